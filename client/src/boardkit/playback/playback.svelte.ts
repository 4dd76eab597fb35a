/**
 * Queue of frames between two views. One update may contain a dice roll, moves, a pay-out and the next round; each
 * frame shows one of them for its time. Any input skips to the newest view, except during a long playback, which
 * offers buttons to speed up or skip.
 */

export interface Frame<View, Fact> {
  view: View;
  facts: Fact[];
  /** Time until the next frame. */
  holdMs: number;
}

/** With more updates than this in the queue, all but the newest are dropped. */
const MAX_QUEUED_UPDATES = 4;
/** A longer playback offers buttons and is not skipped by every input. */
const LONG_PLAYBACK_MS = 6000;
const SPEED_UP_FACTOR = 3;

export class Playback<View, Fact> {
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
  /** Whether the current update takes longer than LONG_PLAYBACK_MS. */
  long = $state(false);
  /** Factor on the usual speed. */
  speed = 1;

  private current: Frame<View, Fact>[] = [];
  private queue: Frame<View, Fact>[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fast = false;

  constructor(view: View) {
    this.view = view;
    this.before = view;
  }

  /** Add the frames of one update. The update that is playing is always finished; queued ones may be dropped. */
  enqueue(frames: Frame<View, Fact>[]): void {
    this.queue.push(frames);
    if (this.queue.length > MAX_QUEUED_UPDATES) this.queue = [[...lastFrame(this.queue.at(-2)!), ...frames]];
    if (this.timer === undefined) this.next();
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

  private begin(frames: Frame<View, Fact>[]): void {
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

  private show(frame: Frame<View, Fact>): void {
    this.before = this.view;
    this.view = frame.view;
    this.facts = frame.facts;
    this.holdMs = frame.holdMs / (this.speed * (this.fast ? SPEED_UP_FACTOR : 1));
    this.frameNumber += 1;
  }
}

/** The final frame of an update, without delay and facts. */
function lastFrame<View, Fact>(frames: Frame<View, Fact>[]): Frame<View, Fact>[] {
  return frames.slice(-1).map((last) => ({ ...last, facts: [], holdMs: 0 }));
}
