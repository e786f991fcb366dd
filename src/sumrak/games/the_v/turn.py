"""Chapter H: the turn (V-63 … V-72)."""

from __future__ import annotations

from collections.abc import Callable

from sumrak.games.the_v import duel, effects, playing
from sumrak.games.the_v.board import you
from sumrak.games.the_v.domination import gain, lose_to_empty_deck
from sumrak.games.the_v.events import ENDED_TURN, GAINED_ALONE, GAINED_EMPTY_DECK, HELD_TURNED, STARTED_TURN, USED
from sumrak.games.the_v.facts import NO_ABILITIES
from sumrak.games.the_v.moving import draw
from sumrak.games.the_v.state import TITLE, ZONES, TheV, Turn
from sumrak.games.the_v.targets import Work
from sumrak.games.the_v.turning import turn_card, untap_card
from sumrak.games.the_v.values import fresh, meant
from sumrak.games.the_v.vocabulary.clauses import DoNotUntap, UntapTwice
from sumrak.games.the_v.vocabulary.terms import Price
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

V1, V63, V64, V65, V66, V67, V68 = (
    cite("V-1"),
    cite("V-63"),
    cite("V-64"),
    cite("V-65"),
    cite("V-66"),
    cite("V-67"),
    cite("V-68"),
)
V69, V70, V82, V90, V120, V123, V150 = (
    cite("V-69"), cite("V-70"), cite("V-82"), cite("V-90"), cite("V-120"), cite("V-123"), cite("V-150"),
)  # fmt: skip

NOT_UNTAPPED = Reason(V82, "not-untapped")
NO_ABILITY = Reason(V82, "no-ability")
ABILITIES_FORBIDDEN = Reason(V123, "abilities-forbidden")
TEXT_LOST = Reason(V120, "text-lost")


def next_turn(s: TheV) -> None:
    """V-150: extra turns come before the opponent's. A turn is a table of contents."""
    s.active = s.extra.pop(0) if s.extra else 1 - s.active
    s.turn += 1
    s.characters_played = s.characters_counted = s.keys_played = 0
    s.modified = []
    from_phase(s, "start")


def from_phase(s: TheV, phase: str) -> None:
    """Open the scope of a turn that goes on from one of its phases."""
    s.next((next_turn,))
    s.scope(Turn(s.active), STEPS_FROM[phase])


def start(s: TheV, k: int) -> None:
    """V-63: "at the start of the turn" effects."""
    s.phase = "start"
    s.note(STARTED_TURN, V63, s.active, after=s.turn)


def draw_phase(s: TheV, k: int) -> None:
    """V-64, V-6."""
    s.phase = "draw"
    if s.deck[s.active]:
        draw(s, s.active, V64)
    else:
        lose_to_empty_deck(s, s.active)


def untap_phase(s: TheV, k: int) -> None:
    """V-65: all cards at 90 go to 0, then those at 180 go to 90: one quarter back each."""
    s.phase = "untap"
    held, twice = texts_on_untapping(s)
    for pile in (s.piles[s.active * ZONES + TITLE], s.characters[s.active]):
        for c in pile:
            if not s.turned[c]:
                continue
            if c in held:
                s.note(HELD_TURNED, V123, s.active, c, cause=held[c])
                continue
            untap_card(s, c, 1, V65)
            if c in twice:
                untap_card(s, c, 1, V1)


def texts_on_untapping(s: TheV) -> tuple[dict[int, int], list[int]]:
    """Characters that a prohibition holds, with the card that says so (V-123), and those that untap twice (V-1)."""
    held: dict[int, int] = {}
    twice: list[int] = []
    for source in s.texts:
        if not s.facts[source].untaps:
            continue
        fresh(s)
        if source in s.silent:
            continue
        for text in s.facts[source].continuous:
            if isinstance(text.clause, DoNotUntap):
                held |= dict.fromkeys(meant(s, text, source), source)
            elif isinstance(text.clause, UntapTwice) and you(s, source) == s.active:
                twice += meant(s, text, source)
    return held, twice


def domination_phase(s: TheV, k: int) -> None:
    """V-66: two levels for being alone in the district; two for an opponent's empty deck, alone or not."""
    s.phase = "domination"
    me, opponent = s.active, 1 - s.active
    if not s.deck[opponent]:
        s.next((gain, me, 2, V66, GAINED_EMPTY_DECK))
    if s.characters[me] and not s.characters[opponent]:
        s.next((gain, me, 2, V66, GAINED_ALONE))


# actions and attacks
def action_phase(s: TheV, k: int) -> None:
    """V-67, V-68: play and use abilities in any order; the first attack ends the actions."""
    s.phase = "actions"
    fresh(s)
    seat = s.active
    s.ask(seat, V67, [*playing.plays(s, seat), *uses(s, seat), *duel.attacks(s), ("end",)], act, k)


def act(s: TheV, k: int, verb: str, card: int = -1, other: int = -1) -> None:
    seat = s.active
    if verb == "play":
        s.next((action_phase, k))
        playing.play_card(s, seat, card, other, False)
    elif verb == "use":
        s.next((action_phase, k))
        use(s, card, other)
    elif verb == "attack":
        s.phase = "attack"
        duel.attack(s, card, other)
    else:
        s.phase = "ended"


def attack_phase(s: TheV, k: int) -> None:
    """V-90: one attack after another."""
    if s.phase == "ended":  # the action phase was ended without an attack
        return
    s.phase = "attack"
    fresh(s)
    options = duel.attacks(s)
    if options:
        s.ask(s.active, V90, [*options, ("end",)], attack_on, k)


def attack_on(s: TheV, k: int, verb: str, card: int = -1, other: int = -1) -> None:
    if verb == "attack":
        s.next((attack_phase, k))
        duel.attack(s, card, other)


def uses(s: TheV, seat: int) -> list[Option]:
    """Every ability that can be used now."""
    options: list[Option] = []
    for c in s.characters[seat]:
        abilities = s.facts[c].abilities
        if abilities and why_not_use(s, seat, c) is None:
            for i in range(len(abilities)):
                options.append(("use", c, i))
    return options


def why_not_use(s: TheV, seat: int, card: int) -> Reason | None:
    """V-82: only an untapped character can use an ability."""
    facts = s.facts[card]
    if not facts.abilities or not facts.is_character:
        return NO_ABILITY
    if card in s.silent:
        return TEXT_LOST
    if s.turned[card]:
        return NOT_UNTAPPED
    if s.keywords[card] & NO_ABILITIES:
        return ABILITIES_FORBIDDEN
    return None


def use(s: TheV, card: int, i: int) -> None:
    """V-82: declare and pay; the (+) is chosen when the text works (V-75)."""
    ability, block = s.facts[card].abilities[i]
    s.note(USED, V82, s.active, card)
    turn_card(s, card, 1 if ability.price is Price.TURN else 2, V82)
    s.then((effects.choose, Work(card, s.active, block)))


# the end
def additional_cards(s: TheV, k: int) -> None:
    """V-69: who played no character may draw two, both or none; a location may allow more."""
    s.phase = "additional"
    if s.characters_counted:
        return
    if s.deck[s.active]:
        numbers = how_many(s, s.active, len(s.deck[s.active]))
        s.ask(s.active, V69, [*[("draw", n) for n in numbers], ("pass",)], draw_additional, k)


def how_many(s: TheV, seat: int, left: int) -> list[int]:
    """The numbers of cards to choose from, the greatest first."""
    more = more_cards(s, seat)
    return sorted({min(n, left) for n in (2, *more)}, reverse=True) if more else [min(2, left)]


def more_cards(s: TheV, seat: int) -> list[int]:
    found: list[int] = []
    for c in s.texts:
        number = s.facts[c].phase_seven
        if number and you(s, c) == seat and c not in s.silent:
            found.append(number)
    return found


def draw_additional(s: TheV, k: int, verb: str, number: int = 0) -> None:
    draw(s, s.active, V69, number=number)


def end_of_turn(s: TheV, k: int) -> None:
    """V-70: "at the end of the turn" effects; then the scope ends, and with it all "until end of turn" effects at once."""
    s.phase = "end"
    s.note(ENDED_TURN, V70, s.active, after=s.turn)


PHASES: tuple[tuple[str, Callable[..., None]], ...] = (
    ("start", start),
    ("draw", draw_phase),
    ("untap", untap_phase),
    ("domination", domination_phase),
    ("actions", action_phase),
    ("attack", attack_phase),
    ("additional", additional_cards),
    ("end", end_of_turn),
)
NAMES = [name for name, _ in PHASES]
STEPS_FROM = {name: tuple([(step,) for _, step in PHASES[i:]]) for i, name in enumerate(NAMES)}
