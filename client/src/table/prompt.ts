/** Sentences of the decision bar and of error notices. */
import type { Level, Snapshot } from "../api/protocol.gen.ts";
import type { GameWords } from "../i18n/game_words.ts";
import { isKey, listed, said, t } from "../i18n/t.ts";
import type { Refused } from "../state/table_store.svelte.ts";

const DEFAULT_WAIT_SECONDS = 5;

/** The sentence of the bar: the own decision, what is being played, the deputy's level, or who is to decide. */
export function promptText(
  table: Snapshot | null,
  step: string,
  deputy: Level | null,
  words: GameWords,
  happening: string,
): string {
  if (!table) return "";
  if (table.phase === "over") return t("table-over");
  if (step) return words.prompt(step);
  if (happening) return happening;
  if (deputy) return t("table-deputy-on", { level: t(`level-${deputy}`) });
  return waitingText(table);
}

/** Who is to decide, and which bots are computing. */
function waitingText({ pending, thinking, seats }: Snapshot): string {
  const namesOf = (list: number[]) => listed(list.map((seat) => seats[seat]?.name ?? ""));
  const others = pending.filter((seat) => !thinking.includes(seat));
  return [
    others.length ? t("table-turn-other", { names: namesOf(others) }) : "",
    thinking.length ? t("table-turn-thinking", { names: namesOf(thinking), count: thinking.length }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The notice for a request that the server refused without a rule. */
export function refusalText({ code, wait }: Refused): string {
  const key = `error-${code}`;
  if (!isKey(key)) return t("error-other", { code });
  return said(key, { wait: Math.ceil(wait ?? DEFAULT_WAIT_SECONDS), text: "", code });
}
