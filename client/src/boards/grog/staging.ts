/**
 * A bid as it is being laid: dice on the five bid spaces, before anything is sent.
 *
 * What is allowed says the server, which lists every arrangement that goes from the left without a gap and never rises,
 * as an option or as refused. What it does not list has a gap or rises: then the helper says where.
 */
import type { Decision } from "../contract.ts";
import { SPACES } from "./printed.ts";
import { NOTHING } from "./view.ts";

/** Five bid spaces from the left: the colour of the die there, or NOTHING. */
export type Slots = readonly number[];

export const EMPTY: Slots = SPACES.map(() => NOTHING);

export type Verdict =
  | { kind: "empty" }
  | { kind: "open"; id: string; sum: number }
  /** `spaces`: which of them are in the way. */
  | { kind: "blocked"; rule: string; sum: number; need: number | null; spaces: number[] };

export const slotsOf = (row: readonly number[]): Slots => SPACES.map((space) => row[space] ?? NOTHING);

export const laidOf = (slots: Slots): number[] => slots.filter((colour) => colour !== NOTHING);

export const sumOf = (slots: Slots, dice: readonly number[]): number =>
  laidOf(slots).reduce((sum, colour) => sum + dice[colour]!, 0);

export const bidOf = (slots: Slots): string => `bid:${slots.join(":")}`;

/** A die is touched: in the row it goes back to its goods space, otherwise behind all that are at least as high. */
export function tapped(slots: Slots, colour: number, dice: readonly number[]): Slots {
  const laid = laidOf(slots);
  if (laid.includes(colour)) return slotsOf(laid.filter((other) => other !== colour));
  const lower = laid.findIndex((other) => dice[other]! < dice[colour]!);
  return slotsOf(laid.toSpliced(lower < 0 ? laid.length : lower, 0, colour));
}

/** A die is dropped on a bid space (its old place goes to the die that lay there), or beside the row. */
export function dropped(slots: Slots, colour: number, space: number): Slots {
  const from = slots.indexOf(colour);
  const next = [...slots];
  if (from >= 0) next[from] = NOTHING;
  if (space < 0) return next;
  if (from >= 0) next[from] = slots[space]!;
  next[space] = colour;
  return next;
}

/** What the server thinks of the dice as they lie. */
export function judge(slots: Slots, dice: readonly number[], decision: Pick<Decision, "options" | "blocked">): Verdict {
  const sum = sumOf(slots, dice);
  const id = bidOf(slots);
  if (!laidOf(slots).length) return { kind: "empty" };
  if (decision.options.some((option) => option.id === id)) return { kind: "open", id, sum };
  const refused = decision.blocked.find((blocked) => blocked.id === id);
  if (refused) return { kind: "blocked", rule: refused.rule, sum, need: refused.need ?? null, spaces: [] };
  const gaps = gapsIn(slots);
  if (gaps.length) return { kind: "blocked", rule: "G4.3", sum, need: null, spaces: gaps };
  return { kind: "blocked", rule: "G4.4", sum, need: null, spaces: risesIn(slots, dice) };
}

/** Empty spaces with a die to the right of them. */
export function gapsIn(slots: Slots): number[] {
  const last = slots.findLastIndex((colour) => colour !== NOTHING);
  return SPACES.filter((space) => space < last && slots[space] === NOTHING);
}

/** The first die that is lower than its right neighbour, and that one. */
export function risesIn(slots: Slots, dice: readonly number[]): number[] {
  const at = SPACES.find(
    (space) => space > 0 && slots[space] !== NOTHING && dice[slots[space]!]! > dice[slots[space - 1]!]!,
  );
  return at === undefined ? [] : [at - 1, at];
}

/** The cheapest arrangement that is allowed: options come cheapest first. */
export function cheapest(decision: Pick<Decision, "options">): Slots | null {
  const found = decision.options.find(({ verb }) => verb === "bid");
  return found ? found.id.split(":").slice(1).map(Number) : null;
}

/** What whoever wins with these dice gets, space by space. */
export type Reward = { what: "building" | "lock"; colour: number } | { what: "point" };

export function rewards(slots: Slots): Reward[] {
  return laidOf(slots).map((colour, space): Reward => {
    if (space < 2) return { what: "building", colour };
    return space === 3 ? { what: "lock", colour } : { what: "point" };
  });
}

/** What one really owns: coins and the true values of the chest cards. */
export const wealth = (coins: number, chests: readonly number[]): number =>
  chests.reduce((sum, count, at) => sum + count * (at + 1), coins);

/** The option that keeps these cards of the hand: kinds in ascending order. */
export function keepOf(hand: readonly number[], places: readonly number[]): string {
  const kinds = places.map((place) => hand[place]!).sort((one, other) => one - other);
  return ["keep", ...kinds].join(":");
}

// -- goal cards that are kept and put back

/** Places of the drawn cards in the order in which they were chosen: the kept one first, then the way back. */
export type Order = readonly number[];

/** A card is chosen next, or its choice is taken back. */
export const ordered = (order: Order, place: number): Order =>
  order.includes(place) ? order.filter((other) => other !== place) : [...order, place];

/** All places: the chosen ones, then the others as they lie. */
export const wholeOrder = (goals: readonly number[], order: Order): Order => [
  ...order,
  ...[...goals.keys()].filter((place) => !order.includes(place)),
];

/**
 * The options that keep the first card (unless one was kept before) and put the others under the deck in this order.
 * Cards of one kind go back by themselves, so the chain ends where only these are left.
 */
export function putBack(goals: readonly number[], order: Order, keeps: boolean): string[] {
  const kinds = wholeOrder(goals, order).map((place) => goals[place]!);
  const back = keeps ? kinds.slice(1) : kinds;
  const asked = back.filter((_, at) => new Set(back.slice(at)).size > 1);
  return [...(keeps ? [`choose:${kinds[0]}`] : []), ...asked.map((kind) => `tuck:${kind}`)];
}

/** Options that are put together in the decision bar. */
export const composes = (option: string): boolean => /^(bid|keep|choose|tuck):/.test(option);
