import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";

export { default } from "./Board.svelte";
export { frames } from "./frames.ts";
export { size as wide } from "./layout.ts";
export { places } from "./places.ts";
export { settlement } from "./settlement.ts";
export { sounds } from "./sounds.ts";
export { composes } from "./staging.ts";
export const closer = true;

/** Public counts of a seat. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const { points, sabres, skulls, spare } = view.players[seat]!;
  const count = (field: string, value: string | number): Count => ({ label: words.field(field), value });
  const wheels = spare.some(Boolean)
    ? [
        count(
          "wheels",
          spare.reduce((sum, one) => sum + one, 0),
        ),
      ]
    : [];
  return [count("points", points), count("sabres", sabres), count("skulls", skulls), ...wheels];
}
