/** Pointer and keyboard input on the fields of a sheet. */
import type { Point } from "../../boardkit/geometry.ts";
import type { Field } from "./sheets.ts";

/** Half the width of a fingertip, in CSS pixels. */
const REACH_PX = 26;

/** Attributes that make a field a toggle button for staging. */
export function stagingAttributes(label: unknown, staged: boolean, toggle: () => void): Record<string, unknown> {
  return {
    role: "button",
    tabindex: 0,
    "data-choice": "",
    "data-pencil": "",
    "aria-disabled": undefined,
    "aria-pressed": staged ? "true" : undefined,
    "aria-label": label,
    onclick: toggle,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      toggle();
    },
  };
}

/** The point of a click in units of the map, and the nearest candidate within reach; null before the first layout. */
export function nearestField(
  event: MouseEvent,
  layer: SVGGraphicsElement,
  candidates: Field[],
): { at: Point; field: Field | undefined } | null {
  const matrix = layer.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const distance = ({ x, y }: Field) => Math.hypot(x - at.x, y - at.y);
  const field = candidates.toSorted((one, other) => distance(one) - distance(other))[0];
  return { at, field: field && distance(field) <= REACH_PX / matrix.a ? field : undefined };
}
