/**
 * The texts of a game: its messages with the arguments that its layout declares (docs/translating.md).
 * Same results as nassau.i18n.game_texts.
 */
import type { FluentValue, FluentVariable } from "@fluent/bundle";
import { numbersOf, verbOf } from "../api/option_id.ts";
import type { TextsInfo } from "../api/protocol.gen.ts";
import { pseudo, type Lang } from "./language.ts";
import { Given, Items, Messages, NONE, type Arguments, type Item } from "./messages.ts";

export type Text = Record<Lang, string>;

/** The arguments of a message: numbers by position as "name:kind", then values of the view as "path:kind". */
interface Entry {
  numbers?: string[];
  view?: Record<string, string>;
  number?: boolean;
}

interface Cell {
  field?: string;
  text?: string;
  value?: string;
  view?: Record<string, string>;
  when?: string;
  unless?: string;
  draw?: Drawing;
  most?: string;
}

/** How a board without drawing of its own shows a number: as a die, a track up to `most`, or a row of cards. */
export type Drawing = "die" | "track" | "cards";

interface BoardLine extends Cell {
  each?: string | number[];
  columns?: Cell[];
}

export interface Layout {
  kinds?: Record<string, string[] | Record<string, string | boolean>>;
  prompts?: Record<string, Record<string, string>>;
  actions?: Record<string, Entry>;
  facts?: Record<string, string[] | Entry>;
  refusals?: Record<string, Entry>;
  notes?: Record<string, Entry>;
  board?: BoardLine[];
}

/** The texts of a game in one language, as the server sends them. */
export interface WordsFile extends Omit<TextsInfo, "layout"> {
  layout: Layout;
}

/** A refusal of the rules: `reason` names its sentence; without one, only the text of the rule says it. */
export interface Refused {
  rule: string;
  need?: number | null;
  have?: number | null;
  reason?: string;
}

interface Argument {
  name: string;
  path: string;
  kind: string;
  optional: boolean; // an absent value reaches the message as "none" instead of "–"
  many: number | null; // a list: the number of amounts, by kind; 0 for all remaining numbers
}

/** A line of the board as text, or a table whose first row has the headings. */
export interface Line {
  label: string;
  rows: string[][];
  table: boolean;
}

/** A value of a board that is drawn from the layout alone. */
export interface Piece {
  label: string;
  text: string;
  draw?: Drawing;
  /** The number that is drawn; null if it is no number or hidden. */
  value: number | null;
  /** The end of a track. */
  most: number | null;
}

/** A part of such a board: single values, or one area per seat, or a table. */
export interface BoardPart {
  pieces: Piece[];
  seats: { seat: number; pieces: Piece[] }[];
  table: Line | null;
}

/**
 * The view of seat `me` (null: a spectator) and the current step. Fields are read only when an argument needs them,
 * so that a reactive view invalidates no other text.
 */
export interface Situation {
  readonly view: unknown;
  readonly me: number | null;
  readonly step: string;
}

/** An argument of a label: a number, a finished text, or a list of them. */
export type Value = string | number | readonly (string | number)[];

/** A hint for a person's first games. */
export interface Hint {
  text: string;
  /** Advice on what to choose, or "". */
  tip: string;
}

/** Texts of a game in the current language. */
export interface Words {
  /** A label of the drawn board: message label-<key>. */
  label(key: string, values?: Record<string, Value>): string;
  /** The name of a number: message <family>-<key>; the kind has the name of the family unless it is given. */
  name(family: string, index: number, kind?: string): string;
  /** Amounts of things of a kind, by their numbers, as in a sentence: "2 silk and 1 jade". */
  list(family: string, amounts: number[], kind: string): string;
  /** The label of an option. */
  option(id: string): string;
  /** The label of an option at a position that is only staged. */
  optionAt(id: string, view: unknown): string;
  /** The label of a view field. */
  field(key: string): string;
  /** The text of a rule. */
  rule(id: string): string;
}

const NOWHERE: Situation = { view: null, me: null, step: "" };
const MISSING = "–";
const EMPTY: WordsFile = { lang: "en", layout: {}, messages: [], fallback: [] };
const loaded = new WeakMap<WordsFile, Messages>();

/** The messages of a file, parsed once. */
function messagesOf(file: WordsFile): Messages {
  const held = loaded.get(file);
  if (held) return held;
  const fallback = file.fallback.length ? new Messages("en", file.fallback) : null;
  const made = new Messages(file.lang, file.messages, fallback, pseudo());
  loaded.set(file, made);
  return made;
}

export class GameWords implements Words {
  private layout: Layout;
  private messages: Messages;

  constructor(
    private file: WordsFile | null,
    readonly lang: Lang,
    private players: string[],
    private rules: (id: string) => string = () => "",
    private now: Situation = NOWHERE,
  ) {
    this.layout = (file ?? EMPTY).layout;
    this.messages = messagesOf(file ?? EMPTY);
  }

  /** The same texts at another position. */
  at(now: Situation): GameWords {
    return new GameWords(this.file, this.lang, this.players, this.rules, now);
  }

  label(key: string, values: Record<string, Value> = {}): string {
    const given = Object.entries(values).map(([name, value]) => [name, labelValue(value)]);
    return this.messages.format(`label-${key}`, Object.fromEntries(given) as Arguments);
  }

  name(family: string, index: number, kind = family): string {
    return String(this.messages.name(family, this.keyed(index, kind, true) as FluentValue));
  }

  list(family: string, amounts: number[], kind: string): string {
    return this.messages.list(family, new Items(this.items(kind, amounts.length, amounts)));
  }

  /** The hint for a step, or for "welcome"; null if there is none. */
  hint(key: string): Hint | null {
    const said = (id: string) => (this.messages.has(id) ? this.messages.format(id) : "");
    return this.messages.has(`hint-${key}`) ? { text: said(`hint-${key}`), tip: said(`tip-${key}`) } : null;
  }

  /** The sentence of the decision bar. */
  prompt(step: string): string {
    const view = this.layout.prompts?.[step];
    return view ? this.format(`prompt-${step}`, { view }, []) : step;
  }

  option(id: string): string {
    const verb = this.verb(verbOf(id));
    const entry = this.layout.actions?.[verb] ?? this.layout.actions?.[verbOf(id)];
    return entry ? this.format(`action-${verb}`, entry, numbersOf(id)) : id;
  }

  optionAt(id: string, view: unknown): string {
    return this.at({ view, me: this.now.me, step: this.now.step }).option(id);
  }

  /** Whether the integer of this verb is an amount, which a number picker can set. */
  amount(verb: string): boolean {
    return (this.layout.actions?.[this.verb(verb)] ?? this.layout.actions?.[verb])?.number ?? false;
  }

  /** The text of a fact, or "" for a fact without text. */
  fact(name: string, args: number[]): string {
    const found = this.layout.facts?.[name];
    if (!found) return "";
    const entry = Array.isArray(found) ? { numbers: found } : found;
    return this.format(`fact-${name}${args.length < width(entry) ? "-hidden" : ""}`, entry, args);
  }

  rule(id: string): string {
    return this.rules(id);
  }

  /** The sentence of the reason, with the broken bound; "" without a reason. */
  bound({ need, have, reason }: Refused): string {
    if (!reason || !this.messages.has(`refusal-${reason}`)) return "";
    const entry = this.layout.refusals?.[reason] ?? { numbers: ["need", "have"] };
    return this.format(`refusal-${reason}`, entry, [need ?? 0, have ?? 0]);
  }

  /** What a board element is and does; "" for an element without a note. */
  note(element: string): string {
    const found = this.noteOf(element);
    const entry = found && this.layout.notes?.[found.name];
    if (!entry) return "";
    return this.format(`note-${found.name}`, entry, found.numbers).replace(/\s+/g, " ").trim(); // parts may be empty
  }

  field(key: string): string {
    return this.messages.has(`field-${key}`) ? this.messages.format(`field-${key}`) : key;
  }

  score(points: number): string {
    return this.messages.has("result-score")
      ? this.messages.format("result-score", { points, case: "nominative" })
      : String(points);
  }

  /** The board as text, line by line. */
  board(): Line[] {
    return (this.layout.board ?? []).map((entry) => this.line(entry)).filter((line) => line !== null);
  }

  /** "goods/0/of/2" is the note goods-of with 0 and 2; "market/silk" is market with the number of that ware. */
  private noteOf(element: string): { name: string; numbers: number[] } | null {
    const notes = this.layout.notes ?? {};
    const [first = "", ...parts] = element.split("/");
    const found = { name: first, numbers: [] as number[] };
    for (const part of parts) {
      if (/^\d+$/.test(part)) found.numbers.push(Number(part));
      else if (notes[`${found.name}-${part}`]) found.name = `${found.name}-${part}`;
      else {
        const kind = notes[found.name]?.numbers?.[found.numbers.length]?.split(":")[1] ?? "";
        const number = Object.values(this.layout.kinds?.[kind] ?? []).indexOf(part);
        if (number < 0) return null;
        found.numbers.push(number);
      }
    }
    return notes[found.name] ? found : null;
  }

  /** The board for drawing: lines in a row form one part, a table by seats one area per seat. */
  parts(): BoardPart[] {
    const parts: BoardPart[] = [];
    for (const entry of this.layout.board ?? []) {
      const line = this.line(entry);
      if (!line) continue;
      const last = parts.at(-1);
      if (line.table) parts.push(this.tablePart(entry, line));
      else if (last?.pieces.length) last.pieces.push(...this.linePieces(entry));
      else parts.push({ pieces: this.linePieces(entry), seats: [], table: null });
    }
    return parts;
  }

  private tablePart(entry: BoardLine, line: Line): BoardPart {
    const [name, ...others] = (entry.columns ?? []).filter((column) => this.shown(column, []));
    if (name?.value !== "0:seat") return { pieces: [], seats: [], table: line };
    const each = this.each(entry.each ?? []).filter((numbers) => this.shown(entry, numbers));
    const seats = each.map((numbers) => ({
      seat: numbers[0]!,
      pieces: others.map((column) => this.piece(column, numbers)),
    }));
    return { pieces: [], seats, table: null };
  }

  private linePieces(entry: BoardLine): Piece[] {
    const each = entry.each === undefined ? [[]] : this.each(entry.each);
    return each.filter((numbers) => this.shown(entry, numbers)).map((numbers) => this.piece(entry, numbers));
  }

  private piece(cell: Cell, numbers: number[]): Piece {
    const found = cell.text ? null : this.lookUp((cell.value ?? "").split(":")[0]!, numbers);
    const most = cell.most === undefined ? null : this.lookUp(cell.most, numbers);
    return {
      label: cell.field === undefined ? "" : this.field(cell.field),
      text: this.cell(cell, numbers),
      draw: cell.draw,
      value: typeof found === "number" ? found : null,
      most: typeof most === "number" ? most : null,
    };
  }

  private verb(verb: string): string {
    return this.messages.has(`action-${verb}-${this.now.step}`) ? `${verb}-${this.now.step}` : verb;
  }

  private line(entry: BoardLine): Line | null {
    const label = entry.field === undefined ? "" : this.field(entry.field);
    if (entry.each === undefined) {
      return this.shown(entry, []) ? { label, rows: [[this.cell(entry, [])]], table: false } : null;
    }
    const each = this.each(entry.each).filter((numbers) => this.shown(entry, numbers));
    if (!each.length) return null;
    if (!entry.columns) return { label, rows: [each.map((numbers) => this.cell(entry, numbers))], table: false };
    const columns = entry.columns.filter((column) => this.shown(column, []));
    const head = columns.map((column) => this.field(column.field ?? ""));
    const body = each.map((numbers) => columns.map((column) => this.cell(column, numbers)));
    return { label, rows: [head, ...body], table: true };
  }

  /** The message of a cell, or its plain value. */
  private cell({ text, value = "", view = {} }: Cell, numbers: number[]): string {
    if (text) return this.format(`board-${text}`, { view }, numbers);
    const [path = "", kind] = value.split(":");
    const found = this.lookUp(path, numbers);
    if (kind === "seat") return absent(found) ? MISSING : (this.players[found as number] ?? MISSING);
    return found == null ? MISSING : String(found);
  }

  /** The numbers of a list, or the indices of a list in the view. */
  private each(items: string | number[]): number[][] {
    if (typeof items !== "string") return items.map((item) => [item]);
    return (this.lookUp(items, []) as unknown[]).map((_, index) => [index]);
  }

  /** Whether `when` is present and `unless` is absent. */
  private shown({ when, unless }: Cell, numbers: number[]): boolean {
    if (when !== undefined && absent(this.lookUp(when, numbers))) return false;
    return unless === undefined || absent(this.lookUp(unless, numbers));
  }

  /** A message with the arguments of its entry; those for numbers that a viewer may not know are left out. */
  private format(id: string, entry: Entry, numbers: number[]): string {
    const values: Arguments = {};
    for (const one of argumentsOf(entry)) {
      if (/^\d+$/.test(one.path) && Number(one.path) >= numbers.length) continue;
      values[one.name] = this.value(one, numbers);
    }
    return this.messages.format(id, values);
  }

  /** The value of an argument as its kind says: number, player's name, key of a kind, or list. */
  private value({ path, kind, optional, many }: Argument, numbers: number[]): FluentVariable {
    if (many !== null) return new Items(this.items(kind, many, this.listed(path, numbers)));
    const value = this.lookUp(path, numbers) as number | string | null | undefined;
    if (!kind) return value ?? MISSING;
    return this.keyed(value as number | null, kind, optional);
  }

  /** The numbers of a list argument: all from a position on, or a list of the view. */
  private listed(path: string, numbers: number[]): number[] {
    return /^\d+$/.test(path) ? numbers.slice(Number(path)) : ((this.lookUp(path, numbers) ?? []) as number[]);
  }

  private items(kind: string, many: number, numbers: number[]): Item[] {
    const key = (number: number) => this.keyed(number, kind, false) as FluentValue;
    if (many) return numbers.slice(0, many).map((count, number) => ({ key: key(number), count }));
    return numbers.filter((number) => number >= 0).map((number) => ({ key: key(number) }));
  }

  /** The key of a number, the name of a player, or the number itself if it has no key. */
  private keyed(number: number | null | undefined, kind: string, optional: boolean): FluentVariable {
    const keys = this.layout.kinds?.[kind];
    const key = number == null ? undefined : Array.isArray(keys) ? keys[number] : keys?.[String(number)];
    if (typeof key === "string") return key;
    if (number == null || number === -1) return optional ? NONE : MISSING;
    if (kind === "seat" || (keys && !Array.isArray(keys) && keys["seat"]))
      return new Given(this.players[number] ?? MISSING);
    return number;
  }

  /** A number by index, `me`, the value at a path of the view, or the sum of a list at the numbers (`+path`). */
  private lookUp(path: string, numbers: number[]): unknown {
    if (path.startsWith("+")) {
      const values = this.lookUp(path.slice(1), numbers) as number[];
      return numbers.reduce((sum, number) => sum + (number < 0 ? 0 : values[number]!), 0);
    }
    if (/^\d+$/.test(path)) return numbers[Number(path)];
    if (path === "me") return this.now.me;
    let value: unknown = this.now.view;
    for (const part of path.match(/\[[^\]]+\]|[^.[\]]+/g) ?? []) {
      const inner = part.startsWith("#") ? part.slice(1) : part.startsWith("[") ? part.slice(1, -1) : "";
      const index = inner ? this.lookUp(inner, numbers) : part;
      if (value == null || index == null) return null;
      value = (value as Record<string, unknown>)[index as string];
    }
    return value;
  }
}

/** Texts select no variant of a label: a player can be called "none". */
function labelValue(value: Value): FluentVariable {
  if (typeof value === "number") return value;
  if (typeof value === "string") return new Given(value);
  return new Items(value.map((one) => ({ key: new Given(String(one)) })));
}

/** null, false and -1 count as absent. */
function absent(value: unknown): boolean {
  return value == null || value === false || value === -1;
}

function argumentsOf({ numbers = [], view = {} }: Entry): Argument[] {
  let at = 0;
  const byPosition = numbers.map((spec) => {
    const [name = "", kind = ""] = spec.split(":");
    const found = argument(name, `${at}:${kind}`);
    at += found.many ?? 1;
    return found;
  });
  return [...byPosition, ...Object.entries(view).map(([name, spec]) => argument(name, spec))];
}

/** `path:kind`, `path:kind?`, `path:kind*5` or `path:kind*`. */
function argument(name: string, spec: string): Argument {
  const [path = "", kind = ""] = spec.split(":");
  const [plain = "", many] = kind.split("*");
  return {
    name,
    path,
    kind: plain.replace(/\?$/, ""),
    optional: plain.endsWith("?"),
    many: many === undefined ? null : Number(many),
  };
}

/** How many numbers there are at least. */
function width({ numbers = [] }: Entry): number {
  return numbers.reduce((sum, spec) => sum + (argument("", spec).many ?? 1), 0);
}
