/** Bring something that is asked about into sight, if nothing of it is. */
export function reveal(root: Element | undefined, elements: string[], smooth: boolean): void {
  if (!root) return;
  const places = elements.flatMap((element) => root.querySelector(`[data-element="${element}"]`) ?? []);
  if (!places.some(seen)) show(places[0], smooth);
}

/** Bring a part of the board into sight, unless it is. */
export function show(place: Element | null | undefined, smooth: boolean): void {
  if (place && !seen(place)) place.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "instant" });
}

function seen(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const frame = scroller(place).getBoundingClientRect();
  return top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
}

function scroller(node: Element): Element {
  for (let above = node.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}
