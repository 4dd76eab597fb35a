import { describe, expect, it } from "vitest";
import type { Box, Point } from "../../boardkit/geometry.ts";
import positions from "./fixtures/positions.json";
import printed from "./fixtures/print.json";
import { distance, FIELD, passage, townOf, turned } from "./town_geometry.ts";
import { quarterOf } from "./town_houses.ts";
import { ALLEYS, faceOf, FIRST_CROSSING, FIRST_DARK, KIND_OF_FIELD, STACKS, type FieldKind } from "./printed.ts";
import type { View } from "./view.ts";

const KINDS: FieldKind[] = [
  "coin",
  "headquarters",
  "pirate",
  "supplies",
  "rendezvous",
  "pink",
  "green",
  "yellow",
  "swan",
  "escruce",
  "frere",
  "chest",
  "rum",
  "guard",
];
const towns = Object.entries(positions).map(([name, { view }]) => [name, view as View] as const);

describe("the print", () => {
  it("has the fields of the rules", () => {
    expect(KIND_OF_FIELD).toEqual(printed.KIND_OF_FIELD.map((kind) => KINDS[kind]));
  });

  it("has the tokens of the rules", () => {
    for (let face = 0; face < 82; face++) {
      const { stack, number } = faceOf(face);
      expect(stack).toBe(STACKS[printed.STACK_OF[face]!]);
      if (stack !== "scorpion") expect(number).toBe(printed.VALUE[face]);
    }
    expect(faceOf(27).number).toBe(10);
    expect(faceOf(38).number).toBe(21);
  });
});

it("turns tiles clockwise", () => {
  expect(turned({ x: 0.25, y: 0 }, 1)).toEqual({ x: 1, y: 0.25 });
  expect(turned({ x: 0.2, y: 0.6 }, 4).x).toBeCloseTo(0.2);
});

describe.each(towns)("the town of position %s", (_, view) => {
  const town = townOf(view.plan);

  it("keeps every field on its tile and apart from the others", () => {
    town.fields.forEach((field, index) => {
      const place = view.plan.tiles.indexOf(Math.floor(index / 4) + 1);
      expect(Math.floor(field.x)).toBe(place % 3);
      expect(Math.floor(field.y)).toBe(Math.floor(place / 3));
      for (const other of town.fields.slice(0, index)) expect(distance(field, other)).toBeGreaterThan(2 * FIELD);
    });
  });

  it("has a stone for every pirate, none under a field", () => {
    expect(town.alleys).toHaveLength(ALLEYS);
    town.alleys.forEach(({ stones }, alley) => {
      expect(stones).toHaveLength(view.plan.length[alley]!);
      const clear = stones.flatMap((stone) => town.fields.map((field) => distance(stone, field)));
      expect(Math.min(...clear)).toBeGreaterThan(FIELD * 0.95);
    });
  });

  it("has houses beside its alleys, the same at every drawing", () => {
    const { houses, lamps } = quarterOf(town);
    expect(quarterOf(town)).toEqual(quarterOf(town));
    expect(houses.length).toBeGreaterThan(200);
    expect(lamps.length).toBeGreaterThan(20);
  });

  it("builds no house over a field, an alley or another house", () => {
    const { houses } = quarterOf(town);
    const points = [...town.fields, ...town.alleys.flatMap(({ line }) => line)];
    const outside = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
    const away = (point: Point, box: Box) =>
      Math.hypot(outside(point.x, box.x, box.width), outside(point.y, box.y, box.height));
    for (const [at, house] of houses.entries()) {
      expect(Math.min(...points.map((point) => away(point, house)))).toBeGreaterThan(0.035); // without a cell's corner
      const meets = (other: Box) =>
        other.x + other.width > house.x + 1e-9 &&
        house.x + house.width > other.x + 1e-9 &&
        other.y + other.height > house.y + 1e-9 &&
        house.y + house.height > other.y + 1e-9;
      expect(houses.slice(0, at).filter(meets)).toEqual([]);
    }
  });
});

it("leads crossings over the edge of two tiles and dark alleys to the rim", () => {
  for (let alley = 0; alley < FIRST_CROSSING; alley++) expect(passage(alley)).toBeNull();
  for (let alley = FIRST_CROSSING; alley < FIRST_DARK; alley++) {
    const { x, y } = passage(alley)!.at;
    expect([x, y].filter((part) => part === 1 || part === 2)).toHaveLength(1);
  }
  const rim = new Set(Array.from({ length: 24 }, (_, at) => JSON.stringify(passage(FIRST_DARK + at)!.at)));
  expect(rim.size).toBe(24);
});
