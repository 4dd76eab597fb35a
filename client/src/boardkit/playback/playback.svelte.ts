/**
 * Several things that happened in one update, shown one after the other.
 *
 * A roll, the punts that sail, the pay-out and the next voyage may all come in one message. A story holds the frames
 * between the old and the new view and shows each for its time; a click or a key goes to the end at once, unless the
 * story is long: then the person is offered to hurry or to skip it.
 */

export interface Frame<View, Fact> {
  view: View;
  facts: Fact[];
  /** How long it stays before the next one, in milliseconds. */
  hold: number;
}

/** More updates waiting behind the one that is told than this, and they are passed over. */
const PATIENCE = 4;
/** A story longer than this, in milliseconds, offers to be hurried, and is not ended by whatever is touched. */
const LONG = 6000;
const FASTER = 3;

export class Story<View, Fact> {
  view: View = $state.raw()!;
  /** The view before this one, for drawing the way from there to here. */
  before: View = $state.raw()!;
  facts: Fact[] = $state.raw([]);
  /** Rises with every frame. */
  page = $state(0);
  /** How long this frame stays, in milliseconds. */
  hold = $state(0);
  /** Something is still to be shown. */
  telling = $state(false);
  /** What is told takes long. */
  long = $state(false);
  /** How many times faster than usual everything is told. */
  speed = 1;

  private current: Frame<View, Fact>[] = [];
  private later: Frame<View, Fact>[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurried = false;

  constructor(view: View) {
    this.view = view;
    this.before = view;
  }

  /** One update. However long it is, it is told to its end; only of those that wait too many are passed over. */
  tell(frames: Frame<View, Fact>[]): void {
    this.later.push(frames);
    if (this.later.length > PATIENCE) this.later = [[...passed(this.later.at(-2)!), ...frames]];
    if (this.timer === undefined) this.turn();
  }

  /** Tell the rest of this update faster. */
  hurry(): void {
    this.hurried = true;
  }

  /** Show where the game is now. */
  skip(): void {
    const last = [this.current, ...this.later].flat().at(-1);
    this.close();
    if (last) this.show({ ...last, facts: [], hold: 0 });
    this.rest();
  }

  /** No frame may come after the board is gone. */
  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.current = [];
    this.later = [];
  }

  private turn(): void {
    this.timer = undefined;
    if (!this.current.length) this.begin(this.later.shift() ?? []);
    const frame = this.current.shift();
    if (!frame) return this.rest();
    this.show(frame);
    if (frame.hold || this.current.length || this.later.length) this.wait();
    else this.rest();
  }

  private begin(frames: Frame<View, Fact>[]): void {
    this.current = [...frames];
    this.hurried = false;
    this.long = frames.reduce((sum, { hold }) => sum + hold, 0) > LONG;
  }

  private wait(): void {
    this.telling = true;
    this.timer = setTimeout(() => this.turn(), this.hold);
  }

  private rest(): void {
    this.telling = false;
    this.long = false;
  }

  private show(frame: Frame<View, Fact>): void {
    this.before = this.view;
    this.view = frame.view;
    this.facts = frame.facts;
    this.hold = frame.hold / (this.speed * (this.hurried ? FASTER : 1));
    this.page += 1;
  }
}

/** Where an update ends, at once and without its traces. */
function passed<View, Fact>(frames: Frame<View, Fact>[]): Frame<View, Fact>[] {
  return frames.slice(-1).map((last) => ({ ...last, facts: [], hold: 0 }));
}

/**
 * The frames between two views, made by letting the facts happen to the old one: each that is named in `hold` gets a
 * page of its own, the others belong to the page before. A long story is told faster, so that it never takes longer
 * than `longest`. This is for the eye only: the last frame is always the view that the server sent.
 */
export function paged<View, Fact extends { name: string }>(
  before: View,
  after: View,
  facts: Fact[],
  happen: (view: View, fact: Fact) => View,
  hold: Record<string, number>,
  longest: number,
): Frame<View, Fact>[] {
  const pages: Frame<View, Fact>[] = [];
  let view = before;
  for (const fact of facts) {
    view = happen(view, fact);
    const looked = hold[fact.name];
    const last = pages.at(-1);
    if (looked) pages.push({ view, facts: [fact], hold: looked });
    else if (last) Object.assign(last, { view, facts: [...last.facts, fact] });
  }
  const total = pages.reduce((sum, page) => sum + page.hold, 0);
  for (const page of pages) page.hold *= Math.min(1, longest / Math.max(1, total));
  pages.push({ view: after, facts: [], hold: 0 });
  return pages;
}
