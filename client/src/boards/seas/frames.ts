/**
 * The views between two updates: dice land, then ships fight one after the other, then goods are dealt.
 *
 * This is for the eye only: the last frame is always the view that the server sent.
 */
import { paged, type Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { FactLine } from "../contract.ts";
import type { Chart, Die, View } from "./view.ts";

type Happening = Pick<FactLine, "name" | "args">;

/** How long each happening is looked at before the next; what is not named here needs no look of its own. */
const HOLD: Record<string, number> = {
  thrown: 900,
  caravan_played: 500,
  curse_played: 600,
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
/** A long battle is told faster, so that it never takes longer than this. */
const LONGEST = 10_000;

export function frames<Fact extends Happening>(before: View, after: View, facts: Fact[]): Frame<View, Fact>[] {
  // Only the latest throw can be told: the places of an earlier one are not in the view any more.
  const last = facts.findLastIndex(({ name }) => name === "thrown");
  const told = facts.filter(({ name }, at) => at >= last || !/sunk|thrown|landed/.test(name));
  return paged(before, after, told, (view, fact) => happen(view, fact, after), HOLD, LONGEST);
}

/** What one fact changes on the table. */
function happen(view: View, { name, args }: Happening, after: View): View {
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
      return {
        ...view,
        role: b,
        players: view.players.map((player, seat) => (seat === a ? { ...player, role: b } : player)),
      };
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

/** The chart after so many of its fights. */
export function fought(chart: Chart, count: number): Chart {
  const fights = chart.fights.slice(0, count);
  const sunk = new Set(
    fights.flatMap(({ red, pirate, sunk }) => [...(sunk ? [red] : []), ...(sunk === 1 ? [] : [pirate])]),
  );
  return { ...unfought(chart), fights, dice: chart.dice.map((die, at): Die => ({ ...die, hit: sunk.has(at) })) };
}

/** A name for a throw: another one means that the dice were thrown anew. */
export const throwOf = ({ card, by, dice }: Chart): string =>
  dice.length ? `${card} ${by} ${dice[0]!.x} ${dice[0]!.y} ${dice.length}` : "";
