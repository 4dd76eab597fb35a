/** Which board element a person points at. Boards receive few pointer events, so the places of elements decide. */

export interface Place {
  element: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest element at a point, or null. */
export function placeAt(places: Place[], x: number, y: number): Place | null {
  const here = places.filter(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  return here.sort((one, other) => area(one) - area(other))[0] ?? null;
}

function area({ left, top, right, bottom }: Place): number {
  return (right - left) * (bottom - top);
}

/** The places of all elements that are drawn below a node. */
export function placesIn(node: Element): Place[] {
  return [...node.querySelectorAll("[data-element]")].map(placeOf);
}

export function placeOf(node: Element): Place {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return { element: node.getAttribute("data-element") ?? "", left, top, right, bottom };
}
