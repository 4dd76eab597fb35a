/** Starting lessons, and which games the person knows already (kept in local storage). */
import { post } from "../api/http.ts";
import type { TableRow } from "../api/protocol.gen.ts";
import { go } from "../state/router.svelte.ts";
import { ensureGuest } from "../state/session.svelte.ts";
import { read, write } from "../state/settings.svelte.ts";

const KNOWN_KEY = "nassau.known"; // ids of the games that the person has learned or played

export function isKnown(game: string): boolean {
  return (read<string[]>(KNOWN_KEY) ?? []).includes(game);
}

/** Remember that the person has learned or played a game. */
export function markKnown(game: string): void {
  write(KNOWN_KEY, [...new Set([...(read<string[]>(KNOWN_KEY) ?? []), game])]);
}

/** Open the table of a lesson, begun before or new; throws ApiError. */
export async function startLesson(game: string, lesson: string): Promise<void> {
  await ensureGuest();
  const { id } = await post<TableRow>("/api/lessons", { game, lesson });
  go(`/table/${id}`);
}

const PRACTICE_OPPONENTS = 2;

/** Open a private practice game against Sailors, with advice; forced moves are played automatically. */
export async function startPractice(game: string, seats: readonly number[]): Promise<void> {
  const opponents = Math.max(PRACTICE_OPPONENTS, (seats[0] ?? 2) - 1);
  const bots = Array.from({ length: opponents }, () => ({ kind: "bot", level: "sailor" }));
  const { id } = await post<TableRow>("/api/tables", {
    game,
    seats: [{ kind: "person" }, ...bots],
    visibility: "invite",
    spectators: false,
    learning: true,
    autoplay: true,
    start: true,
  });
  go(`/table/${id}`);
}
