/**
 * Repeats every draw of a finished game and compares it with what this browser kept.
 *
 * It has no rules: each draw lists its bounds and outcomes, and the chain of the kept heads shows that the server had
 * fixed them when the draw was made. docs/sealed-dice.md states what that proves.
 */
import type { Draw, Draws } from "../api/protocol.gen.ts";
import DICE from "./dice.json";
import type { Evidence } from "./evidence.ts";
import {
  chainKey,
  chained,
  commitment,
  contributionHash,
  hex,
  SealedNumbers,
  sealKey,
  sealKey1,
} from "./sealed_dice.ts";

/** A repeated draw: the logged and the computed outcome. */
export interface Checked {
  entry: number;
  stream: string;
  number: number;
  logged: string;
  drawn: string;
  match: boolean;
}

/** What is wrong; "" if nothing is. */
export type Problem =
  | ""
  | "alarm" // this browser noticed a contradiction during the game
  | "commitment" // not the commitment that this browser was shown
  | "secret" // it does not match the commitment
  | "restart" // the players' commitments are not those that were fixed first
  | "contribution" // this browser's contribution is missing or changed
  | "promise" // a contribution does not match its commitment
  | "missing" // draws that this browser heard of are not listed
  | "bounds" // a die does not have its faces
  | "draw" // an outcome is not the one of the sealed dice
  | "chain"; // draws are not those that the server had fixed during the game

export interface Report {
  problem: Problem;
  checked: Checked[];
  /** Seats that committed to a contribution and did not reveal it in time. */
  late: number[];
  /** What the check rests on: the own contribution, only kept evidence, or nothing but the server's answer. */
  basis: "own" | "kept" | "answer";
}

/** Check the server's answer about a finished game against the kept evidence, if there is any. */
export function checkGame(sealed: Draws, kept: Evidence | null): Report {
  const checked: Checked[] = [];
  const basis = kept ? (kept.contribution ? "own" : "kept") : "answer";
  const problem = sealProblem(sealed, kept) || listProblem(sealed, kept) || drawProblem(sealed, kept, checked);
  return { problem, checked, late: lateSeats(sealed), basis };
}

function sealProblem(sealed: Draws, kept: Evidence | null): Problem {
  if (kept?.alarms.length) return "alarm";
  if (kept && kept.commitment !== sealed.commitment) return "commitment";
  if (commitment(sealed.secret) !== sealed.commitment) return "secret";
  if (sealed.version === 1) return kept ? "restart" : "";
  if (kept?.commitments && kept.commitments.join() !== sealed.commitments.join()) return "restart";
  if (kept?.contribution && sealed.contributions[kept.seat ?? -1] !== kept.contribution) return "contribution";
  const broken = sealed.contributions.some(
    (part, seat) => part && contributionHash(sealed.table, part) !== sealed.commitments[seat],
  );
  return broken || sealed.contributions.length !== sealed.commitments.length ? "promise" : "";
}

function listProblem(sealed: Draws, kept: Evidence | null): Problem {
  const heard = Math.max(0, ...(kept?.heads ?? []).map(([draws]) => draws));
  const listed = new Set(sealed.draws.map(({ at }) => at));
  const lost = kept?.seen.some(([number]) => !listed.has(number));
  return !sealed.draws.length || sealed.draws.length < heard || lost ? "missing" : "";
}

function drawProblem(sealed: Draws, kept: Evidence | null, checked: Checked[]): Problem {
  const make = sealed.version === 1 ? sealKey1 : sealKey;
  const key = make(sealed.secret, sealed.table, sealed.contributions);
  const heads = new Map(kept?.heads);
  const answered = new Map<string, number>();
  let head: Uint8Array<ArrayBuffer> = new Uint8Array(32);
  for (const [index, draw] of sealed.draws.entries()) {
    const number = answered.get(draw.stream) ?? 0; // counted here, so that the list cannot omit or repeat a draw
    answered.set(draw.stream, number + 1);
    checked.push(check(key, draw, number));
    if (!hasItsFaces(sealed, draw)) return "bounds";
    if (!checked.at(-1)!.match) return "draw";
    head = chained(chainKey(key), head, drawText(draw));
    if ((heads.get(index + 1) ?? hex(head)) !== hex(head)) return "chain";
  }
  return "";
}

function check(key: Uint8Array<ArrayBuffer>, draw: Draw, number: number): Checked {
  const source = new SealedNumbers(key, draw.stream, number);
  const numbers = draw.bounds.map((bound) => source.below(bound));
  const same = number === draw.number && numbers.join() === draw.numbers.join();
  const drawn = draw.outcomes ? pick(draw, numbers[0] ?? 0) : same ? draw.action : numbers.join(", ");
  const { entry, stream, action } = draw;
  return { entry, stream, number, logged: action, drawn, match: same && drawn === action };
}

/** The outcome whose weight range contains the ticket; none if the weights do not add up to the bound. */
function pick({ outcomes, bounds }: Draw, ticket: number): string {
  const sum = (outcomes ?? []).reduce((all, { weight }) => all + weight, 0);
  let left = ticket;
  for (const { action, weight } of bounds.join() === String(sum) ? (outcomes ?? []) : []) {
    left -= weight;
    if (left < 0) return action;
  }
  return "?";
}

/** Whether a draw of a die, or of the start player, has the weights that the rules give it. */
function hasItsFaces({ game, seats }: Draws, { stream, outcomes }: Draw): boolean {
  const dice: Record<string, number[] | string> = DICE[game as keyof typeof DICE] ?? {}; // by stream
  const expected = dice[stream];
  if (!expected) return true;
  const weights = typeof expected === "string" ? Array<number>(seats).fill(1) : expected;
  const distinct = new Set(outcomes?.map(({ action }) => action)).size === weights.length;
  return distinct && outcomes?.map(({ weight }) => weight).join() === weights.join();
}

/** A draw as the chain holds it. */
function drawText({ at, stream, number, bounds, outcomes, action }: Draw): string {
  const listed = (outcomes ?? []).map((outcome) => `${outcome.action}*${outcome.weight}`).join(" ");
  return [at, stream, number, bounds.join(" "), listed || "-", action].join("\n");
}

function lateSeats({ version, commitments, contributions }: Draws): number[] {
  if (version === 1) return [];
  return commitments.flatMap((promised, seat) => (promised && !contributions[seat] ? [seat] : []));
}
