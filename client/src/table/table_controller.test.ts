import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Request, Watch } from "../api/connection.ts";
import type { Connection } from "../api/connection.ts";
import type { Decision, Seat, ServerMessage, Snapshot } from "../api/protocol.gen.ts";
import { TableStore } from "../state/table_store.svelte.ts";
import { notices } from "../ui/notices.svelte.ts";
import { TableController } from "./table_controller.svelte.ts";

const ANCHOR = { left: 0, right: 10, top: 0, bottom: 10 };
const DECISION: Decision = {
  version: 7,
  step: "Auction",
  options: [
    { id: "bid:5", verb: "bid", at: ["master"] },
    { id: "pass", verb: "pass", at: [] },
  ],
  blocked: [{ id: "bid:99", at: ["master"], rule: "M3.1", need: 99, have: 30 }],
};

const seat = (name: string, more: Partial<Seat> = {}): Seat =>
  ({ name, kind: "person", deputy: null, ...more }) as Seat;

const snapshot = (more: Partial<Snapshot> = {}): Snapshot =>
  ({
    type: "snapshot",
    table: "x",
    game: "manila",
    number: 4,
    phase: "running",
    seat: 0,
    seats: [seat("Ann"), seat("Ben"), seat("Bot", { kind: "bot" })],
    pending: [0],
    thinking: [],
    events: [],
    chat: [],
    view: {},
    decision: DECISION,
    result: null,
    hosting: false,
    undo: false,
    seal: { version: 2, commitment: "c0", commitments: ["", "", ""], fixed: true, contributions: ["", "", ""] },
    chain: null,
    lesson: null,
    ...more,
  }) as unknown as Snapshot;

let watch: Watch;
let asked: Request[];
let page: TableController;
let receive: (message: Partial<ServerMessage>) => void;

beforeEach(() => {
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("innerHeight", 600);
  asked = [];
  const connection = {
    watch: (given: Watch) => ((watch = given), () => {}),
    ask: (request: Request) => (asked.push(request), new Promise<ServerMessage>(() => {})),
  } as unknown as Connection;
  page = new TableController(new TableStore("x", connection));
  page.store.watch();
  receive = (message) => watch.hear(message as ServerMessage);
});

afterEach(() => {
  notices.length = 0;
  vi.unstubAllGlobals();
});

it("shows the person's decision, and none while a deputy plays", () => {
  expect([page.mine, page.step, page.prompt]).toEqual([false, "", ""]);
  receive(snapshot());
  expect([page.mine, page.step]).toEqual([true, "Auction"]);
  receive(snapshot({ number: 5, seats: [seat("Ann", { deputy: "sailor" }), seat("Ben")] }));
  expect([page.mine, page.decision, page.deputy]).toEqual([false, null, "sailor"]);
});

it("names who is to decide", () => {
  receive(snapshot({ decision: null, pending: [1, 2], thinking: [2] }));
  expect(page.prompt).toContain("Ben");
  expect(page.prompt).toContain("Bot");
});

it("keeps the same seats while nothing about them changes", () => {
  receive(snapshot());
  const { seats } = page;
  expect(seats.map(({ name, you, pending, bot }) => [name, you, pending, bot])).toEqual([
    ["Ann", true, true, false],
    ["Ben", false, false, false],
    ["Bot", false, false, true],
  ]);
  receive(snapshot({ number: 5 }));
  expect(page.seats).toBe(seats);
  receive(snapshot({ number: 6, pending: [1] }));
  expect(page.seats).not.toBe(seats);
});

it("sends a single option and opens a menu of several", () => {
  receive(snapshot());
  page.choose(["bid:5", "pass"], ANCHOR);
  expect([asked, page.menu]).toEqual([[], { options: ["bid:5", "pass"], anchor: ANCHOR }]);
  page.chooseFromMenu("pass");
  expect(page.menu).toBeNull();
  expect(asked).toEqual([{ type: "act", table: "x", version: 7, option: "pass" }]);
});

it("explains refused options with their rule", () => {
  receive(snapshot());
  page.explain(page.choices.blockedAt("master"), ANCHOR);
  expect(page.popover).toEqual({ reasons: [{ rule: "M3.1", need: 99, have: 30, what: "bid:99" }], anchor: ANCHOR });
});

it("shows a server's refusal as a rule or as a notice", () => {
  page.refused({ code: "refused", rule: "M3.1", need: 6, have: 5 });
  expect(page.popover?.anchor).toEqual({ left: 400, right: 400, top: 300, bottom: 300 });
  page.refused({ code: "stale" });
  expect(notices.map(({ tone }) => tone)).toEqual(["plain"]);
});

it("closes what refers to the previous decision", () => {
  receive(snapshot());
  page.advise("bid:5");
  page.menu = { options: [], anchor: ANCHOR };
  page.listOptions = true;
  expect([page.advisedOption, page.pointedElements]).toEqual(["bid:5", ["master"]]);
  page.decisionChanged(8);
  expect([page.menu, page.listOptions, page.advisedOption, page.pointedElements]).toEqual([null, false, "", []]);
});

it("tells a person once that they have become the host", () => {
  page.hostingChanged(null);
  page.hostingChanged(false);
  expect(notices).toHaveLength(0);
  page.hostingChanged(true);
  expect(notices).toHaveLength(1);
});

it("opens the result", () => {
  page.showResult(false);
  expect(page.dialog).toBe("");
  page.showResult(true);
  expect(page.dialog).toBe("result");
});

it("sends options with the version of the decision that is shown", () => {
  page.clock.frames = (_before, after, facts) => [
    { view: after, facts, holdMs: 500 },
    { view: after, facts: [], holdMs: 0 },
  ];
  receive(snapshot());
  const others = { number: 5, seat: 1, at: 0, facts: [["bid", "", 1, 6]] };
  receive({ type: "update", table: "x", number: 5, events: [others] } as unknown as Partial<ServerMessage>);
  expect(page.clock.playback.caughtUp).toBe(false);
  page.act(["pass"]);
  expect(asked).toEqual([{ type: "act", table: "x", version: 7, option: "pass" }]);
});

it("toggles sheets and the list of options", () => {
  page.toggleSheet("log");
  expect(page.sheet).toBe("log");
  page.toggleSheet("log");
  page.keys.list();
  expect([page.sheet, page.listOptions]).toEqual(["", true]);
});
