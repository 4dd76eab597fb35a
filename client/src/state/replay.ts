/** Steps of a replay: the events of each step and the full view after it. */
import type { Frame, Happened } from "../api/protocol.gen.ts";

export interface Step {
  number: number; // of the last event in the step
  events: Happened[];
  view: object;
  pending: number[];
}

/** Frames without a visible change (one card of a deal, one die of several) join the next step. */
export function steps(frames: Frame[]): Step[] {
  const found: Step[] = [];
  let events: Happened[] = [];
  let view: object = {};
  for (const frame of frames) {
    events.push(frame.event);
    view = { ...view, ...frame.view };
    if (!Object.keys(frame.view).length) continue;
    found.push({ number: frame.event.number, events, view, pending: frame.pending });
    events = [];
  }
  found.at(-1)?.events.push(...events); // events after the last visible change
  return found;
}
