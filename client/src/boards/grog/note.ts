/** Something on the board that a person points at: its name, what it does, and where it is. */
export interface Pointed {
  title: string;
  text: string;
  node: Element;
}

/** Where a note of this width lies inside a frame: below what it speaks of, or above it near the lower edge. */
export function noteBox(at: DOMRect, frame: DOMRect, width: number): { left: number; top: number | null; bottom: number | null } {
  const left = Math.max(6, Math.min(at.left - frame.left + at.width / 2 - width / 2, frame.width - width - 6));
  const below = at.bottom - frame.top + 6;
  return below + 130 < frame.height ? { left, top: below, bottom: null } : { left, top: null, bottom: frame.bottom - at.top + 6 };
}
