/** Playback frames of Port Royal. */
import { replaceAt, updatePlayer } from "../../boardkit/playback/frames.ts";
import type { Frame } from "../../boardkit/playback/playback.svelte.ts";
import type { Fact } from "../contract.ts";
import { sabresOf } from "./printed.ts";
import { BESIDE, type View } from "./view.ts";

type Kind = "roll" | "lay" | "take" | "draw" | "play";

const HOLD_MS: Record<Kind, number> = { roll: 700, lay: 380, take: 420, draw: 170, play: 0 };

const KINDS: Record<string, Kind> = {
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

/** The update that facts belong to: its final view and all of its facts. */
interface Update {
  after: View;
  facts: readonly Fact[];
}

export function frames<F extends Fact>(before: View, after: View, facts: F[]): Frame<View, F>[] {
  const made: Frame<View, F>[] = [];
  let view = before;
  let pending: F[] = [];
  for (const fact of facts) {
    const kind = KINDS[fact.name] ?? "play";
    view = applyFact(view, fact, { after, facts });
    pending.push(fact);
    if (kind === "play") continue;
    made.push({ view, facts: pending, holdMs: HOLD_MS[kind] });
    pending = [];
  }
  return [...made, { view: after, facts: pending, holdMs: 0 }];
}

/** The view after one fact of an update. */
export function applyFact(view: View, { name, args }: Fact, update: Update): View {
  const [a = 0, b = 0, c = 0] = args;
  switch (name) {
    case "turn_began":
      return beginTurn(view, a, b, update);
    case "rolled":
      return { ...view, dice: { colour: b, letter: c, sabres: sabresOf(b, c), outcome: 0 } };
    case "ship_laid":
      return { ...view, ships: replaceAt(view.ships, a, b), pieces: view.pieces + 1 };
    case "wheel_laid":
      return { ...view, wheels: replaceAt(view.wheels, a, b), pieces: view.pieces + 1 };
    case "wheel_returned":
      return { ...view, wheels: replaceAt(view.wheels, a, BESIDE), pieces: view.pieces - 1 };
    case "failed":
      return { ...view, failed: true };
    case "ship_taken":
      return { ...view, ships: replaceAt(view.ships, b, BESIDE) };
    case "wheel_taken":
      return { ...view, wheels: replaceAt(view.wheels, b, BESIDE) };
    case "chest_taken":
      return { ...view, chest: false };
    case "crossed":
    case "marked":
      return updatePlayer(view, a, (old) => ({ crossed: [...old.crossed, b] }));
    case "filled":
      return updatePlayer(view, a, (old) => ({ filled: [...old.filled, b] }));
    case "hired":
    case "treasure_found":
    case "mission_fulfilled":
      return score(view, a, c);
    case "green_wheel":
      return score(view, a, b);
    case "skull_struck":
      return updatePlayer(score(view, a, -c), a, () => ({ skulls: b }));
    default:
      return view;
  }
}

/** The harbour is emptied. A game has a chest if its last turn has one, or if one was taken in this update. */
function beginTurn(view: View, active: number, turn: number, { after, facts }: Update): View {
  return {
    ...view,
    active,
    turn,
    ships: view.ships.map(() => BESIDE),
    wheels: view.wheels.map(() => BESIDE),
    pieces: 0,
    dice: null,
    failed: false,
    chest: after.chest || facts.some(({ name }) => name === "chest_taken"),
  };
}

function score(view: View, seat: number, points: number): View {
  return updatePlayer(view, seat, (old) => ({ points: old.points + points }));
}
