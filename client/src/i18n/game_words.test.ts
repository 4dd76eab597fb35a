import { describe, expect, it } from "vitest";
import vectors from "./vectors.json";
import { GameWords, type Layout, type WordsFile } from "./game_words.ts";

describe.each(vectors.cases)("words in $lang for seat $me", (told) => {
  const lang = told.lang as "de" | "en";
  const layout = vectors.layout as unknown as Layout;
  const file: WordsFile = { lang, layout, messages: [vectors.messages[lang]], fallback: [] };
  const words = new GameWords(file, lang, vectors.players, (id) => id, {
    view: told.view,
    me: told.me,
    step: "Auction",
  });

  it("ask and offer as the server does", () => {
    expect(words.prompt("Auction")).toBe(told.prompt);
    expect(Object.keys(told.options).map((id) => [id, words.option(id)])).toEqual(Object.entries(told.options));
    expect([words.amount("bid"), words.amount("buy")]).toEqual([true, false]);
  });

  it("tell facts, and nothing where there is nothing to say", () => {
    for (const [fact, text] of told.facts as [[string, ...number[]], string][]) {
      const [name, ...args] = fact;
      expect(words.fact(name, args)).toBe(text);
    }
  });

  it("say which bound was broken", () => {
    for (const [rule, need, have, reason, text] of told.bounds as [
      string,
      number | null,
      number | null,
      string,
      string,
    ][]) {
      expect(words.bound({ rule, need, have, reason })).toBe(text);
    }
  });

  it("draw the board in words", () => {
    expect(words.board()).toEqual(told.board);
  });

  it("note what a board element is, and nothing for an unknown one", () => {
    for (const [element, text] of Object.entries(told.notes)) expect(words.note(element)).toBe(text);
    for (const element of ["market/gold", "nowhere", "pile/of"]) expect(words.note(element)).toBe("");
  });
  it("say a score", () => {
    expect(words.score(1)).toBe(told.score);
  });
});

describe("a board from the layout alone", () => {
  const layout: Layout = {
    board: [
      { field: "face", value: "face", draw: "die" },
      { field: "pot", value: "pot" },
      {
        each: "players",
        columns: [
          { field: "players", value: "0:seat" },
          { field: "points", value: "players.#0.points", draw: "track", most: "goal" },
          { field: "stash", value: "players.#0.stash" },
        ],
      },
      { each: "prices", columns: [{ field: "prices", value: "prices.#0" }] },
    ],
  };
  const view = {
    face: 4,
    pot: 4,
    goal: 50,
    prices: [7],
    players: [
      { points: 9, stash: 2 },
      { points: 0, stash: null },
    ],
  };
  const file: WordsFile = { lang: "en", layout, messages: [], fallback: [] };
  const parts = new GameWords(file, "en", ["Ann", "Ben"], (id) => id, { view, me: 0, step: "Turn" }).parts();

  it("puts single values side by side", () => {
    expect(parts[0]?.pieces.map(({ draw, value }) => [draw, value])).toEqual([
      ["die", 4],
      [undefined, 4],
    ]);
  });

  it("has an area for each seat, without its name twice, and hides what is hidden", () => {
    expect(parts[1]?.seats.map(({ seat }) => seat)).toEqual([0, 1]);
    const [points, stash] = parts[1]!.seats[1]!.pieces;
    expect([points?.draw, points?.value, points?.most]).toEqual(["track", 0, 50]);
    expect([stash?.text, stash?.value]).toEqual(["–", null]);
  });

  it("keeps other tables", () => {
    expect(parts[2]?.table?.rows).toEqual([["prices"], ["7"]]);
  });
});
