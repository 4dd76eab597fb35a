/** The clock of a replay: a step forward is played in frames, every other jump is shown at once. */
import { keysTold, quietDice } from "../boardkit/playback/frames.ts";
import { Playback } from "../boardkit/playback/playback.svelte.ts";
import type { KeyedFact, MakeFrames } from "../boards/contract.ts";
import type { Step } from "../state/replay.ts";
import { eventsThrough, factsOf, lastKey } from "./log.ts";
import type { Happened } from "../api/protocol.gen.ts";

export class ReplayClock {
  /** The mark of a frame is the key through which facts are told. */
  readonly playback = new Playback<unknown, KeyedFact, number>(undefined);
  /** How the board divides a step into frames; null until it is loaded, and without motion. */
  frames: MakeFrames<unknown> | null = null;
  private steps: Step[] = [];
  private at = -1;

  /** Show a step; `speed` is a factor on the usual speed. */
  show(steps: Step[], at: number, speed: number): void {
    const step = steps[at];
    const before = this.steps === steps && at === this.at + 1 ? steps[this.at] : undefined;
    [this.steps, this.at] = [steps, at];
    if (step && before && this.frames) this.play(before, step, speed);
    else this.playback.cut(step?.view, step ? endOf(step) : Infinity);
  }

  /** The events of the steps so far that may be told. */
  told(steps: Step[], at: number): Happened[] {
    const events = steps.slice(0, at + 1).flatMap((step) => step.events);
    return eventsThrough(events, this.playback.mark ?? Infinity);
  }

  private play(before: Step, step: Step, speed: number): void {
    const facts = factsOf(step.events);
    const frames = quietDice(this.frames!(before.view, step.view, facts));
    const told = keysTold(frames, (facts[0]?.key ?? Infinity) - 1);
    this.playback.speed = speed;
    this.playback.enqueue(frames.map((frame, index) => ({ ...frame, mark: Math.min(told[index]!, endOf(step)) })));
  }
}

/** The key through which a step is told. */
function endOf({ events }: Step): number {
  return events.length ? lastKey(events.at(-1)!) : Infinity;
}
