import { beforeEach, expect, it, vi } from "vitest";
import type { Seal } from "../api/protocol.gen.ts";
import type { Shown } from "../fairness/evidence.ts";
import { contributionHash } from "../fairness/sealed_dice.ts";
import { loadEvidence, saveEvidence } from "./evidence_store.ts";
import { SealKeeper } from "./seal_keeper.ts";

type Asked = { type: string; hash?: string; bytes?: string };
let asked: Asked[];
let keeper: SealKeeper;

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  asked = [];
  keeper = page();
});

const page = () => new SealKeeper((request) => (asked.push(request), new Promise(() => {})));

const seal = (more: Partial<Seal> = {}): Seal => ({
  version: 2,
  commitment: "c0",
  commitments: ["", "b"],
  fixed: false,
  contributions: null,
  secret: null,
  ...more,
});

const shown = (more: Partial<Shown> = {}): Shown & { lesson: null } => ({
  table: "x",
  seat: 0,
  phase: "open",
  seal: seal(),
  chain: null,
  events: [],
  lesson: null,
  ...more,
});

/** Sit down, commit, and see the commitment accepted; returns the commitments. */
function committed(): string[] {
  keeper.attend(shown());
  const commitments = [asked[0]!.hash!, "b"];
  keeper.attend(shown({ seal: seal({ commitments }) }));
  return commitments;
}

function started(): string[] {
  const commitments = committed();
  keeper.attend(shown({ seal: seal({ commitments, fixed: true }) }));
  return commitments;
}

const running = (commitments: string[], more: Partial<Shown> = {}, contribution = keeper.kept!.contribution) =>
  shown({ phase: "running", seal: seal({ commitments, fixed: true, contributions: [contribution, ""] }), ...more });

it("commits once, and reveals once when the commitments are fixed", () => {
  keeper.attend(shown());
  keeper.attend(shown());
  const commitments = started();
  keeper.attend(shown({ seal: seal({ commitments, fixed: true }) }));
  expect(asked.map(({ type }) => type)).toEqual(["commit", "reveal"]);
  expect(contributionHash("x", asked[1]!.bytes!)).toBe(commitments[0]);
});

it("keeps its contribution across a reload", () => {
  const commitments = committed();
  keeper = page();
  keeper.attend(shown({ seal: seal({ commitments, fixed: true }) }));
  expect(contributionHash("x", asked.at(-1)!.bytes!)).toBe(commitments[0]);
});

it("leaves a seat to the device that committed first", () => {
  keeper.attend(shown({ seal: seal({ commitments: ["a", "b"] }) }));
  keeper.attend(shown({ seal: seal({ commitments: ["a", "b"], fixed: true }) }));
  expect([asked, keeper.kept!.contribution, keeper.kept!.alarms]).toEqual([[], "", []]);
});

it("forgets a contribution that came after the start", () => {
  keeper.attend(shown());
  expect(keeper.attend(shown({ seal: seal({ fixed: true }) }))).toBe(false);
  expect([keeper.kept!.contribution, asked.length]).toEqual(["", 1]);
});

it("keeps heads and outcomes as they were first shown", () => {
  const commitments = started();
  const rolled = { number: 9, seat: -1, at: 0, facts: [["rolled", "M8.1", 0, 3, 5]] } as Shown["events"][0];
  keeper.attend(running(commitments, { chain: { draws: 3, head: "h3" }, events: [rolled] }));
  const opened = { ...rolled, facts: [["rolled", "M8.1", 0, 3, 6]] } as Shown["events"][0];
  keeper.attend(running(commitments, { chain: { draws: 5, head: "h5" }, events: [opened] }));
  const kept = loadEvidence("x")!;
  expect(kept.heads).toEqual([
    [3, "h3"],
    [5, "h5"],
  ]);
  expect(kept.seen).toEqual([[9, rolled.facts]]);
  expect(kept).toMatchObject({ commitment: "c0", commitments, seat: 0, alarms: [] });
});

it("gives the alarm when the server contradicts itself", () => {
  const commitments = started();
  const alarms = (next: Shown & { lesson: null }) => [keeper.attend(next), keeper.kept!.alarms.at(-1)];
  expect(alarms(running(commitments, { chain: { draws: 3, head: "h3" } }))).toEqual([false, undefined]);
  expect(alarms(running(commitments, { chain: { draws: 3, head: "other" } }))).toEqual([true, "draws changed"]);
  expect(alarms(running(commitments, {}, ""))).toEqual([true, "contribution left out"]);
  expect(alarms(running(["a", "b"]))).toEqual([true, "start repeated"]);
  const other = { ...running(commitments), seal: seal({ commitment: "c1", commitments, fixed: true }) };
  expect(alarms(other)).toEqual([true, "commitment changed"]);
  expect(keeper.attend(other)).toBe(false); // once is enough
});

it("does not reveal to a start that is repeated with other commitments", () => {
  const [own] = committed();
  keeper.attend(shown({ seal: seal({ commitments: [own!, "b"], fixed: true }) }));
  keeper = page();
  expect(keeper.attend(shown({ seal: seal({ commitments: [own!, "puppet"], fixed: true }) }))).toBe(true);
  expect(asked.filter(({ type }) => type === "reveal").length).toBe(1);
});

it("notices that an accepted commitment was left out", () => {
  committed();
  expect(keeper.attend(shown({ seal: seal({ commitments: ["", "b"], fixed: true }) }))).toBe(true);
  expect(keeper.kept!.alarms).toEqual(["contribution left out"]);
});

it("keeps nothing of lessons, games of release 0.1 and games that are over", () => {
  keeper.attend({ ...shown(), lesson: {} } as never);
  keeper.attend(shown({ phase: "running", seal: seal({ version: 1 }) }));
  keeper.attend(shown({ phase: "over" }));
  expect([keeper.kept, asked]).toEqual([null, []]);
});

it("keeps the evidence of the last tables", () => {
  keeper.attend(shown({ seat: null }));
  for (let table = 0; table < 30; table++) saveEvidence({ ...keeper.kept!, table: `t${table}` });
  expect([loadEvidence("x"), loadEvidence("t5"), loadEvidence("t6")?.table]).toEqual([null, null, "t6"]);
});
