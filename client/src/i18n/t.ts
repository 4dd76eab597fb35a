/** The shell's texts in the person's language: t("start.players", { from: 3, to: 5 }). */
import { Trouble } from "../api/http.ts";
import { settings } from "../state/settings.svelte.ts";
import { de } from "./de.ts";
import { en, type Key, type Messages } from "./en.ts";

const MESSAGES: Record<"de" | "en", Messages> = { de, en };

export type { Key };

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(MESSAGES[settings.lang][key], values);
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What to tell the person about a failed request. */
export function trouble(error: unknown): string {
  if (!(error instanceof Trouble)) return t("error.unreachable");
  const key = `error.${error.code}`;
  const values = { code: error.code, wait: Math.ceil(error.wait ?? 5), need: error.need ?? "?" };
  return key in en ? t(key as Key, values) : t("error.other", values);
}

/** "Ann, Ben and Cora", in the person's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}
