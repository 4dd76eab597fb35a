import { expect, it } from "vitest";
import { GameWords } from "../i18n/game_words.ts";
import { pendingHints, WELCOME } from "./hints.ts";

const MESSAGES = "hint-welcome = Welcome!\nhint-Auction = Bid.\ntip-Auction = Little.\nhint-Boarding = Board it.\n";
const WORDS = new GameWords({ lang: "en", layout: {}, messages: [MESSAGES], fallback: [] }, "en", []);

it("lists the welcome and the step's hint until they are dismissed", () => {
  expect(pendingHints(WORDS, "Auction", new Set())).toEqual([WELCOME, "Auction"]);
  expect(pendingHints(WORDS, "Auction", new Set([WELCOME]))).toEqual(["Auction"]);
  expect(pendingHints(WORDS, "Auction", new Set([WELCOME, "Auction"]))).toEqual([]);
  expect(pendingHints(WORDS, "SomethingElse", new Set([WELCOME]))).toEqual([]);
});

it("reads a hint with its tip, if it has one", () => {
  expect(WORDS.hint(WELCOME)).toEqual({ text: "Welcome!", tip: "" });
  expect(WORDS.hint("Auction")).toEqual({ text: "Bid.", tip: "Little." });
  expect(WORDS.hint("Boarding")).toEqual({ text: "Board it.", tip: "" });
});

it("has none for a game without hints, or before its texts are loaded", () => {
  expect(pendingHints(new GameWords(null, "en", []), "Auction", new Set())).toEqual([]);
});

it("uses English where a language has no hints", () => {
  const words = new GameWords({ lang: "fr", layout: {}, messages: [""], fallback: [MESSAGES] }, "fr", []);
  expect(words.hint("Auction")).toEqual({ text: "Bid.", tip: "Little." });
});
