import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";
import { LABELS } from "./labels.ts";

export { default } from "./Board.svelte";
export { frames } from "./frames.ts";
export { size as wide } from "./layout.ts";
export { places } from "./places.ts";
export { settlement } from "./settlement.ts";
export { sounds } from "./sounds.ts";
export { composes } from "./staging.ts";

/** Public counts of a seat; ships, goods and cards are drawn in its row of the board. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const { chests, marks } = view.players[seat]!;
  const labels = LABELS.in(words);
  return [
    { label: words.field("chests"), value: chests },
    { label: labels.marks, value: marks },
  ];
}
