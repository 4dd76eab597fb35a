/** Features of portraits, derived from names. */

export type Hat = "tricorne" | "scarf" | "cap" | "bald";

export interface Features {
  skin: string;
  hair: string;
  hat: Hat;
  patch: boolean;
  beard: boolean;
  earring: boolean;
}

const SKINS = ["#f1c9a5", "#d9a074", "#a86f46", "#7a4a2b"];
const HAIRS = ["#2b211c", "#6b3f1f", "#b5651d", "#c9b08a", "#8a8f94"];
const HATS: Hat[] = ["tricorne", "scarf", "cap", "bald"];

/** The same features for the same name, on every page and machine. */
export function featuresOf(name: string): Features {
  let rest = hash(name);
  const pick = (count: number): number => {
    const picked = rest % count;
    rest = Math.floor(rest / count);
    return picked;
  };
  return {
    skin: SKINS[pick(SKINS.length)]!,
    hair: HAIRS[pick(HAIRS.length)]!,
    hat: HATS[pick(HATS.length)]!,
    patch: pick(3) === 0,
    beard: pick(2) === 0,
    earring: pick(2) === 0,
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
