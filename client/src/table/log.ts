/** Log lines from events, oldest first. */
import type { KeyedFact } from "../boards/contract.ts";
import type { Fact, Happened } from "../api/protocol.gen.ts";
import type { GameWords } from "../i18n/game_words.ts";

export interface LogLine extends KeyedFact {
  text: string;
  rule: string | null;
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
const keyOf = (number: number, index: number): number => number * FACTS_PER_ENTRY + index;

/** A key that no fact of an event exceeds. */
export const lastKey = (event: Happened): number => keyOf(event.number + 1, -1);

/** The facts of events, without their texts. */
export function factsOf(events: Happened[]): KeyedFact[] {
  return events.flatMap(({ number, facts }) => facts.map((fact, index) => keyed(number, fact, index)));
}

function keyed(number: number, fact: Fact, index: number): KeyedFact {
  return { key: keyOf(number, index), name: String(fact[0]), args: fact.slice(2).map(Number) };
}

/** The events with their facts up to a key. */
export function eventsThrough(events: Happened[], key: number): Happened[] {
  const before = events.filter(({ number, facts }) => keyOf(number, facts.length - 1) <= key);
  const cut = events[before.length];
  const facts = cut?.facts.filter((_, index) => keyOf(cut.number, index) <= key) ?? [];
  return facts.length ? [...before, { ...cut!, facts }] : before;
}

export function lines(events: Happened[], words: GameWords, ofTable: TableText): LogLine[] {
  return events.flatMap((event) => linesOf(event, words, ofTable));
}

function linesOf(event: Happened, words: GameWords, ofTable: TableText): LogLine[] {
  return event.facts.map((fact, index) => line(event, fact, index, words, ofTable));
}

/** Lines by event: each frame shows a longer log, and only new events get new texts. */
export class LineCache {
  private held = new WeakMap<Happened, LogLine[]>();

  constructor(
    private words: GameWords,
    private ofTable: TableText,
  ) {}

  of(events: Happened[]): LogLine[] {
    return events.flatMap((event) => this.ofEvent(event));
  }

  private ofEvent(event: Happened): LogLine[] {
    const made = this.held.get(event) ?? linesOf(event, this.words, this.ofTable);
    this.held.set(event, made);
    return made;
  }
}

function line(event: Happened, fact: Fact, index: number, words: GameWords, ofTable: TableText): LogLine {
  const made = keyed(event.number, fact, index);
  const { name, args } = made;
  const rule = String(fact[1]);
  const text = words.fact(name, args) || (ofTable(name, args) ?? "");
  return {
    ...made,
    number: event.number,
    seat: event.seat,
    deputy: event.deputy ?? false,
    text,
    rule: text && rule ? rule : null,
  };
}
