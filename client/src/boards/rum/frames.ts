/**
 * The views between two updates, made by letting the facts happen to the old view one after the other: the captain
 * walks, dice fall, pirates cross the mast.
 *
 * This is for the eye only: the last frame is always the view that the server sent.
 */
import { paged, type Frame } from "../../parts/story.svelte.ts";
import type { FactLine } from "../contract.ts";
import { NOBODY, THIRD_TEAM, type Row, type View } from "./view.ts";

type Happening = Pick<FactLine, "name" | "args">;

/** How long each happening is looked at before the next; what is not named here needs no look of its own. */
const HOLD: Record<string, number> = {
  moved: 420,
  moved_dark: 620,
  dead_end: 520,
  went_aboard: 420,
  third_team: 420,
  rolled: 780,
  beaten: 300,
  crossed: 320,
  bed_won: 620,
  bed_removed: 480,
  token_won: 480,
  stung: 700,
  guard_met: 700,
  rendezvous_met: 600,
  retaken: 420,
};
/** A long brawl is told faster, so that it never takes longer than this. */
const LONGEST = 12_000;

export const frames = <Fact extends Happening>(before: View, after: View, facts: Fact[]): Frame<View, Fact>[] =>
  paged(before, after, facts, (view, fact) => happen(view, fact, after), HOLD, LONGEST);

/** What one fact changes on the table. */
export function happen(view: View, { name, args }: Happening, after: View): View {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = args;
  switch (name) {
    case "moved":
      return supply({ ...view, alleys: put(view.alleys, b, a), captain: c }, a, -d);
    case "moved_dark":
      return supply({ ...view, alleys: put(put(view.alleys, b, a), c, a), captain: d }, a, -e);
    case "dead_end":
      return { ...view, captain: b };
    case "retaken":
      return supply({ ...view, alleys: put(view.alleys, b, NOBODY) }, a, c);
    case "went_aboard":
      return supply({ ...view, ship: [...view.ship, { team: a, left: b, right: 0 }] }, a, -b);
    case "third_team":
      return { ...view, ship: [...view.ship, { team: THIRD_TEAM, left: a, right: 0 }] };
    case "rolled":
      return { ...view, rolling: { team: a, roll: b, repeats: 0, purpose: view.rolling?.purpose ?? 0 } };
    case "brawl_began":
      return { ...view, moving: null, fighting: { side: 0, column: 0, row: 0, leader: NOBODY, best: 0 } };
    case "beaten":
      return supply(row(view, a, (old) => leave(old, side(view))), a, 1);
    case "crossed":
      return cross(view, a, b, c);
    case "bed_won":
    case "token_won":
    case "map_taken":
    case "chest_opened":
      return taken(view, b);
    case "bed_removed":
      return taken(view, a);
    case "stung":
      return taken(view, b);
    case "revealed":
      return { ...view, open: put(view.open, b, a) };
    case "round_began":
      return { ...after, rolling: view.rolling };
    default:
      return view;
  }
}

function put(list: number[], index: number, value: number): number[] {
  return list.map((old, at) => (at === index ? value : old));
}

function supply(view: View, seat: number, change: number): View {
  return { ...view, players: view.players.map((old, at) => (at === seat ? { ...old, supply: old.supply + change } : old)) };
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

/** The winner of a column goes to the other side; after the innermost column the fight goes on over there. */
function cross(view: View, team: number, from: number, column: number): View {
  const moved = row(view, team, (old) => (from ? { ...old, right: old.right - 1, left: old.left + 1 } : { ...old, left: old.left - 1, right: old.right + 1 }));
  const next = column > 1 ? from : 1 - from;
  return { ...moved, fighting: { side: next, column: column - 1, row: 0, leader: NOBODY, best: 0 } };
}

function taken(view: View, face: number): View {
  const at = view.open.indexOf(face);
  return at < 0 ? view : { ...view, open: put(view.open, at, NOBODY) };
}
