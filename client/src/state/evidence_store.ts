/** Evidence about sealed dice in local storage, one entry for each table. */
import type { Evidence } from "../fairness/evidence.ts";
import { read, write } from "./settings.svelte.ts";

const PREFIX = "nassau.seal.";
const INDEX = "nassau.seals";
const KEPT_TABLES = 24;

/** The evidence that this browser has kept of a table. */
export function loadEvidence(table: string): Evidence | null {
  return read<Evidence>(PREFIX + table) ?? null;
}

/** Keep evidence across reloads; the evidence of the oldest tables makes room. */
export function saveEvidence(evidence: Evidence): void {
  const tables = [evidence.table, ...(read<string[]>(INDEX) ?? []).filter((table) => table !== evidence.table)];
  for (const old of tables.slice(KEPT_TABLES)) globalThis.localStorage?.removeItem(PREFIX + old);
  write(INDEX, tables.slice(0, KEPT_TABLES));
  write(PREFIX + evidence.table, evidence);
}
