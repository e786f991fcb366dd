# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Vampires that the decks of the era hold, each with a way of its own."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

HIGH: Final = (Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)
GREAT: Final = (Title.ARCHBISHOP, Title.CARDINAL, Title.REGENT)
YOUNGER_FOE: Final = Against(Cards(Of.VAMPIRE, Whose.ANY, younger=True))


def for_rival(when: int, effect: Effect) -> Ability:
    """What an older vampire has against this one: one of these, in the first round."""
    return Ability(
        Use(
            (effect,),
            when,
            by=By.RIVAL,
            only=(YOUNGER_FOE, Only.FIRST_ROUND),
            price=(Price.ONCE_A_COMBAT, Price.SHARED),
        )
    )


def may(
    when: int, *effects: Effect, only: tuple[Only | Condition, ...] = (), price: tuple[Price, ...] = (), blood: int = 0
) -> Ability:
    return Ability(Use(effects, when, by=By.BEARER, only=only, price=price, blood=blood))


TEXTS: Final[dict[str, tuple[Clause, ...]]] = {
    "Hanna Redmonds": (for_rival(RANGE, Maneuver()), for_rival(PRESS, Press())),
    "Alvaro, The Scion of Angelica": (
        may(AFTER, GainOwnBlood(2), only=(Only.POLITICAL, Only.ABSTAINED), price=(Price.ONCE_AN_ACTION,)),
    ),
    "Ambrosio Luis Monçada, Plenipotentiary": (
        BearerCannotBlock(),
        CostlyTarget(1),
        may(
            DISCARD,
            Untap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Lasombra",), tapped=True, other=True)),
            only=(Only.READY, Only.YOUR_TURN),
            price=(Price.ONCE_A_PHASE,),
        ),
    ),
    "Angelica, The Canonicus": (may(B, InterceptForMasters(), only=(Only.BLOCKS,), price=(Price.ONCE_AN_ACTION,)),),
    "Carlotta Giovanni": (Offers(Use((ExchangeWithAsh(),), stealth=1, blood=1, is_action=True), "bearer"),),
    "Chas Giovanni Tello": (
        Ability(Use((FailForMaster(),), ANNOUNCED, by=By.OPPONENTS, only=(Only.IT_ACTS,))),
        Gets(strength=1, only=(Against(Cards(Of.VAMPIRE, Whose.ANY, titled=True)),)),
    ),
    "Enzo Giovanni, Pentex Board of Directors": (
        may(A | C, AttemptBlock(), only=(Only.POLITICAL,)),
        Gets(intercept=1, only=(Only.POLITICAL, ActorIs(Cards(Of.VAMPIRE, Whose.ANY, not_titles=HIGH)))),
    ),
    "Donatien": (Offers(Use((BleedOf(whom=Players(Whose.OTHERS, in_vain=True)),), is_action=True), "bearer"),),
    "Matteus, Flesh Sculptor": (
        PlaysAsTitled((Title.ARCHBISHOP, Title.CARDINAL)),
        may(
            B,
            AddIntercept(1),
            only=(Only.BLOCKS, Only.POLITICAL, ActorIs(Cards(Of.VAMPIRE, Whose.ANY, titles=GREAT))),
            blood=1,
        ),
    ),
    "Antonio Delgado": (may(DISCARD, UntapThis(), only=(Only.YOUR_TURN, Only.TAPPED, Only.HAS_PASSED)),),
    "Tobias Smith": (
        Offers(
            Use(
                (Ordain(Cards(Of.VAMPIRE, Whose.OWN, sect=SABBAT, titled=False, least_capacity=6, other=True)),),
                is_action=True,
            ),
            "bearer",
        ),
    ),
    "Ian Forestal": (AnyDiscipline(),),
    "Spiridonas": (may(A | B | C, BleedForBlood(2), only=(Only.BLEEDS,), price=(Price.ONCE_A_TURN,)),),
}
