/**
 * Renders the texts of a game's words.toml; docs/words.md specifies the placeholders. Same results as nassau.words.
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
  facts?: Record<string, Text>;
  refusals?: Record<string, Text>;
  view?: Record<string, Text>;
  board?: BoardLine[];
  result?: Record<string, Text>;
}

/** A refusal of the rules: `reason` names its sentence; without one, the text of the rule and the bound say it. */
export interface Refused {
  rule: string;
  need?: number | null;
  have?: number | null;
  reason?: string;
}

/** The values that placeholders refer to. */
interface Scope {
  numbers: number[];
  it?: unknown;
}

/** A line of the board as text, or a table whose first row has the headings. */
export interface Line {
  label: string;
  rows: string[][];
  table: boolean;
}

/**
 * The view of seat `me` (null: a spectator) and the current step. Fields are read only when a placeholder needs them,
 * so that a reactive view invalidates no other text.
 */
export interface Situation {
  readonly view: unknown;
  readonly me: number | null;
  readonly step: string;
}

/** Texts of a game in the current language. */
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

  /** The same texts at another position. */
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

  /** Whether the integer of this verb is an amount, which a number picker can set. */
  amount(verb: string): boolean {
    return (this.file.verbs?.[`${verb}/${this.now.step}`] ?? this.file.verbs?.[verb])?.number ?? false;
  }

  /** The text of a fact, or "" for a fact without text. */
  fact(name: string, args: number[]): string {
    const entry = this.file.facts?.[`${name}/${args.length}`] ?? this.file.facts?.[name];
    return entry ? this.render(entry, { numbers: args }) : "";
  }

  rule(id: string): string {
    return this.rules(id);
  }

  /** The text for a broken bound, or "" if there is none; `otherwise` serves rules without a text of their own. */
  bound(refused: Refused, otherwise: string): string {
    const { rule, need, have, reason } = refused;
    const own = reason ? this.file.refusals?.[reason]?.[this.lang] : undefined;
    if (own) return this.render(own, { numbers: [need ?? 0, have ?? 0] });
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

  /** The board as text, line by line. */
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

  /** A scope for each number in a list, or for each index of a list in the view. */
  private each(items: string | number[]): Scope[] {
    const list = typeof items === "string" ? (this.lookUp(items, NONE) as unknown[]) : items;
    return list.map((item, index) => ({ numbers: [typeof items === "string" ? index : (item as number)] }));
  }

  /** Whether `when` is present and `unless` is absent; null, false and -1 count as absent. */
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
