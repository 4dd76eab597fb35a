import { describe, expect, it } from "vitest";
import { due, hintOf, loadHints, WELCOME, type Hints } from "./hints.ts";

const files = import.meta.glob<Hints>("./games/*.ts", { import: "hints", eager: true });
const games = Object.entries(files).map(([path, hints]) => [path.slice(8, -3), hints] as const);
const words = import.meta.glob<string>("../../../src/nassau/games/*/words.toml", { query: "?raw", import: "default", eager: true });
const LONGEST = 250; // more is not a hint

function texts(hints: Hints): { de: string; en: string }[] {
  return [hints.welcome, ...Object.values(hints.steps).flatMap(({ text, tip }) => (tip ? [text, tip] : [text]))];
}

/** The steps at which people decide, as the game's words name them. */
function stepsOf(game: string): Set<string> {
  const [, text] = Object.entries(words).find(([path]) => path.includes(`/${game}/`))!;
  const tables = [...text.matchAll(/^\[steps\.(\w+)\]/gm)].map(([, step]) => step!);
  const lines = /^\[steps\]\n([^[]*)/m.exec(text)?.[1] ?? "";
  return new Set([...tables, ...[...lines.matchAll(/^(\w+) = \{/gm)].map(([, step]) => step!)]);
}

describe("hints", () => {
  it.each(games)("of %s speak of its steps, briefly, in both languages", (game, hints) => {
    const steps = stepsOf(game);
    expect(Object.keys(hints.steps).filter((step) => !steps.has(step))).toEqual([]);
    for (const text of texts(hints)) {
      for (const lang of ["de", "en"] as const) {
        expect(text[lang].length, text[lang]).toBeGreaterThan(20);
        expect(text[lang].length, text[lang]).toBeLessThanOrEqual(LONGEST);
      }
    }
  });

  it("are due until they are put away", async () => {
    const hints = (await loadHints("manila"))!;
    expect(due(hints, "Auction", new Set())).toEqual([WELCOME, "Auction"]);
    expect(due(hints, "Auction", new Set([WELCOME]))).toEqual(["Auction"]);
    expect(due(hints, "Auction", new Set([WELCOME, "Auction"]))).toEqual([]);
    expect(due(hints, "SomethingElse", new Set([WELCOME]))).toEqual([]);
    expect(hintOf(hints, WELCOME).text).toBe(hints.welcome);
  });

  it("may be missing", async () => {
    expect(await loadHints("chess")).toBeNull();
  });
});
