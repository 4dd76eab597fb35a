"""R14: rendez-vous tokens."""

from __future__ import annotations

from nassau.games.rum.components import FIRST_RENDEZVOUS, RENDEZVOUS_TOKEN
from nassau.games.rum.state import Rum
from nassau.games.rum.tokens import FromStack, give


class DrawRendezvous(FromStack):
    """R14.1: the top token goes face down on the seat's flag."""

    def __init__(self, seat: int) -> None:
        super().__init__(RENDEZVOUS_TOKEN)
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def secret_of(self, state: Rum) -> int:
        return self.seat

    def drew(self, state: Rum, face: int) -> None:
        state.flag_seat.append(self.seat)
        state.flag_face.append(face)
        state.flag_not.append(0)
        state.emit_private(self.seat, 1, "rendezvous_drawn", "R14.1", self.seat, face)
        state.done()


def fulfil(state: Rum, seat: int, face: int) -> None:
    """R14.2, R14.3, R14.6: turn over the oldest matching token.

    All seats see which token on the flag it is and can infer that the older ones (or all, if none matches) do not show
    this symbol. `flag_not` records that inference for determinizations.
    """
    place = 0
    for index in range(len(state.flag_seat)):
        if state.flag_seat[index] == seat:
            if state.flag_face[index] == face:
                del state.flag_seat[index], state.flag_face[index], state.flag_not[index]
                give(state, seat, face)
                state.emit("rendezvous_met", "R14.2", seat, face, place)
                return
            state.flag_not[index] |= 1 << (face - FIRST_RENDEZVOUS)
            place += 1
