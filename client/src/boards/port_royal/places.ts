/** Board elements that a fact refers to; a log line highlights them. */

export function places(name: string, args: number[]): string[] {
  const [a = 0, b = 0] = args;
  if (["crossed", "filled", "marked"].includes(name)) return [`field/${b}`];
  if (name === "ship_laid") return [`ship/${a}`];
  if (name === "wheel_laid") return [`wheel/${a}`];
  if (name === "rolled") return ["dice"];
  return [];
}
