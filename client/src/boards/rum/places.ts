/** Board elements that a fact refers to; a log line highlights them. */
import { faceOf } from "./printed.ts";

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
      return [faceOf(second!).stack === "small_guard" ? "guard/0" : "guard/1"];
    default:
      return [];
  }
}
