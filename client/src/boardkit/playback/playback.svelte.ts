/**
 * Queue of frames between two views. One update may contain a dice roll, moves, a pay-out and the next round; each
 * frame shows one of them for its time. Any input skips to the newest view, except during a long playback, which
 * offers buttons to speed up or skip. Frames carry a mark that says what the rest of the page may tell with them.
 */

export interface Frame<View, Fact> {
  view: View;
  facts: Fact[];
  /** Time until the next frame. */
  holdMs: number;
  /** Time until words may tell the facts: dice come to rest first. */
  tellMs?: number;
  /** A pause for the settlement of the round that ends before the fact with this key: the board stays as it is. */
  settles?: number;
}

export interface MarkedFrame<View, Fact, Mark> extends Frame<View, Fact> {
  mark: Mark;
}

/** With more updates than this in the queue, all but the newest are dropped. */
const MAX_QUEUED_UPDATES = 4;
/** A longer playback offers buttons and is not skipped by every input. */
const LONG_PLAYBACK_MS = 6000;
const SPEED_UP_FACTOR = 3;

export class Playback<View, Fact, Mark = unknown> {
  view: View = $state.raw()!;
  /** The view before this one, for drawing the movement between them. */
  before: View = $state.raw()!;
  facts: Fact[] = $state.raw([]);
  /** Increases with every frame. */
  frameNumber = $state(0);
  /** Time that the current frame is shown, with the speed applied. */
  holdMs = $state(0);
  /** Whether frames are waiting. */
  playing = $state(false);
  /** The mark of the newest frame whose facts may be told. */
  mark: Mark | null = $state.raw(null);
  /** Whether the newest view is shown. */
  caughtUp = $state(true);
  /** Whether the current update takes longer than LONG_PLAYBACK_MS. */
  long = $state(false);
  /** Factor on the usual speed. */
  speed = 1;

  private current: MarkedFrame<View, Fact, Mark>[] = [];
  private queue: MarkedFrame<View, Fact, Mark>[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tellTimer: ReturnType<typeof setTimeout> | undefined;
  private fast = false;

  constructor(view: View) {
    this.view = view;
    this.before = view;
  }

  /** Add the frames of one update. The update that is playing is always finished; queued ones may be dropped. */
  enqueue(frames: MarkedFrame<View, Fact, Mark>[]): void {
    this.queue.push(frames);
    if (this.queue.length > MAX_QUEUED_UPDATES) this.queue = [[...lastFrame(this.queue.at(-2)!), ...frames]];
    this.caughtUp = false;
    if (this.timer === undefined) this.next();
  }

  /** Drop all frames and show a view at once. */
  cut(view: View, mark: Mark): void {
    this.close();
    this.show({ view, facts: [], holdMs: 0, mark });
    this.before = view; // nothing moves
    this.stop();
  }

  /** Play the rest of the current update faster. */
  speedUp(): void {
    this.fast = true;
  }

  /** Show the newest view at once. */
  skip(): void {
    const last = [this.current, ...this.queue].flat().at(-1);
    this.close();
    if (last) this.show({ ...last, facts: [], holdMs: 0 });
    this.stop();
  }

  /** Cancel all frames; call when the board is destroyed. */
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.tellTimer);
    this.timer = undefined;
    this.current = [];
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    if (!this.current.length) this.begin(this.queue.shift() ?? []);
    const frame = this.current.shift();
    if (!frame) return this.stop();
    this.show(frame);
    if (frame.holdMs || this.current.length || this.queue.length) this.wait();
    else this.stop();
  }

  private begin(frames: MarkedFrame<View, Fact, Mark>[]): void {
    this.current = [...frames];
    this.fast = false;
    this.long = frames.reduce((sum, { holdMs }) => sum + holdMs, 0) > LONG_PLAYBACK_MS;
  }

  private wait(): void {
    this.playing = true;
    this.timer = setTimeout(() => this.next(), this.holdMs);
  }

  private stop(): void {
    this.playing = false;
    this.long = false;
  }

  private show(frame: MarkedFrame<View, Fact, Mark>): void {
    this.before = this.view;
    this.view = frame.view;
    this.facts = frame.facts;
    const factor = this.speed * (this.fast ? SPEED_UP_FACTOR : 1);
    this.holdMs = frame.holdMs / factor;
    this.frameNumber += 1;
    this.caughtUp = !this.current.length && !this.queue.length;
    this.tell(frame.mark, (frame.tellMs ?? 0) / factor);
  }

  private tell(mark: Mark, delayMs: number): void {
    clearTimeout(this.tellTimer);
    if (delayMs) this.tellTimer = setTimeout(() => (this.mark = mark), delayMs);
    else this.mark = mark;
  }
}

/** The final frame of an update, without delay and facts. */
function lastFrame<View, Fact, Mark>(frames: MarkedFrame<View, Fact, Mark>[]): MarkedFrame<View, Fact, Mark>[] {
  return frames.slice(-1).map((last) => ({ ...last, facts: [], holdMs: 0 }));
}
