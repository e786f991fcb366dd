# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Equipment, retainers and allies of the pool of 2003."""

from typing import Any, Final

from sumrak.games.vtes.cards.actions import act
from sumrak.games.vtes.cards.naming import levels, printed
from sumrak.games.vtes.vocabulary import *

GEAR, SERVANT, FRIEND = Type.EQUIPMENT, Type.RETAINER, Type.ALLY
IN_COMBAT: Final = (Price.ONCE_A_COMBAT,)
LOCATION: Final = Cards(Of.LOCATION, Whose.ANY)
OPPONENTS: Final = Cards(Of.MINION, Whose.OTHERS, Region.READY)


def has(
    when: int,
    *effects: Effect,
    only: tuple[Only | Condition, ...] = (),
    price: tuple[Price, ...] = IN_COMBAT,
    blood: int = 0,
) -> Ability:
    return Ability(Use(effects, when, by=By.BEARER, only=only, price=price, blood=blood))


MANEUVERS: Final = has(RANGE, Maneuver())
PRESSES: Final = has(PRESS, Press())
PREVENTS_ONE: Final = has(PREVENT, Prevent(1))


def weapon(
    number: int,
    en: str,
    strike: Strike,
    *text: Clause,
    pool: int = 0,
    melee: bool = False,
    once: str = "",
    far: bool = False,
    **facts: Any,
) -> Card:
    traits = (*facts.pop("traits", ()), *((Trait.MELEE,) if melee else ()))
    return printed(number, en, GEAR, pool=pool, traits=traits, text=(Weapon(strike, melee, once, far), *text), **facts)


def gun(number: int, en: str, strike: Strike, pool: int, once: str = "", far: bool = False) -> Card:
    return weapon(number, en, strike, pool=pool, once=once, far=far, traits=(Trait.GUN,))


def blade(number: int, en: str, more: int, pool: int, aggravated: bool = False, **facts: Any) -> Card:
    """Strength, and so much more."""
    return weapon(number, en, Strike(more, hand=True, aggravated=aggravated), pool=pool, melee=True, **facts)


def gear(number: int, en: str, *text: Clause, **facts: Any) -> Card:
    return printed(number, en, GEAR, text=text, **facts)


def estate(number: int, en: str, *text: Clause, **facts: Any) -> Card:
    """An equipment that is a location while in play."""
    return printed(number, en, GEAR, unique=True, location=True, text=text, **facts)


def servant(number: int, en: str, life: int, *text: Clause, **facts: Any) -> Card:
    return printed(number, en, SERVANT, life=life, text=text, **facts)


def trained(number: int, en: str, code: str, life: int, *text: Clause, **facts: Any) -> Card:
    """A retainer with 1 life more at the superior level."""
    employ = act(Employ(), stealth=1)
    uses = levels((code, employ), (code.upper(), employ))
    return printed(number, en, SERVANT, life=life, improved_life=1, uses=uses, text=text, **facts)


def friend(number: int, en: str, life: int, strength: int, bleed: int, *text: Clause, **facts: Any) -> Card:
    return printed(number, en, FRIEND, life=life, strength=strength, bleed=bleed, text=text, **facts)


def shoots(n: int, aggravated: bool = False) -> Ability:
    return has(STRIKE, Strike(n, ranged=True, aggravated=aggravated), price=())


def does(*effects: Effect, stealth: int = 0, pool: int = 0) -> Offers:
    return Offers(Use(effects, stealth=stealth, pool=pool, is_action=True), "bearer")


CLAN_SNEAKS: Final = ActorIs(Cards(Of.VAMPIRE, Whose.OWN, clans=("Ravnos",)))
ANIMAL, GHOUL, MORTAL = (Trait.ANIMAL,), (Trait.GHOUL,), (Trait.MORTAL,)

CARDS: Final = (
    # weapons
    gun(100107, "Assault Rifle", Strike(4, ranged=True, maneuver=True), 5),
    gun(100379, "Combat Shotgun", Strike(3, ranged=True), 3, once="round"),
    gun(101168, "Mark V", Strike(4, ranged=True), 2, once="round", far=True),
    gun(101685, "Sawed-Off Shotgun", Strike(3, ranged=True), 2, once="combat"),
    gun(101891, "Submachine Gun", Strike(3, ranged=True, maneuver=True), 4),
    weapon(100226, "Blow Torch", Strike(1, aggravated=True), pool=2),
    weapon(100317, "Chainsaw", Strike(3), pool=2, once="combat"),
    weapon(100742, "Flamethrower", Strike(2, ranged=True, aggravated=True), pool=4),
    weapon(100811, "Gas-Powered Chainsaw", Strike(3), pool=1, melee=True, once="combat"),
    blade(100130, "Bang Nakh — Tiger's Claws", 2, 2),
    blade(100139, "Bastard Sword", 1, 1),
    blade(100246, "Brass Knuckles", 1, 0, once="combat"),
    blade(100720, "Femur of Toomler", 1, 2, True, unique=True, for_clan=("Tzimisce",)),
    blade(101032, "Kali's Fang", 1, 2, True, unique=True, for_clan=("Assamite",)),
    blade(101190, "Meat Cleaver", 1, 1),
    blade(101715, "Sengir Dagger", 0, 2, True, unique=True),
    # other equipment
    gear(100003, "Aaron's Feeding Razor", Gets(hunt=1), pool=1, unique=True),
    gear(100063, "Ancestor's Talisman, The",
        Gets(intercept=1, only=(ActionNeeds("dom"),)), Gets(intercept=1, only=(ActionNeeds("pre"),)), unique=True, for_clan=("Assamite",)),
    gear(100325, "Changeling Skin Mask", HasDiscipline("obf"),
        has(B, AddIntercept(2), only=(Only.BLOCKS,), price=(Price.BURN,)), pool=1, unique=True),
    gear(100591, "Drum of Xipe Totec", HasDiscipline("cel"), MANEUVERS, pool=2, unique=True),
    gear(100641, "Enchanted Marionette", Gets(bleed=1), Gets(stealth=1, only=(Only.BLEEDS,)), pool=3, unique=True,
        for_clan=("Malkavian antitribu",)),
    gear(100657, "Erebus Mask", Gets(stealth=1), pool=1, unique=True, burn_option=True, for_clan=("Harbinger of Skulls",)),
    gear(100739, "Flak Jacket", PREVENTS_ONE, pool=1),
    gear(100898, "Hawg", PRESSES, OnePerMinion("vehicle"), traits=(Trait.VEHICLE,)),
    gear(101007, "IR Goggles", MANEUVERS),
    gear(101781, "Signet of King Saul, The", NotBlockedBy(Cards(Of.VAMPIRE, Whose.ANY, least_capacity=8)), pool=1, unique=True),
    gear(102015, "Treasured Samadji", Gets(bleed=1), has(STRIKE, Strike(dodge=True)), pool=1, unique=True, for_clan=("Ravnos",)),
    gear(102102, "Veneficorum Artum Sanguis", HasDiscipline("tha"),
        Offers(Use((FightBearer(),), is_action=True), "others", Cards(Of.VAMPIRE, Whose.ANY, clans=("Tremere", "Tremere antitribu"))), unique=True),
    estate(100071, "Ankara Citadel, Turkey, The", Named("half-cost"), blood=2, for_clan=("Tremere",)),
    estate(100306, "Catacombs", Gets(stealth=1, only=(Only.ON_RESCUE,)), Rescues(-1), blood=1),
    estate(100499, "Dartmoor, England", Gets(stealth=1, only=(ActsBy("ani"),)), Gets(stealth=1, only=(ActsBy("pro"),)), blood=2),
    estate(101117, "Local 1111", does(GainBlood(2, Cards(Of.VAMPIRE, Whose.ANY, Region.READY, sect=SABBAT, other=True)), stealth=1),
        blood=2, for_sect=SABBAT),
    estate(101345, "Palatial Estate", has(MASTER, GainOwnBlood(1), price=(Price.ONCE_A_PHASE,)), blood=2),
    estate(101670, "Sacré-Cœur Cathedral, France", NotBlockedBy(Cards(Of.ALLY, Whose.ANY)), blood=2),
    # retainers
    servant(100484, "D'habi Revenant", 2, Gets(bleed=1), traits=GHOUL, for_clan=("Baali",), burn_option=True),
    servant(100833, "Giuseppe, Gravedigger", 1, Gets(stealth=1, only=(ActsBy("nec"),)), traits=MORTAL, unique=True, for_clan=("Giovanni",)),
    servant(101018, "Jackie Therman", 1, MANEUVERS, traits=MORTAL, unique=True),
    servant(101164, "Marijava Ghoul", 2, Gets(stealth=1, only=(ActsBy("pre"),)), traits=GHOUL, blood=2),
    servant(101612, "Resplendent Protector", 1, PREVENTS_ONE, traits=MORTAL, for_clan=("Toreador",)),
    servant(101628, "Revenant", 2, Gets(intercept=1), traits=GHOUL, blood=1, for_clan=("Tzimisce",)),
    servant(101556, "Razor Bat", 2, Gets(intercept=1), Bites(1, ranged=True), traits=(Trait.CREATURE,), pool=2, for_clan=("Gargoyle",)),
    servant(102210, "Zombie", 2, Bites(1), does(BurnSelf(), GainOwnBlood(2), stealth=1), traits=(Trait.ZOMBIE,), blood=1, for_clan=("Giovanni",)),
    trained(100932, "Homunculus", "pro", 1, has(UNTAP, UntapThis(), only=(Only.TAPPED,), price=(), blood=1)),
    trained(101254, "Murder of Crows", "ani", 1, Bites(1, ranged=True), traits=ANIMAL, blood=1),
    trained(101550, "Raven Spy", "ani", 1, Gets(intercept=1), traits=ANIMAL, blood=1),
    trained(101734, "Shade", "obt", 2, Bites(1), traits=(Trait.DEMON,), blood=1),
    trained(102191, "Wolf Companion", "ani", 2, Bites(1), traits=ANIMAL, blood=1),
    # allies
    friend(100083, "Arcanum Investigator", 2, 1, 0, does(BurnCard(Cards(Of.EQUIPMENT, Whose.NEIGHBOURS))), traits=MORTAL, pool=2),
    friend(100090, "Arms Dealer", 1, 1, 0, does(Search(weapon=True), stealth=1), traits=MORTAL, for_clan=("Brujah",)),
    friend(100170, "Black Spiral Buddy", 3, 1, 0, AggravatedHands(), has(MORE_STRIKES, MoreStrikes(1)),
        Upkeep((GainOwnBlood(1),), only=(LifeAtMost(2),)), traits=(Trait.WEREWOLF,), pool=4, for_clan=("Gangrel antitribu",)),
    friend(100259, "Bruisers, The", 2, 2, 0, does(BurnCard(Cards(Of.LOCATION, Whose.PREY))), traits=MORTAL, pool=3, unique=True,
        for_clan=("Brujah antitribu",)),
    friend(100719, "Felix \"Fix\" Hessian", 2, 1, 1, does(BurnCard(LOCATION), stealth=1, pool=1), traits=(Trait.WRAITH,), pool=2, unique=True,
        for_clan=("Giovanni",)),
    friend(100875, "Gypsies", 1, 1, 1, Gets(stealth=1), traits=MORTAL, pool=3, unique=True, for_clan=("Gangrel",)),
    friend(101063, "Knights, The", 2, 2, 0, traits=MORTAL, pool=1, unique=True, for_clan=("Brujah",)),
    friend(101094, "Leonardo, Mortician", 2, 1, 0, does(GainBlood(1, Cards(Of.VAMPIRE, Whose.ANY, Region.READY)), stealth=1), traits=MORTAL,
        pool=1, unique=True, for_clan=("Giovanni",)),
    friend(101250, "Muddled Vampire Hunter", 1, 4, 0, FirstStrike(), does(EnterCombat(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY))),
        traits=MORTAL, pool=2, unique=True, for_clan=("Malkavian",)),
    friend(101272, "Nephandus", 2, 0, 1, shoots(1), PRESSES, does(BurnCard(Cards(Of.VAMPIRE, Whose.ANY, Region.TORPOR), 1)),
        Named("less-damage", 1), traits=(Trait.MAGE,), pool=2, for_clan=("Tremere antitribu",)),
    friend(101329, "Order of Hermes Cabal", 2, 0, 1, shoots(1, True), does(EnterCombat(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY, clans=("Tremere",)))),
        traits=(Trait.MAGE,), pool=4, unique=True),
    friend(101337, "Outcast Mage", 2, 0, 1, shoots(2), MANEUVERS, traits=(Trait.MAGE,), pool=3, for_clan=("Tremere",)),
    friend(101411, "Political Ally", 1, 0, 3, traits=MORTAL, pool=2, unique=True, for_clan=("Ventrue",)),
    friend(101412, "Political Antagonist", 1, 1, 1,
        Ability(Use((AddIntercept(1),), B, only=(Only.POLITICAL, BlockedBy(Cards(Of.VAMPIRE, Whose.ANY, clans=("Ventrue antitribu",)))), price=(Price.TAP,))),
        traits=MORTAL, pool=2, for_clan=("Ventrue antitribu",)),
    friend(101602, "Renegade Garou", 3, 2, 0, has(MORE_STRIKES, MoreStrikes(1), price=(Price.ONCE_A_ROUND,)), MANEUVERS,
        does(EnterCombat(OPPONENTS), stealth=1), Upkeep((GainOwnBlood(1),), only=(LifeAtMost(2),)), traits=(Trait.WEREWOLF,), pool=5,
        for_clan=("Gangrel",)),
    friend(101650, "Rom Gypsy", 2, 0, 0, shoots(1), MANEUVERS, Ability(Use((AddStealth(1),), B, only=(CLAN_SNEAKS,), price=(Price.TAP,))),
        traits=MORTAL, pool=3, for_clan=("Ravnos",)),
    friend(101687, "Scapelli, The Family \"Mechanic\"", 3, 0, 1, shoots(2), has(PRESS, Press(to_end=False)), traits=MORTAL, pool=3, unique=True,
        for_clan=("Giovanni",)),
    friend(101799, "Slashers, The", 3, 0, 0, shoots(1), traits=MORTAL, pool=1, unique=True, for_clan=("Brujah",)),
    friend(101963, "Thadius Zho", 2, 0, 2, shoots(2), MANEUVERS, does(BurnBlood(Cards(Of.VAMPIRE, Whose.ANY)), stealth=1),
        traits=(Trait.MAGE,), pool=3, unique=True, for_clan=("Tremere",)),
)  # fmt: skip
