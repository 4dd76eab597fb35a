/** The boards that are here, each loaded when a table of its game is opened. */
import type { BoardModule } from "./contract.ts";

const found = import.meta.glob<BoardModule>("./*/index.ts");

export function boardOf(game: string): (() => Promise<BoardModule>) | undefined {
  return found[`./${game}/index.ts`];
}
