/**
 * What this browser keeps of a table's dice while it watches, so that the server cannot change it afterwards.
 *
 * The file that it saves is read by `nassau verify --evidence`; docs/sealed-dice.md describes its fields.
 */
import type { Chain, Happened, Seal, Snapshot } from "../api/protocol.gen.ts";
import { contributionHash } from "./sealed_dice.ts";

/** A contradiction that this browser noticed during the game. */
export type Alarm = "commitment changed" | "start repeated" | "contribution left out" | "draws changed";

export interface Evidence {
  format: "nassau-evidence/1";
  table: string;
  seat: number | null;
  /** The server's commitment, as it was first shown. */
  commitment: string;
  /** The players' commitments by seat, as they were first fixed. */
  commitments: string[] | null;
  /** This browser's contribution; "" if it made none, or if the server did not accept its commitment. */
  contribution: string;
  /** The server has shown this browser's commitment among those of the players. */
  committed: boolean;
  /** Number of draws, and the head of their chain. */
  heads: [number, string][];
  /** Log number of an answer of chance, and its facts as they were shown. */
  seen: [number, Happened["facts"]][];
  alarms: Alarm[];
}

/** The parts of a snapshot that evidence is made of. */
export type Shown = Pick<Snapshot, "table" | "seat" | "phase" | "seal" | "chain" | "events">;

const CHANCE = -1;

export function newEvidence({ table, seat, seal }: Shown): Evidence {
  const { commitment } = seal;
  const empty = { commitments: null, contribution: "", committed: false, heads: [], seen: [], alarms: [] };
  return { format: "nassau-evidence/1", table, seat, commitment, ...empty };
}

/** The evidence with what a new state of the table adds; nothing that was kept is ever replaced. */
export function observe(kept: Evidence, shown: Shown): Evidence {
  const { seal, chain } = shown;
  const next: Evidence = { ...kept, alarms: [...kept.alarms] };
  if (seal.commitment !== kept.commitment) alarm(next, "commitment changed");
  if (!seal.fixed) [next.seat, next.committed] = [shown.seat, isMine(kept, seal, shown.seat)];
  else observeStart(next, seal, shown.seat);
  if (shown.phase !== "running") return next;
  if (chain) next.heads = withHead(next, chain);
  next.seen = withSeen(kept.seen, shown.events);
  return next;
}

/** Whether the commitment of a seat is this browser's. */
export function isMine(kept: Evidence, seal: Seal, seat: number | null): boolean {
  if (!kept.contribution || seat === null) return false;
  return seal.commitments[seat] === contributionHash(kept.table, kept.contribution);
}

function observeStart(next: Evidence, seal: Seal, seat: number | null): void {
  if (next.commitments === null) {
    [next.commitments, next.seat] = [seal.commitments, seat];
    const accepted = isMine(next, seal, seat);
    if (next.committed && seat !== null && !accepted) alarm(next, "contribution left out");
    if (!accepted) next.contribution = ""; // it came after the start, or another device plays this seat
  } else if (next.commitments.join() !== seal.commitments.join()) alarm(next, "start repeated");
  const own = next.seat === null ? "" : seal.contributions?.[next.seat];
  if (seal.contributions && next.contribution && own !== next.contribution) alarm(next, "contribution left out");
}

function withHead(next: Evidence, { draws, head }: Chain): Evidence["heads"] {
  const known = next.heads.find(([count]) => count === draws);
  if (known && known[1] !== head) alarm(next, "draws changed");
  return known ? next.heads : [...next.heads, [draws, head]];
}

function withSeen(seen: Evidence["seen"], events: Happened[]): Evidence["seen"] {
  const known = new Set(seen.map(([number]) => number));
  const news = events.filter(({ seat, number }) => seat === CHANCE && !known.has(number));
  return news.length ? [...seen, ...news.map(({ number, facts }): Evidence["seen"][0] => [number, facts])] : seen;
}

function alarm(next: Evidence, what: Alarm): void {
  if (!next.alarms.includes(what)) next.alarms.push(what);
}
