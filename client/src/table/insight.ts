/** Texts and percentages for the analysis of a finished game. */
import type { Fact, Regret } from "../api/protocol.gen.ts";
import type { GameWords } from "../i18n/game_words.ts";

/** "+12 %"; values that round to zero get "±". */
export function signed(share: number): string {
  const whole = Math.round(Math.abs(share) * 100);
  return `${whole === 0 ? "±" : share > 0 ? "+" : "−"}${whole} %`;
}

/** The seats with the largest gain and the largest loss. */
export function moved(luck: number[]): { seat: number; by: number }[] {
  const order = luck.map((by, seat) => ({ seat, by })).sort((a, b) => b.by - a.by);
  return [order[0]!, order.at(-1)!];
}

/** The facts of a draw as one paragraph. */
export function told(facts: Fact[], words: GameWords): string {
  const texts = facts.map(([name, , ...args]) => words.fact(String(name), args.map(Number)));
  return texts.filter((text) => text).join(" ");
}

/** Labels of the played and the better option, from the seat's view at that time. */
export function choice(
  { view, seat, step, played, better }: Regret,
  words: GameWords,
): { played: string; better: string } {
  const then = words.at({ view, me: seat, step });
  return { played: then.option(played), better: then.option(better) };
}

/** Probabilities over time as whole percentages, for a chart. */
export function percents(course: number[][]): number[][] {
  return course.map(([number, ...shares]) => [number!, ...shares.map((share) => Math.round(share * 100))]);
}
