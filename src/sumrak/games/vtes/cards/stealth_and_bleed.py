# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Action modifiers: stealth, bleed, attempts that fail, votes; and those that are cards of combat or reactions as well."""

from typing import Final

from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.vocabulary import *

DURING: Final = A | B | C
MOD, COM, REA = Type.MODIFIER, Type.COMBAT, Type.REACTION
VAMPIRES: Final = Cards(Of.VAMPIRE, Whose.OTHERS)


def mod(
    when: int, *effects: Effect, by: By = By.ACTING, only: tuple[Only | Condition, ...] = (), blood: int = 0
) -> Use:
    return Use(effects, when, by=by, only=only, blood=blood)


def sneak(n: int, only: tuple[Only | Condition, ...] = (), blood: int = 0) -> Use:
    return mod(B, AddStealth(n), only=only, blood=blood)


def bleed(n: int, only: tuple[Only | Condition, ...] = (), limited: bool = True) -> Use:
    return mod(DURING, AddBleed(n, limited), only=only)


def vote(n: int) -> Use:
    return mod(POLL, AddVotes(n), only=(Only.POLITICAL,))


def fight(when: int, *effects: Effect, only: tuple[Only | Condition, ...] = (), blood: int = 0) -> Use:
    return Use(effects, when, by=By.COMBATANT, only=only, blood=blood)


def react(
    when: int, *effects: Effect, by: By = By.BLOCKER, only: tuple[Only | Condition, ...] = (), blood: int = 0
) -> Use:
    return Use(effects, when, by=by, only=only, blood=blood)


FAILS: Final = mod(B, AttemptFails())
TOREADOR: Final = ActorIs(Cards(Of.VAMPIRE, Whose.ANY, clans=("Toreador",)))
NOT_TOREADOR: Final = ActorIs(Cards(Of.VAMPIRE, Whose.ANY, not_clans=("Toreador",)))

CARDS: Final = (
    # stealth
    printed(100036, "Alacrity", MOD, blood=2, uses=levels(
        ("cel", sneak(1)), ("CEL", mod(B, AddStealth(1), InCombat(maneuver=True, first=True))),
    )),
    printed(100177, "Blanket of Night", MOD, blood=1, uses=levels(
        ("obt", sneak(1)),
        ("OBT", Use((AttemptFails(),), B, by=By.HELPER, price=(Price.TAP_BEARER,))),
    )),
    printed(100571, "Domain of Evernight", MOD, uses=levels(
        ("obf", sneak(1)),
        ("tem", mod(ANNOUNCED | A | B | C, InCombat(harsh=True))),
        ("TEM", mod(AFTER, UntapActor(), only=(Only.SUCCESSFUL, Only.FIRST_THIS_TURN))),
    )),
    printed(100600, "Earth Control", MOD, blood=1, uses=levels(("pro", sneak(1)), ("PRO", sneak(2)))),
    printed(100617, "Elder Impersonation", MOD, blood=1, uses=levels(("obf", sneak(1)), ("OBF", FAILS))),
    printed(100769, "Forgotten Labyrinth", MOD, blood=1, uses=levels(
        ("obf", sneak(2, (Only.NOT_ON_BLEED,))), ("OBF", sneak(3, (Only.NOT_ON_BLEED,))),
    )),
    printed(101743, "Shadow Play", MOD, blood=1, uses=levels(("obt", sneak(1)), ("OBT", sneak(2)))),
    printed(101775, "Shroud of Night", MOD, uses=levels(("obt", sneak(1, (Only.NOT_ON_BLEED,))), ("OBT", sneak(1)))),
    printed(101818, "Soar", MOD, for_trait=Trait.FLIGHT, uses=(sneak(1, (Only.ON_UNDIRECTED,)),)),
    printed(101169, "Marked Path", MOD, uses=levels(
        ("obf", mod(AFTER, KeepPath(), only=(Only.SUCCESSFUL, Only.ON_DIRECTED))),
        ("OBF", mod(AFTER, KeepPath(improved=True), only=(Only.SUCCESSFUL, Only.ON_DIRECTED))),
    ), text=(
        Ability(Use((AddStealth(1),), B, by=By.BEARER, only=(Only.NOT_IMPROVED, Only.ACTS, Only.SAME_TARGETS), price=(Price.BURN,))),
        Ability(Use((AddStealth(2),), B, by=By.BEARER, only=(Only.IMPROVED, Only.ACTS, Only.SAME_TARGETS), price=(Price.BURN,))),
    )),
    # attempts
    printed(100279, "Call of the Hungry Dead", MOD, uses=levels(
        ("nec", mod(B, LessIntercept(1))), ("NEC", mod(B, AttemptFails(), blood=1)),
    )),
    printed(100350, "Circumspect Revelation", MOD, for_trait=Trait.BLACK_HAND, uses=(
        mod(B, AttemptFails(), only=(BlockedBy(Cards(Of.VAMPIRE, Whose.ANY, sect=SABBAT)),)),
    )),
    printed(101062, "Kiss of Ra, The", MOD, blood=3, uses=levels(
        ("for", mod(B, EndActionHere(2), only=(BlockedBy(Cards(Of.VAMPIRE, Whose.ANY, lacks="for")),))),
        ("FOR", mod(B, EndActionHere(2, torpor=True), only=(BlockedBy(Cards(Of.VAMPIRE, Whose.ANY, lacks="for")),))),
    )),
    printed(100492, "Daring the Dawn", MOD, uses=levels(
        ("for", mod(ANNOUNCED | A | B, CannotBlockThis(VAMPIRES), HurtAfterwards(2, aggravated=True))),
        ("FOR", mod(ANNOUNCED | A | B, CannotBlockThis(VAMPIRES), HurtAfterwards(1, aggravated=True))),
    )),
    printed(100502, "Day Operation", MOD, blood=1, uses=levels(
        ("for", mod(ANNOUNCED, CannotBlockThis(VAMPIRES), FallAfterwards())),
        ("FOR", mod(ANNOUNCED | B, CannotBlockThis(VAMPIRES), FallAfterwards())),
    )),
    printed(101386, "Perfect Clarity", MOD, blood=2, uses=levels(
        ("tha", mod(ANNOUNCED, Mute(("dom", "pre")))), ("THA", mod(ANNOUNCED, Mute(("dom", "pre"), combat=True))),
    )),
    # bleed
    printed(100031, "Aire of Elation", MOD, blood=1, uses=levels(
        ("pre", bleed(1, (NOT_TOREADOR,))), ("PRE", bleed(2, (NOT_TOREADOR,))),
        ("pre", bleed(2, (TOREADOR,))), ("PRE", bleed(3, (TOREADOR,))),
    )),
    printed(100324, "Changeling", MOD, uses=levels(("vic", bleed(1)), ("VIC", sneak(1)))),
    printed(100381, "Command of the Beast", MOD, uses=levels(("dom", bleed(1)), ("DOM", bleed(1, limited=False)))),
    printed(100405, "Confusion", MOD, uses=levels(("dem", bleed(1)), ("DEM", mod(B, AddBleed(1), AddStealth(1))))),
    printed(100682, "Eyes of Chaos", MOD, uses=levels(("dem", bleed(1)), ("DEM", bleed(2)))),
    printed(100707, "Fata Morgana", MOD, blood=1, uses=levels(
        ("chi", sneak(1)), ("CHI", bleed(1)), ("CHI", mod(B, AddBleed(1), AddStealth(1))),
    )),
    printed(100765, "Foreshadowing Destruction", MOD, uses=levels(("dom", bleed(1)), ("DOM", bleed(3, (PoolAtMost(9),))))),
    printed(101978, "Threats", MOD, uses=levels(("dom", bleed(1)), ("DOM", bleed(2)))),
    # votes
    printed(100069, "Animal Magnetism", MOD, uses=levels(("ani obf", vote(1)), ("ANI OBF", vote(3)))),
    printed(101008, "Iron Glare", MOD, uses=levels(("pot pre", vote(2)), ("POT PRE", bleed(2)))),
    printed(100364, "Closed Session", MOD, for_titles=(Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE), uses=(
        mod(BEFORE_VOTES, OnlySectVotes(CAMARILLA), only=(Only.POLITICAL,)),
    )),
    printed(101490, "Private Audience", MOD, for_titles=(Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT), uses=(
        mod(BEFORE_VOTES, OnlySectVotes(SABBAT), only=(Only.POLITICAL,)),
    )),
    # modifiers that are cards of combat too
    printed(100524, "Deny", MOD, COM, uses=levels(("dem", fight(PRESS, Press())), ("DEM", sneak(1)))),
    printed(100773, "Form of the Serpent", MOD, COM, blood=1, uses=levels(("ser", sneak(1)), ("SER", fight(RANGE, Maneuver())))),
    printed(101222, "Mirror Image", MOD, COM, blood=1, uses=levels(
        ("chi", sneak(1)), ("CHI", fight(STRIKE, Strike(ends=True, goes_on=True, goes_on_but="bleed"))),
    )),
    printed(101402, "Plasmic Form", MOD, COM, blood=1, uses=levels(("vic", sneak(1)), ("VIC", fight(STRIKE, Strike(dodge=True))))),
    printed(101542, "Rapid Change", MOD, COM, blood=1, uses=levels(("pro", sneak(1)), ("PRO", fight(STRIKE, Strike(ends=True))))),
    printed(101913, "Swallowed by the Night", MOD, COM, uses=levels(("obf", sneak(1)), ("OBF", fight(RANGE, Maneuver())))),
    printed(101916, "Swiftness of the Stag", MOD, COM, uses=levels(
        ("cel", fight(PRESS, Press())), ("spi", fight(RANGE, Maneuver())), ("spi", fight(PRESS, Press())), ("SPI", sneak(1)),
    )),
    # modifiers that are reactions too
    printed(100111, "Aura Absorption", MOD, REA, uses=levels(
        ("aus", react(B, AddIntercept(1), blood=1)), ("myt", react(B, AddIntercept(1))), ("MYT", sneak(1)),
    )),
    printed(101540, "Random Patterns", MOD, REA, uses=levels(
        ("aus dem", react(B, AddIntercept(1))), ("AUS DEM", mod(B, LessIntercept(1))),
    )),
    printed(101843, "Spectral Divination", MOD, REA, blood=1, uses=levels(("nec", sneak(1)), ("NEC", react(B, AddIntercept(1))))),
)  # fmt: skip
