/**
 * The clock of a table page. It plays each update in frames and owns what is shown: log, seat panels, decision, lesson
 * and result follow the frame on the board, never the newest message. Chat, names and clocks are not played.
 */
import type { Happened, Snapshot } from "../api/protocol.gen.ts";
import { keysTold, quietDice, withPause } from "../boardkit/playback/frames.ts";
import { Playback, type Frame, type MarkedFrame } from "../boardkit/playback/playback.svelte.ts";
import type { KeyedFact, MakeFrames, Settlement } from "../boards/contract.ts";
import { eventsThrough, factsOf } from "./log.ts";

/** The parts of a snapshot that change with the frames. */
const PLAYED = ["number", "phase", "pending", "thinking", "result", "lesson"] as const;

/** What the page tells with a frame. */
interface Mark {
  table: Snapshot;
  events: Happened[];
  /** The events of an update, with its last frame. */
  news: Happened[];
  /** The end of the round that is settled in this frame, or null. */
  settles: number | null;
}

const PAUSE_MS = 1500;
const PAUSE_PER_SEAT_MS = 700;

type TableFrames = Frame<unknown, KeyedFact>[];
type TableFrame = MarkedFrame<unknown, KeyedFact, Mark>;

export class TableClock {
  readonly playback = new Playback<unknown, KeyedFact, Mark>(null);
  /** How the board divides an update into frames; null until it is loaded. */
  frames: MakeFrames<unknown> | null = null;
  /** How the game settles a round; a pause shows it. */
  settlement: Settlement | null = null;
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

  /** The end of the round whose settlement is shown, or null. */
  readonly settles: number | null = $derived.by(() => this.playback.mark?.settles ?? null);

  /** Take over a snapshot; `events`: what happened before it, to be played; null: nothing is to be played. */
  receive(snapshot: Snapshot, events: Happened[] | null): void {
    const before = this.newest;
    this.newest = snapshot;
    if (!events) return;
    if (before?.view && snapshot.view) this.play(before, snapshot, events);
    else this.playback.cut(snapshot.view, { table: snapshot, events: snapshot.events, news: [], settles: null });
  }

  close(): void {
    this.playback.close();
  }

  private play(before: Snapshot, after: Snapshot, events: Happened[]): void {
    const speed = this.speed();
    if (Number.isFinite(speed)) this.playback.speed = speed;
    const facts = factsOf(events);
    const animated = this.frames && Number.isFinite(speed);
    const made = animated
      ? this.withPauses(quietDice(this.frames!(before.view, after.view, facts)), before, after, facts)
      : [{ view: after.view, facts: [], holdMs: 0 }];
    this.playback.enqueue(marked(made, before, after, events));
  }

  /** A pause for each round that ends in an update; lessons explain in their own words. */
  private withPauses(made: TableFrames, before: Snapshot, after: Snapshot, facts: KeyedFact[]): TableFrames {
    if (!this.settlement || after.lesson) return made;
    const starts = (list: KeyedFact[]) => list.filter(({ name }) => name === this.settlement!.begins);
    const ends = starts(facts).map(({ key }) => key);
    if (after.phase === "over" && before.phase !== "over") ends.push(Infinity);
    if (!starts(factsOf(before.events)).length) ends.shift(); // the first round begins
    const holdMs = PAUSE_MS + PAUSE_PER_SEAT_MS * after.seats.length;
    return ends.reduce((frames, end) => withPause(frames, end, holdMs), made);
  }
}

/** Until the last frame of an update, the decision and the result are those before it. */
function marked(frames: TableFrames, before: Snapshot, after: Snapshot, news: Happened[]): TableFrame[] {
  const told = keysTold(frames, (factsOf(news)[0]?.key ?? Infinity) - 1);
  const last = frames.length - 1;
  return frames.map((frame, index) => {
    if (index === last) return { ...frame, mark: { table: after, events: after.events, news, settles: null } };
    const settles = frame.settles ?? null;
    return { ...frame, mark: { table: before, events: eventsThrough(after.events, told[index]!), news: [], settles } };
  });
}
