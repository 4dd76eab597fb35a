/** Texts of the user interface in the current language: t("start-players", { from: 3, to: 5 }). */
import { ApiError } from "../api/http.ts";
import { currentLanguage, pseudo, SOURCE, UI_FILES, type Lang } from "./language.ts";
import { Messages } from "./messages.ts";
import type { UiMessages } from "./ui_messages.gen.ts";

export type Key = keyof UiMessages;
type Value = string | number;
/** The second parameter of t: absent for a message without arguments. */
type Values<K extends Key> = keyof UiMessages[K] extends never ? [] : [values: UiMessages[K]];

const parsed = new Map<string, Messages>();

/** The messages of a language, parsed when they are first needed. */
function messagesOf(lang: string): Messages {
  const held = parsed.get(lang);
  if (held) return held;
  const fallback = lang === SOURCE ? null : messagesOf(SOURCE);
  const made = new Messages(lang, [UI_FILES[lang] ?? ""], fallback, pseudo());
  parsed.set(lang, made);
  return made;
}

export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  return said(key, values ?? {});
}

/** The name of a language in that language. */
export function languageName(lang: Lang): string {
  return messagesOf(lang).format("language-name");
}

/** Whether there is a message with a key that was put together. */
export function isKey(key: string): key is Key {
  return messagesOf(SOURCE).has(key);
}

/** The text of a key that was put together, with all values that one of its messages may need. */
export function said(key: Key, values: Record<string, Value>): string {
  return messagesOf(currentLanguage()).format(key, values);
}

/** The text for a failed request. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-unreachable");
  const key = `error-${error.code}`;
  const values = { code: error.code, wait: Math.ceil(error.wait ?? 5), need: error.need ?? "?" };
  return said(isKey(key) ? key : "error-other", values);
}

/** A list as text: "Ann, Ben and Cora". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(names);
}
