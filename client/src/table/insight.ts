/** Insight into a finished game, in words and whole per cents. */
import type { Fact, Regret } from "../api/protocol.gen.ts";
import type { GameWords } from "../i18n/game_words.ts";

/** "+12 %"; what rounds to nothing has no sign of its own. */
export function signed(share: number): string {
  const whole = Math.round(Math.abs(share) * 100);
  return `${whole === 0 ? "±" : share > 0 ? "+" : "−"}${whole} %`;
}

/** Who gained most by a roll, and who lost most. */
export function moved(luck: number[]): { seat: number; by: number }[] {
  const order = luck.map((by, seat) => ({ seat, by })).sort((a, b) => b.by - a.by);
  return [order[0]!, order.at(-1)!];
}

/** What fell, in one paragraph. */
export function told(facts: Fact[], words: GameWords): string {
  const texts = facts.map(([name, ...args]) => words.fact(String(name), args.map(Number))?.text ?? "");
  return texts.filter((text) => text).join(" ");
}

/** What was chosen and what would have been better, as the seat saw the table then. */
export function choice(
  { view, seat, step, played, better }: Regret,
  words: GameWords,
): { played: string; better: string } {
  const then = words.at({ view, me: seat, step });
  return { played: then.option(played), better: then.option(better) };
}

/** The course of the chances in whole per cents, for a chart. */
export function percents(course: number[][]): number[][] {
  return course.map(([number, ...shares]) => [number!, ...shares.map((share) => Math.round(share * 100))]);
}
