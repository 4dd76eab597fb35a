/** Takes part in the sealed dice of a table: commits, reveals, and keeps evidence while the game goes on. */
import type { ServerMessage } from "../api/protocol.gen.ts";
import { isMine, newEvidence, observe, type Evidence, type Shown } from "../fairness/evidence.ts";
import { contribution, contributionHash } from "../fairness/sealed_dice.ts";
import { loadEvidence, saveEvidence } from "./evidence_store.ts";

type Request = { type: "commit"; hash: string } | { type: "reveal"; bytes: string };

export class SealKeeper {
  kept: Evidence | null = null;
  /** The seat for which a commitment is under way. */
  private committing: number | null = null;
  /** The commitments for which this page has revealed its contribution, so that it does so once. */
  private answered = "";

  constructor(private ask: (request: Request) => Promise<ServerMessage>) {}

  /** Take a new state of the table into account; returns whether it contradicts what was kept. */
  attend(shown: Shown & { lesson: unknown }): boolean {
    const before = this.kept ?? loadEvidence(shown.table);
    const sealed = !shown.lesson && shown.seal.version > 1 && shown.phase !== "over";
    if (!before && !sealed) return false;
    const kept = observe(before ?? newEvidence(shown), shown);
    this.keep(kept, before);
    this.commit(kept, shown);
    this.reveal(kept, shown);
    return kept.alarms.length > (before?.alarms.length ?? 0);
  }

  private keep(kept: Evidence, before: Evidence | null): void {
    this.kept = kept;
    const { alarms, ...rest } = kept;
    const same = before && Object.entries(rest).every(([name, value]) => before[name as keyof Evidence] === value);
    if (!same || alarms.length !== before.alarms.length) saveEvidence(kept);
  }

  /** Before the start, choose random bytes and commit to them, unless another device of this seat has. */
  private commit(kept: Evidence, { phase, seal, seat, table }: Shown): void {
    if (seat === null || seal.commitments[seat]) this.committing = null;
    else if (phase === "open" && !seal.fixed && this.committing !== seat) {
      const own = kept.contribution || contribution();
      if (own !== kept.contribution) this.keep({ ...kept, contribution: own }, kept);
      this.committing = seat;
      void this.ask({ type: "commit", hash: contributionHash(table, own) });
    }
  }

  /** Once commitments are fixed, reveal the bytes; never to other commitments than those that were fixed first. */
  private reveal(kept: Evidence, { phase, seal, seat }: Shown): void {
    const fixed = seal.commitments.join();
    if (phase !== "open" || !seal.fixed || kept.alarms.length || this.answered === fixed) return;
    if (!isMine(kept, seal, seat)) return;
    this.answered = fixed;
    void this.ask({ type: "reveal", bytes: kept.contribution });
  }
}
