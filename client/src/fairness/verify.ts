/** Repeats every draw of a finished game. It needs no rules: each draw lists its bounds and outcomes. */
import type { Draw, Draws } from "../api/protocol.gen.ts";
import { commitment, SealedNumbers, sealKey } from "./sealed_dice.ts";

/** A repeated draw: the logged and the computed outcome. */
export interface Checked {
  entry: number;
  stream: string;
  number: number;
  logged: string;
  drawn: string;
  match: boolean;
}

export type Verdict = "ok" | "bad" | "badsecret";

/** Repeat the draws up to the first mismatch; `each` is called for every draw. */
export async function checkDraws(sealed: Draws, each: (checked: Checked) => void): Promise<Verdict> {
  if ((await commitment(sealed.secret)) !== sealed.commitment) return "badsecret";
  const key = await sealKey(sealed.secret, sealed.table, sealed.contributions);
  const answered = new Map<string, number>();
  for (const draw of sealed.draws) {
    const number = answered.get(draw.stream) ?? 0; // counted here, so that the log cannot omit or repeat a draw
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

/** The outcome whose weight range contains the ticket. */
function pick({ outcomes }: Draw, ticket: number): string {
  let left = ticket;
  for (const { action, weight } of outcomes ?? []) {
    left -= weight;
    if (left < 0) return action;
  }
  return "?";
}
