/**
 * The texts of a game, from its words.toml, in the person's language: the rule of docs/words.md, as in nassau.words.
 */
import { numbersOf, verbOf } from "../api/option_id.ts";
import type { Lang } from "./language.ts";

export type Text = Record<Lang, string>;
type Names = string[] | Record<string, string>;

interface BoardLine {
  field?: string;
  text?: string | Text;
  each?: string | number[];
  when?: string;
  unless?: string;
  columns?: BoardLine[];
}

export interface WordsFile {
  names?: Record<string, Record<Lang, Names>>;
  counts?: Record<string, Record<Lang, [string, string]>>;
  steps?: Record<string, Text>;
  verbs?: Record<string, Text & { number?: boolean }>;
  facts?: Record<string, Text & { rule: string }>;
  refusals?: Record<string, Text>;
  view?: Record<string, Text>;
  board?: BoardLine[];
  result?: Record<string, Text>;
}

/** What a placeholder may speak of. */
interface Scope {
  numbers: number[];
  it?: unknown;
}

/** A line of the board as text, or a table: rows of cells, the first of them the headings if it is one. */
export interface Line {
  label: string;
  rows: string[][];
  table: boolean;
}

/**
 * What placeholders look up: what the viewer at seat `me` (null: watching) sees now, and what is being decided. It is
 * asked only when a text speaks of it, so that a change of the view makes no other text new.
 */
export interface Situation {
  readonly view: unknown;
  readonly me: number | null;
  readonly step: string;
}

/** Texts in the person's language; the same rules as the server's. */
export interface Words {
  lang: Lang;
  /** names.<kind>[index], e.g. name("ware", 2) */
  name(kind: string, index: number): string;
  /** The label of an option. */
  option(id: string): string;
  /** The label of a view field. */
  field(key: string): string;
  /** The text of a rule. */
  rule(id: string): string;
}

const NOWHERE: Situation = { view: null, me: null, step: "" };
const NOBODY = "–";
const NONE: Scope = { numbers: [] };

export class GameWords implements Words {
  constructor(
    private file: WordsFile,
    readonly lang: Lang,
    private players: string[],
    private rules: (id: string) => string = () => "",
    private now: Situation = NOWHERE,
  ) {}

  /** The same words, spoken at another moment of the game. */
  at(now: Situation): GameWords {
    return new GameWords(this.file, this.lang, this.players, this.rules, now);
  }

  name(kind: string, index: number): string {
    return this.named(index, kind, NONE);
  }

  /** The sentence of the decision bar. */
  prompt(step: string): string {
    const text = this.file.steps?.[step];
    return text ? this.render(text, NONE) : step;
  }

  option(id: string): string {
    const verb = verbOf(id);
    const text = this.file.verbs?.[`${verb}/${this.now.step}`] ?? this.file.verbs?.[verb];
    return text ? this.render(text, { numbers: numbersOf(id) }) : id;
  }

  /** Whether the number of this verb is an amount, to be set on a dial. */
  amount(verb: string): boolean {
    return (this.file.verbs?.[`${verb}/${this.now.step}`] ?? this.file.verbs?.[verb])?.number ?? false;
  }

  /** A log line and its rule, or null where there is nothing to say. */
  fact(name: string, args: number[]): { text: string; rule: string } | null {
    const entry = this.file.facts?.[`${name}/${args.length}`] ?? this.file.facts?.[name];
    const text = entry ? this.render(entry, { numbers: args }) : "";
    return entry && text ? { text, rule: entry.rule } : null;
  }

  rule(id: string): string {
    return this.rules(id);
  }

  /** The bound that was broken; "" where it explains nothing. `otherwise` is used by rules without a text of it. */
  bound(rule: string, need: number | null | undefined, have: number | null | undefined, otherwise: string): string {
    if (need == null || have == null || need === have) return "";
    return this.render(this.file.refusals?.[rule]?.[this.lang] ?? otherwise, { numbers: [need, have] });
  }

  field(key: string): string {
    return this.file.view?.[key]?.[this.lang] ?? key;
  }

  score(points: number): string {
    const text = this.file.result?.["score"];
    return text ? this.render(text, { numbers: [points] }) : String(points);
  }

  /** The table as the viewer sees it, line by line. */
  board(): Line[] {
    return (this.file.board ?? []).map((entry) => this.line(entry)).filter((line) => line !== null);
  }

  private line(entry: BoardLine): Line | null {
    const label = entry.field === undefined ? "" : this.field(entry.field);
    const text = entry.text ?? "";
    if (entry.each === undefined) {
      return this.shown(entry, NONE) ? { label, rows: [[this.render(text, NONE)]], table: false } : null;
    }
    const scopes = this.each(entry.each).filter((scope) => this.shown(entry, scope));
    if (!scopes.length) return null;
    if (!entry.columns) return { label, rows: [scopes.map((scope) => this.render(text, scope))], table: false };
    const columns = entry.columns.filter((column) => this.shown(column, NONE));
    const head = columns.map((column) => this.field(column.field ?? ""));
    const body = scopes.map((scope) => columns.map((column) => this.render(column.text ?? "", scope)));
    return { label, rows: [head, ...body], table: true };
  }

  /** One scope for every number in a list, or for every position in a list of the view. */
  private each(items: string | number[]): Scope[] {
    const list = typeof items === "string" ? (this.lookUp(items, NONE) as unknown[]) : items;
    return list.map((item, index) => ({ numbers: [typeof items === "string" ? index : (item as number)] }));
  }

  /** Whether `when` is there and `unless` is not; null, false and -1 stand for nothing. */
  private shown(entry: BoardLine, scope: Scope): boolean {
    const there = (key: string) => ![null, undefined, false, -1].includes(this.lookUp(key, scope) as never);
    return (entry.when === undefined || there(entry.when)) && (entry.unless === undefined || !there(entry.unless));
  }

  private render(text: string | Text, scope: Scope): string {
    const plain = typeof text === "string" ? text : text[this.lang];
    return plain.replace(/\{([^{}:]*)(?::(\w+))?\}/g, (_whole, key: string, kind?: string) =>
      this.named(this.lookUp(key, scope), kind, scope),
    );
  }

  private named(value: unknown, kind: string | undefined, scope: Scope): string {
    if (value == null) return NOBODY;
    if (kind === undefined) return String(value);
    const number = Number(value);
    if (kind === "seat") return number >= 0 ? (this.players[number] ?? NOBODY) : NOBODY;
    const counts = this.file.counts?.[kind]?.[this.lang];
    if (counts) return `${number} ${counts[Math.abs(number) === 1 ? 0 : 1]}`;
    const names = this.file.names?.[kind]?.[this.lang];
    const name = Array.isArray(names) ? names[number] : (names?.[String(number)] ?? names?.["*"]);
    return name === undefined ? String(value) : this.render(name, { ...scope, it: value });
  }

  /** The value of a placeholder: a number by position, `me`, `it`, or a path into the view. */
  private lookUp(key: string, scope: Scope): unknown {
    if (/^\d+$/.test(key)) return scope.numbers[Number(key)];
    if (key === "me") return this.now.me;
    if (key === "it") return scope.it;
    let value: unknown = this.now.view;
    for (const part of key.split(".")) {
      const index = part.startsWith("#") ? this.lookUp(part.slice(1), scope) : part;
      if (value == null || index == null) return null;
      value = (value as Record<string, unknown>)[index as string];
    }
    return value;
  }
}
