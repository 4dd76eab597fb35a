/**
 * An option of a game as a form shows it: a question, and a name and an explanation for each value.
 *
 * The rulebook describes an option in one text: “Punts only” (default): only to seats … “Anywhere”: to any space …
 * The quoted names are in the order of the values.
 */
import type { OptionInfo } from "../api/protocol.gen.ts";
import { inLanguage, type Lang } from "./language.ts";

export interface Value {
  id: string;
  name: string;
  text: string;
}

export interface Question {
  question: string;
  values: Value[];
}

const QUOTED = /[“„"]([^”“"]+)[”“"]/g;

export function question(option: OptionInfo, lang: Lang): Question {
  const text = inLanguage(option.text, lang) || option.id;
  const quotes = [...text.matchAll(QUOTED)];
  if (quotes.length !== option.values.length) {
    return { question: text, values: option.values.map((id) => ({ id, name: id, text: "" })) };
  }
  const values = option.values.map((id, index) => {
    const end = quotes[index + 1]?.index ?? text.length;
    const quote = quotes[index]!;
    const rest = text.slice(quote.index + quote[0].length, end);
    return { id, name: quote[1]!, text: rest.replace(/^\s*(\([^)]*\))?\s*:\s*/, "").trim() };
  });
  return { question: text.slice(0, quotes[0]!.index).trim(), values };
}
