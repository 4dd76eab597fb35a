/** The hint to show at a table, from the person's progress through the hints of its game. */
import { HintProgress } from "../tutorial/hint_progress.svelte.ts";
import type { Hint, Hints } from "../tutorial/hints.ts";

export class TableHints {
  private progress = $state.raw<HintProgress | null>(null);
  private lastStep = "";

  /** `step` returns the step that asks for the person's decision, or "". */
  constructor(
    private table: string,
    private step: () => string,
    private hints: () => Hints,
  ) {}

  private shown = $derived.by((): string[] => (this.step() ? (this.progress?.pending(this.step()) ?? []) : []));
  readonly current: Hint | null = $derived(this.shown[0] ? this.progress!.hint(this.shown[0]) : null);
  readonly hasMore: boolean = $derived(this.shown.length > 1);

  /** Start with the hints of a game; undefined for a spectator, who gets none. */
  load(game: string | undefined): void {
    this.progress = game ? new HintProgress(game, this.table, this.hints) : null;
  }

  /** Call when the decision has changed: the previous one was made. */
  decisionChanged(): void {
    if (this.lastStep) this.progress?.decided(this.lastStep);
    this.lastStep = this.step();
  }

  dismiss(): void {
    if (this.shown[0]) this.progress?.dismiss(this.shown[0]);
  }

  toggle(): void {
    if (this.step()) this.progress?.toggle(this.step());
  }
}
