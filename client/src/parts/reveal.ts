/** Bring something that is asked about into sight, if nothing of it is. */
export function reveal(root: Element | undefined, elements: string[], smooth: boolean): void {
  if (!root) return;
  const places = elements.flatMap((element) => root.querySelector(`[data-element="${element}"]`) ?? []);
  const frame = scroller(root).getBoundingClientRect();
  const seen = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
  };
  if (places.some(seen)) return;
  places[0]?.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "instant" });
}

function scroller(node: Element): Element {
  for (let above = node.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.documentElement;
}
