"""W3.6, W4.4, W16.3: base classes of the turns of the roles."""

from __future__ import annotations

from typing import Final

from nassau.games.seas.causes import ACTION_UNUSED, Cause
from nassau.games.seas.components import CARDS
from nassau.games.seas.fleet import add_mark
from nassau.games.seas.loot import overflow
from nassau.games.seas.rituals import DONE, RITUALS, is_ritual, perform, refuse_ritual
from nassau.games.seas.shortcuts import legal_cards, legal_rituals
from nassau.games.seas.state import ACTION_USED, Seas
from nassau.games.seas.turn_end import SURPLUS, Reward, Rites
from nassau.kernel import ONLY, Action, Refusal, untimely, with_added
from nassau.kernel.refusal import missing

DECLINE: Final[Action] = ("decline",)


class Turn(Cause):
    """W3.6, W4.4, W14.4: the turn of a seat: the action of its role, or a mark for declining.

    A seat that can only decline is asked too: otherwise others would learn that it has no fitting card.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def local(self) -> tuple[int, ...]:
        return (self.seat,)

    def resume(self, state: Seas, result: int) -> None:
        """After ACTION_USED the turn ends; after a ritual it continues."""
        if result == ACTION_USED:
            state.become(Reward(self.seat, SURPLUS))

    def cause(self, state: Seas) -> str:
        """Goods that a ritual leaves without a ship."""
        return "W14.4"

    def pending(self, state: Seas) -> tuple[int, ...]:
        return ONLY[self.seat]

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*self.choices(state), DECLINE]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        verb: str = action[0]
        return None if verb == "decline" else self.refuse_choice(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        verb: str = action[0]
        if verb != "decline":
            self.use_action(state, action)
            return
        state.emit("declined", "W4.4", seat, state.chosen[seat])
        add_mark(state, seat, "W4.4", ACTION_UNUSED)
        self.declined(state)

    def declined(self, state: Seas) -> None:
        state.done()

    # -- for subclasses

    def choices(self, state: Seas) -> list[Action]:
        """Every way to use the action, legal or not."""
        raise NotImplementedError

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        """`refusal` for the actions of `choices`."""
        raise NotImplementedError

    def use_action(self, state: Seas, action: Action) -> None:
        """Carry out one of the `choices`."""
        raise NotImplementedError


class RitualTurn(Turn):
    """W16.1–W16.3: the turn of a role that may perform rituals before its action."""

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*self.choices(state), *RITUALS, DECLINE]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Shortcut for the rituals: `refuse_ritual` decides, see shortcuts.py."""
        found = [action for action in self.choices(state) if self.refuse_choice(state, action) is None]
        return [*found, *legal_rituals(state, seat), DECLINE]

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


class Repeat(Rites):
    """W5.3, W13.1, W16.3: after its action and the gift a role may be used again, between rituals, without a gift.

    Ends when the seat stops or nothing is left to do.
    """

    def enter(self, state: Seas) -> None:
        if self.legal(state, self.seat) == [DONE]:
            state.done()

    def resume(self, state: Seas, result: int) -> None:
        """After a ritual, a purchase or a sale."""
        self.enter(state)

    def candidates(self, state: Seas, seat: int) -> list[Action]:
        return [*self.first_turn().choices(state), *RITUALS, DONE]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Shortcut for the rituals: `refuse_ritual` decides, see shortcuts.py."""
        turn = self.first_turn()
        found = [action for action in turn.choices(state) if turn.refuse_choice(state, action) is None]
        return [*found, *legal_rituals(state, seat), DONE]

    def refusal(self, state: Seas, seat: int, action: Action) -> Refusal | None:
        if is_ritual(action) or action[0] == "done":
            return super().refusal(state, seat, action)
        return self.first_turn().refuse_choice(state, action)

    def take(self, state: Seas, seat: int, action: Action) -> None:
        if is_ritual(action) or action[0] == "done":
            super().take(state, seat, action)
        else:
            self.use_action(state, action)

    # -- for subclasses

    def first_turn(self) -> RitualTurn:
        """The turn of the role, which says what is allowed."""
        raise NotImplementedError

    def use_action(self, state: Seas, action: Action) -> None:
        """Use the role again."""
        raise NotImplementedError


class CardTurn(Turn):
    """W7.1, W10.1, W11.1: a role whose action is to play an adventure card of one sort from hand."""

    def card_range(self) -> tuple[str, int, int]:
        """The verb, the first kind of the sort, and the first kind after it."""
        raise NotImplementedError

    def card_rule(self) -> str:
        """The rule by which the card is played."""
        raise NotImplementedError

    def choices(self, state: Seas) -> list[Action]:
        """All cards in hand; those of another sort are refused."""
        verb, _, _ = self.card_range()
        first = CARDS * self.seat
        return [(verb, kind) for kind in range(CARDS) if state.hands[first + kind]]

    def legal(self, state: Seas, seat: int) -> list[Action]:
        """Shortcut: `refuse_choice` decides, see shortcuts.py."""
        verb, start, stop = self.card_range()
        return [*legal_cards(state, seat, verb, start, stop), DECLINE]

    def refuse_choice(self, state: Seas, action: Action) -> Refusal | None:
        verb, start, stop = self.card_range()
        named: str = action[0]
        if named != verb:
            return untimely(state, action)
        kind: int = action[1]
        if not start <= kind < stop:
            return missing(self.card_rule(), verb)
        return None if state.hands[CARDS * self.seat + kind] else missing(self.card_rule(), "card")

    def discard_card(self, state: Seas, card: int) -> None:
        """W19.3: move the card from the hand to the open pile."""
        state.hands = with_added(state.hands, CARDS * self.seat + card, -1)
        state.played = [*state.played, card]
