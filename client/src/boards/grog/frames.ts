/**
 * The views between two updates, made by letting the facts happen to the old view one after the other: dice are
 * rolled and laid, somebody passes and visits a ship, crew is placed, ships sail on.
 *
 * This is for the eye only: the last frame is always the view that the server sent.
 */
import { paged, type Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { FactLine } from "../contract.ts";
import { COLOURS } from "./printed.ts";
import { GHOST, LOCK, NOTHING, type Player, type View } from "./view.ts";

type Happening = Pick<FactLine, "name" | "args">;

/** How long each happening is looked at before the next; what is not named here needs no look of its own. */
const HOLD: Record<string, number> = {
  rolled: 850,
  die_turned: 500,
  bid_made: 750,
  passed: 350,
  goods_gained: 350,
  good_chosen: 300,
  ship_visited: 500,
  goods_handed_in: 350,
  coins_gained: 450,
  claimed: 550,
  point_gained: 400,
  bid_paid: 500,
  payment_refused: 500,
  lock_placed: 500,
  ghost_placed: 500,
  ships_moved: 500,
};
/** A long story is told faster, so that it never takes longer than this. */
const LONGEST = 9_000;

export const frames = <Fact extends Happening>(before: View, after: View, facts: Fact[]): Frame<View, Fact>[] =>
  paged(before, after, facts, happen, HOLD, LONGEST);

/** What one fact changes on the table. */
export function happen(view: View, { name, args }: Happening): View {
  const [a = 0, b = 0, , d = 0] = args;
  switch (name) {
    case "round_began":
      return { ...view, round: a, start: b };
    case "rolled":
      return { ...view, dice: args.slice(1), row: [], bid: 0, leader: NOTHING };
    case "die_turned":
      return { ...view, dice: put(view.dice, b, d) };
    case "bid_made":
      return { ...view, bid: b, leader: a, row: args.slice(2).filter((colour) => colour !== NOTHING) };
    case "passed":
      return player({ ...view, passed: [...view.passed, a] }, a, () => ({ passed: true }));
    case "good_chosen":
      return player(view, a, ({ goods }) => ({ goods: put(goods, b, goods[b]! + 1) }));
    case "goods_gained":
    case "goods_handed_in":
      return tiles(view, a, args.slice(1), name === "goods_gained" ? 1 : -1);
    case "ship_visited":
      return player(view, a, () => ({ marker: b }));
    case "coins_gained":
      return player(view, a, ({ coins }) => ({ coins: coins + b }));
    case "point_gained":
      return player(view, a, ({ points }) => ({ points: points + 1 }));
    case "bid_paid":
      return player(view, a, () => ({ coins: d }));
    case "claimed":
      return player({ ...view, sites: put(view.sites, b, a) }, a, ({ crew }) => ({ crew: crew - 1 }));
    case "lock_placed":
      return { ...view, sites: put(view.sites, b, LOCK), locks: view.locks - 1 };
    case "ghost_placed":
      return { ...view, sites: put(view.sites, b, GHOST), ghosts: view.ghosts - 1 };
    case "markers_taken":
      return cleared(view);
    case "ships_moved":
      return { ...view, ships: args };
    case "flag_passed":
    case "start_drawn":
      return { ...view, start: a };
    default:
      return view;
  }
}

/** The dice and markers are taken back after a round. */
function cleared(view: View): View {
  const players = view.players.map((player) => ({ ...player, marker: NOTHING, passed: false }));
  return { ...view, players, dice: COLOURS.map(() => 0), row: [], bid: 0, leader: NOTHING, passed: [] };
}

function put(list: readonly number[], index: number, value: number): number[] {
  return list.map((old, at) => (at === index ? value : old));
}

function player(view: View, seat: number, change: (old: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) };
}

function tiles(view: View, seat: number, counts: number[], sign: number): View {
  return player(view, seat, ({ goods }) => ({
    goods: goods.map((tile, colour) => tile + sign * (counts[colour] ?? 0)),
  }));
}
