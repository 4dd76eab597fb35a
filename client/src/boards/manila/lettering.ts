/** A name that fits: SVG does not cut texts by itself. */
export function cut(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}
