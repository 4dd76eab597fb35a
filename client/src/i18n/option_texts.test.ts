import { expect, it } from "vitest";
import { question } from "./option_texts.ts";

const option = {
  id: "blind_passenger",
  values: ["punts_only", "anywhere"],
  default: "punts_only",
  text: {
    de: "Wohin darfst du? „Nur Kähne“ (Standard): nur auf Kähne. „Überall“: auf jedes freie Feld.",
    en: "Where may you go? “Punts only” (default): only to punts. “Anywhere”: to any free space.",
  },
};

it("finds the names of an option's values in its text", () => {
  expect(question(option, "de")).toEqual({
    question: "Wohin darfst du?",
    values: [
      { id: "punts_only", name: "Nur Kähne", text: "nur auf Kähne." },
      { id: "anywhere", name: "Überall", text: "auf jedes freie Feld." },
    ],
  });
  expect(question(option, "en").values.map(({ name }) => name)).toEqual(["Punts only", "Anywhere"]);
});

it("shows the ids where the text names no values", () => {
  const plain = { ...option, text: { de: "Frage", en: "Question" } };
  expect(question(plain, "en")).toEqual({
    question: "Question",
    values: [
      { id: "punts_only", name: "punts_only", text: "" },
      { id: "anywhere", name: "anywhere", text: "" },
    ],
  });
});
