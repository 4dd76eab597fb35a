/** Identities of accomplices: the view has only the seat on each space, but animations need the moves. */

export interface Piece {
  id: number;
  seat: number;
  space: number;
}

/** Pieces after an update. A piece that left a space moved to a new space of the same seat, if there is one. */
export function trackPieces(before: readonly Piece[], spaces: readonly number[]): Piece[] {
  const stay = before.filter((piece) => spaces[piece.space] === piece.seat);
  const gone = before.filter((piece) => spaces[piece.space] !== piece.seat);
  const held = new Set(stay.map((piece) => piece.space));
  let next = Math.max(0, ...before.map((piece) => piece.id)) + 1;
  const pieces = [...stay];
  spaces.forEach((seat, space) => {
    if (seat < 0 || held.has(space)) return;
    const moved = gone.findIndex((piece) => piece.seat === seat);
    const id = moved < 0 ? next++ : gone.splice(moved, 1)[0]!.id;
    pieces.push({ id, seat, space });
  });
  return pieces.sort((one, other) => one.id - other.id);
}
