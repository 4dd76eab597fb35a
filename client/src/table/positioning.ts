/** Positions of popups and of marks that must not overlap. */
const MARGIN = 8;

export interface Anchor {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Below the anchor if there is room, otherwise above; always inside the page. */
export function positionPopup(
  anchor: Anchor,
  size: { width: number; height: number },
  page: { width: number; height: number },
): { x: number; y: number } {
  const middle = (anchor.left + anchor.right) / 2 - size.width / 2;
  const x = Math.max(MARGIN, Math.min(middle, page.width - size.width - MARGIN));
  const below = anchor.bottom + MARGIN;
  const above = anchor.top - size.height - MARGIN;
  const fits = below + size.height <= page.height - MARGIN;
  return { x, y: fits ? below : Math.max(MARGIN, Math.min(above, page.height - size.height - MARGIN)) };
}

/** Positions in a column, moved so that they are `gap` apart and none exceeds `lowest`. */
export function spreadApart(places: number[], gap: number, lowest: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let free = -Infinity;
  for (const index of order) moved[index] = free = Math.max(moved[index]!, free + gap);
  free = lowest + gap;
  for (const index of order.reverse()) moved[index] = free = Math.min(moved[index]!, free - gap);
  return moved;
}
