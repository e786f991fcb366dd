# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Combat cards by Discipline: strikes, what precedes them, maneuvers, presses, prevention."""

from typing import Any, Final

from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.cards.stealth_and_bleed import COM, fight
from sumrak.games.vtes.vocabulary import *

LATER: Final = (Only.NOT_FIRST_ROUND,)
CLOSE, LONG, FIRST = (Only.CLOSE,), (Only.LONG,), (Only.FIRST_ROUND,)
ALLY: Final = (Against(Cards(Of.ALLY, Whose.ANY)),)
VAMPIRE: Final = (Against(Cards(Of.VAMPIRE, Whose.ANY)),)
ONE_A_COMBAT: Final = (Only.ONCE_A_COMBAT,)
ONE_A_ROUND: Final = (Only.ONCE_A_ROUND,)
BEFORE: Final = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN
AFTERWARDS: Final = Moment.AFTER_COMBAT


def hit(n: int = 0, *more: Effect, only: tuple[Only | Condition, ...] = (), **how: Any) -> Use:
    return fight(STRIKE, Strike(n, **how), *more, only=only)


def shot(n: int, *more: Effect, only: tuple[Only | Condition, ...] = (), **how: Any) -> Use:
    return hit(n, *more, only=only, ranged=True, **how)


def punch(n: int = 0, *more: Effect, only: tuple[Only | Condition, ...] = (), **how: Any) -> Use:
    return hit(n, *more, only=only, hand=True, **how)


def blow(n: int, *more: Effect, only: tuple[Only | Condition, ...] = ()) -> Use:
    """Of the hand, or of a melee weapon."""
    return punch(n, *more, only=only, melee=True)


def add(n: int = 1, limited: bool = True, only: tuple[Only | Condition, ...] = ()) -> Use:
    return fight(MORE_STRIKES, MoreStrikes(n, limited), only=only)


def early(*effects: Effect, only: tuple[Only | Condition, ...] = (), blood: int = 0) -> Use:
    return fight(BEFORE_RANGE, *effects, only=only, blood=blood)


def save(*effects: Effect, only: tuple[Only | Condition, ...] = (), blood: int = 0) -> Use:
    return fight(PREVENT, *effects, only=only, blood=blood)


DODGE: Final = hit(dodge=True)
ENDS: Final = hit(ends=True)
MANEUVER: Final = fight(RANGE, Maneuver())
PRESS_IT: Final = fight(PRESS, Press())
GO_ON: Final = fight(PRESS, Press(to_end=False))
STOP: Final = fight(PRESS, Press(to_continue=False))
WITH_PRESS: Final = OptionalPress()
CLAWED: Final = fight(BEFORE, HandsAggravated())

CARDS: Final = (
    # no Discipline
    printed(100244, "Boxed In", COM, replaced=AFTERWARDS, uses=(PRESS_IT,)),
    printed(100328, "Channeling the Beast", COM, blood=1, uses=(blow(1),)),
    printed(100392, "Concealed Weapon", COM, uses=(early(EquipWeapon()),)),
    printed(100504, "Dead-End Alley", COM, uses=(GO_ON,)),
    printed(101131, "Lucky Blow", COM, replaced=AFTERWARDS, uses=(blow(1),)),
    printed(101323, "Open Grate", COM, uses=(STOP,)),
    # Animalism
    printed(100029, "Aid from Bats", COM, uses=levels(
        ("ani", shot(1, maneuver=True)), ("ANI", shot(1, WITH_PRESS, maneuver=True)),
    )),
    printed(100290, "Canine Horde", COM, uses=levels(
        ("ani", shot(1)), ("ANI", shot(0, destroy_equipment=True, first=True)),
    )),
    printed(100301, "Carrion Crows", COM, uses=levels(
        ("ani", early(HurtsEach(1, ranged=True), only=ONE_A_COMBAT)), ("ANI", early(HurtsEach(2, ranged=True), only=ONE_A_COMBAT)),
    )),
    printed(101693, "Scorpion Sting", COM, uses=levels(("ani", punch(1)), ("ANI", punch(1, undodgeable=True)))),
    printed(101825, "Song in the Dark", COM, blood=2, uses=levels(("ani", hit(2)), ("ANI", hit(2, aggravated=True)))),
    printed(101827, "Song of Serenity", COM, uses=levels(
        ("ani", early(MoreStrength(-1, combat=False, opponent=True), only=ONE_A_COMBAT)),
        ("ANI", early(MoreStrength(-1, opponent=True))),
    )),
    printed(101883, "Strength of the Bear", COM, blood=1, uses=levels(
        ("ani", early(MoreStrength(1, combat=False))), ("spi", early(MoreStrength(1))), ("SPI", early(MoreStrength(1), WITH_PRESS)),
    )),
    # Celerity
    printed(100020, "Acrobatics", COM, blood=1, uses=levels(("cel", add()), ("CEL", hit(0, MoreStrikes(1, bonus=True), dodge=True)))),
    printed(100704, "Fast Hands", COM, blood=1, uses=levels(
        ("cel", hit(steal_equipment=True, weapon_only=True)), ("CEL", hit(steal_equipment=True, weapon_only=True, first=True)),
    )),
    printed(100744, "Flash", COM, uses=levels(
        ("cel", MANEUVER), ("cel", PRESS_IT), ("CEL", fight(RANGE, Maneuver(), WITH_PRESS)),
    )),
    printed(101288, "Nimble Feet", COM, uses=levels(("cel", PRESS_IT), ("CEL", add()))),
    printed(101482, "Preternatural Evasion", COM, uses=levels(("cel", DODGE), ("CEL", fight(STRIKE, Strike(ends=True), blood=1)))),
    printed(101532, "Quickness", COM, uses=levels(("cel", add(only=ONE_A_ROUND)), ("CEL", add(limited=False, only=ONE_A_ROUND)))),
    printed(101738, "Shadow Feint", COM, blood=1, uses=levels(
        ("cel obf", early(FirstStrikes())), ("CEL OBF", early(FirstStrikes(), NoDodge())),
    )),
    printed(101778, "Side Strike", COM, uses=levels(("cel", DODGE), ("CEL", add()))),
    printed(101779, "Sideslip", COM, uses=levels(("cel", DODGE), ("CEL", save(Prevent(1), only=ONE_A_ROUND)))),
    printed(102089, "Vampiric Speed", COM, uses=levels(("cel", DODGE), ("CEL", hit(0, WITH_PRESS, dodge=True)))),
    # Chimerstry
    printed(100047, "Amria", COM, uses=levels(
        ("chi", fight(RANGE, Maneuver(far=True))), ("CHI", hit(0, OptionalPress(to_continue=False), dodge=True)),
    )),
    printed(100183, "Blessing of Durga Syn", COM, blood=2, uses=levels(
        ("chi", hit(steal_equipment=True)), ("CHI", hit(steal_equipment=True, first=True)),
    )),
    # Dominate
    printed(101976, "Thoughts Betrayed", COM, blood=2, uses=levels(
        ("dom", early(HurtsEach(1, ranged=True, first_only=True), only=FIRST)), ("DOM", early(NoStrikeCards(), only=FIRST)),
    )),
    # Fortitude
    printed(100918, "Hidden Strength", COM, blood=X, uses=levels(("for", save(PreventX())), ("FOR", save(PreventX(), WITH_PRESS)))),
    printed(100973, "Indomitability", COM, uses=levels(("for", save(Prevent(1))), ("FOR", PRESS_IT), ("FOR", save(Prevent(1), WITH_PRESS)))),
    printed(101608, "Resilience", COM, uses=levels(("for", save(Prevent(1))), ("FOR", save(Prevent(3, normal=True))))),
    printed(101649, "Rolling with the Punches", COM, uses=levels(
        ("for", save(Prevent(1))), ("FOR", save(Prevent(-1, all_round=True), blood=1)),
    )),
    printed(101790, "Skin of Night", COM, uses=levels(
        ("for", fight(BEFORE | PREVENT, AsNormal())), ("FOR", save(AsNormal(), Prevent(1))),
    )),
    printed(101791, "Skin of Rock", COM, uses=levels(("for", save(Prevent(1))), ("FOR", save(Prevent(2))))),
    printed(101792, "Skin of Steel", COM, blood=1, uses=levels(("for", save(Prevent(-1))), ("FOR", save(Prevent(-1, all_round=True))))),
    printed(102071, "Unflinching Persistence", COM, uses=levels(
        ("for", save(Prevent(1))), ("FOR", fight(RANGE, Maneuver(), PreventEach(1, once=True))),
    )),
    # Necromancy
    printed(101852, "Spiritual Intervention", COM, uses=levels(("nec", DODGE), ("NEC", ENDS))),
    printed(101992, "Torment the Soul", COM, uses=levels(("nec", shot(1, only=LATER)), ("NEC", shot(1, only=LATER, aggravated=True)))),
    # Obfuscate
    printed(100149, "Behind You!", COM, uses=levels(("obf", fight(RANGE, Maneuver(), only=FIRST)), ("OBF", hit(dodge=True, only=FIRST)))),
    printed(100555, "Disguised Weapon", COM, uses=levels(
        ("obf", early(EquipWeapon(99, 99))), ("OBF", fight(BEFORE_RANGE | STRIKE, EquipWeapon(99, 99))),
    )),
    printed(100688, "Fade from View", COM, blood=1, uses=levels(("obf", PRESS_IT), ("OBF", DODGE))),
    printed(101528, "Quick Exit", COM, uses=levels(("obf", STOP), ("OBF", DODGE))),
    printed(102090, "Vanish from the Mind's Eye", COM, uses=levels(("obf", STOP), ("OBF", PRESS_IT))),
    # Obtenebration
    printed(100091, "Arms of the Abyss", COM, uses=levels(("obt", DODGE), ("OBT", hit(0, MoreStrikes(1, bonus=True), dodge=True)))),
    printed(100281, "Call the Lamprey", COM, uses=levels(
        ("obt", hit(steal=1, steal_life=True, only=ALLY)), ("OBT", hit(steal=1, steal_life=True)),
    )),
    printed(100651, "Entombment", COM, blood=2, uses=levels(
        ("obt", hit(burns_ally=True, only=ALLY)), ("OBT", hit(torpor=True, only=VAMPIRE)),
    )),
    printed(101735, "Shadow Body", COM, blood=1, uses=levels(
        ("obt", ENDS), ("OBT", hit(ends=True, goes_on=True, goes_on_but="bleed vote")),
    )),
    printed(101742, "Shadow Parasite", COM, blood=1, uses=levels(("obt", shot(3, only=LONG)), ("OBT", shot(4, only=LONG)))),
    printed(101744, "Shadow Step", COM, uses=levels(
        ("obt", MANEUVER), ("OBT", early(SetRange(True), blood=2)), ("OBT", early(SetRange(False), blood=2)),
    )),
    # Potence
    printed(100271, "Burning Wrath", COM, blood=3, uses=levels(("pot", punch(1, aggravated=True)), ("POT", punch(2, aggravated=True)))),
    printed(100738, "Fists of Death", COM, blood=1, uses=levels(("pot", early(MoreStrength(1))), ("POT", early(MoreStrength(2))))),
    printed(100862, "Growing Fury", COM, uses=levels(("pot", blow(2, only=LATER)), ("POT", blow(3, only=LATER)))),
    printed(101209, "Mighty Grapple", COM, uses=levels(("pot", GO_ON), ("POT", blow(1, OptionalPress(to_end=False))))),
    printed(101524, "Pushing the Limit", COM, blood=1, uses=levels(("pot", blow(2)), ("POT", blow(3)))),
    printed(101669, "Sacrament of Carnage", COM, blood=1, uses=levels(("pot", shot(2)), ("POT", shot(3)))),
    printed(101760, "Shattering Blow", COM, uses=levels(
        ("pot", hit(destroy_equipment=True)), ("POT", hit(destroy_equipment=True, first=True)),
    )),
    printed(101983, "Thrown Sewer Lid", COM, uses=levels(("pot", shot(3, only=LONG)), ("POT", shot(3, WITH_PRESS, only=LONG)))),
    printed(102171, "Well-Aimed Car", COM, uses=levels(
        ("pot", shot(4, only=(*LONG, *LATER))), ("POT", shot(4, WITH_PRESS, only=(*LONG, *LATER))),
    )),
    # Presence
    printed(101178, "Mask Empathy", COM, uses=levels(
        ("pre", shot(0, burns_retainer=True)),
        ("PRE", early(BurnCard(Cards(Of.RETAINER, Whose.ANY, of_rival=True)), blood=1)),
    )),
    printed(101859, "Staredown", COM, uses=levels(("pre", DODGE), ("PRE", ENDS))),
    # Protean
    printed(100021, "Adaptability", COM, blood=1, uses=levels(
        ("pro", save(Prevent(99, aggravated_to_normal=True))), ("PRO", save(Prevent(-1, aggravated=True))),
    )),
    printed(100230, "Body Flare", COM, blood=2, uses=levels(("pro", hit(2, aggravated=True)), ("PRO", shot(2, aggravated=True)))),
    printed(100237, "Bone Spur", COM, blood=1, uses=levels(("pro", CLAWED), ("PRO", fight(BEFORE, HandsAggravated(combat=True))))),
    printed(100356, "Claws of the Dead", COM, blood=1, uses=levels(("pro", CLAWED), ("PRO", MANEUVER))),
    printed(100558, "Dissolution", COM, blood=1, uses=levels(
        ("pro", MANEUVER), ("pro", PRESS_IT), ("PRO", fight(RANGE, Maneuver(), WITH_PRESS)),
    )),
    printed(100601, "Earth Meld", COM, uses=levels(("pro", ENDS), ("PRO", hit(ends=True, untap=True)))),
    printed(100749, "Flesh of Marble", COM, uses=levels(("pro", early(Marble())), ("PRO", early(Marble(aggravated=True))))),
    printed(100771, "Form of Mist", COM, uses=levels(
        ("pro", DODGE), ("PRO", hit(ends=True, goes_on=True, misty=True, only=(Only.FIRST_THIS_ACTION,))),
    )),
    printed(100772, "Form of the Ghost", COM, uses=levels(("pro", MANEUVER), ("PRO", PRESS_IT))),
    printed(100838, "Gleam of Red Eyes", COM, uses=levels(("pro", PRESS_IT), ("PRO", MANEUVER))),
    printed(102190, "Wolf Claws", COM, blood=1, uses=levels(("pro", CLAWED), ("PRO", PRESS_IT))),
    # Quietus
    printed(100211, "Blood Sweat", COM, blood=1, uses=levels(
        ("qui", shot(2, only=LONG, unpreventable=True)), ("QUI", shot(3, only=LONG, unpreventable=True)),
    )),
    printed(100368, "Coagulate Blood", COM, uses=levels(("qui", shot(1, hits_ally=1)), ("QUI", shot(2, hits_ally=1)))),
    printed(100553, "Disease", COM, blood=1, uses=levels(
        ("qui", early(MoreStrength(-1, opponent=True))), ("QUI", early(MoreStrength(-2, opponent=True))),
    )),
    printed(100677, "Exuding Blood", COM, uses=levels(
        ("qui", shot(1, only=LONG, unpreventable=True)), ("QUI", shot(2, only=LONG, unpreventable=True)),
    )),
    printed(101944, "Taste of Death", COM, blood=1, uses=levels(
        ("qui", shot(1, only=LONG, aggravated=True)), ("QUI", shot(2, only=LONG, aggravated=True)),
    )),
    printed(101970, "Thin Blood", COM, blood=1, uses=levels(
        ("qui", fight(BEFORE_STRIKES, BurnOpponentsBlood(1), only=(*CLOSE, *VAMPIRE, *ONE_A_ROUND))),
        ("QUI", fight(BEFORE_STRIKES, BurnOpponentsBlood(2), only=(*CLOSE, *VAMPIRE, *ONE_A_ROUND))),
    )),
    printed(102091, "Vascular Explosion", COM, blood=2, uses=levels(
        ("qui", hit(2, unpreventable=True, hits_ally=1)), ("QUI", hit(3, unpreventable=True, hits_ally=1)),
    )),
    # Serpentis
    printed(101988, "Tongue of the Serpent", COM, uses=levels(("ser", hit(steal=1, steal_life=True)), ("SER", hit(steal=2, steal_life=True)))),
    # Thaumaturgy
    printed(100201, "Blood Fury", COM, blood=1, uses=levels(
        ("tha", punch(1, only=CLOSE, not_by="for", no_weapons=True)), ("THA", punch(2, only=CLOSE, not_by="for", no_weapons=True)),
    )),
    printed(100208, "Blood Rage", COM, uses=levels(
        ("tha", punch(only=CLOSE, not_by="for", no_weapons=True)), ("THA", punch(1, only=CLOSE, not_by="for", no_weapons=True)),
    )),
    printed(100273, "Burst of Sunlight", COM, uses=levels(
        ("tha", shot(1, aggravated=True, backfires=1)), ("THA", shot(2, aggravated=True, backfires=2)),
    )),
    printed(100309, "Cauldron of Blood", COM, blood=1, uses=levels(("tha", punch(2, only=LATER)), ("THA", punch(4, only=LATER)))),
    printed(100582, "Drain Essence", COM, blood=1, uses=levels(("tha", shot(0, only=LATER, steal=2)), ("THA", shot(0, only=LATER, steal=4)))),
    printed(101246, "Movement of the Mind", COM, uses=levels(("tha", STOP), ("THA", MANEUVER))),
    printed(101829, "Soul Burn", COM, blood=1, uses=levels(
        ("tha", shot(1, not_by="for", no_weapons=True)), ("THA", shot(2, not_by="for", no_weapons=True)),
    )),
    # Vicissitude
    printed(100228, "Body Arsenal", COM, blood=2, uses=levels(("vic", CLAWED), ("VIC", fight(BEFORE, HandsAggravated(), MoreStrength(1))))),
    printed(100934, "Horrid Form", COM, blood=1, uses=levels(
        ("vic", early(MoreStrength(1))), ("VIC", early(MoreStrength(1), PreventEach(1))),
    )),
    # Auspex and others
    printed(101558, "Read Intentions", COM, uses=levels(("aus", STOP), ("AUS", DODGE))),
    printed(100389, "Compress", COM, blood=2, uses=levels(
        ("pot", punch(2)), ("thn", hit(2, aggravated=True)), ("THN", hit(3, aggravated=True)),
    )),
    printed(100403, "Conflagration", COM, blood=1, uses=levels(
        ("pot", shot(2)), ("dai", shot(1, aggravated=True)), ("DAI", shot(2, aggravated=True)),
    )),
    printed(100596, "Dust to Dust", COM, uses=levels(
        ("obf", STOP), ("thn", hit(0, WITH_PRESS, dodge=True)), ("THN", hit(0, WITH_PRESS, dodge=True, maneuver=True)),
    )),
    printed(100602, "Earth Swords", COM, uses=levels(("pot", shot(1)), ("myt", shot(2)), ("MYT", shot(3)))),
    printed(100751, "Flow Within the Mountain", COM, blood=1, uses=levels(
        ("tha", PRESS_IT), ("vis", ENDS), ("VIS", hit(ends=True, goes_on=True)),
    )),
    printed(101874, "Stone Quills", COM, blood=1, uses=levels(
        ("tha", shot(2)), ("vis", shot(2, maneuver=True)), ("VIS", shot(3, maneuver=True)),
    )),
    printed(100321, "Chameleon's Colors", COM, blood=1, uses=levels(
        ("ani", MANEUVER), ("spi", PRESS_IT), ("spi", fight(RANGE, Maneuver(), WITH_PRESS)),
        ("SPI", hit(only=LONG, ends=True, goes_on=True, goes_on_but="bleed")),
    )),
)  # fmt: skip
