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
  const { supply, hiring, rum, flag, coins } = view.players[seat]!;
  const count = (field: string, value: string | number): Count => ({ label: words.field(field), value });
  const purse = coins === null ? [] : [count("coins", coins)];
  return [count("supply", supply), count("hiring", hiring), ...purse, count("rum", rum), count("flag", flag)];
}
