/** A replay as steps that a slider moves through: each is what happened, and the whole view after it. */
import type { Frame, Happened } from "../api/protocol.gen.ts";

export interface Step {
  number: number; // of the last entry in it
  events: Happened[];
  view: object;
  pending: number[];
}

/** A frame that changed nothing to be seen (a card of a deal, a die among others) goes into the next step. */
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
  found.at(-1)?.events.push(...events); // what came after the last change
  return found;
}
