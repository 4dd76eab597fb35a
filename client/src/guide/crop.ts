/** Which part of a board a picture shows. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const PADDING = 0.04; // of the stage's width, around what is shown

/** The smallest box of the stage with this ratio of width to height that contains all boxes; all of it without any. */
export function cropOf(boxes: Box[], stage: Box, ratio: number): Box {
  const inner = boxes.length ? padded(union(boxes), stage) : stage;
  const width = Math.max(inner.width, inner.height * ratio);
  const height = width / ratio;
  return {
    left: along(inner.left + inner.width / 2, width, stage.width),
    top: along(inner.top + inner.height / 2, height, stage.height),
    width,
    height,
  };
}

/** The start of a length around a centre: inside the whole if it fits there, else centred on the whole. */
function along(centre: number, length: number, whole: number): number {
  if (length >= whole) return (whole - length) / 2;
  return Math.min(Math.max(centre - length / 2, 0), whole - length);
}

function union(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function padded(box: Box, stage: Box): Box {
  const more = stage.width * PADDING;
  const left = Math.max(0, box.left - more);
  const top = Math.max(0, box.top - more);
  return {
    left,
    top,
    width: Math.min(stage.width, box.left + box.width + more) - left,
    height: Math.min(stage.height, box.top + box.height + more) - top,
  };
}
