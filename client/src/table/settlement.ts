/** The settlement of a round: who got what and why, from the lines of the log. */
import type { Settlement } from "../boards/contract.ts";
import type { LogLine } from "./log.ts";

export interface Reason {
  text: string;
  amount: number;
  times: number;
}

export interface SettledSeat {
  seat: number;
  total: number;
  reasons: Reason[];
}

export interface SettledRound {
  /** The line that began the round. */
  begin: LogLine;
  seats: SettledSeat[];
}

/** Keys of the lines that end a round: each line that begins one, but the first. */
export function roundEnds(lines: readonly LogLine[], { begins }: Settlement): ReadonlySet<number> {
  const starts = lines.filter(({ name }) => name === begins);
  return new Set(starts.slice(1).map(({ key }) => key));
}

/** The round that ends before the line with the key `end`; null if its beginning is not known. */
export function settle(
  lines: readonly LogLine[],
  end: number,
  seats: number,
  settlement: Settlement,
): SettledRound | null {
  const before = lines.filter(({ key }) => key < end);
  const from = before.findLastIndex(({ name }) => name === settlement.begins);
  if (from < 0) return null;
  const round = before.slice(from + 1);
  const settled = Array.from({ length: seats }, (_, seat) => settledSeat(round, seat, settlement));
  return { begin: before[from]!, seats: settled };
}

function settledSeat(round: LogLine[], seat: number, { gains }: Settlement): SettledSeat {
  const reasons: Reason[] = [];
  let total = 0;
  for (const [index, line] of round.entries()) {
    const gained = gains(line);
    if (gained?.seat !== seat) continue;
    total += gained.amount;
    addReason(reasons, reasonText(round, index), gained.amount);
  }
  return { seat, total, reasons };
}

/** The text of a line; a payment without one belongs to the line before it. */
function reasonText(round: LogLine[], index: number): string {
  return round.slice(0, index + 1).findLast(({ text }) => text)?.text ?? "";
}

/** Equal reasons are one line. */
function addReason(reasons: Reason[], text: string, amount: number): void {
  const same = reasons.find((reason) => reason.text === text);
  if (same) Object.assign(same, { amount: same.amount + amount, times: same.times + 1 });
  else reasons.push({ text, amount, times: 1 });
}
