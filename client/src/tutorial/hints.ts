/**
 * Hints for a person's first games: a welcome, and a text for each kind of decision. The server sends the game's
 * hints.toml; a game without that file, or a step without an entry, shows no hint.
 */
import { ApiError, get } from "../api/http.ts";
import type { Text } from "../i18n/game_words.ts";

export interface Hint {
  text: Text;
  /** Advice on what to choose. */
  tip?: Text;
}

export interface Hints {
  welcome: Text;
  /** By the name of the step that asks for the decision. */
  steps: Record<string, Hint>;
}

/** Resolves to null for a game without hints; rejects when the server is unreachable. */
export async function loadHints(game: string): Promise<Hints | null> {
  try {
    return await get<Hints>(`/api/games/${game}/hints`);
  } catch (error) {
    if (error instanceof ApiError && error.code !== "unreachable") return null;
    throw error;
  }
}

/** Key of the welcome, beside the keys of the steps. */
export const WELCOME = "welcome";

/** Keys of the hints for a step that are not dismissed, in display order. */
export function pendingHints(hints: Hints, step: string, dismissed: ReadonlySet<string>): string[] {
  return [WELCOME, ...(step in hints.steps ? [step] : [])].filter((key) => !dismissed.has(key));
}

export function hintFor(hints: Hints, key: string): Hint {
  return key === WELCOME ? { text: hints.welcome } : hints.steps[key]!;
}
