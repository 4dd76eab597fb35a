/** Finds a place for the sign of each island where it covers no field, no way and no other sign. */
import type { Point } from "../../boardkit/geometry.ts";
import type { Icon } from "./icons.ts";
import { PERSONS } from "./printed.ts";
import type { Island, Sheet } from "./sheets.ts";

interface Size {
  width: number;
  height: number;
}

/** What a sign shows beside the portrait: an icon, a ship colour, or a text. */
export type Sign = { icon: Icon } | { colour: number } | { text: string };

/** A person's ability in signs, from left to right. */
export function signsOf({
  person,
  colours,
  bonus,
  skulls,
}: Pick<Island, "person" | "colours" | "bonus" | "skulls">): Sign[] {
  const plus = { text: `+${bonus}` };
  switch (PERSONS[person]) {
    case "sailor":
      return [{ icon: "sabre" }];
    case "pirate":
      return [{ icon: "sabre" }, { icon: "sabre" }];
    case "trader":
    case "wholesaler":
      return [...colours.map((colour) => ({ colour })), plus];
    case "jester":
      return skulls ? [plus, { icon: "skull" }] : [plus];
    case "vice_admiral":
    case "admiral":
      return [{ text: `4: +${bonus}` }];
    case "senorita":
      return [{ icon: "brush" }];
    case "cannoneer":
      return [{ icon: "cannon" }, { text: "−1" }];
    case "captain":
      return [{ icon: "wheel" }, { icon: "wheel" }];
    case "diplomat":
      return [{ icon: "skull" }, { text: "×3" }];
    case "clerk":
      return [{ icon: "wheel" }, { text: "+1" }];
    default:
      return [];
  }
}

export const widthOf = (sign: Sign): number => ("text" in sign ? 3 + 9 * sign.text.length : "colour" in sign ? 20 : 21);

/** Radius of a portrait. */
export const MEDAL = 18;

/** The size of a person's sign: the portrait, the ability and the points, side by side or below each other. */
export function signSize(island: Island, upright: boolean): Size {
  if (upright) return { width: 36, height: 62 };
  return { width: 2 * MEDAL + signsOf(island).reduce((sum, sign) => sum + widthOf(sign), 0) + 28, height: 2 * MEDAL };
}

const FIELD = 17; // radius, with a little air
const PRIZE = 27;
const COVERED = 9; // a sign so near lies on the field

export function labelled(sheet: Omit<Sheet, "near">, upright: boolean): Island[] {
  const placed: (Point & Size)[] = [];
  return sheet.islands.map((island) => {
    const size = signSize(island, upright);
    const label = best(candidates(sheet, island, size), (at) => trouble(sheet, size, placed, at, island));
    placed.push({ ...label, ...size });
    return { ...island, label };
  });
}

function best(places: Point[], costOf: (at: Point) => number): Point {
  let [found, lowest] = [places[0]!, Infinity];
  for (const place of places) {
    const cost = costOf(place);
    if (cost < lowest) [found, lowest] = [place, cost];
  }
  return found;
}

/** Where the file puts it, and all around the island, near and a little further off. */
function candidates({ fields }: Omit<Sheet, "near">, island: Island, { width, height }: Size): Point[] {
  const own = island.fields.map((number) => fields[number]!);
  const [left, right] = [Math.min(...own.map(({ x }) => x)), Math.max(...own.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...own.map(({ y }) => y)), Math.max(...own.map(({ y }) => y))];
  const places = [island.label];
  for (const air of [16, 20, 25, 31, 38, 46, 56]) {
    for (let part = -0.5; part <= 1.5; part += 0.125) {
      const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
      places.push({ x, y: top - air - height / 2 }, { x, y: bottom + air + height / 2 });
      places.push({ x: left - air - width / 2, y }, { x: right + air + width / 2, y });
    }
  }
  return places;
}

function trouble(sheet: Omit<Sheet, "near">, size: Size, placed: (Point & Size)[], at: Point, island: Island): number {
  const [w, h] = [size.width / 2, size.height / 2];
  let cost =
    Math.hypot(at.x - island.label.x, at.y - island.label.y) / 40 + Math.hypot(at.x - island.x, at.y - island.y) / 60;
  for (const field of sheet.fields) {
    const far = Math.hypot(Math.max(0, Math.abs(field.x - at.x) - w), Math.max(0, Math.abs(field.y - at.y) - h));
    const r = field.kind === "treasure" || field.kind === "mission" ? PRIZE : field.kind === "start" ? 24 : FIELD;
    cost += Math.max(0, r - far) + (far < COVERED ? 200 : 0);
  }
  for (const other of placed) {
    const across = w + other.width / 2 + 4 - Math.abs(other.x - at.x);
    const along = h + other.height / 2 + 4 - Math.abs(other.y - at.y);
    if (across > 0 && along > 0) cost += 30;
  }
  cost += 2 * sheet.ways.filter(([one, other]) => crosses(sheet.fields[one]!, sheet.fields[other]!, at, w, h)).length;
  const out = Math.max(0, w + 4 - at.x, h + 4 - at.y, at.x + w + 4 - sheet.width, at.y + h + 4 - sheet.height);
  return cost + 10 * out;
}

/** Whether a way leads through the sign: looked at in a few points. */
function crosses(from: Point, to: Point, at: Point, w: number, h: number): boolean {
  return [0.2, 0.35, 0.5, 0.65, 0.8].some((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return Math.abs(x - at.x) < w && Math.abs(y - at.y) < h;
  });
}
