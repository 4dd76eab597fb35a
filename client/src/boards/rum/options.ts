/** Options as text: "dark:64:70" is the verb "dark" with two numbers. */

export function verbOf(id: string): string {
  return id.split(":", 1)[0]!;
}

export function numbersOf(id: string): number[] {
  return id.split(":").slice(1).map(Number);
}

/** Where an option is clicked: a way through dark alleys is chosen by the one that leads back into town. */
export function alleyOf(id: string): number {
  return numbersOf(id).at(-1)!;
}
