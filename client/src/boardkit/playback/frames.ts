/**
 * Frames from facts: intermediate views are made by applying each fact to the old view. They serve the animation only;
 * the last frame is always the view that the server sent.
 */
import { restMs } from "./motion.ts";
import type { Frame } from "./playback.svelte.ts";

/** Facts whose dice tumble. */
const DICE = /^(rolled|thrown)$/;

/**
 * A frame for each fact named in `holdMs`; other facts join the frame before them. Hold times are scaled down so that
 * their sum is at most `maxTotalMs`.
 */
export function framesOf<View, Fact extends { name: string }>(
  before: View,
  after: View,
  facts: Fact[],
  applyFact: (view: View, fact: Fact) => View,
  holdMs: Record<string, number>,
  maxTotalMs: number,
): Frame<View, Fact>[] {
  const frames: Frame<View, Fact>[] = [];
  let view = before;
  for (const fact of facts) {
    view = applyFact(view, fact);
    const last = frames.at(-1);
    if (holdMs[fact.name]) frames.push({ view, facts: [fact], holdMs: holdMs[fact.name]! });
    else if (last) Object.assign(last, { view, facts: [...last.facts, fact] });
  }
  return [...limited(frames, maxTotalMs), { view: after, facts: [], holdMs: 0 }];
}

function limited<View, Fact>(frames: Frame<View, Fact>[], maxTotalMs: number): Frame<View, Fact>[] {
  const total = frames.reduce((sum, frame) => sum + frame.holdMs, 0);
  const factor = Math.min(1, maxTotalMs / Math.max(1, total));
  return frames.map((frame) => ({ ...frame, holdMs: frame.holdMs * factor }));
}

/** Frames whose words wait until their dice have come to rest. */
export function quietDice<View, Fact extends { name: string }>(frames: Frame<View, Fact>[]): Frame<View, Fact>[] {
  const tumbles = ({ facts }: Frame<View, Fact>) => facts.some(({ name }) => DICE.test(name));
  return frames.map((frame) => (tumbles(frame) ? { ...frame, tellMs: restMs(frame.holdMs) } : frame));
}

/** For each frame the key through which facts may be told, from `told` before the first; the last frame tells all. */
export function keysTold(frames: readonly { facts: readonly { key: number }[] }[], told: number): number[] {
  return frames.map(({ facts }, index) => {
    told = index === frames.length - 1 ? Infinity : Math.max(told, ...facts.map(({ key }) => key));
    return told;
  });
}

/** A copy of a list with one value replaced; an index outside the list changes nothing. */
export function replaceAt(list: readonly number[], index: number, value: number): number[] {
  return list.map((old, at) => (at === index ? value : old));
}

/** A copy of a view with the fields of one player changed. */
export function updatePlayer<View extends { players: object[] }>(
  view: View,
  seat: number,
  change: (old: View["players"][number]) => Partial<View["players"][number]>,
): View {
  return { ...view, players: view.players.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) };
}

/** Insert a pause where a round ends: `end` is the key of the fact that begins the next one, or Infinity. */
export function withPause<View, Fact extends { key: number }>(
  frames: Frame<View, Fact>[],
  end: number,
  holdMs: number,
): Frame<View, Fact>[] {
  const at = keysTold(frames, -Infinity).findIndex((told) => told >= end);
  const last = at === frames.length - 1;
  const shown = last || !frames[at]!.facts.some(({ key }) => key < end) ? at : at + 1;
  const view = frames[Math.max(0, shown - 1)]!.view;
  return [...frames.slice(0, shown), { view, facts: [], holdMs, settles: end }, ...frames.slice(shown)];
}
