/**
 * The views between two updates, made by letting the facts happen to the old view one group after the other.
 *
 * This is for the eye only: the last frame is always the view that the server sent.
 */
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { FactLine } from "../contract.ts";
import { BESIDE, type Player, type View } from "./view.ts";

type Happening = Pick<FactLine, "name" | "args">;
type Beat = "roll" | "lay" | "take" | "draw" | "play";

/** How long each kind of happening is looked at before the next. */
const HOLD: Record<Beat, number> = { roll: 700, lay: 380, take: 420, draw: 170, play: 0 };

const BEATS: Record<string, Beat> = {
  rolled: "roll",
  ship_laid: "lay",
  wheel_laid: "lay",
  wheel_returned: "lay",
  failed: "take",
  ship_taken: "take",
  wheel_taken: "take",
  chest_taken: "take",
  crossed: "draw",
  filled: "draw",
  hired: "take",
  treasure_found: "take",
};

export function frames<Fact extends Happening>(before: View, after: View, facts: Fact[]): Frame<View, Fact>[] {
  const pages: Frame<View, Fact>[] = [];
  let view = before;
  let quiet: Fact[] = [];
  for (const fact of facts) {
    const beat = BEATS[fact.name] ?? "play";
    view = happen(view, fact);
    quiet.push(fact);
    if (beat === "play") continue;
    pages.push({ view, facts: quiet, hold: HOLD[beat] });
    quiet = [];
  }
  return [...pages, { view: after, facts: quiet, hold: 0 }];
}

/** What one fact changes on the table. */
export function happen(view: View, { name, args }: Happening): View {
  const [a = 0, b = 0, c = 0] = args;
  switch (name) {
    case "turn_began":
      return {
        ...view,
        active: a,
        turn: b,
        ships: view.ships.map(() => BESIDE),
        wheels: view.wheels.map(() => BESIDE),
        pieces: 0,
        dice: null,
        failed: false,
        chest: view.players.length === 5,
      };
    case "rolled":
      return { ...view, dice: { colour: b, letter: c, sabres: [0, 1, 1, 2, 2, 3][b]! + c + 1, outcome: 0 } };
    case "ship_laid":
      return { ...view, ships: put(view.ships, a, b), pieces: view.pieces + 1 };
    case "wheel_laid":
      return { ...view, wheels: put(view.wheels, a, b), pieces: view.pieces + 1 };
    case "wheel_returned":
      return { ...view, wheels: put(view.wheels, a, BESIDE), pieces: view.pieces - 1 };
    case "failed":
      return { ...view, failed: true };
    case "ship_taken":
      return { ...view, ships: put(view.ships, b, BESIDE) };
    case "wheel_taken":
      return { ...view, wheels: put(view.wheels, b, BESIDE) };
    case "chest_taken":
      return { ...view, chest: false };
    case "crossed":
    case "marked":
      return player(view, a, (old) => ({ crossed: [...old.crossed, b] }));
    case "filled":
      return player(view, a, (old) => ({ filled: [...old.filled, b] }));
    case "hired":
    case "treasure_found":
    case "mission_fulfilled":
      return score(view, a, c);
    case "green_wheel":
      return score(view, a, b);
    case "skull_struck":
      return player(score(view, a, -c), a, () => ({ skulls: b }));
    default:
      return view;
  }
}

function put(list: number[], index: number, value: number): number[] {
  return list.map((old, at) => (at === index ? value : old));
}

function player(view: View, seat: number, change: (old: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) };
}

function score(view: View, seat: number, points: number): View {
  return player(view, seat, (old) => ({ points: old.points + points }));
}
