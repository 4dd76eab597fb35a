import { expect, it } from "vitest";
import type { BoardLabels } from "../boardkit/labels.ts";
import { GameWords } from "../i18n/game_words.ts";

type AnyLabels = BoardLabels<Record<string, readonly string[]>>;
const modules = import.meta.glob<AnyLabels>("./*/labels.ts", { import: "LABELS", eager: true });
const sources = import.meta.glob<string>(["./*/*.svelte", "./*/*.ts", "!./*/labels.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob<string>("../../../src/nassau/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shared = import.meta.glob<string>("../../../src/nassau/i18n/locales/*/shared.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const games = Object.keys(modules).map((path) => path.split("/")[1]!);
const inLanguages = Object.entries(files).map(([path, text]) => {
  const [game, , file] = path.split("/").slice(-3) as [string, string, string];
  return { game, lang: file.replace(".ftl", ""), text };
});
const labelsOf = (game: string): AnyLabels => modules[`./${game}/labels.ts`]!;

it.each(inLanguages)("$game has exactly its labels in $lang", ({ game, text }) => {
  const ids = [...text.matchAll(/^label-([\w-]+) =/gm)].map((match) => match[1]!);
  expect(ids.sort()).toEqual(Object.keys(labelsOf(game).signatures).sort());
});

it.each(inLanguages)("$game gives its labels in $lang the arguments that they need", ({ game, lang, text }) => {
  const messages = [text, shared[`../../../src/nassau/i18n/locales/${lang}/shared.ftl`]!];
  const words = new GameWords({ lang, layout: {}, messages, fallback: [] }, lang, []);
  const labels = labelsOf(game).in(words);
  for (const [key, names] of Object.entries(labelsOf(game).signatures)) {
    const label = labels[key] as string | ((...values: unknown[]) => string);
    const said = typeof label === "string" ? label : label(...names.map((name) => (name === "spaces" ? [2, 3] : 5)));
    expect(said, key).not.toMatch(/[{}]|^label-/);
  }
});

it.each(games)("%s draws all of its labels", (game) => {
  const code = Object.entries(sources).filter(([path]) => path.startsWith(`./${game}/`));
  const text = code.map(([, source]) => source).join("\n");
  const drawn = (key: string) => {
    const family = key.split("-")[0]!;
    return key === family ? text.includes(`labels.${key}`) : new RegExp(`${key}"|\`${family}-\\$`).test(text);
  };
  expect(Object.keys(labelsOf(game).signatures).filter((key) => !drawn(key))).toEqual([]);
});
