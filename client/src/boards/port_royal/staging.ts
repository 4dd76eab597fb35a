/**
 * Crosses in pencil: fields that are chosen on the board before anything is sent.
 *
 * The server says which fields can be crossed now. A field next to a pencilled one is taken to be open too if nothing
 * special stands on it; what the server then refuses is refused as a whole, and nothing is lost. Where a cross may lead
 * to another question (an island is finished, a price has to be paid), the chain so far is sent at once.
 */
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
