/** Settings kept in local storage: language, theme, motion, speed, volume, odds on boards, notifications, hints. */
import { browserLanguage, LANGUAGES, provideLanguage, type Lang } from "../i18n/language.ts";

export type Theme = "auto" | "light" | "dark";

export interface Stored {
  lang: Lang; // "auto": that of the browser
  theme: Theme;
  motion: "auto" | "off";
  volume: number; // of sounds, from 0 (off) to 1
  odds: boolean;
  notify: boolean;
  hints: boolean; // show hints of the tutorial
  speed: Speed;
  autoplay: boolean; // new tables play forced moves
}

/** Factor of the playback; 0 shows what happened at once. */
export type Speed = 0.5 | 1 | 2 | 0;
export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 0];

const KEY = "nassau.settings";
const DEFAULTS: Stored = {
  lang: "auto",
  theme: "auto",
  motion: "auto",
  volume: 0,
  odds: false,
  notify: false,
  hints: true,
  speed: 1,
  autoplay: true,
};

export const stored: Stored = $state({ ...DEFAULTS, ...read<Partial<Stored>>(KEY) });

const reducedMotion = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const system = $state({ reducedMotion: reducedMotion?.matches ?? false });
reducedMotion?.addEventListener("change", () => (system.reducedMotion = reducedMotion.matches));

export const settings = {
  get lang(): Lang {
    return LANGUAGES.includes(stored.lang) ? stored.lang : browserLanguage();
  },
  get motion(): boolean {
    return stored.motion !== "off" && !system.reducedMotion;
  },
};

/** The speed of the playback; Infinity without motion, and while nobody looks at the page. */
export function playbackSpeed(): number {
  return settings.motion && stored.speed && !globalThis.document?.hidden ? stored.speed : Infinity;
}

provideLanguage(() => settings.lang);

/** Apply the settings to the document and store them on every change. */
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

/** A value from local storage; undefined if it is missing or storage is unavailable. */
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
    // storage is unavailable or full: the value lasts until the page is closed
  }
}
