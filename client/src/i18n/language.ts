/** The language of all texts. The settings provide it, so that texts do not depend on stored state. */

export type Lang = "de" | "en";

export function browserLanguage(): Lang {
  return globalThis.navigator?.language.toLowerCase().startsWith("de") ? "de" : "en";
}

let source: () => Lang = browserLanguage;

/** Replace the source of the current language; a reactive source makes every text reactive. */
export function provideLanguage(provider: () => Lang): void {
  source = provider;
}

export function currentLanguage(): Lang {
  return source();
}

const wantsPseudo = import.meta.env.DEV && globalThis.location?.search.includes("lang=pseudo");

/** Whether messages are shown with accents, to find texts that are no messages: ?lang=pseudo, in development only. */
export function pseudo(): boolean {
  return wantsPseudo ?? false;
}
