"""Definitions as the rules read them: a `Facts` for each card of a sheet, made once in each process."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sumrak.games.vtes.asking import ACTS, REACTS, asked_by
from sumrak.games.vtes.occasions import (
    chosen_when_declared,
    first_choices,
    hand_reach,
    hand_windows,
    helps_block,
    play_mask,
    sayings,
    strikes_with_maneuver,
    untimed_mask,
)
from sumrak.games.vtes.vocabulary.acting import BecomeVampire, Bleed, Employ, Equip, Hunt, Recruit
from sumrak.games.vtes.vocabulary.card import Card, X
from sumrak.games.vtes.vocabulary.clauses import (
    Ability,
    AnyDiscipline,
    Aura,
    Costs,
    Forbids,
    Gets,
    GivesDiscipline,
    GivesTitle,
    HasDiscipline,
    Named,
    Offers,
    OncePerGame,
    OnDiscard,
    OnePerMinion,
    OpensRival,
    PlaysAsVampire,
    Shuns,
    Silences,
    Slave,
    StaysTapped,
    Upkeep,
    Use,
    Weapon,
)
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.phases import Mends, PassesOn, PaysForReplacing
from sumrak.games.vtes.vocabulary.terms import (
    BASIC,
    BIT,
    OTHERS,
    SUPERIOR,
    UNTAP,
    By,
    Title,
    Trait,
    Type,
)
from sumrak.games.vtes.vocabulary.voting import CallListed, Referendum
from sumrak.games.vtes.vocabulary.whom import Slot

ENOUGH = 500
"""So many sets of Disciplines are kept for which it has been reckoned what cards can be used for."""
Way = tuple[int, int, int, Use]
"""How a card can be used from the hand: (windows, what it asks of the moment, number of the use, the use); see `asking`."""
Ways = tuple[int, int, tuple[Way, ...]]
"""(windows for either role, with those in which it can be thrown away; what all ways ask of the moment; the ways)"""
Deed = tuple[int, Use, int, int, tuple[int, int] | None]
"""An action from the hand: (number of the use, the use, Disciplines at all and at the superior level, its price); see `minion.deeds_of`."""
ACTION_TYPES = (Type.ACTION, Type.POLITICAL, Type.EQUIPMENT, Type.RETAINER, Type.ALLY)


def masks(card: Card) -> tuple[int, int]:
    """(basic, superior): superior is in both."""
    return masks_of(card.disciplines)


def masks_of(disciplines: str) -> tuple[int, int]:
    basic = superior = 0
    for code in disciplines.split():
        bit = BIT.get(code.lower(), 0)
        basic |= bit
        if code.isupper():
            superior |= bit
    return basic, superior


def level_masks(use: Use) -> tuple[int, int]:
    """What a use asks of whoever plays it: (at least basic, superior)."""
    basic = superior = 0
    for code, level in use.needs:
        basic |= BIT[code]
        if level == SUPERIOR:
            superior |= BIT[code]
    return basic, superior


class Facts:
    """One definition. Fields that several rules ask for again and again; the rest is in `card`."""

    __slots__ = (
        "abilities",
        "acts",
        "any_discipline",
        "as_vampire",
        "asks_more",
        "auras",
        "base",
        "basic",
        "bleed",
        "bleeds",
        "boosts",
        "by_source",
        "calls_listed",
        "capacity",
        "card",
        "costs",
        "deeds",
        "disciplines",
        "firsts",
        "fits",
        "for_rivals",
        "for_vampires",
        "forbids",
        "free",
        "from_torpor",
        "gets",
        "given",
        "gives",
        "gives_title",
        "has_text",
        "helps_as_it_lies",
        "helps_block",
        "holds_put",
        "is_action",
        "is_ally",
        "is_attached",
        "is_combat",
        "is_equipment",
        "is_event",
        "is_master",
        "is_minion",
        "is_modifier",
        "is_political",
        "is_reaction",
        "is_retainer",
        "is_vampire",
        "levels",
        "may_contest",
        "mends",
        "name",
        "named",
        "needs",
        "no_standing",
        "number",
        "offers",
        "on_discard",
        "once_a_game",
        "one_per_host",
        "opens_rival",
        "pays",
        "prices",
        "reach",
        "says",
        "shines",
        "shuns",
        "silences",
        "slave_to",
        "slots",
        "speaks",
        "standing",
        "stays_tapped",
        "stills_animals",
        "strength",
        "strikes_with_maneuver",
        "superior",
        "title",
        "traits",
        "unique",
        "untimed",
        "upkeep",
        "upkeep_uses",
        "uses",
        "versatile",
        "versions",
        "weapons",
        "when",
        "whys",
    )  # fmt: skip

    def __init__(self, card: Card, number: int, name: int) -> None:
        self.card, self.number, self.name = card, number, name
        self.versions = False  # there are a base and an advanced one
        types = card.types
        self.is_vampire = Type.VAMPIRE in types
        self.is_ally, self.is_retainer = Type.ALLY in types, Type.RETAINER in types
        self.is_minion = self.is_vampire or self.is_ally
        self.is_master, self.is_political = Type.MASTER in types, Type.POLITICAL in types
        self.is_modifier, self.is_reaction = Type.MODIFIER in types, Type.REACTION in types
        self.is_combat, self.is_equipment, self.is_event = (
            Type.COMBAT in types,
            Type.EQUIPMENT in types,
            Type.EVENT in types,
        )
        self.is_action = any([kind in ACTION_TYPES for kind in types])
        self.is_attached = self.is_equipment or self.is_retainer
        self.unique = card.unique or self.is_vampire
        self.title: Title | None = card.title
        self.traits: tuple[Trait, ...] = card.traits  # a member of an Enum is found by identity here, without its hash
        self.capacity, self.bleed, self.strength = card.capacity, card.bleed, card.strength
        self.basic, self.superior = masks(card)
        self.uses = uses_of(card)
        self.levels = tuple([level_masks(use) for use in self.uses])
        self.for_vampires = bool(card.for_clan or card.blood or card.vampires_only or self.is_political)
        self.needs = tuple([(*level, self.for_vampires or bool(level[0])) for level in self.levels or ((0, 0),)])
        self.asks_more = bool(
            card.for_clan or card.for_sect or card.for_titles or card.least_capacity or card.for_trait is not None
        )
        text = card.text
        self.gets = tuple([x for x in text if isinstance(x, Gets)])
        self.standing = tuple([x for x in self.gets if not is_conditional(x)])
        self.when = tuple([x for x in self.gets if is_conditional(x)])
        self.forbids = tuple([x.what for x in text if isinstance(x, Forbids)])
        self.shuns = tuple([BIT[x.code] for x in text if isinstance(x, Shuns)])
        self.stays_tapped = any([isinstance(x, StaysTapped) and not x.put for x in text])
        self.holds_put = any([isinstance(x, StaysTapped) and x.put for x in text])
        self.one_per_host = any([isinstance(x, OnePerMinion) for x in text]) and not self.is_attached
        self.once_a_game = any([isinstance(x, OncePerGame) for x in text])
        self.from_torpor = self.is_action and any(
            [only in (Only.TAPPED, Only.IN_TORPOR) for u in self.uses for only in u.only]
        )
        self.any_discipline = any([isinstance(x, AnyDiscipline) for x in text])
        self.silences = any([isinstance(x, Silences) for x in text])
        self.opens_rival = any([isinstance(x, OpensRival) for x in text])
        self.mends = max([0, *[x.number for x in text if isinstance(x, Mends)]])
        self.acts = tuple(
            [
                (i, use, *self.levels[i]) for i, use in enumerate(self.uses)
                if use.is_action and not (self.from_torpor and (Only.TAPPED in use.only or Only.IN_TORPOR in use.only))
            ]
        )  # fmt: skip
        self.bleeds = tuple([any([isinstance(effect, Bleed) for effect in use.effects]) for use in self.uses])
        self.pays = any([isinstance(x, PaysForReplacing) for x in text])
        self.calls_listed = any([isinstance(effect, CallListed) for u in self.uses for effect in u.effects])
        self.auras = tuple([x for x in text if isinstance(x, Aura)])
        self.costs = tuple([x for x in text if isinstance(x, Costs)])
        self.given = tuple([BIT[x.code] for x in text if isinstance(x, HasDiscipline)])
        self.disciplines = tuple([BIT[x.code] for x in text if isinstance(x, GivesDiscipline)])
        merged = [replace(x.use, only=(*x.use.only, Only.MERGED)) for x in card.merged if isinstance(x, Ability)]
        self.abilities = (*[x.use for x in text if isinstance(x, Ability)], *merged)
        self.offers = tuple([x for x in text if isinstance(x, Offers)])
        self.upkeep = tuple([x for x in text if isinstance(x, Upkeep)])
        self.upkeep_uses = tuple(
            [
                Use(x.effects, UNTAP, by=By.BEARER, only=x.only, price=x.price, blood=x.blood, pool=x.pool)
                for x in self.upkeep
            ]
        )
        self.as_vampire = [masks_of(x.disciplines) for x in text if isinstance(x, PlaysAsVampire)]
        self.versatile = bool(self.as_vampire) or self.any_discipline
        self.named = tuple([x for x in text if isinstance(x, Named)])
        self.stills_animals = any([x.word == "no-animals" for x in self.named])
        self.weapons = tuple([x for x in text if isinstance(x, Weapon)])
        self.gives = 0  # bits of the Disciplines that it gives its bearer
        for bit in (*self.disciplines, *self.given):
            self.gives |= bit
        self.fits = fitting(self)
        self.reach = tuple(
            [
                (*hand_reach(use, self.levels[i]), (hand_windows(use), asked_by(card, use), i, use))
                for i, use in enumerate(self.uses)
                if use.when and not use.is_action
            ]
        )
        self.strikes_with_maneuver = tuple([i for i, use in enumerate(self.uses) if strikes_with_maneuver(use)])
        self.base = base_values(self)
        self.may_contest = self.title is not None and bool(self.title.unique)
        self.no_standing = self.is_vampire and self.title is None and Trait.ANARCH not in self.traits
        self.gives_title = any([isinstance(x, GivesTitle) for x in text])
        self.slave_to = "".join([x.clan for x in text if isinstance(x, Slave)][:1])
        self.boosts = any([x.transfers or x.masters or x.discards or x.hand for x in self.gets])
        self.untimed = untimed_mask(card)
        self.speaks = play_mask(self.abilities, text)
        self.for_rivals = play_mask(tuple([use for use in self.abilities if use.by in (By.RIVAL, By.OPPONENTS)]), ())
        self.shines = bool(self.auras or self.boosts)
        self.says = sayings(text)
        self.helps_block, self.helps_as_it_lies = helps_block(self.uses), helps_block(self.abilities)
        self.by_source: tuple[tuple[Use, ...], ...] = (  # see `frames.FROM_HAND` and the others
            self.uses, self.abilities, tuple([offer.use for offer in self.offers]), self.upkeep_uses,
        )  # fmt: skip
        self.firsts = tuple([tuple([first_choices(use) for use in uses]) for uses in self.by_source])
        self.slots = tuple([tuple([chosen_when_declared(use) for use in uses]) for uses in self.by_source])
        self.free = tuple([tuple([not (use.blood or use.pool) for use in uses]) for uses in self.by_source])
        if card.blood or card.pool:
            self.free = (tuple([False for _ in self.uses]), *self.free[1:])
        self.prices = tuple([price_of(card, use, self.slots[0][i]) for i, use in enumerate(self.uses)])
        self.whys: tuple[Any, ...] = ()  # see `effects.reasons_of`
        self.deeds: tuple[Deed, ...] = ()  # see `minion.deeds_of`
        self.on_discard = any([isinstance(x, (OnDiscard, PassesOn)) for x in text])
        self.has_text = bool(
            self.says
            or self.speaks
            or self.offers
            or self.upkeep
            or self.named
            or self.boosts
            or self.shines
            or self.on_discard
        )

    def reach_with(self, gifts: tuple[int, int]) -> Ways:
        """How it can be used in windows from the hand where minions have these Disciplines at most."""
        basic, superior = gifts
        ways = tuple([way for needed, high, way in self.reach if not needed & ~basic and not high & ~superior])
        bits, least = self.untimed, -1
        for windows, asked, _, _ in ways:
            bits |= (0 if asked & REACTS else windows) | (0 if asked & ACTS else windows << OTHERS)
            least &= asked
        return bits, least, ways

    @property
    def is_discipline(self) -> bool:
        """A master Discipline card (VTES-1.6.2.2.1)."""
        return self.is_master and bool(self.disciplines)

    def is_bleed(self, use: int) -> bool:
        return self.bleeds[use]

    def is_hunt(self, use: int) -> bool:
        return any([isinstance(effect, Hunt) for effect in self.uses[use].effects])

    def makes_vampires(self, use: int) -> bool:
        return any([isinstance(effect, BecomeVampire) for effect in self.uses[use].effects])


def price_of(card: Card, use: Use, slots: tuple[Slot, ...]) -> tuple[int, int] | None:
    """(blood, pool) of a use from the hand, where no text changes it; None: it depends on who plays it, or on what is chosen."""
    if card.for_titles or X in (card.blood, card.pool) or (slots and Type.MASTER in card.types):
        return None
    return card.blood + use.blood, card.pool + use.pool


def is_conditional(gets: Gets) -> bool:
    """Whether it depends on how things are; the version of the superior level is as it is (VTES-6.1.4.3)."""
    return any([only is not Only.IMPROVED for only in gets.only])


def uses_of(card: Card) -> tuple[Use, ...]:
    """Those that are written, or the one that comes with the type (VTES-6.1.3.1 … 6.1.5.1)."""
    if card.uses or Type.VAMPIRE in card.types:
        return card.uses
    for kind, effect in ((Type.EQUIPMENT, Equip()), (Type.RETAINER, Employ()), (Type.ALLY, Recruit())):
        if kind in card.types:
            return (Use((effect,), stealth=1, is_action=True, by=By.ACTING),)
    return ()


def base_values(facts: Facts) -> tuple[int, int, int, int, int, int, int]:
    """Capacity, Disciplines, bleed, strength, stealth, intercept of a minion on which nothing lies."""
    always = facts.standing
    return (
        facts.capacity + sum([gets.capacity for gets in always]), facts.basic, facts.superior,
        facts.bleed + sum([gets.bleed for gets in always]), facts.strength + sum([gets.strength for gets in always]),
        sum([gets.stealth for gets in always]), sum([gets.intercept for gets in always]),
    )  # fmt: skip


def fitting(facts: Facts) -> tuple[int, int]:
    """The Disciplines with which a minion may play cards, as a vampire or as if it were one."""
    basic, superior = facts.basic, facts.superior
    for also_basic, also_superior in facts.as_vampire:
        basic, superior = basic | also_basic, superior | also_superior
    return (-1 if facts.any_discipline else basic), superior


class Sheet:
    """All definitions of a game: the cards that are built in, and any that a scenario or an import declares."""

    __slots__ = ("cards", "facts", "number", "reached")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.number: dict[str, int] = {card.id: i for i, card in enumerate(cards)}
        assert len(self.number) == len(cards), "ids are unique"
        self.facts: list[Facts] = [Facts(card, i, self.number.get(card.base, i)) for i, card in enumerate(cards)]
        self.reached: dict[tuple[int, int], list[Ways | None]] = {}  # see `reached_with`
        for facts in self.facts:
            if facts.name != facts.number:
                facts.versions = self.facts[facts.name].versions = True

    def reached_with(self, gifts: tuple[int, int]) -> list[Ways | None]:
        """By definition, what is known by now of a card in the hand where minions have these Disciplines at most."""
        found = self.reached.get(gifts)
        if found is None:
            if len(self.reached) > ENOUGH:
                self.reached.clear()
            found = self.reached[gifts] = [None] * len(self.facts)
        return found

    def __reduce__(self) -> tuple[type[Sheet], tuple[tuple[Card, ...]]]:
        return Sheet, (self.cards,)


def title_given(facts: Facts) -> GivesTitle | None:
    for clause in facts.card.text:
        if isinstance(clause, GivesTitle):
            return clause
    return None


def is_called_by(use: Use) -> Referendum | None:
    """The referendum that a use calls, if it calls one."""
    for effect in use.effects:
        if isinstance(effect, Referendum):
            return effect
    return None


__all__ = ["BASIC", "SUPERIOR", "Facts", "Sheet", "is_called_by", "title_given"]
