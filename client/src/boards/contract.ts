/**
 * The interface between boards and the rest of the client.
 *
 * A board draws the view of one game and contains no rules: the server sends the legal options and the reasons for
 * refusals, and `spot` turns them into attributes. The folder of a game has an `index.ts` with a BoardModule; README.md
 * lists its other files:
 *
 *     export { default } from "./Board.svelte"; export { places } from "./places.ts";
 *
 * The content security policy forbids inline styles: use classes, SVG attributes or `style:name={…}`.
 */
import type { Component } from "svelte";
import type { Frame, Playback } from "../boardkit/playback/playback.svelte.ts";
import type { Blocked, Decision, Option } from "../api/protocol.gen.ts";
import type { Drawing } from "../boardkit/drawing.ts";
import type { Words } from "../i18n/game_words.ts";
import type { Lang } from "../i18n/language.ts";

/** From the server: legal options and refused ones; `at` lists their board elements. */
export type { Blocked, Decision, Lang, Option, Words };

export type Emblem = "anchor" | "star" | "wheel" | "hook" | "parrot";

export interface SeatInfo {
  seat: number;
  name: string;
  emblem: Emblem;
  hue: string; // a CSS colour, "var(--seat-0)"
  you: boolean;
  pending: boolean; // must decide now
  bot: boolean; // a bot or a deputy plays this seat
}

/** A fact as this viewer may know it: name and integers; redacted facts have fewer. */
export interface Fact {
  name: string;
  args: number[];
}

/** A fact of a table; keys are unique and ascending. */
export interface KeyedFact extends Fact {
  key: number;
}

/** Intermediate views between two updates, one for each fact that is worth a moment. */
export type MakeFrames<View> = <F extends Fact>(before: View, after: View, facts: F[]) => Frame<View, F>[];

/** "open": has legal options; "blocked": has only refused options; "idle": has none. */
export type SpotState = "open" | "blocked" | "idle";

/** Options by board element. */
export interface OptionIndex {
  optionsAt(element: string): Option[];
  blockedAt(element: string): Blocked[];
  stateOf(element: string): SpotState;
}

/**
 * Attributes that make a group of shapes a board element: `<g {...spot("space/13", "Second seat, 4 pesos")}>`. With
 * options they include role, focus, label, click and keyboard handlers. `data-state` holds the SpotState; `data-lit` is
 * set while the person points at a log line or button that refers to the element.
 */
export type Spot = (element: string, label?: string) => Record<string, unknown>;

export type SoundName = "dice" | "coins" | "cards" | "cannon" | "waves" | "turn";
/** The sound of a fact by its name. */
export type Sounds = Readonly<Record<string, SoundName>>;

/** What a fact brings a seat: an amount of the game's currency, or 0 for what is only told. */
export interface Gain {
  seat: number;
  amount: number;
}

/** The gain of a fact whose first number is the seat. */
export function gain({ args }: Fact, amount: number): Gain {
  return { seat: args[0] ?? -1, amount };
}

/** How a round is settled: the facts since the one that began it, as gains of the seats. */
export interface Settlement {
  /** The fact that begins a round, and ends the one before. */
  begins: string;
  /** The field of the view whose name the totals have; null without totals. */
  unit: string | null;
  /** The name of a round, from the fact that began it; the text of that fact unless given. */
  title?(begin: Fact, words: Words): string;
  gains(fact: Fact): Gain | null;
}

export interface BoardSettings {
  odds: boolean; // draw probabilities where the board can compute them
  motion: boolean; // false: no animation
}

export interface BoardProps<View = unknown> {
  /** The view of the frame that is shown; a decision is only asked for when it is the newest one. */
  view: View;
  /** The clock of the whole page; it plays the frames that `BoardModule.frames` makes. */
  playback: Playback<View, KeyedFact>;
  decision: Decision | null; // null: no decision of this person
  seat: number | null; // null: a spectator
  seats: SeatInfo[];
  words: Words;
  options: OptionIndex;
  spot: Spot;
  /** The action of a click on `spot`, for custom shapes: one option is sent, several open a menu at the anchor, and
      refused ones are explained there. */
  choose(options: string[], anchor: DOMRect): void;
  /** Send a chain of options that was staged on the board; the server applies all of them or none. */
  send(chain: string[]): void;
  settings: BoardSettings;
  narrow: boolean; // draw the composition for phones
  /** A row of the decision bar, where a board puts the buttons of what it composes. */
  dock?: HTMLElement | null;
}

/** One public number of a seat, for its panel beside the board: "Pesos 30". */
export interface Count {
  label: string;
  value: string | number;
  /** A drawing in place of the label, which is then read out. */
  sign?: { icon: Drawing; body: string; mark: string };
}

export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view type
  default: Component<BoardProps<any>>;
  /** Without it, an update is shown at once. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view type
  frames?: MakeFrames<any>;
  /** Counts in the panel of a seat; the default lists the plain numbers of view.players[seat]. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own view type
  counts?(view: any, seat: number, words: Words): Count[];
  /** Board elements that a fact refers to; a log line highlights them. */
  places?(name: string, args: number[]): string[];
  sounds?: Sounds;
  settlement?: Settlement;
  /** Whether the board composes this option in the dock; the decision bar then has no button for it. */
  composes?(option: string, decision: Decision): boolean;
  /** The wide composition and its smallest lettering, in board units: below 12 pixels the board scrolls instead. */
  wide?: { width: number; height: number; text: number };
  /** The board has its own zoom on a phone. Other boards may mark with `data-centre` what an enlarged board shows. */
  closer?: boolean;
}
