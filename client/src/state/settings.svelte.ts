/** What this browser remembers: language, theme, motion, sound, the odds on boards, hints. */
import { browserLanguage, provideLanguage, type Lang } from "../i18n/language.ts";

export type Theme = "auto" | "light" | "dark";

export interface Stored {
  lang: Lang | "auto";
  theme: Theme;
  motion: "auto" | "off";
  sound: boolean;
  odds: boolean;
  notify: boolean;
  hints: boolean; // for those who play a game for the first time
}

const KEY = "nassau.settings";
const DEFAULTS: Stored = {
  lang: "auto",
  theme: "auto",
  motion: "auto",
  sound: false,
  odds: false,
  notify: false,
  hints: true,
};

export const stored: Stored = $state({ ...DEFAULTS, ...read<Partial<Stored>>(KEY) });

const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const system = $state({ still: stillness?.matches ?? false });
stillness?.addEventListener("change", () => (system.still = stillness.matches));

export const settings = {
  get lang(): Lang {
    return stored.lang === "auto" ? browserLanguage() : stored.lang;
  },
  get motion(): boolean {
    return stored.motion !== "off" && !system.still;
  },
};

provideLanguage(() => settings.lang);

/** Keep the page in step with the settings, and the settings on this device. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset["motion"] = settings.motion ? "on" : "off";
    if (stored.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = stored.theme;
    write(KEY, stored);
  });
}

/** A value kept on this device; storage may be forbidden, and then it is forgotten. */
export function read<T>(key: string): T | undefined {
  try {
    const text = globalThis.localStorage?.getItem(key);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

export function write(key: string, value: unknown): void {
  try {
    globalThis.localStorage?.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is lost but the memory of it
  }
}
