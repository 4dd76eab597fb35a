import { expect, test } from "vitest";
import { blocks, chapters } from "./guide_text.ts";

const TEXT = `You sail.

# Dice
- Red: 1 peso
- everything else
That is all.`;

test("a text has paragraphs, headings and lists with leads", () => {
  expect(blocks(TEXT)).toEqual([
    { kind: "paragraph", text: "You sail." },
    { kind: "heading", text: "Dice" },
    {
      kind: "list",
      items: [
        { lead: "Red:", text: "1 peso" },
        { lead: "", text: "everything else" },
      ],
    },
    { kind: "paragraph", text: "That is all." },
  ]);
});

test("a colon late in a sentence is no lead", () => {
  const text = "- If you cannot pay for it, something else happens: nothing.";
  expect(blocks(text)).toEqual([{ kind: "list", items: [{ lead: "", text: text.slice(2) }] }]);
});

test("chapters begin at headings", () => {
  expect(chapters(TEXT).map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
    ["", 1],
    ["Dice", 2],
  ]);
});
