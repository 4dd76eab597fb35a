/** Texts of the user interface in the current language: t("start.players", { from: 3, to: 5 }). */
import { ApiError } from "../api/http.ts";
import { de } from "./de.ts";
import { en, type Key, type Messages } from "./en.ts";
import { currentLanguage, type Lang } from "./language.ts";

const MESSAGES: Record<Lang, Messages> = { de, en };

export type { Key };

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(MESSAGES[currentLanguage()][key], values);
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The text for a failed request. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error.unreachable");
  const key = `error.${error.code}`;
  const values = { code: error.code, wait: Math.ceil(error.wait ?? 5), need: error.need ?? "?" };
  return key in en ? t(key as Key, values) : t("error.other", values);
}

/** A list as text: "Ann, Ben and Cora". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(names);
}
