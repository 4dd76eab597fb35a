/**
 * A sale, a bargain and a hold full of loot as they are put together, before anything is sent.
 *
 * The server says how many goods can be offered or loaded and what they bring; it gets the whole chain at once.
 */
import { numbersOf, verbOf } from "../../api/option_id.ts";
import type { Decision } from "../contract.ts";
import { GOODS } from "./printed.ts";
import type { View } from "./view.ts";

/** Numbers by good. */
export type Amounts = readonly number[];

export const NONE: Amounts = GOODS.map(() => 0);

type Asked = Pick<Decision, "options">;

const numbersFor = (decision: Asked, verb: string): number[][] =>
  decision.options.filter(({ id }) => verbOf(id) === verb).map(({ id }) => numbersOf(id));

/** The largest number that is offered of each good, 0 for none. */
function mostOf(decision: Asked, verb: string): Amounts {
  const pairs = numbersFor(decision, verb);
  return GOODS.map((good) => Math.max(0, ...pairs.filter(([kind]) => kind === good).map(([, count]) => count!)));
}

export const sumOf = (amounts: Amounts): number => amounts.reduce((sum, count) => sum + count, 0);

export const withAmount = (amounts: Amounts, good: number, count: number): Amounts => amounts.with(good, count);

/** The next amount when a good is tapped on the board: one more, after the most none. */
export const tapped = (amounts: Amounts, good: number, most: number): Amounts =>
  amounts.with(good, amounts[good]! < most ? amounts[good]! + 1 : 0);

// -- a sale

export interface Stall {
  /** Goods that can be added to the sale. */
  most: Amounts;
  /** Goods that the server has in the sale already. */
  offered: Amounts;
  /** Chests by good and number. */
  worth: readonly Amounts[];
}

/** The goods for sale, or null if nothing can be sold now. */
export function stallOf(decision: Asked | null, view: Pick<View, "sale" | "harbour">): Stall | null {
  const most = decision ? mostOf(decision, "offer") : NONE;
  if (!sumOf(most)) return null;
  return { most, offered: view.sale?.offered ?? NONE, worth: view.harbour.worth };
}

/** Chests for a number of one good. */
export const worthOf = ({ worth }: Stall, good: number, count: number): number => worth[good]?.[count] ?? 0;

/** Chests for all that is offered and staged. */
export const proceeds = (stall: Stall, staged: Amounts): number =>
  GOODS.reduce((sum, good) => sum + worthOf(stall, good, stall.offered[good]! + staged[good]!), 0);

/** The options that sell the staged goods. A sale of every kind on board ends by itself, others with `sell`. */
export function saleChain(stall: Stall, staged: Amounts): string[] {
  const offers = GOODS.filter((good) => staged[good]).map((good) => `offer:${good}:${staged[good]}`);
  return GOODS.some((good) => stall.most[good] && !staged[good]) ? [...offers, "sell"] : offers;
}

// -- a bargain

/** Pairs of goods for which a bargain can be made. */
export const bargains = (decision: Asked | null): number[][] => (decision ? numbersFor(decision, "bargain") : []);

/** A good is chosen for a bargain or put back; a third one replaces the first. */
export function picked(goods: readonly number[], good: number): number[] {
  return goods.includes(good) ? goods.filter((other) => other !== good) : [...goods, good].slice(-2);
}

/** The bargain with these goods, in whichever order they were chosen; null if it is not offered. */
export function bargainOf(decision: Asked | null, goods: readonly number[]): string | null {
  const id = ["bargain", ...goods.toSorted((one, other) => one - other)].join(":");
  return decision?.options.some((option) => option.id === id) ? id : null;
}

// -- loot for the hold

export interface Hold {
  drawn: Amounts;
  room: number;
}

/** Loot of several kinds that has to be loaded or discarded, or null. One kind is a single choice. */
export function holdOf(decision: Pick<Decision, "step"> | null, { drawing }: Pick<View, "drawing">): Hold | null {
  if (decision?.step !== "Stow" || !drawing) return null;
  const drawn = GOODS.map((good) => drawing.goods[good] ?? 0);
  return drawn.filter(Boolean).length > 1 ? { drawn, room: drawing.room } : null;
}

/** How many of a good fit beside the other staged goods. */
export const fitting = ({ drawn, room }: Hold, staged: Amounts, good: number): number =>
  Math.min(drawn[good]!, room - sumOf(staged) + staged[good]!);

/** Everything if it fits; otherwise one has to choose. */
export const firstLoad = ({ drawn, room }: Hold): Amounts => (sumOf(drawn) <= room ? drawn : NONE);

export const loadChain = ({ drawn }: Hold, staged: Amounts): string[] =>
  GOODS.filter((good) => drawn[good]).map((good) => `load:${good}:${staged[good]}`);

/** Options that are put together in the decision bar. */
export function composes(option: string, decision: Asked): boolean {
  const verb = verbOf(option);
  if (verb === "load") return new Set(numbersFor(decision, "load").map(([good]) => good)).size > 1;
  return verb === "offer" || verb === "bargain" || verb === "sell";
}
