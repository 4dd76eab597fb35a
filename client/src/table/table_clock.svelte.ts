/**
 * The clock of a table page. It plays each update in frames and owns what is shown: log, seat panels, decision, lesson
 * and result follow the frame on the board, never the newest message. Chat, names and clocks are not played.
 */
import type { Happened, Snapshot } from "../api/protocol.gen.ts";
import { keysTold, quietDice } from "../boardkit/playback/frames.ts";
import { Playback, type Frame, type MarkedFrame } from "../boardkit/playback/playback.svelte.ts";
import type { KeyedFact, MakeFrames } from "../boards/contract.ts";
import { eventsThrough, factsOf } from "./log.ts";

/** The parts of a snapshot that change with the frames. */
const PLAYED = ["number", "phase", "pending", "thinking", "result", "lesson"] as const;

/** What the page tells with a frame. */
interface Mark {
  table: Snapshot;
  events: Happened[];
  /** The events of an update, with its last frame. */
  news: Happened[];
}

type TableFrame = MarkedFrame<unknown, KeyedFact, Mark>;

export class TableClock {
  readonly playback = new Playback<unknown, KeyedFact, Mark>(null);
  /** How the board divides an update into frames; null until it is loaded. */
  frames: MakeFrames<unknown> | null = null;
  private newest = $state.raw<Snapshot | null>(null);

  /** `speed`: factor on the usual speed; Infinity shows updates at once. */
  constructor(private speed: () => number) {}

  /** The table as the page shows it. */
  readonly shown: Snapshot | null = $derived.by(() => {
    const { newest, playback } = this;
    if (!newest || playback.caughtUp || !playback.mark) return newest;
    const { table, events } = playback.mark;
    const played = Object.fromEntries(PLAYED.map((part) => [part, table[part]]));
    const open = table.decision?.version === newest.decision?.version; // not yet made
    return { ...newest, ...played, decision: open ? table.decision : null, view: playback.view, events } as Snapshot;
  });

  /** Events of the update that has just been shown completely. */
  readonly news: Happened[] = $derived.by(() => this.playback.mark?.news ?? []);

  /** Take over a snapshot; `events`: what happened before it, to be played; null: nothing is to be played. */
  receive(snapshot: Snapshot, events: Happened[] | null): void {
    const before = this.newest;
    this.newest = snapshot;
    if (!events) return;
    if (before?.view && snapshot.view) this.play(before, snapshot, events);
    else this.playback.cut(snapshot.view, { table: snapshot, events: snapshot.events, news: [] });
  }

  close(): void {
    this.playback.close();
  }

  private play(before: Snapshot, after: Snapshot, events: Happened[]): void {
    const speed = this.speed();
    if (Number.isFinite(speed)) this.playback.speed = speed;
    const facts = factsOf(events);
    const animated = this.frames && Number.isFinite(speed);
    const made = animated ? this.frames!(before.view, after.view, facts) : [{ view: after.view, facts: [], holdMs: 0 }];
    this.playback.enqueue(marked(quietDice(made), before, after, events));
  }
}

/** Until the last frame of an update, the decision and the result are those before it. */
function marked(
  frames: Frame<unknown, KeyedFact>[],
  before: Snapshot,
  after: Snapshot,
  news: Happened[],
): TableFrame[] {
  const told = keysTold(frames, (factsOf(news)[0]?.key ?? Infinity) - 1);
  const last = frames.length - 1;
  return frames.map((frame, index) => {
    if (index === last) return { ...frame, mark: { table: after, events: after.events, news } };
    return { ...frame, mark: { table: before, events: eventsThrough(after.events, told[index]!), news: [] } };
  });
}
