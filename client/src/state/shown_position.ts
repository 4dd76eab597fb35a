/** A shared position: `nassau show --web` packs it into the fragment of the URL. */
import type { Decision } from "../api/protocol.gen.ts";

export interface Shown {
  game: string;
  seats: number;
  seat: number | null; // the viewer; null: nothing is hidden
  view: unknown;
  pending: number[];
  decision: Decision | null;
}

const MAX_LENGTH = 60_000;

/** Decode base64url, inflate and parse; rejects anything that is not a position. */
export async function unpack(text: string): Promise<Shown> {
  if (!text || text.length > MAX_LENGTH) throw new Error("no position");
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const shown = (await new Response(stream).json()) as Shown;
  if (typeof shown.game !== "string" || !(shown.seats > 1 && shown.seats < 9) || !Array.isArray(shown.pending)) {
    throw new Error("no position");
  }
  return shown;
}
