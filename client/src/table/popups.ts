/** What the popups of a table show, and the rectangle that each of them is anchored to. */
import type { Anchor } from "./positioning.ts";

/** Why an option is refused, or the rule behind a log line. */
export interface Reason {
  rule: string;
  need?: number | null;
  have?: number | null;
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
