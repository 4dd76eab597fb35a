/** Log texts for facts of the table itself: deputies, undo, the end of the game. */
import type { Level } from "../api/protocol.gen.ts";
import { isKey, said, t } from "./t.ts";

const LEVELS: Level[] = ["landlubber", "sailor", "captain", "admiral"];
/** Causes of a deputy, by the integer in the fact. */
const CAUSES = ["asked", "left", "time", "removed"];

/** The text of a fact, or null if it is a fact of the game. */
export function tableEvent(name: string, [seat = -1, ...more]: number[], names: string[]): string | null {
  if (name === "deputy_took_over") return deputyEvent(names[seat] ?? "", more);
  const key = `event-${name}`;
  return isKey(key) ? said(key, { name: names[seat] ?? "" }) : null;
}

function deputyEvent(name: string, [level = -1, cause = -1]: number[]): string {
  const key = `event-deputy_took_over-${CAUSES[cause]}`;
  if (!isKey(key)) return t("event-deputy_took_over", { name });
  return said(key, { name, level: t(`level-${LEVELS[level] ?? "sailor"}`) });
}
