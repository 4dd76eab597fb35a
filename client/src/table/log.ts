/** Log lines from events, oldest first. */
import type { FactLine } from "../boards/contract.ts";
import type { Fact, Happened } from "../api/protocol.gen.ts";
import type { GameWords } from "../i18n/game_words.ts";

export interface LogLine extends FactLine {
  seat: number;
  number: number;
  deputy: boolean;
}

/** Text of a fact of the table itself, or null for a fact of the game. */
export type TableText = (name: string, args: number[]) => string | null;

/** A line of the log as it is shown: consecutive identical lines are one. */
export interface ShownLine extends LogLine {
  times: number;
}

/** The lines with a text; consecutive ones with the same text of the same seat become one, the newest of them. */
export function counted(lines: LogLine[]): ShownLine[] {
  const shown: ShownLine[] = [];
  for (const line of lines) {
    if (!line.text) continue;
    const last = shown.at(-1);
    const same = last?.text === line.text && last.seat === line.seat && last.deputy === line.deputy;
    if (same) shown[shown.length - 1] = { ...line, times: last.times + 1 };
    else shown.push({ ...line, times: 1 });
  }
  return shown;
}

const FACTS_PER_ENTRY = 1000;

export function lines(events: Happened[], words: GameWords, ofTable: TableText): LogLine[] {
  return events.flatMap((event) =>
    event.facts.flatMap((fact, index) => line(event, fact, index, words, ofTable) ?? []),
  );
}

function line(event: Happened, fact: Fact, index: number, words: GameWords, ofTable: TableText): LogLine | null {
  const name = String(fact[0]);
  const rule = String(fact[1]);
  const args = fact.slice(2).map(Number);
  const text = words.fact(name, args) || (ofTable(name, args) ?? "");
  return {
    key: event.number * FACTS_PER_ENTRY + index,
    number: event.number,
    seat: event.seat,
    deputy: event.deputy ?? false,
    name,
    args,
    text,
    rule: text && rule ? rule : null,
  };
}
