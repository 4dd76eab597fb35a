import { describe, expect, it } from "vitest";
import * as staging from "./staging.ts";
import { chain, crossesLeft, decisive, reachable, rubbed, waits, type Desk } from "./staging.ts";
import { sheetOf } from "./sheets.ts";
import type { Player, View } from "./view.ts";

const sheet = sheetOf(1, false);
const field = (id: string) => sheet.fields.find((one) => one.id === id)!.number;
const fields = (ids: string) => ids.split(" ").map(field);

function desk(crossed: string, open: string, pool: number, more: Partial<Player> = {}): Desk {
  const left = sheet.islands.map(({ fields: own }) => own.filter((number) => !fields(crossed).includes(number)).length);
  const player = {
    crossed: fields(crossed),
    filled: [],
    left,
    colours: [],
    crew: [],
    greens_left: 0,
    ...more,
  } as unknown as Player;
  return { sheet, view: { players: [player] } as unknown as View, seat: 0, open: new Set(fields(open)), pool };
}

describe("crosses in pencil", () => {
  it("go on from field to field", () => {
    const table = desk("C5 C4", "C3 C1 C2", 3);
    expect(reachable(table, [])).toEqual(new Set(fields("C3 C1 C2")));
    const next = reachable(table, fields("C3"));
    expect(next).toContain(field("R11.1"));
    expect(next).not.toContain(field("C3"));
    expect(next).not.toContain(field("C4"));
  });

  it("do not enter fields of a ship that was not taken", () => {
    const pencil = fields("C3 R11.1");
    expect(reachable(desk("C5 C4", "C3", 4), pencil)).not.toContain(field("R11.2"));
    expect(reachable(desk("C5 C4", "C3", 4, { colours: [4] }), pencil)).toContain(field("R11.2"));
  });

  it("end with the pool", () => {
    const table = desk("C5 C4", "C3 C1", 2);
    expect(crossesLeft(table, fields("C3 C1"))).toBe(0);
    expect(reachable(table, fields("C3 C1"))).toEqual(new Set());
  });

  it("know what a number field takes, and who makes it cheaper", () => {
    const second = sheetOf(2, false);
    const [three] = second.fields.filter(({ kind, price }) => kind === "number" && price === 3);
    const [before, other] = second.near[three!.number]!;
    const player = {
      crossed: [],
      filled: [],
      left: second.islands.map(() => 5),
      colours: [],
      crew: [],
      greens_left: 0,
    };
    const table = (pool: number, crew: number[] = []): Desk => ({
      sheet: second,
      view: { players: [{ ...player, crew }] } as unknown as View,
      seat: 0,
      open: new Set([three!.number, before!, other!]),
      pool,
    });
    const cannoneer = second.islands.findIndex(({ discount }) => discount);
    expect(reachable(table(3), [])).toContain(three!.number);
    expect(reachable(table(3), [before!])).not.toContain(three!.number);
    expect(reachable(table(3, [cannoneer]), [before!])).toContain(three!.number);
    expect(crossesLeft(table(4), [three!.number])).toBe(1);
    expect(waits(table(3), [], three!.number)).toBe(true);
    expect(waits(table(4), [], three!.number)).toBe(false);
  });

  it("are sent at once where something else may be asked", () => {
    expect(decisive(desk("C5 C4 C1 C2", "C3", 3), [], field("C3"))).toBe(true);
    expect(decisive(desk("C5 C4 C1", "C3 C2", 3), [], field("C3"))).toBe(false);
    expect(decisive(desk("C5 C4 C1", "C3 C2", 3), fields("C2"), field("C3"))).toBe(true);
    expect(decisive(desk("C5 C1 P5.1", "T_E", 3), [], field("T_E"))).toBe(true);
    expect(decisive(desk("B5 B4 B3 R8.1", "R8.2", 3), [], field("R8.2"))).toBe(false);
    expect(decisive(desk("B5 B4 B3 R8.1", "R8.2", 3, { greens_left: 2 }), [], field("R8.2"))).toBe(true);
  });

  it("are rubbed out with what hangs on them", () => {
    const table = desk("C5 C4", "C3 C1", 4);
    const pencil = fields("C3 R11.1 C1");
    expect(rubbed(table, pencil, field("C3"))).toEqual(fields("C1"));
    expect(rubbed(table, pencil, field("C1"))).toEqual(fields("C3 R11.1"));
  });

  it("become a chain of options", () => {
    expect(chain(fields("C3 R11.1"))).toEqual([`cross:${field("C3")}`, `cross:${field("R11.1")}`]);
  });
});

describe("the señorita's fields", () => {
  const canvas = (crossed: string, more: Partial<Player> = {}, from = 0, chapter = 1): staging.Canvas => {
    const map = sheetOf(chapter, false);
    const numbers = crossed ? crossed.split(" ").map((id) => map.fields.find((one) => one.id === id)!.number) : [];
    const left = map.islands.map(({ fields: own }) => own.filter((number) => !numbers.includes(number)).length);
    const player = { crossed: numbers, filled: [], left, crew: [], points: 0, ...more } as unknown as Player;
    return { sheet: map, player, from };
  };
  const last = sheet.islands.length - 1;

  it("are on every island that is not complete, from the one the server asks for", () => {
    expect(staging.unpainted(canvas("", { crew: [1, 3] })).slice(0, 3)).toEqual([0, 2, 4]);
    expect(staging.unpainted(canvas("", {}, last))).toEqual([last]);
  });

  it("are free fields", () => {
    expect(staging.freeFields(canvas("C5 C4"), 2)).toEqual(
      sheet.islands[2]!.fields.filter((one) => !fields("C5 C4").includes(one)),
    );
  });

  it("are chosen, replaced and taken back in any order", () => {
    const desk = canvas("");
    const [c1, c2, a1] = fields("C1 C2 A1") as [number, number, number];
    const picks = staging.painted(desk, staging.painted(desk, new Map(), c1), a1);
    expect(picks).toEqual(new Map([[2, c1], [0, a1]])); // prettier-ignore
    expect(staging.painted(desk, picks, c2).get(2)).toBe(c2);
    expect(staging.painted(desk, picks, c1).has(2)).toBe(false);
  });

  it("are forgotten where they no longer hold", () => {
    const picks = new Map([[0, field("A1")], [2, field("C1")]]); // prettier-ignore
    expect(staging.validPicks(canvas("C1"), picks)).toEqual(new Map([[0, field("A1")]]));
    expect(staging.validPicks(canvas("", {}, 1), picks)).toEqual(new Map([[2, field("C1")]]));
  });

  it("are sent island by island, whatever the order of choosing", () => {
    const others = sheet.islands.map((_, island) => island).filter((island) => island !== 0 && island !== 2);
    const picks = new Map([[2, field("C1")], [0, field("A1")]]); // prettier-ignore
    expect(staging.fillChain(canvas("", { crew: others }), picks)).toEqual(
      chain(fields("A1 C1")).map((one) => one.replace("cross", "fill")),
    );
  });

  it("stop before the question of a captain, and where the game may be won", () => {
    const map = sheetOf(2, false); // E is a captain's island
    const first = (island: number) => map.islands[island]!.fields[0]!;
    const picks = new Map(map.islands.map((_, island) => [island, first(island)]));
    const all = map.islands.map((_, island) => `fill:${first(island)}`);
    expect(staging.fillChain(canvas("", {}, 0, 2), picks)).toEqual(all);
    expect(staging.fillChain(canvas("E2 E3 E4", {}, 0, 2), picks)).toEqual(all.slice(0, 5));
    const leftA = map.islands[0]!.fields.slice(1)
      .map((one) => map.fields[one]!.id)
      .join(" ");
    expect(staging.fillChain(canvas(leftA, { points: 19 }, 0, 2), picks)).toEqual(all.slice(0, 1));
    expect(staging.fillChain(canvas(leftA, { points: 10 }, 0, 2), picks)).toEqual(all);
  });
});
