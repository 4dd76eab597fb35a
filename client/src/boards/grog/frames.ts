/** Playback frames of Grog Island. */
import { framesOf, replaceAt, updatePlayer } from "../../boardkit/playback/frames.ts";
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { Fact } from "../contract.ts";
import { COLOURS } from "./printed.ts";
import { GHOST, LOCK, NOTHING, type View } from "./view.ts";

/** Hold time by fact; facts without an entry join the frame before them. */
const HOLD_MS: Record<string, number> = {
  rolled: 850,
  die_turned: 500,
  bid_made: 750,
  passed: 350,
  goods_gained: 350,
  good_chosen: 300,
  ship_visited: 500,
  goods_handed_in: 350,
  ghost_good_gained: 350,
  goods_sold: 450,
  coins_gained: 450,
  claimed: 550,
  point_gained: 400,
  cloud_point_gained: 400,
  bid_paid: 500,
  bid_paid_mixed: 500,
  bid_paid_in_chests: 500,
  payment_refused: 500,
  lock_placed: 500,
  ghost_placed: 500,
  ships_moved: 500,
};
const MAX_TOTAL_MS = 9_000;

export const frames = <F extends Fact>(before: View, after: View, facts: F[]): Frame<View, F>[] =>
  framesOf(before, after, facts, applyFact, HOLD_MS, MAX_TOTAL_MS);

/** The view after one fact. */
export function applyFact(view: View, { name, args }: Fact): View {
  const [a = 0, b = 0, , d = 0] = args;
  switch (name) {
    case "round_began":
      return { ...view, round: a, start: b };
    case "rolled":
      return { ...view, dice: args.slice(1), row: [], bid: 0, leader: NOTHING };
    case "die_turned":
      return { ...view, dice: replaceAt(view.dice, b, d) };
    case "bid_made":
      return { ...view, bid: b, leader: a, row: args.slice(2).filter((colour) => colour !== NOTHING) };
    case "passed":
      return updatePlayer({ ...view, passed: [...view.passed, a] }, a, () => ({ passed: true }));
    case "good_chosen":
    case "ghost_good_gained":
      return updatePlayer(view, a, ({ goods }) => ({ goods: replaceAt(goods, b, goods[b]! + 1) }));
    case "goods_gained":
    case "goods_handed_in":
      return addGoods(view, a, args.slice(1), name === "goods_gained" ? 1 : -1);
    case "ship_visited":
      return updatePlayer(view, a, () => ({ marker: b }));
    case "goods_sold":
    case "coins_gained":
      return updatePlayer(view, a, ({ coins }) => ({ coins: coins + b }));
    case "point_gained":
    case "cloud_point_gained":
      return updatePlayer(view, a, ({ points }) => ({ points: points + 1 }));
    case "bid_paid":
    case "bid_paid_mixed":
    case "bid_paid_in_chests":
      return updatePlayer(view, a, () => ({ coins: d }));
    case "claimed":
      return updatePlayer({ ...view, sites: replaceAt(view.sites, b, a) }, a, ({ crew }) => ({ crew: crew - 1 }));
    case "lock_placed":
      return { ...view, sites: replaceAt(view.sites, b, LOCK), locks: view.locks - 1 };
    case "ghost_placed":
      return { ...view, sites: replaceAt(view.sites, b, GHOST), ghosts: view.ghosts - 1 };
    case "markers_taken":
      return clearRound(view);
    case "ships_moved":
      return { ...view, ships: args };
    case "flag_passed":
    case "start_drawn":
      return { ...view, start: a };
    default:
      return view;
  }
}

/** Dice and markers return after a round. */
function clearRound(view: View): View {
  const players = view.players.map((player) => ({ ...player, marker: NOTHING, passed: false }));
  return { ...view, players, dice: COLOURS.map(() => 0), row: [], bid: 0, leader: NOTHING, passed: [] };
}

function addGoods(view: View, seat: number, counts: number[], sign: number): View {
  return updatePlayer(view, seat, ({ goods }) => ({
    goods: goods.map((tile, colour) => tile + sign * (counts[colour] ?? 0)),
  }));
}
