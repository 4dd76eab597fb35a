/**
 * Messages of Project Fluent, with the functions NAME, COUNT and LIST (docs/translating.md).
 * Same results as nassau.i18n.fluent_messages.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

/** The key of an optional argument without a value. */
export const NONE = "none";
/** Arguments of every name and count, unless a call says otherwise. */
const FORMS = { case: "nominative", article: "none" };
const PLAIN = "aceinosuyzACEINOSUYZ";
const ACCENTED = "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ";

export type Arguments = Record<string, FluentVariable>;

/** A text that came from outside, such as the name of a player. No variant of a selector matches it. */
export class Given extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

/** One thing of a list: a key with its number, or without one. */
export interface Item {
  key: FluentValue;
  count?: number;
}

/** A list argument, for LIST. */
export class Items extends FluentType<Item[]> {
  toString(): string {
    return this.value.map(({ key }) => String(key)).join(", ");
  }
}

/** Accented English, to find texts that are no messages. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** The messages of one language; those missing here come from `fallback`. Of two with the same id the first counts. */
export class Messages {
  private bundle: FluentBundle;

  constructor(
    lang: string,
    sources: string[],
    private fallback: Messages | null = null,
    pseudo = false,
  ) {
    const functions: Record<string, FluentFunction> = {
      NAME: ([family, key], forms) => this.name(String(family), key ?? "", forms),
      COUNT: ([noun, number], forms) => this.count(String(noun), number ?? "", forms),
      LIST: ([family, items], forms) => this.list(String(family), items, forms),
    };
    this.bundle = new FluentBundle(lang, {
      functions,
      useIsolating: false,
      ...(pseudo ? { transform: accented } : {}),
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || (this.fallback?.has(id) ?? false);
  }

  /** The text of a message, or its id if there is none; `errors` collects what went wrong. */
  format(id: string, values: Arguments = {}, errors: Error[] = []): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return this.fallback?.format(id, values, errors) ?? id;
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(value)]));
    return this.bundle.formatPattern(pattern, given, errors);
  }

  /** NAME("punt", $ware): the message punt-<key>. Anything but a key of a kind is returned as it is. */
  name(family: string, key: FluentValue, forms: Arguments = {}): FluentValue {
    if (typeof key !== "string" || !this.has(`${family}-${key}`)) return key;
    return this.format(`${family}-${key}`, { ...FORMS, count: 1, ...forms });
  }

  /** COUNT("peso", $amount): the message `peso` with $count. */
  count(noun: string, number: FluentVariable, forms: Arguments = {}): string {
    return this.format(noun, { ...FORMS, ...forms, count: number });
  }

  /** LIST("good", $goods): the items joined as in a sentence; counted ones with $count, none for 0. */
  list(family: string, items: FluentValue | undefined, forms: Arguments = {}): string {
    const list = items instanceof Items ? items.value : [];
    return this.join(list.map((item) => this.item(family, item, forms)).filter((text) => text));
  }

  /** "a", "a and b", "a, b and c", as the messages list-two and list-more say. */
  join(texts: string[]): string {
    if (texts.length < 2) return texts[0] ?? this.format("list-nothing");
    const first = texts
      .slice(0, -1)
      .reduce((said, next) => this.format("list-more", { first: new Given(said), next: new Given(next) }));
    return this.format("list-two", { first: new Given(first), last: new Given(texts.at(-1)!) });
  }

  private item(family: string, { key, count }: Item, forms: Arguments): string {
    if (count === undefined) return String(this.name(family, key, forms));
    return count ? this.count(`${family}-${String(key)}`, count, forms) : "";
  }
}

/** Numbers are written without separators of thousands. */
function variable(value: FluentVariable): FluentVariable {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}
