import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";

export { default } from "./Board.svelte";
export { frames } from "./frames.ts";
export { size as wide } from "./layout.ts";
export { places } from "./places.ts";
export { settlement } from "./settlement.ts";
export { sounds } from "./sounds.ts";

/** Public counts of a seat. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const { cash, shares, loans, bought } = view.players[seat]!;
  const count = (field: string, value: string | number): Count => ({ label: words.field(field), value });
  const purchases = bought.some(Boolean) ? [count("bought", words.list("bought", bought, "ware"))] : [];
  return [count("cash", cash), count("shares", shares), count("loans", loans), ...purchases];
}
