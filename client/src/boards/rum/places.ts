/** The elements that a fact speaks of, so that a log line can show them. */

export function places(name: string, args: number[]): string[] {
  const [, second, third] = args;
  switch (name) {
    case "moved":
    case "retaken":
      return [`alley/${second}`];
    case "moved_dark":
      return [`alley/${second}`, `alley/${third}`];
    case "revealed":
      return [`token/${args[0]}`];
    case "guard_met":
    case "guard_lost":
      return [second! < 42 ? "guard/0" : "guard/1"];
    default:
      return [];
  }
}
