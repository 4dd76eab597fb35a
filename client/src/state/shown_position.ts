/** A position that somebody shows by a link: what `nassau show --web` packs behind the # of the address. */
import type { Decision } from "../api/protocol.gen.ts";

export interface Shown {
  game: string;
  seats: number;
  seat: number | null; // whose view it is; null: everything lies open
  view: unknown;
  pending: number[];
  decision: Decision | null;
}

const LONGEST = 60_000; // characters

/** JSON, deflated, in the letters that addresses allow. Rejects whatever else stands there. */
export async function unpack(text: string): Promise<Shown> {
  if (!text || text.length > LONGEST) throw new Error("no position");
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const shown = (await new Response(stream).json()) as Shown;
  if (typeof shown.game !== "string" || !(shown.seats > 1 && shown.seats < 9) || !Array.isArray(shown.pending)) {
    throw new Error("no position");
  }
  return shown;
}
