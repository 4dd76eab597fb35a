/** What the table itself tells in the log: a deputy took over, an undo, the end. */
import type { Level } from "../api/protocol.gen.ts";
import { en } from "./en.ts";
import { t, type Key } from "./t.ts";

const LEVELS: Level[] = ["landlubber", "sailor", "captain", "admiral"];
/** Why a deputy took over, in the order of the fact's numbers. */
const CAUSES = ["asked", "left", "time", "removed"];

/** The fact in words, or null if it is not one of the table's. */
export function tableEvent(name: string, [seat = -1, ...more]: number[], names: string[]): string | null {
  if (name === "deputy_took_over") return deputyEvent(names[seat] ?? "", more);
  const key = `event.${name}`;
  return key in en ? t(key as Key, { 0: names[seat] ?? "" }) : null;
}

function deputyEvent(name: string, [level = -1, cause = -1]: number[]): string {
  const key = `event.deputy_took_over.${CAUSES[cause]}`;
  if (!(key in en)) return t("event.deputy_took_over", { 0: name });
  return t(key as Key, { 0: name, level: t(`level.${LEVELS[level] ?? "sailor"}`) });
}
