/** Which hint a person sees now. What has been read once is remembered in this browser; a guided table repeats it. */
import { read, stored, write } from "../state/settings.svelte.ts";
import { due, hintOf, loadHints, WELCOME, type Hint, type Hints } from "./hints.ts";

const READ = "nassau.hints"; // by game: the keys of the hints that have been read
const GUIDED = "nassau.guided"; // the tables at which somebody learns, newest first
const TABLES = 20;

const known = () => read<Record<string, string[]>>(READ) ?? {};
const guided = () => read<string[]>(GUIDED) ?? [];

/** At this table hints stay until they are put away, however often the game was played. */
export function guide(table: string): void {
  stored.hints = true;
  write(GUIDED, [table, ...guided()].slice(0, TABLES));
}

/** All hints come again, as for somebody new. */
export function forget(): void {
  stored.hints = true;
  write(READ, {});
}

export class Teacher {
  readonly guided: boolean;
  private hints = $state.raw<Hints | null>(null);
  private away = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private game: string,
    table: string,
  ) {
    this.guided = guided().includes(table);
    if (!this.guided) this.away = new Set(known()[game]);
    loadHints(game).then((found) => (this.hints = found), () => {}); // without hints one can play as well
  }

  /** The keys of what is to be read at this step. */
  due(step: string): string[] {
    return this.hints && stored.hints ? due(this.hints, step, this.away) : [];
  }

  hint(key: string): Hint {
    return hintOf(this.hints!, key);
  }

  putAway(key: string): void {
    this.away = new Set([...this.away, key]);
    this.remember(key);
  }

  /** Something was decided at this step: whoever does not learn needs its hint no more, and nobody the welcome. */
  decided(step: string): void {
    for (const key of this.due(step)) {
      if (this.guided && key !== WELCOME) this.remember(key);
      else this.putAway(key);
    }
  }

  /** Put the hint of this step away, or bring it back. */
  toggle(step: string): void {
    const [shown] = this.due(step);
    if (shown) return this.putAway(shown);
    stored.hints = true;
    this.away = new Set([...this.away, WELCOME].filter((key) => key !== step));
  }

  private remember(key: string): void {
    const all = known();
    write(READ, { ...all, [this.game]: [...new Set([...(all[this.game] ?? []), key])] });
  }
}
