"""Section 1.6.1.2: a hand has its size, cards that are not replaced yet aside."""

from __future__ import annotations

from sumrak.games.vtes.board import (
    action_at,
    attached,
    combat_at,
    combat_of,
    controller,
    has_word,
    is_in,
    is_in_play,
    is_silent_animal,
    prey,
    ring,
)
from sumrak.games.vtes.frames import Poll
from sumrak.games.vtes.masks import SEATS_OF, texts
from sumrak.games.vtes.moving import burn, discard, draw
from sumrak.games.vtes.occasions import OPENS, REPLACES
from sumrak.games.vtes.state import (
    HAND,
    HAND_OF,
    HAND_SIZE,
    HANDS,
    LIBRARY,
    LIMBO,
    MORE_HAND,
    SEES_HANDS,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.values import fresh
from sumrak.games.vtes.vocabulary.terms import Moment
from sumrak.kernel.choice import choose_cards
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.rulebook import cite

VTES1_6_1_2_2, VTES1_6_1_2_3 = cite("VTES-1.6.1.2.2"), cite("VTES-1.6.1.2.3")
MOMENTS = tuple(Moment)
AT_ONCE, AFTER_ACTION, AFTER_COMBAT, NEVER = Moment.AT_ONCE, Moment.AFTER_ACTION, Moment.AFTER_COMBAT, Moment.NEVER
"""Named here, since to look up a member of an Enum takes three times as long as a call."""


def size(s: Vtes, seat: int) -> int:
    """The hand size that counts now (VTES-1.6.1.2.3)."""
    if s.stale:
        fresh(s)
    n = HAND_SIZE + s.hand_bonus[seat] - s.owed[seat]
    if s.delayed:
        n -= len([row for row in s.delayed if row[0] == seat and is_waiting(s, row)])
    if s.used:
        n += sum([more for x, more, word in s.used if word == MORE_HAND and x == seat])
    return n if n > 0 else 0


def is_waiting(s: Vtes, row: tuple[int, int, int]) -> bool:
    """A card that is not replaced while it is in play is so as soon as it has left."""
    return row[1] != MOMENTS.index(NEVER) or is_in_play(s, row[2]) or s.zone(row[2]) == LIMBO


def check(s: Vtes, flags: int = HANDS) -> None:
    """VTES-1.6.1.2.2, VTES-1.6.1.2.6: at once, in the order of the impulse; the hands of the seats whose bits are set."""
    if s.rules.no_draw_in_referendum and len(s.frames) > 1 and any([isinstance(frame, Poll) for frame in s.frames]):
        return
    if s.stale:
        fresh(s)
    is_free = not s.says & (REPLACES | OPENS)
    if not is_free and s.says & REPLACES:
        pay_instead(s)
        fresh(s)
    elif s.sizes:
        s.sizes = ()
    has_drawn, is_plain = False, not (s.delayed or s.used)
    seats = SEATS_OF[flags >> HAND_OF & s.alive]
    if len(seats) > 1:
        seats = [x for x in ring(s, s.active) if x in seats]
    for seat in seats:
        want = HAND_SIZE + s.hand_bonus[seat] - s.owed[seat] if is_plain else size(s, seat)
        lacking = want - len(s.piles[seat * ZONES + HAND])
        if lacking < 0:
            s.then((too_many, seat))
        elif lacking and s.piles[seat * ZONES + LIBRARY]:
            has_drawn = True
            for _ in range(lacking):
                draw(s, seat)
    if has_drawn and is_free:
        s.unsettled &= ~HANDS  # what was drawn here is no reason to look again
    else:
        open_hands(s)
    if s.used:
        show_hands(s)


def back_to_size(s: Vtes) -> None:
    """What was larger for this turn is so until the end of its discard phase (LSJ 20100812), or of a turn that is cut short."""
    left = [row for row in s.used if row[2] != MORE_HAND]
    if len(left) < len(s.used):
        s.used = left
        s.unsettled |= HANDS


def pay_instead(s: Vtes) -> None:
    """Who would replace a card burns a counter instead; what more hand size brings, and the card's own replacement, is drawn.

    A row (card, hand size, cards that were lacking) is kept for each such card as it was found here the last time.
    """
    rows = []
    for seat in ring(s, s.active):
        for c in payers(s, seat):
            natural, lacking = natural_size(s, seat), size(s, seat) - len(s.pile(seat, HAND))
            before = next((row for row in s.sizes if row[0] == c), (c, natural, lacking))
            n = lacking - max(0, natural - before[1]) - before[2]
            if n > 0:
                s.blood[c] -= min(n, s.blood[c])
                s.changed()
                if not s.blood[c]:
                    burn(s, c, VTES1_6_1_2_2)
                    continue
            rows.append((c, natural_size(s, seat), lacking_now(s, seat)))
    s.sizes = tuple(rows)


def lacking_now(s: Vtes, seat: int) -> int:
    """What an empty library leaves open when all that can be drawn is drawn."""
    lacking = size(s, seat) - len(s.pile(seat, HAND))
    return max(0, lacking - len(s.pile(seat, LIBRARY)))


def payers(s: Vtes, seat: int) -> list[int]:
    return [c for c in texts(s)[seat] if s.facts[c].pays and controller(s, c) == seat]


def natural_size(s: Vtes, seat: int) -> int:
    """Whatever is not replaced yet."""
    fresh(s)
    return HAND_SIZE + s.hand_bonus[seat] + sum([more for x, more, word in s.used if word == MORE_HAND and x == seat])


def heed(s: Vtes) -> None:
    """A position that has just been read is as if it had been looked at before."""
    s.sizes = tuple(
        [
            (c, natural_size(s, seat), max(0, size(s, seat) - len(s.pile(seat, HAND))))
            for seat in range(s.seats)
            for c in payers(s, seat)
        ]
    )


def show_hands(s: Vtes) -> None:
    """Who sees all hands for this turn."""
    for seat, _, word in s.used:
        if word == SEES_HANDS:
            for x in ring(s, seat):
                for card in s.pile(x, HAND):
                    if not s.known[card] >> seat & 1:
                        s.show(card, 1 << seat)


def open_hands(s: Vtes) -> None:
    """Whose hand lies open by a text: it is seen by the controller of that card, in a combat by everybody."""
    if s.fighting >= 0:
        f = combat_of(s, s.fighting)
        for side in (0, 1):
            if any([s.facts[x].opens_rival and not is_silent_animal(s, x) for x in attached(s, f.minions[side])]):
                for card in s.pile(f.seats[1 - side], HAND):
                    s.show(card, EVERYBODY)
    for cards in texts(s):
        for c in cards:
            if s.facts[c].named and has_word(s, c, "open-hand"):
                seat = controller(s, c)
                for card in s.pile(prey(s, seat), HAND):
                    if not s.known[card] >> seat & 1:
                        s.show(card, 1 << seat)


def too_many(s: Vtes, seat: int) -> None:
    n = len(s.pile(seat, HAND)) - size(s, seat)
    if n > 0 and is_in(s, seat):
        choose_cards(s, seat, VTES1_6_1_2_2, s.at(seat, HAND), n, throw_away)


def throw_away(s: Vtes, cards: tuple[int, ...]) -> None:
    for card in cards:
        discard(s, card, VTES1_6_1_2_2)


def delay(s: Vtes, seat: int, moment: Moment, what: int = -1) -> None:
    """The replacement waits: until scope `what` is over, or as long as card `what` is in play."""
    if moment is not AT_ONCE:
        s.delayed = [*s.delayed, (seat, MOMENTS.index(moment), what)]
    s.unsettled |= 1 << HAND_OF + seat


def release(s: Vtes, moment: Moment, seat: int = -1, what: int = -1) -> None:
    """Its moment has come: the draw is made before anything else of this instant (VTES-1.6.1.2.3)."""
    if not s.delayed:
        return
    word = MOMENTS.index(moment)
    kept = [
        row for row in s.delayed if row[1] != word or (seat >= 0 and row[0] != seat) or (what >= 0 and row[2] != what)
    ]
    if len(kept) < len(s.delayed):
        s.delayed = kept
        s.unsettled |= HANDS


def wait_for(s: Vtes, moment: Moment, card: int) -> int:
    """What a replacement waits for: the action or combat under way, or the card itself."""
    if moment is AFTER_ACTION:
        return action_at(s)
    if moment is AFTER_COMBAT:
        return combat_at(s)
    return card if moment is NEVER else -1
