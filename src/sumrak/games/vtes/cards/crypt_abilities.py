# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Vampires that do something: at a price while they act, block or fight, in phases, or as an action of their own."""

from typing import Any, Final

from sumrak.games.vtes.cards.crypt_bonuses import bleeds, fights, kin, of_sect
from sumrak.games.vtes.vocabulary import *

DURING: Final = A | B | C
OWN_TIME: Final = MASTER | BETWEEN | INFLUENCE | DISCARD | UNTAP | DURING
BEFORE: Final = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN


def may(
    when: int,
    *effects: Effect,
    only: tuple[Only | Condition, ...] = (),
    price: tuple[Price, ...] = (),
    blood: int = 0,
    pool: int = 0,
) -> Ability:
    return Ability(Use(effects, when, by=By.BEARER, only=only, price=price, blood=blood, pool=pool))


def intercepts(often: Price) -> Ability:
    return may(B, AddIntercept(1), only=(Only.BLOCKS,), price=(often,), blood=1)


def bleeds_more(often: Price) -> Ability:
    return may(DURING, AddBleed(1, limited=False), only=(Only.BLEEDS,), price=(often,), blood=1)


def sneaks(often: Price, n: int = 1, blood: int = 1) -> Ability:
    return may(B, AddStealth(n), only=(Only.ACTS,), price=(often,), blood=blood)


def presses(blood: int = 0, only: tuple[Only | Condition, ...] = ()) -> Ability:
    return may(PRESS, Press(), only=only, price=(Price.ONCE_A_COMBAT,), blood=blood)


def maneuvers(blood: int = 0, only: tuple[Only | Condition, ...] = ()) -> Ability:
    return may(RANGE, Maneuver(), only=only, price=(Price.ONCE_A_COMBAT,), blood=blood)


def prevents() -> Ability:
    return may(PREVENT, Prevent(1), price=(Price.ONCE_A_COMBAT,))


def dodges() -> Ability:
    return may(STRIKE, Strike(dodge=True), price=(Price.ONCE_A_COMBAT,))


def act(*effects: Effect, stealth: int = 0, blood: int = 0, pool: int = 0, only: tuple[Only, ...] = ()) -> Offers:
    return Offers(Use(effects, stealth=stealth, blood=blood, pool=pool, only=only, is_action=True), "bearer")


def rush(who: Cards, stealth: int = 0, strength: int = 0) -> Offers:
    return act(EnterCombat(who, strength=strength), stealth=stealth)


def theirs(of: Of = Of.VAMPIRE, **facts: Any) -> Cards:
    """A ready one that another player controls."""
    return Cards(of, Whose.OTHERS, Region.READY, **facts)


def near(of: Of = Of.VAMPIRE, **facts: Any) -> Cards:
    """A ready one of your prey or predator."""
    return Cards(of, Whose.NEIGHBOURS, Region.READY, **facts)


def untap_phase(*effects: Effect, only: tuple[Only | Condition, ...] = (Only.READY,), **how: Any) -> Upkeep:
    """What one may do in one's untap phase."""
    return Upkeep(effects, must=False, only=only, **how)


def uncontrolled(*clans: str, younger: bool = False) -> Cards:
    return Cards(Of.UNCONTROLLED, clans=clans, younger=younger)


EDGE: Final = (Price.EDGE,)
ANOTHER_PLAYER: Final = Players(Whose.OTHERS)

TEXTS: Final[dict[str, tuple[Clause, ...]]] = {
    # at a price, while something goes on
    "Aisha": (intercepts(Price.ONCE_A_TURN),),
    "Andreas, The Bard of Crete": (intercepts(Price.ONCE_A_TURN),),
    "Larry": (intercepts(Price.ONCE_AN_ACTION),),
    "Persia, The Beautiful Statue": (intercepts(Price.ONCE_AN_ACTION),),
    "Julio Martinez": (may(B, AddIntercept(1), only=(Blocking(of_sect(CAMARILLA)),), blood=1),),
    "Francisco Domingo de Polonia": (bleeds_more(Price.ONCE_A_TURN),),
    "Raful al-Zarqa": (sneaks(Price.ONCE_AN_ACTION),),
    "William Biltmore": (sneaks(Price.ONCE_AN_ACTION),),
    "High Priest Angra Mainyu": (
        Gets(hand=-1, whose=Whose.PREY, only=(Only.READY,)),
        may(B, AddStealth(1), only=(Only.ACTS, Only.NOT_ON_BLEED), price=EDGE),
    ),
    "Greta Kircher": (
        may(
            DURING, LessBleed(1), only=(Only.READY, Only.YOUNGER_OR_ALLY_BLEEDS), price=(Price.ONCE_AN_ACTION,), blood=1
        ),
    ),
    "Victorine Lafourcade": (
        may(
            DURING,
            FailAction(),
            only=(
                Only.READY,
                Only.BLEED_OF_YOU,
                ActorIs(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY, most_capacity=4)),
            ),
            price=EDGE,
        ),
        presses(),
    ),
    "Krassimir": (may(BLOCKED, EndAction(), only=(Only.ACTS,), price=(Price.ONCE_A_TURN,)), Shuns("cel")),
    "Quentin": (
        may(
            POLL,
            ForceAbstain(Cards(Of.VAMPIRE, Whose.ANY, Region.READY)),
            only=(Only.READY, Only.POLITICAL),
            price=(Price.ONCE_AN_ACTION,),
            blood=1,
        ),
    ),
    "Joseph O'Grady": (may(POLL, AddVotes(1), only=(Only.READY,), blood=1),),
    "Stefano Giovanni": (may(POLL, AddVotes(1), only=(Only.READY, Only.POLITICAL), blood=1),),
    "Sundown": (may(POLL, AddVotes(1), only=(Only.READY,), blood=1),),
    # after an action
    "Blanche Hill": (may(AFTER, UntapThis(), only=(Only.ACTS, Only.HUNTED), price=(Price.ONCE_A_TURN,)),),
    "Cock Robin": (
        may(AFTER, UntapThis(), only=(Only.ACTS, Only.SUCCESSFUL, ActsBy("ani")), price=(Price.ONCE_A_TURN,)),
    ),
    "Reg Driscoll": (
        may(
            AFTER,
            HandOverEquipped(Cards(Of.MINION, Whose.OWN, Region.READY, other=True)),
            only=(Only.ACTS, Only.EQUIPPED),
            price=(Price.ONCE_AN_ACTION,),
        ),
    ),
    "Saqqaf, Keeper of the Grand Temple of Set": (
        may(AFTER, GainPool(1), only=(Only.ACTS, Only.SUCCESSFUL, ActsBy("ser")), price=(Price.ONCE_A_TURN,)),
    ),
    # combat
    "Ankla Hotep": (Rescues(-2, itself=True), presses()),
    "Appolonius": (presses(),),
    "Aurora Van Brande, Paladin": (may(STRIKE, Strike(1, ranged=True)),),
    "Bajazet al-Nasir": (may(BEFORE, HandsAggravated(), price=(Price.ONCE_A_COMBAT,), blood=1),),
    "Bronwen": (dodges(),),
    "Cailean": (
        may(BEFORE_RANGE, SetRange(True), price=(Price.ONCE_A_ROUND, Price.SHARED)),
        may(BEFORE_RANGE, SetRange(False), price=(Price.ONCE_A_ROUND, Price.SHARED)),
    ),
    "Don Cruez, The Idealist": (maneuvers(blood=1),),
    "Edith Blount": (
        maneuvers(only=(Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, named="Enid Blount")),)),
        presses(only=(Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, named="Enid Blount")),)),
    ),
    "Fatima al-Faqadi": (may(BEFORE_RANGE, EquipWeapon(99, 99), price=(Price.ONCE_A_COMBAT,)),),
    "Goratrix": (may(STRIKE, Strike(ranged=True, steal=2)),),
    "Jacko": (
        may(MORE_STRIKES, MoreStrikes(1, limited=False), only=(Only.FIRST_ROUND,), price=(Price.ONCE_A_COMBAT,)),
    ),
    "Jalan-Aajav": (may(BEFORE | PREVENT, AsNormal(), price=(Price.ONCE_A_ROUND,), blood=1), presses()),
    "Joaquin Murietta": (
        may(MORE_STRIKES, MoreStrikes(1), only=(Only.FIRST_ROUND,), price=(Price.ONCE_A_COMBAT,)),
        MoreDamage(1, trait=Trait.GUN, far=True),
    ),
    "Juggler": (
        may(
            STRIKE,
            Strike(dodge=True),
            MoreStrikes(1, bonus=True),
            only=(Only.LONG,),
            price=(Price.ONCE_A_COMBAT,),
            blood=1,
        ),
        maneuvers(blood=1),
    ),
    "Julian Sanders": (presses(),),
    "Kazimir Savostin": (presses(only=(Only.HAS_BLOCKED,)),),
    "Lambach": (may(BEFORE, HandsAggravated(), price=(Price.ONCE_A_COMBAT,), blood=1),),
    "Lucian": (may(STRIKE, Strike(steal_equipment=True)),),
    "Mariel, Lady Thunder": (
        may(BEFORE_RANGE, EndCombat(1), only=(Only.READY, Only.OTHER_COMBAT), price=(Price.TAP_BEARER,)),
    ),
    "Alejandro Aguirre": (
        may(BEFORE_RANGE, HurtFighters(1), only=(Only.READY, Only.OTHER_COMBAT), price=(Price.TAP_BEARER,)),
    ),
    "Marty Lechtansi": (presses(blood=1),),
    "Mary the Black": (may(BEFORE, HandsAggravated(), price=(Price.ONCE_A_ROUND,), blood=1),),
    "Melek": (dodges(),),
    "Melisande": (may(MORE_STRIKES, MoreStrikes(1), only=(Only.FIRST_ROUND,), price=(Price.ONCE_A_COMBAT,)),),
    "Nehsi": (maneuvers(),),
    "Omaya": (prevents(),),
    "Sarah Raines": (
        maneuvers(only=(Against(Cards(Of.ALLY, Whose.ANY, trait=Trait.MAGE)),)),
        presses(only=(Against(Cards(Of.ALLY, Whose.ANY, trait=Trait.MAGE)),)),
    ),
    "Silvia Giovanni": (presses(),),
    "Tammy Walenski": (maneuvers(),),
    "Terry": (presses(blood=1),),
    "Wolf Valentine": (may(PRESS, Press(to_end=False), only=(Against(kin("Tremere")),), price=(Price.ONCE_A_COMBAT,)),),
    "Xaviar": (prevents(), may(BEFORE_RANGE, MoreStrength(2), price=(Price.ONCE_A_COMBAT,), blood=2)),
    # in phases
    "Alexandra": (
        may(
            OWN_TIME,
            Tap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Toreador",), other=True)),
            only=(Only.READY, Only.YOUR_TURN),
            price=(Price.ONCE_A_TURN, Price.SHARED),
        ),
        may(
            OWN_TIME,
            Untap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Toreador",), other=True)),
            only=(Only.READY, Only.YOUR_TURN),
            price=(Price.ONCE_A_TURN, Price.SHARED),
        ),
    ),
    "Alonzo Guillen": (
        may(UNTAP | DISCARD, LookAtHand(ANOTHER_PLAYER), only=(Only.READY, Only.YOUR_TURN), price=EDGE),
    ),
    "Antonio Veradas": (
        Gets(stealth=1, only=(Only.ON_EQUIP_WEAPON,)),
        may(DISCARD, UntapThis(), only=(Only.READY, Only.TAPPED), blood=1),
    ),
    "Arika": (Upkeep((PayForLocations(),), "prey", only=(Only.READY,)),),
    "Baron, The": (untap_phase(LookAtHands(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Giovanni",)))),),
    "Danielle Diron": (Upkeep((GainOwnBlood(2),), only=(Only.READY, Only.NO_BLOOD)),),
    "Ezmerelda": (untap_phase(GainPool(11), RemoveThis()),),
    "Gerard Rafin": (untap_phase(LookAtHand(Players(Whose.PREY), one=True)),),
    "Gunther, Beast Lord": (may(DISCARD, UntapThis(), only=(Only.READY, Only.TAPPED), blood=1),),
    "Huitzilopochtli": (may(MASTER, MasterActions(1), only=(Only.READY,), price=(Price.ONCE_A_PHASE,), pool=1),),
    "Ivan Krenyenko": (untap_phase(Search((Type.EQUIPMENT,), reveal=True, not_location=True)),),
    "Kassiym Malikhair": (untap_phase(GiveBlood(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Pander",)))),),
    "Kyle Strathcona, Cardinal of Canada": (
        untap_phase(GiveBlood(Cards(Of.VAMPIRE, Whose.ANY, sect=SABBAT, other=True)), only=()),
    ),
    "Lucina": (
        fights(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, most_capacity=4)),
        Upkeep((GainOwnBlood(1),), only=(Only.EDGE,)),
    ),
    "Marianna": (
        Upkeep(
            (BurnPool(1),),
            "others",
            only=(Only.READY, Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, clans=("Giovanni",)))),
        ),
        fights(kin("Giovanni")),
    ),
    "Menele": (untap_phase(GiveBlood(uncontrolled(younger=True), 2), only=()),),
    "Miriam Benyona": (
        Rescues(-1),
        untap_phase(GiveBlood(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, other=True)), only=()),
    ),
    "Nikolaus Vermeulen": (untap_phase(GiveBlood(uncontrolled("Nosferatu")), only=()),),
    "Nu, The Pillar": (
        may(BETWEEN, UntapThis(), only=(Only.READY, Only.TAPPED, Only.YOUR_MINION_PHASE), blood=1),
        Shuns("cel"),
    ),
    "Ramona": (
        untap_phase(TakeBlood(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, clans=("Gangrel",), other=True)), only=()),
    ),
    "Rosa Martínez": (
        Upkeep(
            (GainOwnBlood(1),),
            only=(Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, titles=(Title.REGENT,), other=True)),),
        ),
    ),
    "Sabine Lafitte": (untap_phase(GiveBlood(Cards(Of.VAMPIRE, Whose.ANY, clans=("Tremere",), other=True)), only=()),),
    "Sarrasine": (may(MASTER, MasterActions(1), only=(Only.READY,), price=EDGE),),
    "Tabitha Fisk": (
        untap_phase(TakeBlood(Cards(Of.VAMPIRE, Whose.OWN, titles=(Title.ARCHBISHOP,), other=True)), only=()),
    ),
    "Tiberius, The Scandalmonger": (untap_phase(LookAtTop(Players(Whose.PREY))),),
    "Ur-Shulgi, The Shepherd": (untap_phase(Search(named="Tajdid", reveal=True)),),
    "Victoria": (may(MASTER, GainPool(2), only=(Only.READY,), price=EDGE),),
    "Lille Haake": (bleeds(of_sect(SABBAT)), may(MASTER, DiscardAndDraw(), price=(Price.MASTER,))),
    "Jack Dawson": (OnEntering(EquipWeapon(99, 99)),),
    # enter combat
    "Adonai": (rush(theirs(sect=CAMARILLA)), fights(kin("Tremere"))),
    "Amelia": (rush(theirs(most_capacity=3), 1),),
    "Anka, Priestess of Thorns": (rush(theirs(clans=("Lasombra",))),),
    "Beast, The Leatherface of Detroit": (
        Forbids(("actions", "equipment", "retainers")),
        rush(theirs(Of.MINION)),
    ),
    "Ebanezer Roush": (rush(near(most_capacity=3), 2),),
    "Ellen Fence, the Tracker": (rush(near(Of.MINION, tapped=True)),),
    "Faruq": (rush(theirs(clans=("Assamite",)), strength=1),),
    "Ignazio Giovanni": (rush(near(most_capacity=6)),),
    "Karsh": (
        rush(theirs(tapped=True, not_sect=CAMARILLA)),
        may(BEFORE | PREVENT, AsNormal(), price=(Price.ONCE_A_ROUND,), blood=1),
    ),
    "Kemintiri": (
        Gets(bleed=1, stealth=1, only=(BleedsHolder(kin("Ventrue", region=Region.ANY)),)),
        Offers(Use((FightThis(),), is_action=True), "others", kin("Ventrue")),
        rush(theirs(clans=("Ventrue",)), 1),
    ),
    "Lucinde, Alastor": (
        rush(theirs(not_sect=CAMARILLA)),
        Upkeep((GainOwnBlood(1),), must=False, price=EDGE),
    ),
    "Huang, Blood Cultist": (Offers(Use((FightThis(),), is_action=True), "others", kin("Gangrel antitribu")),),
    "Radeyah": (rush(theirs(clans=("Follower of Set",))),),
    "Roxanne, Rectrix of the 13th Floor": (rush(near(most_capacity=3), 1),),
    "Salinger": (rush(theirs(clans=("Lasombra", "Tzimisce"))),),
    "Wynn": (rush(near(), 1),),
    # other actions
    "Amisa": (act(Tap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, least_capacity=8, other=True))),),
    "Anisa Marianna Lopez": (act(BurnCard(Cards(Of.VAMPIRE, Whose.NEIGHBOURS, most_capacity=3)), pool=1),),
    "Beckett": (act(Draw(3), stealth=1),),
    "Casino Reeds": (
        act(GiveBlood(uncontrolled("Nosferatu", younger=True), 3, up_to=True)),
        MoreDamage(1, ranged=True),
    ),
    "Cristos Mantigo": (act(Search((Type.EQUIPMENT,)), stealth=1),),
    "Dan Murdock": (act(Search(named="Giant's Blood")),),
    "Edward Neally": (
        may(MASTER, MoreHand(1), only=(Only.READY,), price=(Price.MASTER,)),
        act(LookAtHand(Players(Whose.PREY)), stealth=1, blood=1),
    ),
    "Etrius": (act(TakeBlood(Cards(Of.VAMPIRE, Whose.ANY, clans=("Tremere",), other=True), 3, up_to=True), stealth=1),),
    "François Villon": (act(TakeBlood(Cards(Of.VAMPIRE, Whose.ANY, younger=True), 2, up_to=True), stealth=1),),
    "Gabrin": (
        Costs(-1, code="chi", kind="blood"),
        act(Tap(Cards(Of.ALLY, Whose.ANY, Region.READY)), stealth=1),
        act(Tap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, younger=True)), stealth=1),
    ),
    "Gustav Mallenhous": (act(LoseTitle(Cards(Of.VAMPIRE, Whose.ANY, titles=(Title.BISHOP, Title.ARCHBISHOP)))),),
    "Haakon Mortensen": (
        untap_phase(GiveBlood(uncontrolled("Gangrel", "Gangrel antitribu")), only=()),
        act(GainBlood(1, Cards(Of.VAMPIRE, Whose.ANY, untapped=True))),
    ),
    "Hannibal": (act(TakeBlood(Cards(Of.VAMPIRE, Whose.ANY, sect=SABBAT, other=True), 2, up_to=True)),),
    "Jaroslav Pascek": (
        MoreDamage(2, trait=Trait.MELEE),
        act(EachHurt(1, Cards(Of.VAMPIRE, Whose.PREY, sect=SABBAT))),
    ),
    "Jazz Wentworth": (act(GetEdge(), stealth=1, only=(Only.NO_EDGE,)),),
    "Julia Prima": (act(BleedOf(whom=ANOTHER_PLAYER)), bleeds_more(Price.ONCE_AN_ACTION)),
    "Kalinda": (act(Bleed(1), stealth=1, blood=2),),
    "Kostantin, Baro of the Caravan": (act(Steal(Cards(Of.EQUIPMENT, Whose.OTHERS)), stealth=1),),
    "Le Dinh Tho": (
        act(LookAtHand(ANOTHER_PLAYER, discard=True), stealth=1),
        Gets(stealth=-1, only=(Only.ON_HUNT,)),
    ),
    "Maldavis": (
        Offers(
            Use((BurnOwnBlood(1),), stealth=1, is_action=True),
            "any",
            Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titles=(Title.PRIMOGEN,)),
        ),
        bleeds(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titles=(Title.PRIMOGEN,)), -1),
    ),
    "Olga Triminov": (
        Offers(
            Use((StealIt(),), pool=1, is_action=True),
            "others",
            Cards(Of.VAMPIRE, Whose.ANY, Region.READY, trait=Trait.BLACK_HAND),
        ),
    ),
    "Petru Sipos": (act(TakeBlood(Cards(Of.VAMPIRE, Whose.ANY, Region.TORPOR))),),
    "Pieter van Dorn": (act(BurnBlood(kin("Tremere"))),),
    "Pochtli": (act(FromAshHeap(2), stealth=1),),
    "Rafaele Giovanni": (act(BleedOf(whom=Players(Whose.PREDATOR))),),
    "Sébastien Goulet": (Costs(-1, types=(Type.ALLY, Type.RETAINER)), bleeds_more(Price.ONCE_AN_ACTION)),
    "Terrell Harding": (act(TakeBlood(Cards(Of.VAMPIRE, Whose.ANY, younger=True)), stealth=1),),
    "Thomas Steed, The Angry": (act(Search(weapon=True, trait=Trait.MELEE), stealth=1),),
    "Victoria Ash": (act(Tap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, younger=True)), stealth=1),),
    "Yitzak": (act(Tap(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, younger=True), held=True)),),
    "Yong-Sun, Harmonist": (act(BurnTop(Players(Whose.PREY), crypt=True)),),
    "Zahir, Hand of the Silsila": (act(Search(trait=Trait.CONTRACT, reveal=True), stealth=1),),
    "Zayyat, The Sandstorm": (
        act(GiveBlood(uncontrolled(younger=True), 3, up_to=True), stealth=1),
        sneaks(Price.ONCE_A_TURN, 2, 2),
    ),
}
