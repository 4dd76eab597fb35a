import type { Count, Words } from "../contract.ts";
import { GOODS, MARKS, paintOf } from "./icons.ts";
import { COLOURS } from "./printed.ts";
import type { View } from "./view.ts";

export { default } from "./Board.svelte";
export { frames } from "./frames.ts";
export { size as wide } from "./layout.ts";
export { places } from "./places.ts";
export { settlement } from "./settlement.ts";
export { sounds } from "./sounds.ts";
export { composes } from "./staging.ts";

type Sign = NonNullable<Count["sign"]>;

/** Public counts of a seat: goods, points, crew and cards as drawings, the other numbers in words. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const player = view.players[seat]!;
  const count = (field: string, value: number): Count => ({ label: words.field(field), value });
  const numbers = (["coins", "supply"] as const).map((field) => count(field, player[field]));
  const cards = (["points", "crew", "chests", "parrots", "goals"] as const).map((field) => ({
    ...count(field, player[field]),
    sign: { icon: HELD[field], body: "#f7e7bd", mark: "#5a3a12" },
  }));
  return [...numbers, ...COLOURS.map((colour) => goods(colour, player.goods[colour]!, words)), ...cards];
}

const HELD = { points: MARKS.star, crew: MARKS.crew, chests: MARKS.chest, parrots: MARKS.parrot, goals: MARKS.goal };

function goods(colour: number, value: number, words: Words): Count {
  const { body, mark } = paintOf(colour);
  const sign: Sign = { icon: GOODS[colour]!, body, mark };
  return { label: words.name("good", colour), value, sign };
}
