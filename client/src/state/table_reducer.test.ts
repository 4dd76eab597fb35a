import { describe, expect, it } from "vitest";
import type { Happened, Snapshot } from "../api/protocol.gen.ts";
import { applyMessage } from "./table_reducer.ts";

const event = (number: number, seat = 0, ...facts: Happened["facts"]): Happened => ({
  number,
  seat,
  at: 0,
  facts: facts.length ? facts : [["bid", seat, number]],
});

const held = {
  type: "snapshot",
  table: "x",
  number: 3,
  view: { voyage: 1, dice: [0, 0] },
  seats: [{ name: "Ann", online: true }],
  events: [event(1), event(2), event(3)],
  chat: [],
  pending: [0],
  thinking: [],
  decision: { version: 3 },
  muted: [],
  watchers: 0,
} as unknown as Snapshot;

const numbers = (table: Snapshot) => table.events.map(({ number }) => number);

describe("applyMessage", () => {
  it("replaces only the parts of the view that have changed", () => {
    const after = applyMessage(held, { type: "update", table: "x", number: 4, view: { dice: [3, 4] } as never });
    expect(after.view).toEqual({ voyage: 1, dice: [3, 4] });
    expect(after.decision).toBe(held.decision);
    expect(after.number).toBe(4);
  });

  it("takes a decision away when the update says null", () => {
    expect(applyMessage(held, { type: "update", table: "x", number: 4, decision: null }).decision).toBeNull();
  });

  it("ignores outdated updates", () => {
    expect(applyMessage(held, { type: "update", table: "x", number: 2, pending: [1] })).toBe(held);
  });

  it("adds each event once, in its newest version", () => {
    const after = applyMessage(held, { type: "update", table: "x", number: 4, events: [event(3, 1), event(4)] });
    expect(numbers(after)).toEqual([1, 2, 3, 4]);
    expect(after.events[2]!.seat).toBe(1);
  });

  it("forgets what was taken back, but not what the table did", () => {
    const table = { ...held, events: [event(1), event(2, -2), event(3, 0)] };
    const undo = event(4, -2, ["acts_undone", "", 0, 1]);
    expect(numbers(applyMessage(table, { type: "update", table: "x", number: 4, events: [undo] }))).toEqual([2, 4]);
  });

  it("goes on after a reconnection", () => {
    const after = applyMessage(held, { ...held, number: 5, events: [event(4), event(5)] });
    expect(numbers(after)).toEqual([1, 2, 3, 4, 5]);
    expect(numbers(applyMessage(held, { ...held, events: [] }))).toEqual([1, 2, 3]);
  });

  it("starts anew when the snapshot does not go on from what is held", () => {
    expect(numbers(applyMessage(held, { ...held, number: 90, events: [event(80), event(90)] }))).toEqual([80, 90]);
  });

  it("hears chat once, mutes and presence", () => {
    const line = { id: 1, name: "Ann", seat: 0, text: "Ahoy", at: 0 };
    const spoken = applyMessage(held, { type: "chat", table: "x", number: 3, line });
    expect(applyMessage(spoken, { type: "chat", table: "x", number: 3, line }).chat).toHaveLength(1);
    expect(applyMessage(held, { type: "update", table: "x", number: 3, muted: ["Ben"] }).muted).toEqual(["Ben"]);
    const alone = applyMessage(held, { type: "presence", table: "x", number: 3, online: [false], watchers: 2 });
    expect([alone.seats[0]!.online, alone.watchers]).toEqual([false, 2]);
  });

  describe("of who thinks", () => {
    const seats = [{ kind: "person" }, { kind: "bot" }, { kind: "person", deputy: "admiral" }] as Snapshot["seats"];
    const asked: Snapshot = { ...held, seats, pending: [0, 1, 2] };
    const thinking = (seat: number, number = 3) => ({ type: "thinking", table: "x", number, seat }) as const;
    const both = applyMessage(applyMessage(asked, thinking(1)), thinking(2));

    it("keeps everybody until they need not decide any more, whoever decides meanwhile", () => {
      expect(both.thinking).toEqual([1, 2]);
      expect(applyMessage(both, thinking(2)).thinking).toEqual([1, 2]);
      const decided = applyMessage(both, { type: "update", table: "x", number: 4, pending: [1, 2] });
      expect(decided.thinking).toEqual([1, 2]);
      expect(applyMessage(decided, { type: "update", table: "x", number: 5, pending: [2] }).thinking).toEqual([2]);
    });

    it("forgets a deputy whose person plays again", () => {
      const back = [...seats.slice(0, 2), { ...seats[2]!, deputy: null }];
      expect(applyMessage(both, { type: "update", table: "x", number: 4, seats: back }).thinking).toEqual([1]);
    });

    it("takes what a snapshot says", () => {
      expect(applyMessage(both, { ...asked, thinking: [2], events: [] }).thinking).toEqual([2]);
    });

    it("believes news of a later move, and none of seats that need not decide", () => {
      const waiting: Snapshot = { ...asked, pending: [0] };
      expect(applyMessage(waiting, thinking(1)).thinking).toEqual([]);
      expect(applyMessage(asked, thinking(0)).thinking).toEqual([]);
      const early = applyMessage(waiting, thinking(1, 4));
      expect(early.thinking).toEqual([1]);
      expect(applyMessage(early, { type: "update", table: "x", number: 4, pending: [1] }).thinking).toEqual([1]);
    });
  });
});
