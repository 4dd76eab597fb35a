import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Decision, Happened, Snapshot } from "../api/protocol.gen.ts";
import type { KeyedFact } from "../boards/contract.ts";
import { factsOf } from "./log.ts";
import { TableClock } from "./table_clock.svelte.ts";

interface View {
  done: string[];
}

const decision = (version: number) => ({ version, step: "Bid", options: [], blocked: [] }) as Decision;
const event = (number: number, ...names: string[]): Happened => ({
  number,
  seat: 1,
  at: 0,
  facts: names.map((name) => [name, ""]),
});

/** A table after some events, whose view lists the facts that have happened. */
function table(events: Happened[], more: Partial<Snapshot> = {}): Snapshot {
  const view: View = { done: factsOf(events).map(({ name }) => name) };
  const number = events.at(-1)?.number ?? 0;
  const rest = { number, phase: "running", pending: [1], thinking: [], decision: null, result: null, lesson: null };
  return { type: "snapshot", table: "x", chat: [], ...rest, view, events, ...more } as unknown as Snapshot;
}

/** A frame of half a second for each fact. */
const frames = <F extends { name: string }>(before: View, after: View, facts: F[]) => {
  const done = [...before.done];
  const made = facts.map((fact) => ({ view: { done: [...(done.push(fact.name), done)] }, facts: [fact], holdMs: 500 }));
  return [...made, { view: after, facts: [], holdMs: 0 }];
};

let speed = 1;
let clock: TableClock;
const START = table([event(1, "dealt")], { decision: decision(1), pending: [0] });

beforeEach(() => {
  vi.useFakeTimers();
  speed = 1;
  clock = new TableClock(() => speed);
  clock.frames = frames as never;
  clock.receive(START, []);
});
afterEach(() => {
  vi.useRealTimers();
});

function played(facts: string[], more: Partial<Snapshot> = {}): void {
  const news = event((clock.shown!.events.at(-1)?.number ?? 0) + 1, ...facts);
  clock.receive(table([...START.events, news], more), [news]);
}

const told = () => factsOf(clock.shown!.events).map(({ name }: KeyedFact) => name);
const drawn = () => (clock.shown!.view as unknown as View).done;

it("never tells a line before its frame", () => {
  played(["moved", "rolled", "paid"], { decision: decision(2), pending: [0, 1] });
  const seen: number[] = [];
  for (let ms = 0; ms < 1600; ms += 50) {
    expect(drawn().slice(0, told().length)).toEqual(told());
    if (seen.at(-1) !== told().length) seen.push(told().length);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([2, 3, 4]);
});

it("tells dice when they have come to rest", () => {
  played(["rolled"]);
  expect([drawn(), told()]).toEqual([["dealt", "rolled"], ["dealt"]]);
  vi.advanceTimersByTime(460);
  expect(told()).toEqual(["dealt", "rolled"]);
});

it("asks for the next decision and tells the result with the last frame", () => {
  const result = { ranks: [1, 2] } as unknown as Snapshot["result"];
  played(["moved"], { decision: decision(2), pending: [0], phase: "over", result });
  expect([clock.shown!.decision, clock.shown!.phase, clock.shown!.result]).toEqual([null, "running", null]);
  vi.advanceTimersByTime(500);
  expect([clock.shown!.decision?.version, clock.shown!.phase, clock.shown!.result]).toEqual([2, "over", result]);
});

it("keeps asking for a decision that another player's move does not change", () => {
  played(["moved"], { decision: decision(1), pending: [0] });
  expect(clock.shown!.decision).toBe(START.decision);
});

it("shows chat at once, and the table itself when nothing is left to play", () => {
  played(["moved"]);
  const line = { id: 1, name: "Ann", seat: 0, text: "Ahoy", at: 0 };
  const newest = { ...table([...START.events, event(2, "moved")]), chat: [line] };
  clock.receive(newest, null);
  expect([clock.shown!.chat, told()]).toEqual([[line], ["dealt", "moved"]]);
  vi.advanceTimersByTime(500);
  expect(clock.shown).toBe(newest);
});

it("plays updates one after the other", () => {
  const [second, third] = [event(2, "moved"), event(3, "paid")];
  clock.receive(table([...START.events, second]), [second]);
  clock.receive(table([...START.events, second, third]), [third]);
  expect(told()).toEqual(["dealt", "moved"]);
  vi.advanceTimersByTime(500);
  expect([told(), clock.news]).toEqual([["dealt", "moved"], [second]]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual(["dealt", "moved", "paid"]);
  vi.runAllTimers();
  expect(clock.news).toEqual([third]);
});

it("shows an update at once without motion, and when its events are missing", () => {
  speed = Infinity;
  played(["moved", "rolled"], { decision: decision(2) });
  expect([told(), clock.shown!.decision?.version]).toEqual([["dealt", "moved", "rolled"], 2]);
  speed = 1;
  clock.receive(table(Array.from({ length: 40 }, (_, index) => event(3 + index, "moved"))), []);
  expect([told().length, clock.playback.caughtUp]).toEqual([40, true]);
});

it("takes back what was undone when the board does", () => {
  played(["moved", "moved"]);
  const undo = event(3, "acts_undone");
  clock.receive(table([...START.events, undo]), [undo]);
  vi.advanceTimersByTime(500);
  expect(told()).toEqual(["dealt", "moved", "moved"]);
  vi.runAllTimers();
  expect(told()).toEqual(["dealt", "acts_undone"]);
});

it("pauses for the settlement of a round before the next one begins", () => {
  clock.settlement = { begins: "dealt", unit: null, gains: () => null };
  const news = event(2, "paid", "dealt");
  clock.receive(table([...START.events, news], { seats: [], decision: decision(2) } as unknown as Snapshot), [news]);
  vi.advanceTimersByTime(500);
  expect([told(), clock.settles]).toEqual([["dealt", "paid"], 2001]);
  expect(clock.shown!.decision).toBeNull();
  clock.playback.skip();
  expect([clock.settles, clock.shown!.decision?.version]).toEqual([null, 2]);
});

it("settles the last round before the result, and nothing in a lesson", () => {
  clock.settlement = { begins: "dealt", unit: null, gains: () => null };
  played(["paid"], { phase: "over", seats: [] });
  vi.advanceTimersByTime(500);
  expect([clock.settles, clock.shown!.phase]).toEqual([Infinity, "running"]);
  vi.runAllTimers();
  expect([clock.settles, clock.shown!.phase]).toEqual([null, "over"]);
  played(["dealt"], { seats: [], lesson: {} as Snapshot["lesson"] });
  expect(clock.settles).toBeNull();
});
