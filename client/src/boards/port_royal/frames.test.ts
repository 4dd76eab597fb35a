import { describe, expect, it } from "vitest";
import { applyFact, frames } from "./frames.ts";
import { places } from "./places.ts";
import type { View } from "./view.ts";

const player = { points: 3, crossed: [1], filled: [], skulls: 1 };
const view = {
  active: 0,
  turn: 1,
  ships: [-1, -1, -1, -1, -1, -1],
  wheels: [-1, -1, -1, -1, -1],
  pieces: 0,
  dice: null,
  failed: false,
  chest: false,
  players: [player, player],
} as unknown as View;
const apply = (before: View, ...facts: { name: string; args: number[] }[]) =>
  facts.reduce((old, one) => applyFact(old, one, { after: before, facts }), before);
const fact = (name: string, ...args: number[]) => ({ name, args });

describe("frames", () => {
  it("show a roll, then the piece, then where the game is", () => {
    const after = { ...view, turn: 9 };
    const told = frames(view, after, [fact("rolled", 0, 4, 1), fact("ship_laid", 4, 1), fact("stopped", 0, 1)]);
    expect(told.map(({ view: page }) => [page.dice?.colour, page.ships[4], page.turn])).toEqual([
      [4, -1, 1],
      [4, 1, 1],
      [undefined, -1, 9],
    ]);
    expect(told.at(-1)!.holdMs).toBe(0);
  });

  it("end with the server's view, whatever happened", () => {
    expect(frames(view, view, []).map(({ view: page }) => page)).toEqual([view]);
  });
});

describe("applyFact", () => {
  it("lay and take pieces", () => {
    expect(apply(view, fact("wheel_laid", 2, 3))).toMatchObject({ wheels: [-1, -1, 3, -1, -1], pieces: 1 });
    expect(apply({ ...view, ships: [0, -1, -1, -1, -1, -1] }, fact("ship_taken", 1, 0, 1)).ships[0]).toBe(-1);
    expect(apply({ ...view, ships: [0, 1, 2, 0, 1, 2] }, fact("turn_began", 1, 2))).toMatchObject({
      active: 1,
      pieces: 0,
    });
  });

  it("begins a turn with a chest only in a game that has one", () => {
    expect(apply(view, fact("turn_began", 1, 2)).chest).toBe(false);
    expect(applyFact(view, fact("turn_began", 1, 2), { after: { ...view, chest: true }, facts: [] }).chest).toBe(true);
    expect(applyFact(view, fact("turn_began", 1, 2), { after: view, facts: [fact("chest_taken", 1)] }).chest).toBe(
      true,
    );
  });

  it("mark sheets and count points", () => {
    expect(apply(view, fact("crossed", 1, 7, 0, 0, 0, 0)).players[1]!.crossed).toEqual([1, 7]);
    expect(apply(view, fact("hired", 0, 1, 4, 9)).players[0]!.points).toBe(7);
    expect(apply(view, fact("skull_struck", 0, 2, 1)).players[0]).toMatchObject({ points: 2, skulls: 2 });
  });

  it("know their place on the board", () => {
    expect(places("crossed", [0, 12])).toEqual(["field/12"]);
    expect(places("ship_laid", [3, 1])).toEqual(["ship/3"]);
    expect(places("stopped", [0, 3])).toEqual([]);
  });
});
