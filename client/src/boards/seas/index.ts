import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";
import { LABELS } from "./labels.ts";

export { default } from "./Board.svelte";
export { places } from "./places.ts";
export { composes } from "./staging.ts";

/** Public counts of a seat. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const { chests, ships, goods, marks, yin_yang, cards } = view.players[seat]!;
  const labels = LABELS.in(words);
  return [
    { label: words.field("chests"), value: chests },
    { label: labels.ships, value: ships },
    { label: words.field("goods"), value: goods.join("/") },
    { label: words.field("yin_yang"), value: yin_yang },
    { label: labels.marks, value: marks },
    { label: labels.cards, value: cards },
  ];
}
