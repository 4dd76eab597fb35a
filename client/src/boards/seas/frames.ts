/**
 * The views between two updates: dice land, then ships fight one after the other, then goods are dealt.
 *
 * This is for the eye only: the last frame is always the view that the server sent.
 */
import type { Frame } from "../../parts/story.svelte.ts";
import type { FactLine } from "../contract.ts";
import type { Chart, Die, View } from "./view.ts";

type Happening = Pick<FactLine, "name" | "args">;

const LANDING = 900;
const LOOK: Record<string, number> = {
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
  const pages: Frame<View, Fact>[] = [];
  const last = facts.findLastIndex(({ name }) => name === "thrown");
  let view = before;
  facts.forEach((fact, at) => {
    // Only the latest throw can be told: the places of an earlier one are not in the view any more.
    const told = at >= last || !/sunk|thrown|landed/.test(fact.name);
    if (told) view = happen(view, fact, after);
    const hold = fact.name === "thrown" ? LANDING : LOOK[fact.name];
    const page = pages.at(-1);
    if (told && hold) pages.push({ view, facts: [fact], hold });
    else if (page) Object.assign(page, { view, facts: [...page.facts, fact] });
  });
  const total = pages.reduce((sum, { hold }) => sum + hold, 0);
  for (const page of pages) page.hold *= Math.min(1, LONGEST / Math.max(1, total));
  pages.push({ view: after, facts: [], hold: 0 });
  return pages;
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
      return { ...view, role: b, players: view.players.map((player, seat) => (seat === a ? { ...player, role: b } : player)) };
    case "harbour_opened":
      return { ...view, harbour: after.harbour };
    default:
      return view;
  }
}

const unfought = (chart: Chart): Chart => ({ ...chart, dice: chart.dice.map((die) => ({ ...die, hit: false })), fights: [], tied: [], near: [] });

/** The chart after so many of its fights. */
export function fought(chart: Chart, count: number): Chart {
  const fights = chart.fights.slice(0, count);
  const sunk = new Set(fights.flatMap(({ red, pirate, sunk }) => [...(sunk ? [red] : []), ...(sunk === 1 ? [] : [pirate])]));
  return { ...unfought(chart), fights, dice: chart.dice.map((die, at): Die => ({ ...die, hit: sunk.has(at) })) };
}

/** A name for a throw: another one means that the dice were thrown anew. */
export const throwOf = ({ card, by, dice }: Chart): string => (dice.length ? `${card} ${by} ${dice[0]!.x} ${dice[0]!.y} ${dice.length}` : "");
