import { expect, it } from "vitest";
import { GameWords } from "../i18n/game_words.ts";
import { choice, moved, percents, signed, told } from "./insight.ts";

const words = new GameWords(
  {
    lang: "en",
    layout: {
      actions: { buy: { view: { price: "price", you: "me:seat" } } },
      facts: { rolled: ["player:seat", "number"], silent: [] },
    },
    messages: [
      "action-buy = Buy ({ $price } pesos)\n",
      "action-buy-Auction = Bid ({ $price }) for { $you }\n",
      "fact-rolled = { $player } rolls { $number }.\n",
      'fact-silent = { "" }\n',
    ],
    fallback: [],
  },
  "en",
  ["Ann", "Ben"],
);

it("signs whole per cents, and leaves nothing without a sign of its own", () => {
  expect([0.123, -0.456, 0.004, -0.004, 0].map(signed)).toEqual(["+12 %", "−46 %", "±0 %", "±0 %", "±0 %"]);
});

it("names who gained and who lost most by a roll", () => {
  expect(moved([-0.1, 0.3, -0.2])).toEqual([
    { seat: 1, by: 0.3 },
    { seat: 2, by: -0.2 },
  ]);
});

it("tells what fell, without what has no words", () => {
  expect(
    told(
      [
        ["rolled", "R1", 0, 5],
        ["silent", "R1"],
        ["rolled", "R1", 1, 2],
      ],
      words,
    ),
  ).toBe("Ann rolls 5. Ben rolls 2.");
});

it("speaks of a decision as its seat saw the table then", () => {
  const regret = {
    number: 7,
    seat: 1,
    step: "Auction",
    view: { price: 9 },
    played: "buy:1",
    better: "buy:2",
    loss: 0.1,
  };
  expect(choice(regret, words)).toEqual({ played: "Bid (9) for Ben", better: "Bid (9) for Ben" });
  expect(choice({ ...regret, step: "Market" }, words).played).toBe("Buy (9 pesos)");
});

it("makes whole per cents of the course", () => {
  expect(
    percents([
      [0, 0.5, 0.5],
      [12, 0.666, 0.334],
    ]),
  ).toEqual([
    [0, 50, 50],
    [12, 67, 33],
  ]);
});
