/** Playback frames of Pirates of the 7 Seas: dice land, ships fight one after the other, goods are dealt. */
import { framesOf, updatePlayer } from "../../boardkit/playback/frames.ts";
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { Fact } from "../contract.ts";
import type { Chart, Die, View } from "./view.ts";

/** Hold time by fact; facts without an entry join the frame before them. */
const HOLD_MS: Record<string, number> = {
  thrown: 900,
  caravan_played: 500,
  curse_played: 600,
  curse_struck: 600,
  role_revealed: 350,
  ships_sent: 250,
  pirate_sunk: 850,
  red_sunk: 850,
  both_sunk: 850,
  raid_won: 700,
  raid_lost: 700,
  loot_drawn: 240,
  harbour_opened: 400,
  served: 500,
};
const MAX_TOTAL_MS = 10_000;

export function frames<F extends Fact>(before: View, after: View, facts: F[]): Frame<View, F>[] {
  // The view holds only the positions of the latest throw, so earlier throws are left out.
  const last = facts.findLastIndex(({ name }) => name === "thrown");
  const shown = facts.filter(({ name }, at) => at >= last || !/sunk|thrown|landed/.test(name));
  return framesOf(before, after, shown, (view, fact) => applyFact(view, fact, after), HOLD_MS, MAX_TOTAL_MS);
}

/** The view after one fact of an update that ends in `after`. */
function applyFact(view: View, { name, args }: Fact, after: View): View {
  const [a = 0, b = 0] = args;
  switch (name) {
    case "caravan_played":
    case "curse_played":
      return { ...view, turn: after.turn, chart: { ...after.chart, dice: [], fights: [], tied: [], near: [] } };
    case "thrown":
      return { ...view, chart: unfought(after.chart) };
    case "pirate_sunk":
    case "red_sunk":
    case "both_sunk":
      return { ...view, chart: fought(after.chart, view.chart.fights.length + 1) };
    case "role_revealed":
      return updatePlayer({ ...view, role: b }, a, () => ({ role: b }));
    case "harbour_opened":
      return { ...view, harbour: after.harbour };
    default:
      return view;
  }
}

const unfought = (chart: Chart): Chart => ({
  ...chart,
  dice: chart.dice.map((die) => ({ ...die, hit: false })),
  fights: [],
  tied: [],
  near: [],
});

/** The chart after the first `count` of its fights. */
export function fought(chart: Chart, count: number): Chart {
  const fights = chart.fights.slice(0, count);
  const sunk = new Set(
    fights.flatMap(({ red, pirate, sunk }) => [...(sunk ? [red] : []), ...(sunk === 1 ? [] : [pirate])]),
  );
  return { ...unfought(chart), fights, dice: chart.dice.map((die, at): Die => ({ ...die, hit: sunk.has(at) })) };
}

/** Identifies a throw; it changes when the dice are thrown again. */
export const throwOf = ({ card, by, dice }: Chart): string =>
  dice.length ? `${card} ${by} ${dice[0]!.x} ${dice[0]!.y} ${dice.length}` : "";
