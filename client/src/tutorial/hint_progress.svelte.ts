/** Selects the hints to show. Dismissed hints are kept in local storage; a guided table shows all of them again. */
import { read, stored, write } from "../state/settings.svelte.ts";
import { pendingHints, WELCOME, type Hint, type Hints } from "./hints.ts";

const DISMISSED_KEY = "nassau.hints"; // dismissed hint keys by game
const GUIDED_KEY = "nassau.guided"; // ids of guided tables, newest first
const MAX_GUIDED_TABLES = 20;

const dismissedByGame = () => read<Record<string, string[]>>(DISMISSED_KEY) ?? {};
const guidedTables = () => read<string[]>(GUIDED_KEY) ?? [];

/** Mark a table as guided: its hints stay until they are dismissed, regardless of earlier games. */
export function startGuidedTable(table: string): void {
  stored.hints = true;
  write(GUIDED_KEY, [table, ...guidedTables()].slice(0, MAX_GUIDED_TABLES));
}

/** Show all hints of all games again. */
export function resetHints(): void {
  stored.hints = true;
  write(DISMISSED_KEY, {});
}

export class HintProgress {
  readonly guided: boolean;
  private dismissed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private game: string,
    table: string,
    private hints: () => Hints,
  ) {
    this.guided = guidedTables().includes(table);
    if (!this.guided) this.dismissed = new Set(dismissedByGame()[game]);
  }

  /** Keys of the hints to show at a step. */
  pending(step: string): string[] {
    return stored.hints ? pendingHints(this.hints(), step, this.dismissed) : [];
  }

  hint(key: string): Hint | null {
    return this.hints().hint(key);
  }

  dismiss(key: string): void {
    this.dismissed = new Set([...this.dismissed, key]);
    this.remember(key);
  }

  /** After a decision at a step its hints are dismissed; a guided table dismisses only the welcome. */
  decided(step: string): void {
    for (const key of this.pending(step)) {
      if (this.guided && key !== WELCOME) this.remember(key);
      else this.dismiss(key);
    }
  }

  /** Dismiss the hint shown at a step, or show it again. */
  toggle(step: string): void {
    const [shown] = this.pending(step);
    if (shown) return this.dismiss(shown);
    stored.hints = true;
    this.dismissed = new Set([...this.dismissed, WELCOME].filter((key) => key !== step));
  }

  private remember(key: string): void {
    const all = dismissedByGame();
    write(DISMISSED_KEY, { ...all, [this.game]: [...new Set([...(all[this.game] ?? []), key])] });
  }
}
