/** The language of all texts. The settings provide it, so that texts do not depend on stored state. */

import { accented } from "./messages.ts";

/** The name of a folder of locales, such as "de". */
export type Lang = string;

/** The language of texts that another one lacks. */
export const SOURCE = "en";

/** The content of locales/<lang>/ui.ftl, by language. */
export const UI_FILES: Record<Lang, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../src/nassau/i18n/locales/*/ui.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [path.split("/").at(-2)!, text]),
);

/** The languages that Nassau speaks: all folders of locales. */
export const LANGUAGES: Lang[] = Object.keys(UI_FILES).sort();

/** The first language of the browser that Nassau speaks, or English. */
export function browserLanguage(wanted = globalThis.navigator?.languages ?? [], spoken = LANGUAGES): Lang {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0]!).filter((lang) => spoken.includes(lang));
  return known[0] ?? SOURCE;
}

/** The language after this one; a button offers it. */
export function nextLanguage(lang: Lang): Lang {
  return LANGUAGES[(LANGUAGES.indexOf(lang) + 1) % LANGUAGES.length]!;
}

let source: () => Lang = () => browserLanguage();

/** Replace the source of the current language; a reactive source makes every text reactive. */
export function provideLanguage(provider: () => Lang): void {
  source = provider;
}

export function currentLanguage(): Lang {
  return source();
}

/** The text of the current language, or the English one; "" if there is neither. */
export function inLanguage(texts: Record<Lang, string> | undefined, lang: Lang = currentLanguage()): string {
  const text = texts?.[lang] ?? texts?.[SOURCE] ?? "";
  return pseudo() ? accented(text) : text;
}

const wantsPseudo = import.meta.env.DEV && globalThis.location?.search.includes("lang=pseudo");

/** Whether messages are shown with accents, to find texts that are no messages: ?lang=pseudo, in development only. */
export function pseudo(): boolean {
  return wantsPseudo ?? false;
}
