/** What the popups of a table show, and the rectangle that each of them is anchored to. */
import type { Refused } from "../i18n/game_words.ts";
import type { Anchor } from "./positioning.ts";

/** Why an option is refused, or the rule behind a log line. */
export interface Reason extends Refused {
  what?: string; // label of the refused option
}

export interface OptionMenuState {
  options: string[];
  anchor: Anchor;
}

export interface RulePopoverState {
  reasons: Reason[];
  anchor: Anchor;
}
