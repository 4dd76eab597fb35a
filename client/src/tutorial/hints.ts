/**
 * Short words for somebody who plays a game for the first time: what it is about, and at each kind of decision what
 * it means. A game's hints are a file in games/, loaded when a table of that game is opened; a game without one, or a
 * step without a hint, is simply silent.
 */
import type { Text } from "../i18n/game_words.ts";

export interface Hint {
  text: Text;
  /** What is wise, where a sentence can say it. */
  tip?: Text;
}

export interface Hints {
  welcome: Text;
  /** By the name of the step that asks. */
  steps: Record<string, Hint>;
}

const found = import.meta.glob<Hints>("./games/*.ts", { import: "hints" });

export async function loadHints(game: string): Promise<Hints | null> {
  return (await found[`./games/${game}.ts`]?.()) ?? null;
}

/** The key of the welcome among those of the steps. */
export const WELCOME = "welcome";

/** The hints that belong to a decision and have not been put away, first to last. */
export function due(hints: Hints, step: string, away: ReadonlySet<string>): string[] {
  return [WELCOME, ...(step in hints.steps ? [step] : [])].filter((key) => !away.has(key));
}

export function hintOf(hints: Hints, key: string): Hint {
  return key === WELCOME ? { text: hints.welcome } : hints.steps[key]!;
}
