/**
 * Several things that happened in one update, shown one after the other.
 *
 * A roll, the punts that sail, the pay-out and the next voyage may all come in one message. A story holds the frames
 * between the old and the new view and shows each for its time; a click or a key goes to the end at once.
 */

export interface Frame<View, Fact> {
  view: View;
  facts: Fact[];
  /** How long it stays before the next one, in milliseconds. */
  hold: number;
}

/** More waiting than this, and the story skips to where the game is. */
const PATIENCE = 8;

export class Story<View, Fact> {
  view: View = $state.raw()!;
  /** The view before this one, for drawing the way from there to here. */
  before: View = $state.raw()!;
  facts: Fact[] = $state.raw([]);
  /** Rises with every frame. */
  page = $state(0);

  private waiting: Frame<View, Fact>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `patience`: how many frames may wait before the story goes to the end at once. */
  constructor(
    view: View,
    private patience = PATIENCE,
  ) {
    this.view = view;
    this.before = view;
  }

  tell(frames: Frame<View, Fact>[]): void {
    this.waiting.push(...frames);
    if (this.waiting.length > this.patience) this.skip();
    else if (this.timer === undefined) this.turn();
  }

  /** Show where the game is now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.waiting.at(-1);
    this.waiting = [];
    if (last) this.show({ ...last, facts: [] });
  }

  /** No frame may come after the board is gone. */
  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private turn(): void {
    this.timer = undefined;
    const frame = this.waiting.shift();
    if (!frame) return;
    this.show(frame);
    if (frame.hold || this.waiting.length) this.timer = setTimeout(() => this.turn(), frame.hold);
  }

  private show(frame: Frame<View, Fact>): void {
    this.before = this.view;
    this.view = frame.view;
    this.facts = frame.facts;
    this.page += 1;
  }
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
