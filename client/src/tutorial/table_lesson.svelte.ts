/** The lesson at a table: what it shows, what it waits for, and its answer to another choice. */
import type { LessonSeen, Snapshot } from "../api/protocol.gen.ts";
import { inLanguage } from "../i18n/language.ts";
import { t } from "../i18n/t.ts";
import { markKnown } from "./lessons.ts";

export class TableLesson {
  /** The beat for which the person made a choice that the lesson does not wait for; -1: none. */
  private wrongBeat = $state(-1);

  constructor(private table: () => Snapshot | null) {}

  readonly shown: LessonSeen | null = $derived.by(() => this.table()?.lesson ?? null);
  readonly over: boolean = $derived.by(() => this.table()?.phase === "over");
  readonly finished: boolean = $derived(this.shown !== null && this.shown.page + 1 === this.shown.pages && this.over);
  /** Whether the learner reads, and no choice is asked for. */
  readonly reading: boolean = $derived(this.shown !== null && waitsForNext(this.shown));
  readonly text: string = $derived(this.over && !this.finished ? t("lesson-skipped") : inLanguage(this.shown?.text));
  /** A friendly sentence after a choice that the lesson does not wait for, or "". */
  readonly note: string = $derived(
    this.shown?.beat === this.wrongBeat ? inLanguage(this.shown.wrong) || t("lesson-wrong") : "",
  );
  /** The elements to light up. */
  readonly points: readonly string[] = $derived(this.over ? [] : (this.shown?.points ?? []));

  /** Whether these options may be sent; if not, the note says so. */
  accepts(options: readonly string[]): boolean {
    const accepted = !this.shown || options.every((option) => acceptsOption(this.shown!, option));
    if (!accepted) this.reject();
    return accepted;
  }

  reject(): void {
    this.wrongBeat = this.shown?.beat ?? -1;
  }

  /** Call when the beat has changed: a finished lesson is remembered. */
  beatChanged(): void {
    const table = this.table();
    if (table && this.finished) markKnown(table.game);
  }
}

export function waitsForNext({ options, free }: LessonSeen): boolean {
  return !options.length && !free;
}

export function acceptsOption({ options, free }: LessonSeen, option: string): boolean {
  return free || options.includes(option);
}
