/**
 * The texts of a game, from its words.toml, in the person's language. The same tiny placeholder rule as in the
 * server's nassau.words: {0} is the first number, {0:ware} its name in names.ware, {0:seat} the player's name.
 */
import type { Lang, Words } from "../boards/contract.ts";
import { numbersOf, verbOf } from "../model/choices.ts";

export type Text = Record<Lang, string>;

export interface WordsFile {
  names?: Record<string, Record<Lang, string[]>>;
  steps?: Record<string, Text>;
  verbs?: Record<string, Text>;
  facts?: Record<string, Text & { rule?: string }>;
  view?: Record<string, Text>;
}

export interface FactText {
  text: string;
  rule: string | null;
}

export class GameWords implements Words {
  constructor(
    private file: WordsFile,
    readonly lang: Lang,
    private players: string[] = [],
    private rules: (id: string) => string = (id) => id,
  ) {}

  name(kind: string, index: number): string {
    if (kind === "seat") return this.players[index] ?? `#${index + 1}`;
    return this.file.names?.[kind]?.[this.lang][index] ?? String(index);
  }

  /** The sentence of the decision bar. */
  step(step: string): string {
    return this.file.steps?.[step]?.[this.lang] ?? step;
  }

  option(id: string, step = ""): string {
    const verb = verbOf(id);
    const text = this.file.verbs?.[`${verb}/${step}`] ?? this.file.verbs?.[verb];
    return text ? this.fill(text[this.lang], numbersOf(id)) : id;
  }

  /** A log line, or null for a fact that has no text. */
  fact(name: string, args: number[]): FactText | null {
    const text = this.file.facts?.[`${name}/${args.length}`] ?? this.file.facts?.[name];
    return text ? { text: this.fill(text[this.lang], args), rule: text.rule ?? null } : null;
  }

  field(key: string): string {
    return this.file.view?.[key]?.[this.lang] ?? key;
  }

  rule(id: string): string {
    return this.rules(id);
  }

  private fill(text: string, numbers: number[]): string {
    return text.replace(/\{(\d+)(?::(\w+))?\}/g, (whole, place: string, kind?: string) => {
      const number = numbers[Number(place)];
      if (number === undefined) return whole;
      return kind ? this.name(kind, number) : String(number);
    });
  }
}
