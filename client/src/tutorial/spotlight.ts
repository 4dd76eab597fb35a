/** Where the elements that a lesson points at are on the page. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 6; // pixels around an element
const NEAR = 14; // boxes that are closer than this many pixels become one

/** The boxes of the drawn elements and parts of the page; an element that is not drawn has none. */
export function measured(points: readonly string[]): Box[] {
  const found = points.flatMap((point) => [...document.querySelectorAll(selector(point))]);
  const boxes = found.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width && height);
  return merged(boxes.map(withMargin));
}

function selector(point: string): string {
  const name = CSS.escape(point);
  return `[data-element="${name}"], [data-part="${name}"]`;
}

function withMargin({ x, y, width, height }: DOMRect): Box {
  return {
    x: Math.round(x - MARGIN),
    y: Math.round(y - MARGIN),
    width: Math.round(width + 2 * MARGIN),
    height: Math.round(height + 2 * MARGIN),
  };
}

/** Boxes that touch or nearly touch, as one: overlapping holes would cancel out. */
export function merged(boxes: readonly Box[]): Box[] {
  const result: Box[] = [];
  for (const box of boxes) {
    const near = result.findIndex((other) => touches(other, box));
    if (near < 0) result.push(box);
    else
      return merged([...result.filter((_, index) => index !== near), union(result[near]!, box), ...rest(boxes, box)]);
  }
  return result;
}

function rest(boxes: readonly Box[], after: Box): Box[] {
  return boxes.slice(boxes.indexOf(after) + 1);
}

function touches(a: Box, b: Box): boolean {
  return (
    a.x - NEAR < b.x + b.width &&
    b.x - NEAR < a.x + a.width &&
    a.y - NEAR < b.y + b.height &&
    b.y - NEAR < a.y + a.height
  );
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The path of the whole page with a hole for each box, to be filled by the even-odd rule. */
export function outline(width: number, height: number, boxes: readonly Box[]): string {
  const holes = boxes.map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`);
  return `M0 0H${width}V${height}H0z${holes.join("")}`;
}
