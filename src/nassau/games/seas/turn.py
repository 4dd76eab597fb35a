"""W3.6, W4, W16.3: what the turns of all roles have in common, and the gift after the action."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.components import (
    CAPTAIN,
    CAPTAIN_GIFT,
    CARDS,
    CARTOGRAPHER,
    ISLANDER,
    MERCHANT,
    NOTHING,
    SHIPBUILDER,
    TAKE_BACK,
)
from nassau.games.seas.fleet import add_mark, gain_chests, gain_ships, gain_yin_yang
from nassau.games.seas.loot import DrawLoot, overflow, pick
from nassau.games.seas.rituals import RITUALS, Rites, add_rituals, is_ritual, perform, refuse_ritual
from nassau.games.seas.state import Seas, some
from nassau.kernel import ONLY, Action, Chance, Refusal, Step, untimely, with_added
from nassau.kernel.chance import UniformIntegers

DECLINE: Final[Action] = ("decline",)
CARDS_DRAWN: Final[list[Action]] = [("draw", kind) for kind in range(CARDS)]

# The parts of a reward; before and after the gifts surplus goods go overboard.
GIFT: Final = 1
SECOND_GIFT: Final = 2
RITES: Final = 4


class Turn(Step[Seas]):
    """W4.4: the turn of a seat: the action of its role, or a mark for declining.

    Everybody is asked, also a seat that can only decline: whether somebody has a fitting card is a secret.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def resume(self, state: Seas, result: int) -> None:
        """1: the action has been used; 0: something else is finished, the turn goes on."""
        if result:
            state.become(Reward(self.seat, 0))

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*self.choices(state), DECLINE]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Agrees with `refusal`."""
        actions = self.allowed(state)
        actions.append(DECLINE)
        return actions

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        return None if verb == "decline" else self.objection(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb != "decline":
            self.act(state, action)
            return
        state.emit("declined", seat, state.chosen[seat])
        add_mark(state, seat)
        self.declined(state)

    def declined(self, state: Seas) -> None:
        state.done()

    # -- what a role fills in

    def choices(self, state: Seas) -> list[Action]:
        """The ways to use the action, allowed or not."""
        raise NotImplementedError

    def allowed(self, state: Seas) -> list[Action]:
        """The choices without objection, as a new list."""
        return [action for action in self.choices(state) if self.objection(state, action) is None]

    def objection(self, state: Seas, action: Action) -> Refusal | None:
        raise NotImplementedError

    def act(self, state: Seas, action: Action) -> None:
        raise NotImplementedError


class RitualTurn(Turn):
    """W16.1, W16.3: the turn of a role that may perform rituals, here before the action."""

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*self.choices(state), *RITUALS, DECLINE]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        actions = self.allowed(state)
        add_rituals(actions, state, seat)
        actions.append(DECLINE)
        return actions

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if is_ritual(action):
            return refuse_ritual(state, seat, action)
        return super().refusal(state, seat, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        if is_ritual(action):
            perform(state, seat, action)
            state.push(overflow(state, seat))
        else:
            super().take(state, seat, action)

    def declined(self, state: Seas) -> None:
        state.become(Rites(self.seat))


class CardTurn(Turn):
    """W7.1, W10.1, W11.1: a role whose action is to play one adventure card of its sort from hand."""

    def sort(self) -> tuple[str, int, int]:
        """The verb, the first kind of the sort and the first kind after it."""
        raise NotImplementedError

    def choices(self, state: Seas) -> list[Action]:
        """All cards in hand: those of another sort are refused."""
        verb, _, _ = self.sort()
        first = CARDS * self.seat
        return [(verb, kind) for kind in range(CARDS) if state.hands[first + kind]]

    def allowed(self, state: Seas) -> list[Action]:
        verb, start, stop = self.sort()
        first = CARDS * self.seat
        return [(verb, kind) for kind in range(start, stop) if state.hands[first + kind]]

    def objection(self, state: Seas, action: Action) -> Refusal | None:
        verb, start, stop = self.sort()
        named: str = action[0]
        if named != verb:
            return untimely(state, action)
        kind: int = action[1]
        fits = start <= kind < stop and state.hands[CARDS * self.seat + kind] > 0
        return None if fits else untimely(state, action)

    def lay(self, state: Seas, card: int) -> None:
        """W19.3: the card lies open from now on."""
        state.hands = with_added(state.hands, CARDS * self.seat + card, -1)
        state.played = [*state.played, card]


class DrawCards(Chance[Seas]):
    """W15.1–W15.4: `count` adventure cards for a seat, as far as they go."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def enter(self, state: Seas) -> None:
        if not self.count or not some(state.pile):
            state.done(1)
        elif state.above == 0:
            state.above = NOTHING
            state.finale = 0
            state.emit("end_card_drawn", self.seat)

    def stream(self, state: Seas) -> str:
        return "deck/adventures"

    def weights(self, state: Seas) -> list[tuple[Action, int]]:
        return list(zip(CARDS_DRAWN, state.pile, strict=True))

    def draw(self, state: Seas, numbers: UniformIntegers) -> Action:
        return pick(CARDS_DRAWN, state.pile, numbers)

    def possible(self, state: Seas, action: Action) -> bool:
        return action[0] == "draw" and 0 <= action[1] < CARDS and state.pile[action[1]] > 0

    def take(self, state: Seas, seat: int, action: Action) -> None:
        kind: int = action[1]
        state.pile = with_added(state.pile, kind, -1)
        if state.above > 0:
            state.above -= 1
        state.hands = with_added(state.hands, CARDS * self.seat + kind, 1)
        state.emit_private(self.seat, 1, "card_drawn", self.seat, kind)
        state.become(DrawCards(self.seat, self.count - 1))


class Reward(Step[Seas]):
    """W3.6, W4.1: after the action: surplus goods, the gift, surplus goods again, rituals."""

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def local(self) -> tuple[int, ...]:
        return (self.seat, self.part)

    def enter(self, state: Seas) -> None:
        """Parts in which nothing must be waited for are passed over at once."""
        role = state.chosen[self.seat]
        for part in range(self.part, RITES):
            if part in (GIFT, SECOND_GIFT):
                step = self.give(state, part, role, state.gift(self.seat))
            else:
                step = overflow(state, self.seat) if state.room(self.seat) < 0 else None
            if step is not None:
                state.stack[-1] = Reward(self.seat, part)
                state.push(step)
                return
        if role in TAKE_BACK:
            state.done()
        else:
            state.become(Rites(self.seat))

    def resume(self, state: Seas, result: int) -> None:
        state.become(Reward(self.seat, self.part + 1))

    def give(self, state: Seas, part: int, role: int, gift: int) -> Step[Seas] | None:
        """What must be drawn. Governor and shaman have had theirs; the islander's second card comes after the first
        (W10.2)."""
        if role == ISLANDER:
            return DrawLoot(self.seat, 1) if gift >= part else None
        if not gift or part == SECOND_GIFT:
            return None
        if role == CARTOGRAPHER:
            return DrawCards(self.seat, gift)
        if role == SHIPBUILDER:
            gain_ships(state, self.seat, gift)
        elif role == CAPTAIN:
            gain_yin_yang(state, self.seat, CAPTAIN_GIFT * gift)
        elif role == MERCHANT:
            gain_chests(state, self.seat, gift)
        return None
