/** Hints for a person's first games: a welcome, and a text for each kind of decision that has one. */
import type { Hint } from "../i18n/game_words.ts";

export type { Hint };

/** The hints of a game, by the name of the step that asks for the decision. */
export interface Hints {
  hint(key: string): Hint | null;
}

/** Key of the welcome, beside the keys of the steps. */
export const WELCOME = "welcome";

/** Keys of the hints for a step that are not dismissed, in display order. */
export function pendingHints(hints: Hints, step: string, dismissed: ReadonlySet<string>): string[] {
  return [WELCOME, step].filter((key) => !dismissed.has(key) && hints.hint(key));
}
