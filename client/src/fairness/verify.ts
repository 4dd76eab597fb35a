/** Every answer of chance in a finished game, drawn again. Knows no rules: each draw says what it was drawn from. */
import type { Draw, Draws } from "../api/protocol.gen.ts";
import { commitment, SealedNumbers, sealKey } from "./sealed_dice.ts";

/** One draw, checked: what the log says and what the sealed dice say. */
export interface Checked {
  entry: number;
  stream: string;
  number: number;
  logged: string;
  drawn: string;
  match: boolean;
}

export type Verdict = "ok" | "bad" | "badsecret";

/** Draw again until the first that differs; `each` hears of every one. */
export async function checkDraws(sealed: Draws, each: (checked: Checked) => void): Promise<Verdict> {
  if ((await commitment(sealed.secret)) !== sealed.commitment) return "badsecret";
  const key = await sealKey(sealed.secret, sealed.table, sealed.contributions);
  const answered = new Map<string, number>();
  for (const draw of sealed.draws) {
    const number = answered.get(draw.stream) ?? 0; // counted here: the log cannot leave a draw out or repeat one
    answered.set(draw.stream, number + 1);
    const checked = await check(key, draw, number);
    each(checked);
    if (!checked.match) return "bad";
  }
  return "ok";
}

async function check(key: CryptoKey, draw: Draw, number: number): Promise<Checked> {
  const source = new SealedNumbers(key, draw.stream, number);
  const numbers: number[] = [];
  for (const bound of draw.bounds) numbers.push(await source.below(bound));
  const same = number === draw.number && numbers.join() === draw.numbers.join();
  const drawn = draw.outcomes ? pick(draw, numbers[0] ?? 0) : same ? draw.action : numbers.join(", ");
  return {
    entry: draw.entry,
    stream: draw.stream,
    number,
    logged: draw.action,
    drawn,
    match: same && drawn === draw.action,
  };
}

/** The outcome that a ticket falls on. */
function pick({ outcomes }: Draw, ticket: number): string {
  let left = ticket;
  for (const { action, weight } of outcomes ?? []) {
    left -= weight;
    if (left < 0) return action;
  }
  return "?";
}
