/** Durations and helpers of animations; any input finishes a running animation. */
import type { Point } from "../geometry.ts";

export const QUICK_MS = 160;
export const CALM_MS = 280;
export const TUMBLE_MS = 650;

/** Time until dice that are rolled in a frame have come to rest, and words may tell their faces. */
export const restMs = (holdMs: number): number => Math.min(TUMBLE_MS, holdMs * 0.9);

/** Finish all animations inside `root`. */
export function settle(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
}

/** Animate `node` from a point to the one that its transform attribute sets. */
export function moveFrom(node: SVGElement, from: Point, to: Point, durationMs: number): void {
  node.animate([{ transform: shift(from) }, { transform: shift(to) }], {
    duration: durationMs,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  });
}

export function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
