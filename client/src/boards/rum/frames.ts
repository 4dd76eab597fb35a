/** Playback frames of Rum & Pirates. */
import { framesOf, replaceAt } from "../../boardkit/playback/frames.ts";
import { TUMBLE_MS } from "../../boardkit/playback/motion.ts";
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { Fact } from "../contract.ts";
import { PIRATES } from "./printed.ts";
import { NOBODY, THIRD_TEAM, type Fighting, type Row, type View } from "./view.ts";

/** Hold time by fact; facts without an entry join the frame before them. */
const HOLD_MS: Record<string, number> = {
  moved: 420,
  moved_dark: 620,
  dead_end: 520,
  went_aboard: 420,
  third_team: 420,
  rolled: 780,
  beaten: 300,
  crossed: 320,
  bed_won: 1100,
  bed_removed: 700,
  token_won: 480,
  stung: 700,
  guard_met: 700,
  rendezvous_met: 600,
  retaken: 420,
};
/** Long enough to follow a brawl column by column. */
const MAX_TOTAL_MS = 24_000;

/** The time that a die tumbles in a frame, so that it rests before the next frame even in a fast playback. */
export const tumbleMs = (holdMs: number): number => Math.min(TUMBLE_MS, holdMs * 0.7);

export const frames = <F extends Fact>(before: View, after: View, facts: F[]): Frame<View, F>[] =>
  framesOf(before, after, facts, (view, fact) => applyFact(view, fact, after), HOLD_MS, MAX_TOTAL_MS);

/** The view after one fact of an update that ends in `after`. */
export function applyFact(view: View, { name, args }: Fact, after: View): View {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = args;
  switch (name) {
    case "moved":
      return supply({ ...view, alleys: replaceAt(view.alleys, b, a), captain: c }, a, -d);
    case "moved_dark":
      return supply({ ...view, alleys: replaceAt(replaceAt(view.alleys, b, a), c, a), captain: d }, a, -e);
    case "dead_end":
      return { ...view, captain: b };
    case "retaken":
      return supply({ ...view, alleys: replaceAt(view.alleys, b, NOBODY) }, a, c);
    case "went_aboard":
      return supply({ ...view, ship: [...view.ship, { team: a, left: b, right: 0 }] }, a, -b);
    case "third_team":
      return { ...view, ship: [...view.ship, { team: THIRD_TEAM, left: a, right: 0 }] };
    case "rolled":
      return {
        ...view,
        fighting: challenged(view, a),
        rolling: { team: a, roll: b, repeats: 0, purpose: view.rolling?.purpose ?? 0 },
      };
    case "brawl_began":
      return { ...view, moving: null, rolling: null, fighting: a > 1 ? at(0, outermost(view.ship, 0)) : null };
    case "beaten":
      return supply(
        row({ ...view, fighting: beaten(view, a) }, a, (old) => leave(old, side(view))),
        a,
        1,
      );
    case "crossed":
      return cross(view, a, b, c);
    case "bed_won":
      return taken({ ...view, fighting: null, rolling: null }, b);
    case "bed_removed":
      return taken({ ...view, fighting: null, rolling: null }, a);
    case "token_won":
    case "map_taken":
    case "chest_opened":
    case "stung":
      return taken(view, b);
    case "revealed":
      return { ...view, open: replaceAt(view.open, b, a) };
    case "round_began":
      return home(view, after);
    default:
      return view;
  }
}

function supply(view: View, seat: number, change: number): View {
  return {
    ...view,
    players: view.players.map((old, at) => (at === seat ? { ...old, supply: old.supply + change } : old)),
  };
}

function side(view: View): number {
  return view.fighting?.side ?? 0;
}

function row(view: View, team: number, change: (old: Row) => Row): View {
  return { ...view, ship: view.ship.map((old) => (old.team === team ? change(old) : old)) };
}

function leave(old: Row, from: number): Row {
  return from ? { ...old, right: old.right - 1 } : { ...old, left: old.left - 1 };
}

/** The winner of a column crosses the mast; after the innermost column the fight continues on the other side. */
function cross(view: View, team: number, from: number, column: number): View {
  const moved = row(view, team, (old) =>
    from ? { ...old, right: old.right - 1, left: old.left + 1 } : { ...old, left: old.left - 1, right: old.right + 1 },
  );
  const next = column > 1 ? at(from, column - 1) : at(1 - from, outermost(moved.ship, 1 - from));
  return { ...moved, fighting: next };
}

/** A column without rolls. */
function at(side: number, column: number): Fighting {
  return { side, column, row: NOBODY, leader: NOBODY, best: 0 };
}

function outermost(ship: Row[], side: number): number {
  return Math.max(0, ...ship.map(({ left, right }) => (side ? right : left)));
}

/** R9.5: the first roller of a column becomes the leader when a second team rolls. */
function challenged({ fighting, rolling, ship }: View, team: number): Fighting | null {
  if (!fighting) return null;
  const row = ship.findIndex((other) => other.team === team);
  const first = fighting.leader === NOBODY && fighting.row !== NOBODY && fighting.row !== row;
  return first ? { ...fighting, row, leader: fighting.row, best: rolling?.roll ?? 0 } : { ...fighting, row };
}

/** R9.5: a roller who beats the leader becomes the leader. */
function beaten({ fighting, rolling, ship }: View, loser: number): Fighting | null {
  if (!fighting || ship[fighting.row]?.team === loser) return fighting;
  return { ...fighting, leader: fighting.row, best: rolling?.roll ?? 0 };
}

/** R11: all pirates return to their supply; later facts of the update describe the rest of the new round. */
function home(view: View, after: View): View {
  const players = view.players.map((old) => ({ ...old, supply: PIRATES - old.hiring }));
  const captain = view.captain === NOBODY ? after.captain : view.captain;
  const { open, rolling } = view;
  return {
    ...after,
    players,
    captain,
    open,
    rolling,
    alleys: view.alleys.map(() => NOBODY),
    ship: [],
    fighting: null,
    moving: null,
  };
}

function taken(view: View, face: number): View {
  const at = view.open.indexOf(face);
  return at < 0 ? view : { ...view, open: replaceAt(view.open, at, NOBODY) };
}
