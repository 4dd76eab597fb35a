/** On a phone a field is smaller than a finger: a lens shows a part of the map, large enough to touch. */
import type { Point } from "../../boardkit/geometry.ts";
import { layoutFor } from "./layout.ts";

/** The middle of what is seen, in units of the map, and how much larger it is. */
export interface Lens extends Point {
  zoom: number;
  /** Somebody looks closer himself, and is not drawn back with every cross. */
  byHand?: boolean;
}

interface Size {
  width: number;
  height: number;
}

export const CLOSE = 2.1;
const WORTH = 1.3; // less than this helps nobody
const AIR = 70; // around what is meant, in units of the map
const EDGE = 12; // a field this near to the edge is cut
export const GLASS = 44; // the button in the upper right corner: a square for a finger, in units of a phone's drawing
const { width: SCREEN } = layoutFor(true).map;

export const whole = ({ width, height }: Size): Lens => ({ x: width / 2, y: height / 2, zoom: 1 });

/** A part of the map with all these points; the whole map if they lie far apart. */
export function around(points: Point[], map: Size): Lens {
  if (!points.length) return whole(map);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const zoom = Math.min(CLOSE, map.width / (right - left + 2 * AIR), map.height / (bottom - top + 2 * AIR));
  return zoom < WORTH ? whole(map) : within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, map);
}

/** A lens that shows nothing beside the map. */
export function within({ x, y, zoom, ...lens }: Lens, map: Size): Lens {
  const kept = (at: number, size: number) => Math.max(size / zoom / 2, Math.min(size - size / zoom / 2, at));
  return { ...lens, x: kept(x, map.width), y: kept(y, map.height), zoom };
}

/** Whether a point can be seen and touched: neither beside what is shown nor below the button in the corner. */
export function sees(lens: Lens, { x, y }: Point, map: Size): boolean {
  const [across, down] = [map.width / lens.zoom / 2, map.height / lens.zoom / 2];
  const glass = (GLASS * map.width) / SCREEN / lens.zoom;
  const below = x - lens.x > across - glass && lens.y - y > down - glass;
  return !below && Math.abs(x - lens.x) <= across - EDGE && Math.abs(y - lens.y) <= down - EDGE;
}
