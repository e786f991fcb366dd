"""What may be chosen for a use, and in what order it is asked (VTES-1.6.1.1.3, VTES-1.6.1.5.1 … 1.6.1.5.3)."""

from __future__ import annotations

from sumrak.games.vtes.board import (
    action_at,
    action_of,
    attached,
    combat_at,
    combat_of,
    controller,
    has_trait,
    has_word,
    is_ally,
    is_vampire,
    predator,
    prey,
    ring,
)
from sumrak.games.vtes.frames import Object, Play, Poll
from sumrak.games.vtes.occasions import TARGETS
from sumrak.games.vtes.state import (
    ASH,
    ATTACHED,
    FED,
    HAND,
    MINIONS,
    NEWLY,
    PERMANENTS,
    READY,
    RECRUITS,
    TORPOR,
    UNCONTROLLED,
    ZONES,
    Vtes,
)
from sumrak.games.vtes.values import capacity, clan_of, fresh, sect_of, title_of
from sumrak.games.vtes.vocabulary.clauses import OnePerMinion, Use
from sumrak.games.vtes.vocabulary.terms import BIT, Whose
from sumrak.games.vtes.vocabulary.whom import Amount, Cards, Clans, Of, Own, Players, Referenda, Region, Slot
from sumrak.kernel.agenda import Option
from sumrak.kernel.knowledge import choices
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

VTES1_6_1_5_1, VTES1_6_1_5_2, VTES1_6_1_5_3 = cite("VTES-1.6.1.5.1"), cite("VTES-1.6.1.5.2"), cite("VTES-1.6.1.5.3")
NO_TARGET = Reason(VTES1_6_1_5_3, "no-target")
CHOOSE, TARGET, NUMBER, GIVE, DONE = "choose", "target", "number", "give", "done"
MINION, VAMPIRE, ALLY, HIDDEN, LOCATION = Of.MINION, Of.VAMPIRE, Of.ALLY, Of.UNCONTROLLED, Of.LOCATION
EQUIPMENT, RETAINER, CARD, AT_READY, AT_TORPOR = Of.EQUIPMENT, Of.RETAINER, Of.CARD, Region.READY, Region.TORPOR
OWN, OTHERS, ANY, PREY, NEIGHBOURS = Whose.OWN, Whose.OTHERS, Whose.ANY, Whose.PREY, Whose.NEIGHBOURS
"""Named here, since to look up a member of an Enum takes three times as long as a call."""
IN_REGION: tuple[int, ...] = (READY,)
IN_TORPOR: tuple[int, ...] = (TORPOR,)
ANYWHERE: tuple[int, ...] = (READY, TORPOR)


def use_of(s: Vtes, play: Play) -> Use:
    return s.facts[play.card].by_source[play.source][play.use]


def slots_of(s: Vtes, play: Play) -> tuple[Slot, ...]:
    """All that is chosen when it is declared."""
    return s.facts[play.card].slots[play.source][play.use]


def following(slots: tuple[Slot, ...], n: int) -> Slot | None:
    return slots[n + 1] if n + 1 < len(slots) else None


# cards
def cards(s: Vtes, play: Play, slot: Cards) -> list[int]:
    """The legal targets, one's own first."""
    return [c for place in within(s, play.seat, slot) for c in s.piles[place] if fits(s, play, slot, c)]


def is_closed(s: Vtes, play: Play, card: int) -> bool:
    """Whether it cannot be aimed at; the terms of a referendum aim at nobody."""
    if not s.says & TARGETS or play.card < 0 or (0 <= play.k < len(s.frames) and isinstance(s.frames[play.k], Poll)):
        return False
    from sumrak.games.vtes.costs import is_out_of_reach

    return is_out_of_reach(s, play, use_of(s, play), card)


def within(s: Vtes, seat: int, slot: Cards) -> list[int]:
    """The places where such cards may lie, from this seat on."""
    if slot.of is HIDDEN:
        return [seat * ZONES + UNCONTROLLED]
    whose = slot.whose
    if whose is OWN:
        seats = [seat] if s.alive >> seat & 1 else []
    elif whose is ANY:
        seats = ring(s, seat)
    elif whose is OTHERS:
        seats = [x for x in ring(s, seat) if x != seat]
    else:
        seats = [x for x in ring(s, seat) if is_whose(s, seat, whose, x)]
    if slot.of in (MINION, VAMPIRE, ALLY):
        region = slot.region
        zones = IN_REGION if region is AT_READY else IN_TORPOR if region is AT_TORPOR else ANYWHERE
    elif slot.of is LOCATION:
        zones = (PERMANENTS, ATTACHED)
    elif slot.of is CARD:
        zones = (READY, TORPOR, RECRUITS, PERMANENTS, ATTACHED)
    else:
        zones = (ATTACHED,)
    if len(seats) == 1:
        base = seats[0] * ZONES
        return [base + zone for zone in zones]
    return [x * ZONES + zone for x in seats for zone in zones]


def is_whose(s: Vtes, seat: int, whose: Whose, x: int) -> bool:
    if whose is ANY:
        return True
    if whose is OWN:
        return x == seat
    if whose is OTHERS:
        return x != seat
    if whose is PREY:
        return x == prey(s, seat)
    return x != seat and (x == predator(s, seat) or (whose is NEIGHBOURS and x == prey(s, seat)))


def is_such(s: Vtes, play: Play, who: Cards, card: int) -> bool:
    """Whether a card on the table is such a one, seen from whoever uses the text."""
    zone = s.place[card] % ZONES
    if zone == READY:
        if who.region is AT_TORPOR:
            return False
    elif who.region is AT_READY or (who.region is AT_TORPOR and zone != TORPOR):
        return False
    return is_whose(s, play.seat, who.whose, s.side(card)) and fits(s, play, who, card)


def fits(s: Vtes, play: Play, slot: Cards, c: int) -> bool:
    facts = s.facts[c]
    of = slot.of
    if of is VAMPIRE:
        if not facts.is_vampire and not is_vampire(s, c):
            return False
    elif of is not MINION:
        if of is ALLY and not is_ally(s, c):
            return False
        if of is LOCATION and not facts.card.location:
            return False
        if of is EQUIPMENT and (not facts.is_equipment or facts.card.location):
            return False
        if of is RETAINER and not facts.is_retainer:
            return False
    if slot.other and c == play.minion:
        return False
    if play.source == 0 and play.card >= 0 and s.facts[play.card].one_per_host and has_one(s, play, c):
        return False
    if s.used and (c, s.since[c], FED) in s.used and has_word(s, play.card, "hunting-ground"):
        return False
    return has_what(s, play, slot, c)


def has_one(s: Vtes, play: Play, card: int) -> bool:
    """Whether a card of this name, or of the kind of which it bears one, lies on it already."""
    kinds = [x.trait for x in s.facts[play.card].card.text if isinstance(x, OnePerMinion) and x.trait]
    return any(
        [
            s.definition[x] == s.definition[play.card] or any([trait.value in kinds for trait in s.facts[x].traits])
            for x in attached(s, card)
        ]
    )


def has_what(s: Vtes, play: Play, slot: Cards, c: int) -> bool:
    """The properties that a slot asks for."""
    if slot.younger and not (play.minion >= 0 and capacity(s, c) < capacity(s, play.minion)):
        return False
    if slot.tapped or slot.most_blood >= 0:
        if not ((slot.tapped and s.turned[c]) or (is_vampire(s, c) and 0 <= s.blood[c] <= slot.most_blood)):
            return False
    if slot.least_capacity and capacity(s, c) < slot.least_capacity:
        return False
    if slot.sect and sect_of(s, c) != slot.sect:
        return False
    if slot.titles and title_of(s, c) not in slot.titles:
        return False
    if slot.not_titles and title_of(s, c) in slot.not_titles:
        return False
    if slot.fed and not s.blood[c]:
        return False
    if slot.not_trait is not None and has_trait(s, c, slot.not_trait):
        return False
    if slot.of_rival and not is_on_rival(s, play, c):
        return False
    if slot.lacks:
        fresh(s)
        if s.basic[c] & BIT[slot.lacks]:
            return False
    if slot.of is MINION and s.place[c] % ZONES not in MINIONS:
        return False
    if slot.older and not (play.minion >= 0 and capacity(s, c) > capacity(s, play.minion)):
        return False
    if slot.untapped and s.turned[c]:
        return False
    if slot.most_capacity and not (is_vampire(s, c) and capacity(s, c) <= slot.most_capacity):
        return False
    if slot.clans and clan_of(s, c) not in slot.clans:
        return False
    if slot.not_clans and clan_of(s, c) in slot.not_clans:
        return False
    if slot.not_sect and (not is_vampire(s, c) or sect_of(s, c) == slot.not_sect):
        return False
    if slot.titled is not None and (title_of(s, c) is not None) is not slot.titled:
        return False
    if slot.fresh and not s.flags[c] & NEWLY:
        return False
    if slot.on_minion and not (s.host[c] >= 0 and s.place[s.host[c]] % ZONES in MINIONS):
        return False
    if slot.not_for and slot.not_for in s.facts[c].card.for_clan:
        return False
    if slot.within and s.blood[c] > s.blood[play.card]:
        return False
    if slot.named and s.facts[c].card.en != slot.named:
        return False
    if slot.unlike and s.facts[c].unique:
        return False
    if slot.discipline:
        fresh(s)
        has = s.basic[c] if s.place[c] % ZONES in MINIONS else s.facts[c].basic
        if not has & BIT[slot.discipline]:
            return False
    if slot.gains:
        fresh(s)
        if s.superior[c] & BIT[slot.gains]:
            return False
    return slot.trait is None or has_trait(s, c, slot.trait)


def is_on_rival(s: Vtes, play: Play, card: int) -> bool:
    """Whether a card lies on the minion that fights against the one that plays this."""
    k = combat_at(s)
    if k < 0 or play.minion not in combat_of(s, k).minions:
        return False
    f = combat_of(s, k)
    return s.host[card] == f.minions[1 - f.minions.index(play.minion)]


# players
def players(s: Vtes, play: Play, slot: Players) -> list[int]:
    found = [x for x in ring(s, play.seat) if is_whose(s, play.seat, slot.whose, x)]
    if slot.richer:
        found = [x for x in found if s.pool[x] > s.pool[play.seat]]
    if slot.in_vain:
        found = [x for x in found if any([who == x and bits >> play.seat & 1 for who, bits in s.vain])]
    if slot.not_actor and (k := action_at(s)) >= 0:
        f = action_of(s, k)
        found = [x for x in found if x != controller(s, f.actor)]
    return found


# all kinds
def options(s: Vtes, play: Play, slot: Slot, after: Slot | None = None) -> list[Option]:
    """What may be answered for a slot, given what has been chosen so far; `after` is what is chosen next."""
    if isinstance(slot, Cards):
        least = after.least if isinstance(after, Amount) and after.of_chosen else 0
        return [(CHOOSE, c) for c in cards(s, play, slot) if s.blood[c] >= least and not is_closed(s, play, c)]
    if isinstance(slot, Players):
        return [(TARGET, x) for x in players(s, play, slot)]
    if isinstance(slot, Clans):
        return [(CHOOSE, c) for c in one_of_each_clan(s, play.seat)]
    if isinstance(slot, Own):
        pile = s.pile(play.seat, ASH if slot.ash else HAND)
        return [(CHOOSE, c) for c in choices(s, pile) if not (slot.ash and s.facts[c].is_vampire)]
    if isinstance(slot, Referenda):
        from sumrak.games.vtes.calling import listed

        return [(CHOOSE, c) for c in listed(s, play)]
    if isinstance(slot, Amount):
        most = s.blood[play.chosen[-1][0]] if slot.of_chosen else s.blood[play.minion] if play.minion >= 0 else 0
        return [(NUMBER, n) for n in range(slot.least, most - slot.spare + 1)]
    return []


def one_of_each_clan(s: Vtes, seat: int) -> list[int]:
    """A vampire in play for each clan; it stands for its clan."""
    found: dict[str, int] = {}
    everywhere = within(s, seat, Cards(VAMPIRE, ANY))
    for c in [c for place in everywhere for c in s.piles[place]]:
        if is_vampire(s, c) and clan_of(s, c):
            found.setdefault(clan_of(s, c), c)
    return list(found.values())


def why_no_target(s: Vtes, play: Play) -> Reason | None:
    """VTES-1.6.1.5.3: every first choice must be possible; what depends on it is looked at when it is made."""
    for slot, after in s.facts[play.card].firsts[play.source][play.use]:
        if not has_option(s, play, slot, after):
            return NO_TARGET
    return None


def has_option(s: Vtes, play: Play, slot: Slot, after: Slot | None) -> bool:
    """Whether `options` gives any."""
    if not isinstance(slot, Cards):
        return bool(options(s, play, slot, after))
    least = after.least if isinstance(after, Amount) and after.of_chosen else 0
    blood, is_open = s.blood, not s.says & TARGETS
    for place in within(s, play.seat, slot):
        for c in s.piles[place]:
            if blood[c] >= least and fits(s, play, slot, c) and (is_open or not is_closed(s, play, c)):
                return True
    return False


def as_object(s: Vtes, option: Option) -> Object:
    """What was chosen: a card is meant as the object that it is now."""
    return (option[1], s.since[option[1]]) if option[0] == CHOOSE else (option[1], -1)


def chosen_for(use: Use, chosen: tuple[Object, ...], j: int) -> tuple[Object, ...]:
    """The part of what was chosen that belongs to the j-th effect."""
    if not chosen:
        return ()
    before = sum([len(effect.slots()) for effect in use.effects[:j]])
    return chosen[before : before + len(use.effects[j].slots())]


def targets_bits(s: Vtes, play: Play) -> int:
    """VTES-6.2.2.1, VTES-6.2.2.3: the other players at whom what was chosen is directed."""
    bits = 0
    for slot, (what, since) in zip(slots_of(s, play), play.chosen):
        if isinstance(slot, Players):
            bits |= 1 << what
        elif isinstance(slot, Cards) and since >= 0:
            bits |= 1 << controller(s, what)
    bits &= ~(1 << play.seat)
    return 0 if s.rules.multi_target_undirected and bits & bits - 1 else bits
