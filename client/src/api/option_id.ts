/** Option ids are a verb and its integers joined by colons: "dark:64:70" is the verb "dark" with 64 and 70. */

export function verbOf(id: string): string {
  return id.split(":", 1)[0]!;
}

export function numbersOf(id: string): number[] {
  return id.split(":").slice(1).map(Number);
}
