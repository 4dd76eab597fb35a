/** Irregular outlines; deterministic, so that every drawing is the same. */

/** A rectangle at 0, 0 whose edge deviates by up to two units. */
export function wornEdge(width: number, height: number, step = 26): string {
  const points: string[] = [];
  let seed = Math.round(width * 31 + height * 17);
  const waver = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed / 2147483648) * 4 - 2;
  };
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const parts = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let part = 0; part < parts; part++) {
      const x = x0 + ((x1 - x0) * part) / parts;
      const y = y0 + ((y1 - y0) * part) / parts;
      const flat = y0 === y1;
      points.push(`${(x + (flat ? 0 : waver())).toFixed(1)} ${(y + (flat ? waver() : 0)).toFixed(1)}`);
    }
  };
  side(0, 0, width, 0);
  side(width, 0, width, height);
  side(width, height, 0, height);
  side(0, height, 0, 0);
  return `M${points.join("L")}z`;
}

/** A coastline between two points, as quadratic curves. */
export function coast(x0: number, y0: number, x1: number, y1: number, swing = 7, step = 34): string {
  const parts = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / step));
  const across = { x: -(y1 - y0), y: x1 - x0 };
  const length = Math.hypot(across.x, across.y);
  let path = "";
  for (let part = 1; part <= parts; part++) {
    const share = part / parts;
    const middle = (part - 0.5) / parts;
    const out = (part % 2 ? 1 : -0.6) * swing * (0.6 + 0.4 * Math.sin(part * 2.4));
    const cx = x0 + (x1 - x0) * middle + (across.x / length) * out;
    const cy = y0 + (y1 - y0) * middle + (across.y / length) * out;
    const [x, y] = [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
    path += `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return path;
}
