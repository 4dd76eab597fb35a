import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";

export { default } from "./Board.svelte";
export { size as wide } from "./layout.ts";
export { places } from "./places.ts";
export { composes } from "./staging.ts";

/** Public counts of a seat, with its goods in words. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const player = view.players[seat]!;
  const count = (field: string, value: string | number): Count => ({ label: words.field(field), value });
  const numbers = FIELDS.map((field) => count(field, player[field]));
  const goods = player.goods.some(Boolean) ? [count("tiles", words.list("goods", player.goods, "goods"))] : [];
  return [...numbers, ...goods];
}

const FIELDS = ["coins", "supply", "points", "crew", "chests", "parrots", "goals"] as const;
