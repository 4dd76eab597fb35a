import { describe, expect, it } from "vitest";
import type { Draws } from "../api/protocol.gen.ts";
import cheats from "./cheats.json";
import type { Evidence } from "./evidence.ts";
import { checkGame } from "./verify.ts";

interface Case {
  name: string;
  problem: string;
  answer: Draws;
  kept: Evidence;
}
const cases = cheats as unknown as Case[]; // tests/support/cheating_server.py makes them
const honest = cases.find(({ name }) => name === "honest")!;

describe("a server that plays fair", () => {
  it("passes, with the browser's own contribution", () => {
    const { problem, checked, late, basis } = checkGame(honest.answer, honest.kept);
    expect([problem, late, basis]).toEqual(["", [], "own"]);
    expect(checked.length).toBe(honest.answer.draws.length);
    expect(checked.every(({ match }) => match)).toBe(true);
  });

  it("proves less to a browser that kept nothing or added nothing", () => {
    expect(checkGame(honest.answer, null)).toMatchObject({ problem: "", basis: "answer" });
    const watched = { ...honest.kept, seat: null, contribution: "" };
    expect(checkGame(honest.answer, watched)).toMatchObject({ problem: "", basis: "kept" });
  });
});

describe("a server that cheats", () => {
  it.each(cases.filter(({ problem }) => problem))("is found out: $name", ({ problem, answer, kept }) => {
    expect(checkGame(answer, kept).problem).toBe(problem);
  });

  it("is remembered for a contradiction during the game", () => {
    expect(checkGame(honest.answer, { ...honest.kept, alarms: ["draws changed"] }).problem).toBe("alarm");
  });

  it("cannot fall back to a seal of version 1", () => {
    expect(checkGame({ ...honest.answer, version: 1 }, honest.kept).problem).toBe("restart");
  });

  it("cannot forge numbers, weights or heads", () => {
    const draws = honest.answer.draws;
    const forged = { ...honest.answer, draws: [{ ...draws[0]!, numbers: [99] }, ...draws.slice(1)] };
    expect(checkGame(forged, honest.kept).problem).toBe("draw");
    const heavier = draws[0]!.outcomes!.map((outcome) => ({ ...outcome, weight: outcome.weight + 1 }));
    const loaded = { ...honest.answer, draws: [{ ...draws[0]!, outcomes: heavier }, ...draws.slice(1)] };
    expect(checkGame(loaded, honest.kept).problem).toBe("draw");
    expect(checkGame(honest.answer, { ...honest.kept, heads: [[3, "00"]] }).problem).toBe("chain");
  });

  it("cannot put another contribution in the place of a committed one", () => {
    const contributions = [...honest.answer.contributions.slice(0, -1), "77".repeat(16)];
    expect(checkGame({ ...honest.answer, contributions }, honest.kept).problem).toBe("promise");
  });
});

it("names seats that did not reveal in time", () => {
  const dropped = cases.find(({ name }) => name === "dropped contribution")!;
  expect(checkGame(dropped.answer, { ...dropped.kept, contribution: "" })).toMatchObject({ problem: "", late: [0] });
});
