/**
 * What the shell and a board know of each other.
 *
 * A board draws one game from its view. It knows no rule: which elements can be chosen, and why others cannot, comes
 * from the server and is asked of `spot`. A game's folder has an `index.ts` that exports the board as default:
 *
 *     export { default } from "./Board.svelte"; export { places } from "./places.ts";
 *
 * The page allows no inline style: use classes, SVG attributes and `style:name={…}`, never a literal style="…".
 */
import type { Component } from "svelte";
import type { Blocked, Decision, Option } from "../api/protocol.gen.ts";
import type { Words } from "../i18n/game_words.ts";
import type { Lang } from "../i18n/language.ts";

/** From the server: what may be done now, and what lies there but is refused; `at` names the board elements. */
export type { Blocked, Decision, Lang, Option, Words };

export type Emblem = "anchor" | "star" | "wheel" | "hook" | "parrot";

export interface SeatInfo {
  seat: number;
  name: string;
  emblem: Emblem;
  hue: string; // "var(--seat-0)": for fills and strokes
  you: boolean;
  pending: boolean; // must decide now
  bot: boolean; // a bot or a deputy plays this seat
}

/** One thing that happened, as this viewer may know it: what the log shows and what the board traces. */
export interface FactLine {
  key: number; // unique and rising within a table
  name: string;
  args: number[]; // redacted facts have fewer
  text: string;
  rule: string | null;
}

/** A fact without its text: name and integers. */
export type Fact = Pick<FactLine, "name" | "args">;

/** "open": can be chosen now; "blocked": lies there but is refused; "idle": nothing to do here. */
export type SpotState = "open" | "blocked" | "idle";

/** Which options lie where. */
export interface OptionIndex {
  optionsAt(element: string): Option[];
  blockedAt(element: string): Blocked[];
  stateOf(element: string): SpotState;
}

/**
 * Attributes that make a group of shapes a place on the board: `<g {...spot("space/13", "Second seat, 4 pesos")}>`.
 * Where options lie they carry role, focus, label, click and keyboard handlers; `data-state` is for drawing, and
 * `data-lit` is there while the person points at a log line or button that speaks of this element.
 */
export type Spot = (element: string, label?: string) => Record<string, unknown>;

export interface BoardSettings {
  odds: boolean; // draw chances where they are computable
  motion: boolean; // false: every change at once
  speed?: number; // how many times faster than usual things are told
}

export interface BoardProps<View = unknown> {
  view: View;
  decision: Decision | null; // null: nothing is asked of this person now
  seat: number | null; // null: a spectator
  seats: SeatInfo[];
  words: Words;
  options: OptionIndex;
  spot: Spot;
  /** What a click on `spot` does, for shapes that need more than that. One option is sent, several become a menu at
      the anchor, only refused ones explain themselves there. */
  choose(options: string[], anchor: DOMRect): void;
  /** Do options one after the other, all or none: a chain that was staged on the board. */
  send(chain: string[]): void;
  /** The newest batch, for tracing once; replaced by each update, never repeated. */
  facts: FactLine[];
  settings: BoardSettings;
  /** Whether the board still shows what has happened before it comes to `view`. */
  onplaying?: (playing: boolean) => void;
  narrow: boolean; // draw the phone's composition
  /** A line of the decision bar, for the buttons of a chain that is being staged; a board may append its own to it. */
  dock?: HTMLElement | null;
}

/** One public number of a seat, for its panel beside the board: "Pesos 30". */
export interface Count {
  label: string;
  value: string | number;
}

export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view type
  default: Component<BoardProps<any>>;
  /** What the panel of a seat shows; without it the shell lists the plain numbers of view.players[seat]. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view type
  counts?(view: any, seat: number, words: Words): Count[];
  /** The elements that a fact speaks of, so that a log line can show them. */
  places?(name: string, args: number[]): string[];
  /** The board enlarges itself on a phone, so the shell need not. Otherwise it may mark with `data-centre` what is to
      be seen then. */
  closer?: boolean;
}
