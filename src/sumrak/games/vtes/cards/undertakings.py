# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Minion cards that the decks of the era hold: hands, allies, referendums called by another card, vampires that are made."""

from typing import Final

from sumrak.games.vtes.cards.actions import act
from sumrak.games.vtes.cards.armoury import GHOUL, does, friend, trained
from sumrak.games.vtes.cards.domain import ANYBODY_BURNS
from sumrak.games.vtes.cards.errands import ELDERS, use
from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.cards.stealth_and_bleed import mod, sneak
from sumrak.games.vtes.vocabulary import *

ACT: Final = Type.ACTION
MOD: Final = Type.MODIFIER
TITLED: Final = Cards(Of.VAMPIRE, Whose.OTHERS, titled=True)
PREY: Final = Players(Whose.PREY)
NO_OTHER_FORM: Final = Holds(Cards(Of.CARD, Whose.OWN, named="Form of Corruption"), none=True)
TORPID_ONE: Final = Cards(Of.VAMPIRE, Whose.OTHERS, Region.TORPOR)
PREYS_VAMPIRE: Final = Cards(Of.VAMPIRE, Whose.PREY)
THUGGEES: Final = Cards(Of.ALLY, Whose.OWN, named="Marijava Thuggee")
THEIR_ALLY: Final = Cards(Of.ALLY, Whose.OTHERS)


def corrupts(level: Only, *more: Effect) -> Ability:
    """Burned in the master phase for a vampire of the prey."""
    whom = Cards(Of.VAMPIRE, Whose.PREY, within=True)
    return Ability(Use((Steal(whom), *more), MASTER, only=(Only.YOUR_TURN, level), price=(Price.BURN,)))


def extorts(before: bool = False) -> Use:
    return Use((PutOnActor(before),), AFTER, by=By.ANY_READY, only=(Only.HAS_BLOCKED,))


def storms(more: int) -> Use:
    return Use((Weather(1, more),), BEFORE_RANGE, by=By.COMBATANT, only=(Only.FIRST_ROUND, Only.ONCE_A_COMBAT))


def fights_on(press: bool = False) -> Use:
    return Use(
        (JoinFight(press),), AFTER_COMBAT, by=By.REACTING, only=(Only.COMRADE_FOUGHT,), price=(Price.TAP_BEARER,)
    )


CARDS: Final = (
    printed(101517, "Pulse of the Canaille", ACT, blood=3, uses=levels(
        ("aus", act(SeeHands(), stealth=1)), ("AUS", act(PutOnThis(), stealth=1)),
    ), text=(Gets(bleed=2), OnePerMinion())),
    printed(101615, "Restructure", ACT, blood=1, uses=levels(
        ("dem", act(PutOn(Cards(Of.ALLY, Whose.ANY)))), ("DEM", act(TakeControl(THEIR_ALLY))),
    ), text=(StaysTapped(), Upkeep((UntapThis(),), who="bearer", must=False, only=(Only.TAPPED,), pool=1))),
    printed(100334, "Charming Lobby", ACT, uses=levels(
        ("pre", act(CallListed(), stealth=1)), ("PRE", act(CallListed(2), stealth=1)),
    )),
    printed(100441, "Creation Rites", ACT, blood=1, for_titles=ELDERS, uses=(
        act(BecomeVampire(idle=True, sect=SABBAT), DisciplineForNew(), BloodForNew(1), stealth=1),
    )),
    printed(100852, "Graverobbing", ACT, uses=levels(
        ("dom", act(TakeControl(TORPID_ONE))), ("DOM", act(TakeControl(TORPID_ONE), RaiseStolen(2))),
    )),
    printed(101713, "Seeds of Corruption", ACT, blood=2, uses=levels(
        ("tha", act(PutOn(PREYS_VAMPIRE), stealth=1)), ("THA", act(PutOn(PREYS_VAMPIRE), stealth=1)),
    ), text=(
        BurnsToAct(1, only=(Only.NOT_IMPROVED,)), BurnsToAct(2, only=(Only.IMPROVED,)), BurnsToAct(1, clan="Follower of Set"), Silences(),
        Offers(Use((Count(1, burn_at=2),), stealth=1, is_action=True), "any vampire"),
    )),
    printed(100079, "Aranthebes, The Immortal", ACT, pool=1, unique=True, uses=(act(StayInPlay(), stealth=1),), text=(
        Ability(Use((LessStealth(1),), A | B | C, only=(ActorIs(Cards(Of.MINION, Whose.PREDATOR)),), price=(Price.TAP,))),
        Aura(Cards(Of.VAMPIRE, Whose.OTHERS, most_capacity=4), Gets(bleed=-1, only=(BleedsYou(untapped=True),))),
        Offers(Use((ShuffleIn(),), is_action=True), "any vampire", by=Cards(Of.VAMPIRE, Whose.ANY, least_capacity=5)),
    )),
    printed(100093, "Army of Rats", ACT, uses=levels(("ani", act(StayInPlay(), stealth=1))), text=(
        Upkeep((BurnPoolOf(PREY, 1),), only=(Only.ONE_OF_A_NAME,)), ANYBODY_BURNS,
    )),
    printed(100614, "Edge Vitiation", ACT, uses=levels(
        ("ser", use(BurnPoolOf(PREY, 1), BurnEdge(), stealth=1, only=(Only.PREY_HAS_EDGE,))), ("SER", act(StayInPlay(), stealth=1)),
    ), text=(KeepsEdge(), ANYBODY_BURNS)),
    printed(100650, "Enticement", ACT, uses=levels(
        ("ser", use(BurnPoolOf(PREY, 2, edge=True), NoMoreBleeds(), only=(Only.EDGE,))),
        ("SER", use(BurnPoolOf(PREY, 3, edge=True), NoMoreBleeds(), only=(Only.EDGE,))),
    )),
    printed(100770, "Form of Corruption", ACT, uses=levels(
        ("ser", use(StayInPlay(), only=(NO_OTHER_FORM,))), ("SER", use(StayInPlay(), only=(NO_OTHER_FORM,))),
    ), text=(
        CountsEdge(), corrupts(Only.NOT_IMPROVED), corrupts(Only.IMPROVED, BurnPoolOf(PREY, 1)),
    )),
    printed(100893, "Haunt", ACT, blood=1, uses=levels(
        ("nec", act(PutOn(Cards(Of.LOCATION, Whose.OWN)), stealth=1)),
        ("NEC", act(BurnCard(Cards(Of.LOCATION, Whose.ANY, not_for="Giovanni")), stealth=1)),
    ), text=(Ability(Use((FailAction(),), A | C, only=(Only.AIMED_AT_HOST,), price=(Price.BURN,))), OnePerMinion("location"))),
    printed(101801, "Slaughtering the Herd", ACT, blood=2, uses=levels(
        ("dom", act(Bleed(2), CannotBlockThis(Cards(Of.ALLY, Whose.OTHERS)))), ("DOM", act(BindTo(Cards(Of.VAMPIRE, Whose.PREDATOR)))),
    ), text=(
        FeedsWhoBound(1), Ability(Use((BurnSelf(directed=False),), BETWEEN, by=By.BEARER, only=(Only.YOUR_MINION_PHASE,), blood=4)),
    )),
    printed(100206, "Blood of the Sabbat", ACT, blood=1, for_titles=ELDERS, uses=(
        act(PutOn(Cards(Of.VAMPIRE, Whose.ANY, sect=SABBAT, other=True)), stealth=1),
    ), text=(
        Ability(Use((GainOwnBlood(1),), AFTER, by=By.BEARER, only=(Only.ON_DIRECTED, Only.SUCCESSFUL), price=(Price.ONCE_AN_ACTION,))),
        OnePerMinion(),
    )),
    printed(101495, "Propaganda", ACT, blood=2, uses=levels(
        ("pre", act(Bleed(1), CannotBlockThis(TITLED))), ("PRE", act(Bleed(1), CannotBlockThis(TITLED), TargetTaps())),
    )),
    printed(102122, "Violation of Trust", ACT, uses=(act(BurnCard(Cards(Of.CARD, Whose.OWN, trait=Trait.CONTRACT, on_minion=True)), stealth=1),)),
    # modifiers
    printed(101805, "Sleeping Mind, The", MOD, blood=1, uses=levels(
        ("dom", mod(ANNOUNCED, CannotBlock(Cards(Of.VAMPIRE, Whose.OTHERS, tapped=True)))), ("DOM", mod(ANNOUNCED, NobodyUntaps())),
    )),
    printed(101774, "Shroud of Absence", MOD, uses=levels(("dom obt", sneak(1)), ("DOM OBT", mod(B, AddStealth(1), InCombat(ends=True))))),
    printed(101957, "Tenebrous Form", MOD, blood=1, uses=levels(
        ("obt", sneak(1)), ("OBT", mod(B, AddStealth(1), TollForBlocks(1, Cards(Of.MINION, Whose.OTHERS, lacks="obt")))),
    )),
    printed(101875, "Stone Travel", MOD, uses=levels(
        ("obt", sneak(1, blood=1)), ("myt", sneak(1)), ("MYT", mod(B, AddStealth(1), InCombat(cancels=True))),
    )),
    # combat
    printed(100105, "Ashes to Ashes", Type.COMBAT, uses=levels(
        ("for", Use((SaveFromBurning(),), BURNING, by=By.COMBATANT)),
        ("thn", Use((Prevent(-1, whole=True), UntapThis(), FallNow()), PREVENT, by=By.COMBATANT)),
        ("THN", Use((Prevent(-1, whole=True), UntapThis(), FallNow(), GainOwnBlood(2)), PREVENT, by=By.COMBATANT)),
    )),
    printed(102012, "Trap", Type.COMBAT, uses=(Use((SetTrap(3),), BEFORE_RANGE, by=By.COMBATANT, only=(Only.FIRST_ROUND,)),)),
    printed(102164, "Weather Control", Type.COMBAT, uses=levels(("tha", storms(0)), ("THA", storms(1)))),
    printed(100307, "Catatonic Fear", Type.COMBAT, blood=1, uses=levels(
        ("pre", Use((Strike(ends=True),), STRIKE, by=By.COMBATANT)), ("PRE", Use((Strike(ends=True, fear=1),), STRIKE, by=By.COMBATANT)),
    )),
    # equipment, retainers
    printed(101733, "Shackles of Enkidu", Type.EQUIPMENT, pool=2, unique=True, for_clan=("Gangrel",), text=(
        Ability(Use((Shackle(),), BEFORE_RANGE, by=By.BEARER)), StaysTapped(put=True),
        Upkeep((BearerBurns(2),), only=(Only.WAS_PUT,)), ANYBODY_BURNS,
    )),
    trained(101340, "Owl Companion", "ani", 1, OpensRival(), traits=(Trait.ANIMAL,)),
    # allies
    friend(101165, "Marijava Thuggee", 3, 1, 1, PlaysAsVampire("obf"), does(Hurt(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY))),
        Upkeep((TapEach(THUGGEES),), only=(Outnumber(THUGGEES, Cards(Of.VAMPIRE, Whose.OWN, trait=Trait.BLACK_HAND)),)),
        traits=GHOUL, pool=2, for_trait=Trait.BLACK_HAND, vampires_only=True),
    # reactions
    printed(101413, "Political Backlash", Type.REACTION, uses=(
        Use((ActorPays(2),), AFTER, by=By.REACTING, only=(Only.POLITICAL, Only.FAILED_VOTE)),
    )),
    printed(100675, "Extortion", Type.REACTION, blood=1, uses=levels(("ser", extorts()), ("SER", extorts(before=True))), text=(
        StaysTapped(), Upkeep((UntapForBlood(),), who="bearer", must=False, only=(Only.TAPPED, Only.NOT_IMPROVED)),
        Upkeep((BurnPool(1),), only=(Only.IMPROVED,)), Ability(Use((BurnAllSuch(),), ANYTIME, price=(Price.EDGE,))),
    )),
    printed(100705, "Fast Reaction", Type.REACTION, uses=levels(("aus", fights_on()), ("AUS", fights_on(press=True)))),
)  # fmt: skip
