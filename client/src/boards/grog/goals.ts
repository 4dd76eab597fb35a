/** The option that keeps these cards of the hand: kinds in ascending order. */
export function keepOf(hand: readonly number[], places: readonly number[]): string {
  const kinds = places.map((place) => hand[place]!).sort((one, other) => one - other);
  return ["keep", ...kinds].join(":");
}
