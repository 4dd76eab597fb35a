/** Scroll to the first of the board elements, unless one of them is visible. */
export function scrollToElements(root: Element | undefined, elements: string[], smooth: boolean): void {
  if (!root) return;
  const places = elements.flatMap((element) => root.querySelector(`[data-element="${element}"]`) ?? []);
  if (!places.some(isVisible)) scrollToNode(places[0], smooth);
}

/** Scroll to a part of the board, unless it is visible. */
export function scrollToNode(place: Element | null | undefined, smooth: boolean): void {
  if (place && !isVisible(place)) place.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "instant" });
}

function isVisible(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const frame = scrollParent(place).getBoundingClientRect();
  return top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
}

function scrollParent(node: Element): Element {
  for (let above = node.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}
