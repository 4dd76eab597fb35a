/** Motion that gets out of the way: what moves is finished at once when the person acts. */

export interface Point {
  x: number;
  y: number;
}

/** A place on a board, from its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

export const QUICK = 160;
export const CALM = 280;
export const TUMBLE = 650;

/** Bring every piece inside `root` to where it belongs. */
export function settle(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
}

/** Let `node` travel from a point to where its transform attribute has put it. */
export function arrive(node: SVGElement, from: Point, to: Point, duration: number): void {
  node.animate([{ transform: shift(from) }, { transform: shift(to) }], {
    duration,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  });
}

export function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
