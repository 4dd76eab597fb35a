import { describe, expect, it } from "vitest";
import game from "./fixtures/voyage.json";
import { frames, viewsBetween } from "./frames.ts";
import type { View } from "./view.ts";

interface Update {
  view: View;
  facts: { name: string; args: number[] }[];
}

const updates: Update[] = (game as unknown as { view: View; facts: [string, ...number[]][] }[]).map(
  ({ view, facts }) => ({
    view,
    facts: facts.map(([name, ...args]) => ({ name, args })),
  }),
);

/** What facts cover: everything but the auction and hidden hands. */
const covered = ({ punts, spaces, dice, values, supply, players, voyage, master, rolls }: View) => ({
  punts,
  spaces,
  dice,
  values,
  supply,
  voyage,
  master,
  rolls,
  players: players.map(({ cash, shares, loans, bought }) => ({ cash, shares, loans, bought })),
});

describe("viewsBetween", () => {
  it("leads from each view of a real game to the next", () => {
    for (let number = 1; number < updates.length; number++) {
      const { view, facts } = updates[number]!;
      const before = updates[number - 1]!.view;
      const end = viewsBetween(before, view, facts).at(-1) ?? before;
      expect(covered(end), `update ${number}`).toEqual(covered(view));
    }
  });
});

describe("frames", () => {
  it("end with the view of the server", () => {
    for (let number = 1; number < updates.length; number++) {
      const { view, facts } = updates[number]!;
      expect(frames(updates[number - 1]!.view, view, facts).at(-1)!.view).toBe(view);
    }
  });

  it("show dice, sailing, pay-out and rise before the next voyage", () => {
    const number = updates.findIndex(({ facts }, at) => at > 0 && facts.some(({ name }) => name === "voyage_began"));
    const made = frames(updates[number - 1]!.view, updates[number]!.view, updates[number]!.facts);
    const kinds = made.map(({ facts }) => facts[0]?.name);
    expect(kinds).toContain("rolled");
    expect(kinds).toContain("ware_rose");
    expect(kinds.at(-1)).toBe("voyage_began");
    expect(made.every(({ view }) => view.spaces.length === 24)).toBe(true);
  });

  it("show a placement at once", () => {
    const number = updates.findIndex(({ facts }) => facts[0]?.name === "placed" && facts.length === 2);
    expect(frames(updates[number - 1]!.view, updates[number]!.view, updates[number]!.facts)).toHaveLength(1);
  });
});
