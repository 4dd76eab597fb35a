/** The labels that a board draws or reads out: the messages label-… of its game. */
import type { Value, Words } from "../i18n/game_words.ts";

/** The names of the arguments of a label, in order. */
type Signature = readonly string[];
type Label<S extends Signature> = S["length"] extends 0 ? string : (...values: { [K in keyof S]: Value }) => string;

/** A label without arguments is a text, any other a function. */
export type Labels<T extends Record<string, Signature>> = { readonly [K in keyof T]: Label<T[K]> };

/** Labels by key; a test compares them with the messages. */
export class BoardLabels<const T extends Record<string, Signature>> {
  constructor(readonly signatures: T) {}

  /** The labels in the language of `words`. */
  in(words: Words): Labels<T> {
    const labels = {};
    for (const [key, names] of Object.entries(this.signatures)) {
      const say = (...values: Value[]) =>
        words.label(key, Object.fromEntries(names.map((name, at) => [name, values[at]!])));
      Object.defineProperty(labels, key, { get: () => (names.length ? say : say()) });
    }
    return labels as Labels<T>;
  }
}
