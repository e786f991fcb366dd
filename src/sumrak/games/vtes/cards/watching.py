# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Reactions: intercept, smaller bleeds, bleeds that go elsewhere, votes."""

from typing import Final

from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.cards.stealth_and_bleed import DURING, REA, react
from sumrak.games.vtes.vocabulary import *

ONE: Final = react(B, AddIntercept(1))
TWO: Final = react(B, AddIntercept(2))


def sees(*more: Effect, n: int = 1, only: tuple[Only | Condition, ...] = ()) -> Use:
    return react(B, AddIntercept(n), *more, only=only)


def less(n: int, only: tuple[Only | Condition, ...] = (Only.BLEED_OF_YOU,), blood: int = 0) -> Use:
    return react(DURING, LessBleed(n), by=By.REACTING, only=only, blood=blood)


def votes(n: int) -> Use:
    return react(POLL, AddVotes(n), by=By.REACTING, only=(Only.POLITICAL,))


def abstains(who: Cards) -> Use:
    return react(POLL, ForceAbstain(who), by=By.REACTING, only=(Only.POLITICAL,))


def rouse(*more: Effect) -> Use:
    return react(DURING, UntapThis(), *more, by=By.SLEEPER, only=(Only.BLEED_OF_YOU,))


def slow(code: str) -> ActorIs:
    return ActorIs(Cards(Of.MINION, Whose.ANY, lacks=code))


CARDS: Final = (
    # intercept
    printed(100308, "Cats' Guidance", REA, uses=levels(
        ("ani", react(AFTER, UntapThis(), by=By.SLEEPER, only=(Only.HAS_BLOCKED,))), ("ANI", ONE),
    )),
    printed(100694, "Falcon's Eye", REA, uses=levels(
        ("ani", react(B, AddIntercept(1), blood=1)), ("spi", ONE), ("SPI", react(A | C, AttemptBlock(), by=By.REACTING)),
    )),
    printed(101374, "Patrol", REA, for_trait=Trait.FLIGHT, uses=(ONE,)),
    printed(101531, "Quicken Sight", REA, uses=levels(
        ("aus cel", sees(InCombat(maneuver=True))), ("AUS CEL", sees(InCombat(maneuver=True), n=2)),
    )),
    printed(101651, "Rooftop Shadow", REA, blood=1, uses=levels(
        ("cel", sees(only=(slow("cel"),))),
        ("CEL", sees(only=(ActorIs(Cards(Of.MINION, Whose.ANY, gains="cel")),))),
    )),
    printed(101850, "Spirit's Touch", REA, uses=levels(("aus", ONE), ("AUS", sees(InCombat(maneuver=True))))),
    printed(102105, "Venetian Conference", REA, for_clan=("Giovanni",), blood=1, uses=(
        sees(n=2, only=(ActorIs(Cards(Of.VAMPIRE, Whose.ANY, sect=CAMARILLA)),)),
    )),
    printed(102154, "Watch Commander", REA, for_trait=Trait.BLACK_HAND, uses=(sees(only=(Only.DIRECTED,)),)),
    # bleeds
    printed(100755, "Folderol", REA, uses=levels(
        ("aus", less(1, blood=1)), ("myt", less(1)), ("MYT", less(1, (Only.BLEED,))),
    )),
    printed(101948, "Telepathic Counter", REA, uses=levels(("aus", less(1)), ("AUS", less(2)))),
    printed(101259, "My Enemy's Enemy", REA, uses=levels(
        ("aus", ONE),
        ("AUS", Use((RedirectTo(),), C, by=By.REACTING, only=(Only.PREDATOR_BLEEDS_YOU, Only.THREE_PLAYERS), price=(Price.TAP_BEARER,))),
    )),
    printed(101578, "Redirection", REA, uses=levels(
        ("dom", react(C, Redirect(tap=True), by=By.REACTING, only=(Only.YOUNGER_BLEEDS,))),
        ("DOM", react(C, Redirect(tap=True), by=By.REACTING)),
    )),
    printed(100863, "Guard Dogs", REA, uses=levels(("ani", rouse()), ("ANI", rouse(InCombat(maneuver=True))))),
    printed(101547, "Rat's Warning", REA, uses=levels(("ani", rouse()), ("ANI", rouse(InCombat(press=True))))),
    # votes
    printed(100586, "Dread Gaze", REA, uses=levels(("pre", votes(2)), ("PRE", votes(4)))),
    printed(101516, "Pulling Strings", REA, uses=levels(
        ("dom", abstains(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, younger=True))),
        ("DOM", abstains(Cards(Of.VAMPIRE, Whose.ANY, Region.READY))),
    )),
    printed(101909, "Surprise Influence", REA, vampires_only=True, uses=(votes(2),)),
    printed(101156, "Malkavian Rider Clause", REA, for_clan=("Malkavian",), blood=1, uses=(
        react(BEFORE_VOTES, NextPasses(own=True), by=By.REACTING, only=(Only.POLITICAL,)),
    )),
)  # fmt: skip
