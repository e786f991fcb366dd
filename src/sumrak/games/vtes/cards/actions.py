# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Actions and political actions of the five decks."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

ACTION_CARD: Final = (Type.ACTION,)
POLITICAL_CARD: Final = (Type.POLITICAL,)
OTHERS_READY: Final = Cards(Of.MINION, Whose.OTHERS, Region.READY)
YOUNGER: Final = Cards(Of.UNCONTROLLED, younger=True)


def act(*effects: Effect, stealth: int = 0) -> Use:
    return Use(effects, by=By.ACTING, stealth=stealth, is_action=True)


def referendum(*effects: Effect, terms: tuple[Slot, ...] = ()) -> tuple[Use, ...]:
    return (Use((Referendum(effects, terms),), by=By.ACTING, stealth=1, is_action=True),)


ARSON: Final = Card(
    "arson",
    100094,
    "Arson",
    ACTION_CARD,
    replaced=Moment.AFTER_ACTION,
    uses=(act(BurnCard(Cards(Of.LOCATION, Whose.ANY))),),
)
BUMS_RUSH: Final = Card(
    "bums-rush",
    100266,
    "Bum's Rush",
    ACTION_CARD,
    replaced=Moment.AFTER_ACTION,
    uses=(act(EnterCombat(OTHERS_READY, maneuver=True)),),
)
COMPUTER_HACKING: Final = Card("computer-hacking", 100390, "Computer Hacking", ACTION_CARD, uses=(act(Bleed(1)),))
THE_EMBRACE: Final = Card(
    "the-embrace",
    100633,
    "The Embrace",
    ACTION_CARD,
    blood=2,
    uses=(act(BecomeVampire(), stealth=1),),
    vampires_only=True,
)
ENCHANT_KINDRED: Final = Card(
    "enchant-kindred",
    100640,
    "Enchant Kindred",
    ACTION_CARD,
    uses=at_levels("pre", act(Bleed(1)), act(FeedUncontrolled(2, YOUNGER), stealth=1)),
)
ENTRANCEMENT: Final = Card(
    "entrancement",
    100652,
    "Entrancement",
    ACTION_CARD,
    uses=at_levels("pre", act(Bleed(1)), act(TakeControl(Cards(Of.ALLY, Whose.OTHERS, Region.READY)), stealth=1)),
)
GOVERN_THE_UNALIGNED: Final = Card(
    "govern-the-unaligned",
    100845,
    "Govern the Unaligned",
    ACTION_CARD,
    blood=1,
    uses=at_levels("dom", act(Bleed(2)), act(FeedUncontrolled(3, YOUNGER), stealth=1)),
)
HARASS: Final = Card(
    "harass",
    100886,
    "Harass",
    ACTION_CARD,
    uses=(act(EnterCombat(Cards(Of.MINION, Whose.OTHERS, Region.READY, tapped=True, most_blood=3), press=True)),),
)
LEGAL_MANIPULATIONS: Final = Card(
    "legal-manipulations",
    101089,
    "Legal Manipulations",
    ACTION_CARD,
    blood=1,
    uses=at_levels("pre", act(Bleed(2)), act(Bleed(2, gain=1))),
)
MAGIC_OF_THE_SMITH: Final = Card(
    "magic-of-the-smith",
    101143,
    "Magic of the Smith",
    ACTION_CARD,
    blood=1,
    uses=at_levels("tha", act(FetchEquipment(), stealth=1), act(FetchEquipment(), stealth=3)),
)
SCOUTING_MISSION: Final = Card(
    "scouting-mission",
    101698,
    "Scouting Mission",
    ACTION_CARD,
    uses=at_levels("dom", act(Bleed(1)), act(FeedUncontrolled(2, YOUNGER), stealth=1)),
)

ANCILLA_EMPOWERMENT: Final = Card(
    "ancilla-empowerment", 100065, "Ancilla Empowerment", POLITICAL_CARD, uses=referendum(EachBurnsPool())
)
BANISHMENT: Final = Card(
    "banishment",
    100131,
    "Banishment",
    POLITICAL_CARD,
    uses=referendum(Banish(), terms=(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, younger=True),)),
)
CARDINAL_BENEDICTION: Final = Card(
    "cardinal-benediction",
    100294,
    "Cardinal Benediction",
    POLITICAL_CARD,
    for_sect=SABBAT,
    uses=referendum(
        GrantTitle(Title.CARDINAL, to_caller=False),
        terms=(Cards(Of.VAMPIRE, Whose.ANY, least_capacity=7, sect=SABBAT),),
    ),
    text=(GivesTitle(Title.CARDINAL), Named("only-sabbat-votes")),
)
DOMAIN_CHALLENGE: Final = Card(
    "domain-challenge", 100570, "Domain Challenge", POLITICAL_CARD, uses=referendum(EachBurnsPool(tapped=True))
)
KINE_RESOURCES_CONTESTED: Final = Card(
    "kine-resources-contested",
    101056,
    "Kine Resources Contested",
    POLITICAL_CARD,
    uses=referendum(BurnPoints(), terms=(Points(4, least=2),)),
)
PARITY_SHIFT: Final = Card(
    "parity-shift",
    101353,
    "Parity Shift",
    POLITICAL_CARD,
    for_titles=(Title.PRINCE, Title.JUSTICAR),
    uses=referendum(MovePoints(), terms=(Players(richer=True), Points(3, among_others_of=True))),
)
PRAXIS_SEIZURE_DALLAS: Final = Card(
    "praxis-seizure-dallas",
    101457,
    "Praxis Seizure: Dallas",
    POLITICAL_CARD,
    for_sect=CAMARILLA,
    uses=referendum(GrantTitle(Title.PRINCE, "Dallas")),
    text=(GivesTitle(Title.PRINCE, "Dallas"),),
)
