/**
 * Crosses in pencil: fields that are chosen on the board before anything is sent.
 *
 * The server says which fields can be crossed now. A field next to a pencilled one is taken to be open too if nothing
 * special stands on it; what the server then refuses is refused as a whole, and nothing is lost. Where a cross may lead
 * to another question (an island is finished, a price has to be paid), the chain so far is sent at once.
 */
import { GOAL, PERSONS } from "./printed.ts";
import type { Sheet } from "./sheets.ts";
import type { Player, View } from "./view.ts";

export interface Desk {
  sheet: Sheet;
  view: View;
  seat: number;
  /** Fields that the server lets be crossed now. */
  open: ReadonlySet<number>;
  pool: number;
}

export type Pencil = readonly number[];

const me = ({ view, seat }: Desk): Player => view.players[seat]!;

/** How many crosses a field takes: what a number field shows, less what those aboard bring it down by. */
function price(desk: Desk, number: number): number {
  const { islands, fields } = desk.sheet;
  const discount = me(desk).crew.reduce((sum, island) => sum + islands[island]!.discount, 0);
  return Math.max(1, fields[number]!.price - discount);
}

export const crossesLeft = (desk: Desk, pencil: Pencil): number =>
  pencil.reduce((left, field) => left - price(desk, field), desk.pool);

/** Fields that can be pencilled next. */
export function reachable(desk: Desk, pencil: Pencil): Set<number> {
  const left = crossesLeft(desk, pencil);
  const drawn = new Set(pencil);
  const done = new Set([...me(desk).crossed, ...me(desk).filled]);
  const further = pencil
    .flatMap((field) => desk.sheet.near[field]!)
    .filter((field) => !done.has(field) && plain(desk, field));
  return new Set(
    [...desk.open, ...further].filter((field) => field && !drawn.has(field) && price(desk, field) <= left),
  );
}

/** Whether a field takes nothing but one cross. */
function plain(desk: Desk, number: number): boolean {
  const field = desk.sheet.fields[number]!;
  if (field.kind === "ship") return me(desk).colours.includes(field.colour);
  return field.kind === "sea" || field.kind === "island" || field.kind === "skull";
}

/** Whether more than a cross may happen here, so that what follows cannot be foreseen. */
export function decisive(desk: Desk, pencil: Pencil, number: number): boolean {
  const field = desk.sheet.fields[number]!;
  if (field.kind === "island") {
    const drawn = pencil.filter((other) => desk.sheet.fields[other]!.island === field.island).length;
    return me(desk).left[field.island] === drawn + 1;
  }
  if (field.kind === "skull") return me(desk).greens_left > 0;
  return field.kind !== "sea" && field.kind !== "ship";
}

/** Whether a field can wait in pencil: nothing follows from it that the next cross would depend on. */
export const waits = (desk: Desk, pencil: Pencil, field: number): boolean =>
  !decisive(desk, pencil, field) || crossesLeft(desk, [...pencil, field]) < 1;

/** The pencil without a field, and without those that hang on it. */
export function rubbed(desk: Desk, pencil: Pencil, field: number): Pencil {
  const kept: number[] = [];
  for (const other of pencil) {
    if (other === field) continue;
    if (desk.open.has(other) || desk.sheet.near[other]!.some((near) => kept.includes(near))) kept.push(other);
  }
  return kept;
}

export const chain = (pencil: Pencil): string[] => pencil.map((field) => `cross:${field}`);

// -- the señorita's fields: one on each island that is not complete

export interface Canvas {
  sheet: Sheet;
  player: Player;
  /** The island that the server asks for; those before it are done. */
  from: number;
}

/** Chosen fields by island. */
export type Picks = ReadonlyMap<number, number>;

const CAPTAIN = PERSONS.indexOf("captain");

/** Islands that still get a field, in the order in which the server asks for them. */
export const unpainted = ({ sheet, player, from }: Canvas): number[] =>
  [...sheet.islands.keys()].filter((island) => island >= from && !player.crew.includes(island));

/** Fields of an island that can be filled in. */
export const freeFields = ({ sheet, player }: Canvas, island: number): number[] =>
  sheet.islands[island]!.fields.filter((field) => !player.crossed.includes(field) && !player.filled.includes(field));

/** A field is chosen for its island, instead of another one, or its choice is taken back. */
export function painted({ sheet }: Canvas, picks: Picks, field: number): Picks {
  const next = new Map(picks);
  const { island } = sheet.fields[field]!;
  if (picks.get(island) === field) next.delete(island);
  else next.set(island, field);
  return next;
}

/** Picks that still hold: of islands that are asked for, and of free fields. */
export function validPicks(canvas: Canvas, picks: Picks): Picks {
  const asked = unpainted(canvas);
  return new Map(
    [...picks].filter(([island, field]) => asked.includes(island) && freeFields(canvas, island).includes(field)),
  );
}

/**
 * The options that fill in the chosen fields, island by island. The chain ends where another question comes between or
 * the game may end: a captain comes aboard, or there are enough points.
 */
export function fillChain(canvas: Canvas, picks: Picks): string[] {
  const { sheet, player } = canvas;
  const fills: string[] = [];
  let points = player.points;
  for (const island of unpainted(canvas)) {
    const field = picks.get(island);
    if (field === undefined) break;
    fills.push(`fill:${field}`);
    if (player.left[island] !== 1) continue;
    points += sheet.islands[island]!.points;
    if (points >= GOAL || sheet.islands[island]!.person === CAPTAIN) break;
  }
  return fills;
}

/** Options that are put together in the decision bar. */
export const composes = (option: string): boolean => /^(cross:|fill:|rest$)/.test(option);
