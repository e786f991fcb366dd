# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Actions of the pool of 2003: bleeds, blood, minions tapped and stolen, cards that stay on the acting vampire."""

from typing import Any, Final

from sumrak.games.vtes.cards.actions import act
from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.vocabulary import *

ACT: Final = Type.ACTION
ANOTHER_PLAYER: Final = Players(Whose.OTHERS)
YOUNGER: Final = Cards(Of.UNCONTROLLED, younger=True)
ELDERS: Final = (Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT)
PRINCES: Final = (Title.PRINCE, Title.JUSTICAR)
READY_MINION: Final = Cards(Of.MINION, Whose.ANY, Region.READY)
PREYS: Final = Cards(Of.MINION, Whose.PREY)


def use(
    *effects: Effect, stealth: int = 0, only: tuple[Only | Condition, ...] = (), price: tuple[Price, ...] = ()
) -> Use:
    return Use(effects, by=By.ACTING, stealth=stealth, only=only, price=price, is_action=True)


def theirs(of: Of, region: Region = Region.READY, **facts: Any) -> Cards:
    return Cards(of, Whose.OTHERS, region, **facts)


def stays(number: int, en: str, *text: Clause, stealth: int = 1, more: tuple[Effect, ...] = (), **facts: Any) -> Card:
    """A card that is put on the acting vampire, one of its name."""
    return printed(
        number, en, ACT, uses=(use(PutOnThis(), *more, stealth=stealth),), text=(*text, OnePerMinion()), **facts
    )


TORPID: Final = (Only.IN_TORPOR,)

CARDS: Final = (
    # bleeds
    printed(100305, "Cat Burglary", ACT, uses=levels(
        ("cel", use(BleedOf(most=1), stealth=1)), ("CEL", use(BleedOf(whom=ANOTHER_PLAYER, most=1), stealth=1)),
    )),
    printed(100573, "Dominate Kine", ACT, blood=2, uses=levels(
        ("dom", act(Bleed(1), stealth=1)), ("DOM", act(Steal(Cards(Of.LOCATION, Whose.OTHERS)))),
    )),
    printed(100759, "Force of Will", ACT, blood=1, uses=levels(
        ("for", use(Bleed(1), HurtAfterwards(2, aggravated=True), only=(Only.TAPPED,))),
        ("FOR", use(Bleed(2), HurtAfterwards(1, aggravated=True), only=(Only.TAPPED,))),
    )),
    printed(100768, "Forgery", ACT, least_capacity=5, vampires_only=True, uses=(use(BleedOf(blood=1)),)),
    printed(100999, "Intimidation", ACT, uses=levels(("pre", act(Bleed(1))), ("PRE", act(Bleed(2))))),
    printed(101055, "Kindred Spirits", ACT, uses=levels(
        ("dem", use(BleedOf(whom=ANOTHER_PLAYER, gain=1))), ("DEM", use(BleedOf(1, gain=1, whom=ANOTHER_PLAYER))),
    )),
    printed(101138, "Madman's Quill", ACT, blood=1, uses=levels(
        ("aus dem", act(Bleed(2))),
        ("AUS DEM", use(PutOn(Cards(Of.MINION, Whose.PREY, Region.READY)),
            only=(Holds(Cards(Of.CARD, Whose.PREY, named="Madman's Quill"), none=True),))),
    ), text=(
        Aura(Cards(Of.VAMPIRE, Whose.ANY, discipline="dem"), Gets(bleed=1, only=(BleedsHolder(Cards(Of.CARD, Whose.ANY, named="Madman's Quill")),))),
        Offers(Use((BurnSelf(directed=False),), blood=2, is_action=True), "any vampire"),
    )),
    printed(101193, "Media Influence", ACT, blood=1, uses=levels(
        ("pre", act(Bleed(2))), ("PRE", act(EachGains(1, Cards(Of.VAMPIRE, Whose.OWN, untapped=True)))),
    )),
    printed(101283, "Night Moves", ACT, uses=levels(
        ("obf", use(BleedOf(whom=Players(Whose.NEIGHBOURS), most=1), stealth=3)),
        ("OBF", use(BleedOf(whom=Players(Whose.NEIGHBOURS), most=1), stealth=6)),
    )),
    printed(101819, "Social Charm", ACT, uses=levels(("pre", act(Bleed(1))), ("PRE", act(Bleed(1, gain=1))))),
    printed(101844, "Speed of Thought", ACT, blood=1, uses=levels(
        ("cel", use(BleedOf(most=1), CannotBlockThis(Cards(Of.MINION, Whose.OTHERS, lacks="cel")))),
        ("CEL", use(BleedOf(most=1), CannotBlockThis(Cards(Of.MINION, Whose.OTHERS, gains="cel")))),
    )),
    printed(100225, "Bloodwork", ACT, for_trait=Trait.BLACK_HAND, vampires_only=True, uses=(
        use(BleedOf(1, most=2), only=(Holds(Cards(Of.VAMPIRE, Whose.PREY, Region.READY, sect=SABBAT), none=True),)),
        use(BleedOf(1, most=2), stealth=1, only=(Holds(Cards(Of.VAMPIRE, Whose.PREY, Region.READY, sect=SABBAT)),)),
    )),
    # pool, blood, vampires to come
    printed(100099, "Art Scam", ACT, for_clan=("Toreador antitribu",), uses=(act(GainPool(2), stealth=1),)),
    printed(100200, "Blood Feast", ACT, blood=1, for_titles=ELDERS, uses=(
        act(EachGains(1, Cards(Of.VAMPIRE, Whose.OWN, Region.READY, sect=SABBAT)), stealth=1),
    )),
    printed(100278, "Call, The", ACT, uses=levels(
        ("aus dem", act(FeedUncontrolled(2, Cards(Of.UNCONTROLLED, younger=True, discipline="dem")), stealth=1)),
        ("AUS DEM", act(FeedUncontrolled(3, Cards(Of.UNCONTROLLED, younger=True, discipline="dem")), stealth=1)),
    )),
    printed(100477, "Cryptic Mission", ACT, uses=levels(
        ("tha", act(BurnBlood(Cards(Of.VAMPIRE, Whose.ANY)), stealth=1)),
        ("tha", act(Hurt(Cards(Of.ALLY, Whose.ANY), preventable=False), stealth=1)),
        ("tha", act(Hurt(Cards(Of.RETAINER, Whose.ANY), preventable=False), stealth=1)),
        ("THA", act(BurnBlood(Cards(Of.VAMPIRE, Whose.ANY)), GainOwnBlood(1), stealth=1)),
        ("THA", act(Hurt(Cards(Of.ALLY, Whose.ANY), preventable=False), GainOwnBlood(1), stealth=1)),
        ("THA", act(Hurt(Cards(Of.RETAINER, Whose.ANY), preventable=False), GainOwnBlood(1), stealth=1)),
    )),
    printed(100727, "Fifth Tradition: Hospitality", ACT, blood=1, for_titles=PRINCES, uses=(
        act(GainBlood(4, Cards(Of.VAMPIRE, Whose.ANY, other=True)), stealth=1),
    )),
    printed(100782, "Fourth Tradition: The Accounting", ACT, blood=1, for_titles=PRINCES, uses=(act(FeedUncontrolled(3, YOUNGER), stealth=1),)),
    printed(101045, "Khabar: Loyalty", ACT, for_clan=("Assamite",), uses=(
        act(FeedUncontrolled(2, Cards(Of.UNCONTROLLED, younger=True, clans=("Assamite",))), stealth=1),
    )),
    printed(101050, "Kindred Intelligence", ACT, for_clan=("Nosferatu",), uses=(act(DrawCrypt(), stealth=1),)),
    printed(101613, "Restoration", ACT, uses=levels(("for", act(GainOwnBlood(2), stealth=1)), ("FOR", act(GainOwnBlood(3), stealth=1)))),
    printed(101621, "Reunion Kamut", ACT, for_trait=Trait.BLACK_HAND, vampires_only=True, uses=(
        act(FeedUncontrolled(2, Cards(Of.UNCONTROLLED, trait=Trait.BLACK_HAND)), stealth=1),
    )),
    printed(101898, "Summon Soul", ACT, uses=levels(
        ("nec", act(GainOwnBlood(2), stealth=1)), ("NEC", act(FromAshHeap(2, remove_this=True), stealth=1)),
    )),
    # minions
    printed(100046, "Ambush", ACT, uses=(act(EnterCombat(theirs(Of.MINION, tapped=True), maneuver=True)),)),
    printed(100202, "Blood Hunt", ACT, for_titles=PRINCES, uses=(
        act(PutOn(Cards(Of.VAMPIRE, Whose.ANY, not_titles=(*PRINCES, Title.INNER_CIRCLE))), stealth=1),
    ), text=(Offers(Use((FightBearer(),), stealth=1, is_action=True), "others' vampires"),)),
    printed(100560, "Distraction", ACT, blood=1, uses=levels(
        ("cel", act(Draw(5), stealth=1)), ("CEL", act(Tap(Cards(Of.MINION, Whose.NEIGHBOURS)), stealth=1)),
    )),
    printed(100703, "Far Mastery", ACT, blood=1, uses=levels(
        ("dom", act(Steal(Cards(Of.RETAINER, Whose.OTHERS)), stealth=1)), ("DOM", act(TakeControl(Cards(Of.ALLY, Whose.OTHERS)), stealth=1)),
    )),
    printed(101021, "Jar the Soul", ACT, uses=levels(
        ("nec", act(Tap(READY_MINION), stealth=1)), ("NEC", act(Tap(READY_MINION, burn=1), stealth=1)),
    )),
    printed(101134, "Lure of the Serpent", ACT, blood=1, uses=levels(
        ("ser", act(Steal(Cards(Of.RETAINER, Whose.OTHERS)))), ("SER", act(TakeControl(Cards(Of.ALLY, Whose.OTHERS)))),
    )),
    printed(101211, "Mind Numb", ACT, blood=1, uses=levels(
        ("pre", act(Tap(Cards(Of.VAMPIRE, Whose.ANY, untapped=True, other=True), held=True))),
        ("PRE", act(Tap(Cards(Of.VAMPIRE, Whose.ANY, untapped=True, other=True), held=True), stealth=1)),
    )),
    printed(101356, "Passion", ACT, uses=levels(("dem", act(Tap(PREYS))), ("DEM", act(Tap(PREYS), stealth=1)))),
    printed(101375, "Patronage", ACT, for_clan=("Toreador antitribu",), pool=1, uses=(
        use(Untap(Cards(Of.VAMPIRE, Whose.ANY, clans=("Toreador antitribu",), younger=True)), UntapThis(), stealth=1,
            only=(Only.YOUR_FIRST_THIS_TURN,)),
    )),
    printed(101476, "Precognizant Mobility", ACT, blood=1, uses=levels(
        ("aus", act(Untap(Cards(Of.VAMPIRE, Whose.ANY, younger=True)), stealth=1)), ("aus", act(Untap(Cards(Of.ALLY, Whose.ANY)), stealth=1)),
        ("AUS", act(Untap(Cards(Of.VAMPIRE, Whose.ANY)), stealth=1)),
    )),
    printed(101981, "Thrones Crumble", ACT, uses=levels(
        ("ser", act(BurnBlood(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titled=True), 2))),
        ("SER", act(Tap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titled=True), burn=2))),
    )),
    printed(102145, "War Party", ACT, for_titles=ELDERS, uses=(
        act(PutOn(Cards(Of.VAMPIRE, Whose.ANY, not_titles=ELDERS)), stealth=1),
    ), text=(Offers(Use((FightBearer(),), stealth=1, is_action=True), "any vampire"),)),
    printed(102160, "Wave of Insanity", ACT, uses=levels(
        ("dem", act(Tap(Cards(Of.ALLY, Whose.ANY)), stealth=1)), ("DEM", act(TapEach(Cards(Of.ALLY, Whose.ANY)), stealth=1)),
    )),
    printed(101593, "Release of the Shackled Soul", ACT, blood=1, uses=levels(
        ("nec", act(BurnCard(Cards(Of.ALLY, Whose.PREY)))), ("nec", act(BurnCard(Cards(Of.RETAINER, Whose.PREY)))),
        ("NEC", act(BurnCard(Cards(Of.ALLY, Whose.PREY)), stealth=1)), ("NEC", act(BurnCard(Cards(Of.RETAINER, Whose.PREY)), stealth=1)),
    )),
    printed(101539, "Rampage", ACT, uses=levels(
        ("pot", act(BurnCard(Cards(Of.LOCATION, Whose.OTHERS)))), ("pot", act(BurnCard(Cards(Of.LOCATION, Whose.OWN)), stealth=1)),
    )),
    # torpor
    printed(101543, "Rapid Healing", ACT, uses=levels(
        ("for", use(RiseUp(), stealth=1, only=TORPID)), ("FOR", use(RiseUp(1), stealth=1, only=TORPID)),
    )),
    printed(101585, "Regeneration", ACT, uses=levels(
        ("for", use(GainOwnBlood(4), stealth=1, only=TORPID)), ("FOR", use(GainOwnBlood(5), stealth=1, only=TORPID)),
    )),
    # hands
    printed(102175, "Whispers from the Dead", ACT, blood=1, uses=levels(
        ("nec", act(FromAshHeap(1, to_hand=True))), ("NEC", act(FromAshHeap(1, to_hand=True), stealth=1)),
    )),
    printed(101627, "Revelations", ACT, blood=1, uses=levels(
        ("aus", act(LookAtHand(Players(Whose.PREY), discard=True), stealth=1)), ("AUS", act(StayInPlay(), stealth=1)),
    ), text=(Named("open-hand"), Offers(Use((BurnSelf(),), is_action=True), "any"))),
    # on the acting vampire
    printed(100169, "Black Metamorphosis", ACT, blood=2, uses=levels(
        ("obt", act(PutOnThis(), stealth=1)), ("OBT", act(PutOnThis(), stealth=1)),
    ), text=(
        Ability(Use((MoreStrikes(1),), MORE_STRIKES, by=By.BEARER, price=(Price.ONCE_A_ROUND,))),
        Ability(Use((Press(),), PRESS, by=By.BEARER, only=(Only.IMPROVED,), price=(Price.ONCE_A_COMBAT,))), OnePerMinion(),
    )),
    stays(100220, "Blooding", Is(trait=Trait.BLACK_HAND), more=(GainOwnBlood(1),), for_sect=SABBAT),
    stays(101641, "Ritual Challenge", Gets(strength=1), for_clan=("Gangrel",), blood=1),
    printed(101740, "Shadow of the Beast", ACT, blood=1, uses=levels(("pro", act(PutOnThis())), ("PRO", act(PutOnThis()))), text=(
        Ability(Use((Maneuver(),), RANGE, by=By.BEARER, price=(Price.ONCE_A_COMBAT,))),
        Ability(Use((Press(),), PRESS, by=By.BEARER, only=(Only.IMPROVED,), price=(Price.ONCE_A_COMBAT,))), OnePerMinion(),
    )),
    printed(101664, "Rutor's Hand", ACT, blood=1, uses=levels(
        ("tha", act(PutOnThis(tapped=True), HurtThis(1, aggravated=True), stealth=1)),
        ("THA", act(PutOnThis(tapped=True), HurtThis(1, aggravated=True, price=3), stealth=1)),
    ), text=(
        Ability(Use((UntapThis(),), BETWEEN, by=By.BEARER, only=(Only.YOUR_MINION_PHASE, Only.TAPPED), price=(Price.TAP,))),
        OnePerMinion(),
    )),
)  # fmt: skip
