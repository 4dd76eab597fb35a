/** Types of the view of Pirates of the 7 Seas, its sentinel values and derived queries. */
import type { SeasChart, SeasDie, SeasPlayer, SeasView } from "../../api/protocol.gen.ts";

export type View = SeasView;
export type Player = SeasPlayer;
export type Chart = SeasChart;
export type Die = SeasDie;
export const NOBODY = -1;
export const RED = 4;
export const TALISMAN = 3;

/** Goods by ship: ships with two goods first, then ships with one, then empty ships. */
export function cargo({ goods, loaded, free }: Player): number[][] {
  const held = goods.flatMap((count, good) => Array.from({ length: count }, () => good));
  const double = held.length - loaded; // ships with a second chamber in use
  const ships = Array.from({ length: loaded }, (_, at) => held.splice(0, at < double ? 2 : 1));
  return [...ships, ...Array.from({ length: free }, () => [])];
}

/** Pairs of value and count. */
export function tally(list: number[]): [number, number][] {
  const found = new Map<number, number>();
  for (const one of list) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found];
}

/** A text in lines of at most `most` characters, as far as its words allow. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
