# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Vampires that have more or less in certain cases: against whom they bleed, fight or block, on what actions, for others."""

from typing import Final

from sumrak.games.vtes.vocabulary import *


def kin(*clans: str, region: Region = Region.READY, other: bool = False) -> Cards:
    return Cards(Of.VAMPIRE, Whose.ANY, region, clans=clans, other=other)


def of_sect(sect: str, *, younger: bool = False) -> Cards:
    return Cards(Of.VAMPIRE, Whose.ANY, Region.READY, sect=sect, younger=younger)


def bleeds(who: Cards, n: int = 1) -> Gets:
    """More bleed against a player who controls such a card."""
    return Gets(bleed=n, only=(BleedsHolder(who),))


def fights(who: Cards, n: int = 1) -> Gets:
    return Gets(strength=n, only=(Against(who),))


def blocks(who: Cards, n: int = 1) -> Gets:
    return Gets(intercept=n, only=(Blocking(who),))


OLDER: Final = Cards(Of.VAMPIRE, Whose.ANY, Region.READY, older=True)
YOUNGER_ONE: Final = Cards(Of.VAMPIRE, Whose.ANY, Region.READY, younger=True)
SMALL: Final = Cards(Of.VAMPIRE, Whose.ANY, Region.READY, most_capacity=4)
ON_HUNT: Final = (Only.ON_HUNT,)
WHILE_READY: Final = (Only.READY,)


def called(name: str) -> Cards:
    return Cards(Of.VAMPIRE, Whose.ANY, Region.READY, named=name)


TEXTS: Final[dict[str, tuple[Clause, ...]]] = {
    # nothing beyond facts
    "Ambrogino Giovanni": (),
    "Béatrice L'Angou": (),
    "Ilse": (),
    "Karl": (),
    "Kephamos, High Priest of Marrakech": (),
    "Muse": (),
    "Obsidian": (),
    "Truman": (),
    # bleed
    "Brunhilde": (bleeds(kin("Ventrue")),),
    "Constanza Vinti": (bleeds(kin("Ventrue"), 2),),
    "Cornelius Ottavio": (bleeds(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, not_sect=CAMARILLA)),),
    "Elisabetta Romano": (bleeds(kin("Follower of Set")),),
    "Gillespi Giovanni": (bleeds(of_sect(CAMARILLA)),),
    "Jorge De La Muerte, The Agent": (bleeds(of_sect(SABBAT)),),
    "Katarina": (bleeds(kin("Ravnos")),),
    "Luther": (bleeds(kin("Pander")),),
    "Martin Franckel": (Gets(bleed=-1, only=(BleedsHolder(kin("Tremere", "Tremere antitribu"), none=True),)),),
    "Peter Blaine": (bleeds(kin("Ventrue")),),
    "Queen Anne": (bleeds(kin("Tremere")),),
    "Ranjan Rishi, Camarilla Scholar": (bleeds(kin("Brujah")),),
    "Rebekka, Chantry Elder of Munich": (Gets(stealth=1), bleeds(kin("Malkavian"))),
    "Sigrid Bekker": (bleeds(kin("Nosferatu")),),
    "Stravinsky": (bleeds(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Tzimisce",), younger=True)),),
    "Céleste, The Voice of a Secret": (bleeds(kin("Toreador")), Gets(intercept=-1, only=(Only.BLEED,))),
    "Vasantasena": (
        Gets(stealth=1, only=(BleedsHolder(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titled=True), none=True),)),
    ),
    # strength
    "Barry": (fights(Cards(Of.ALLY, Whose.ANY)), fights(YOUNGER_ONE)),
    "Blythe Candeleria": (fights(kin("Malkavian"), -1),),
    "Cynthia Ingold": (fights(of_sect(CAMARILLA)),),
    "Danny Larkshill": (fights(YOUNGER_ONE),),
    "Dedefra": (fights(of_sect(CAMARILLA)),),
    "Erinyi": (fights(kin("Gangrel antitribu"), -1),),
    "Lisa Noble": (Gets(strength=-1, only=(Only.FIRST_ROUND,)),),
    "Rake": (fights(kin("Ventrue")),),
    # stealth
    "Andrea Giovanni": (Gets(stealth=1, only=(ActsBy("nec"),)),),
    "Antonino": (Gets(stealth=1, only=(Only.ON_UNDIRECTED,)),),
    "Fidus, The Shrunken Beast": (Slave("Tremere"), Gets(stealth=1, only=(Only.ON_UNDIRECTED,))),
    "Joaquina Amaya": (Gets(stealth=1, only=(Only.ON_EQUIP,)),),
    "Katarina Kornfeld": (
        Gets(
            stealth=1,
            only=(Holds(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, titles=(Title.PRINCE,), other=True)),),
        ),
    ),
    "Khalil Ravana": (Gets(stealth=1, only=(Only.ON_DIABLERIE,)),),
    "Muaziz, Archon of Ulugh Beg": (NeverHunted(), Gets(stealth=1)),
    "Natasha Volfchek": (Gets(stealth=1, only=(Only.ON_VOTE,)),),
    "Nettie Hale": (Gets(stealth=1, only=(Only.ON_RECRUIT,)),),
    "Sarah Brando": (
        Gets(
            stealth=-1,
            only=(AimsAtHolder(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titles=(Title.BISHOP, Title.ARCHBISHOP))),),
        ),
    ),
    "Suhailah": (
        Gets(
            stealth=1,
            only=(Holds(Cards(Of.VAMPIRE, Whose.PREY, Region.READY, titles=(Title.PRINCE, Title.JUSTICAR))),),
        ),
    ),
    "Lithrac": (Named("hunt-votes", 2), Gets(stealth=1, only=(Only.ON_FIGHT,))),
    # hunting
    "Amadeo": (Gets(hunt=1),),
    "Hesha Ruhadze": (Gets(stealth=1, only=ON_HUNT), Gets(hunt=1)),
    "Igo the Hungry": (Gets(stealth=-1, only=ON_HUNT),),
    "Zöe": (Gets(stealth=-1, only=ON_HUNT),),
    # intercept
    "Chandler Hungerford": (blocks(kin("Gangrel", other=True)),),
    "Christine Boscacci": (Gets(intercept=-1, only=(Only.BLEED,)),),
    "David Morgan, The Scourge": (blocks(Cards(Of.VAMPIRE, Whose.ANY, Region.READY, most_capacity=2)),),
    "Delilah Monroe": (blocks(OLDER, -1),),
    "Hugo": (blocks(kin("Lasombra", "Tzimisce"), -1),),
    "Lisette Vizquel": (Gets(intercept=1, only=(Only.DIABLERIE,)),),
    "Mark": (Gets(intercept=1, only=(Only.BLEED,)),),
    "Richard Tauber, Ayelea's Puppet": (blocks(kin("Lasombra", "Tzimisce"), -1),),
    "Samantha": (AggravatedHands(), blocks(kin("Lasombra"))),
    "Selma the Repugnant": (blocks(kin("Nosferatu")),),
    "Talley, The Hound": (Gets(intercept=1, only=(Only.AIMED_AT_COMRADE,)),),
    "Teresita, The Godmother": (blocks(of_sect(CAMARILLA)),),
    "Tura Vaughn": (blocks(kin("Brujah", other=True)),),
    "Vaclav Petalengro": (blocks(kin("Gangrel")),),
    # for others
    "Basil": (Aura(OLDER, fights(called("Basil"))),),
    "Leon": (Aura(kin("Gangrel antitribu"), blocks(called("Leon"), -1)),),
    "Lucita": (Aura(of_sect(SABBAT, younger=True), blocks(called("Lucita"), -1)),),
    "Matthias": (Aura(kin("Baali", "Follower of Set"), bleeds(called("Matthias"), -1)),),
    "Miranda Sanova": (Aura(kin("Brujah", other=True), blocks(called("Miranda Sanova"), -1)),),
    "Nik": (Aura(kin("Brujah"), blocks(called("Nik"))),),
    "Sir Ralph Hamilton": (
        fights(of_sect(CAMARILLA, younger=True)),
        Aura(kin("Follower of Set"), bleeds(Cards(Of.VAMPIRE, Whose.ANY, named="Sir Ralph Hamilton"))),
    ),
    "Ublo-Satha": (
        Slave("Tremere"),
        Ability(Use((Prevent(1),), PREVENT, by=By.BEARER, price=(Price.ONCE_A_COMBAT,))),
        Aura(kin("Brujah"), bleeds(Cards(Of.VAMPIRE, Whose.ANY, named="Ublo-Satha"))),
    ),
    "Vasilis, The Traitor of Don Cruez": (Aura(kin("Giovanni"), bleeds(kin("Brujah"))),),
    # hand, phases, votes
    "Anson": (Gets(masters=1, only=WHILE_READY),),
    "Aristotle de Laurent": (Gets(hand=1, whose=Whose.ANY, only=WHILE_READY),),
    "Cassandra, Magus Prime": (Gets(hand=1, only=WHILE_READY),),
    "Christanius Lionel, The Mad Chronicler": (Gets(hand=1, only=WHILE_READY),),
    "Cicatriz": (Gets(discards=1, only=WHILE_READY),),
    "Ingrid Rossler": (Gets(transfers=2, only=WHILE_READY),),
    "Jan Pieterzoon": (Gets(hand=-1, whose=Whose.ANY, only=WHILE_READY),),
    "Tarbaby Jack": (Gets(transfers=1, only=WHILE_READY),),
    "Ulugh Beg, The Watcher": (Gets(discards=1, only=WHILE_READY),),
    "Genevieve": (Gets(votes=1),),
    "Gratiano": (Gets(ballots=1),),
    # what they cannot do, or others cannot
    "Boss Callihan": (Forbids(("rescue",)),),
    "Gillian Krader": (Forbids(("political",)),),
    "Lena Rowe": (Forbids(("title",)),),
    "Navar McClaren": (BlocksNot(OLDER),),
    "Samat Ramal-Ra, Archon": (NeverHunted(),),
    "Luma, Stone Beauty": (Slave("Tremere"),),
    "Saxum, Master of Slaves": (Slave("Tremere"),),
    "Hasina Kesi": (Named("fame", 1),),
    "Julius": (Named("burns-in-torpor"),),
    "Dónal O'Connor": (BlockerBurns(1, Cards(Of.VAMPIRE, Whose.ANY)),),
    "Justine, Elder of Dallas": (BlocksUntapped(Cards(Of.VAMPIRE, Whose.ANY, most_capacity=3)),),
    "Javier Montoya": (Rescues(-1),),
    "Mitchell, The Headhunter": (Rescues(1, itself=True),),
    # costs
    "Antoinette DuChamp": (
        Costs(1, code="cel", types=(Type.ACTION,), kind="blood"),
        Costs(1, code="cel", strikes=True, kind="blood"),
    ),
    "Black Cat": (Costs(-1, types=(Type.EQUIPMENT,), kind="pool"),),
    "Dragos": (Costs(-99, types=(Type.COMBAT,), kind="blood"),),
    "Erichtho": (Costs(-1, trait=Trait.MAGE),),
    "Horrock": (Costs(-1, code="pro", kind="blood"),),
    "Joshua Tarnopolski": (Costs(-1, types=(Type.ALLY, Type.RETAINER)), fights(of_sect(SABBAT), 2)),
    "Magdelena Schaefer": (Costs(1, code="tha", strikes=True, kind="blood"),),
    "Marconius": (Costs(-1, code="myt", kind="blood"),),
    "Meshenka": (Costs(-1, code="vic", kind="blood"),),
    "Miller Delmardigan, Teacher of Bahari": (Costs(-1, code="cel", kind="blood"),),
    "Regina Giovanni, The Right Hand of Augustus": (Costs(-1, types=(Type.ALLY, Type.RETAINER)),),
    "Rex, The Necronomist": (Costs(1, types=(Type.COMBAT,), kind="blood"),),
    "Tom": (Costs(1, code="san", kind="blood"),),
    # strikes
    "Basilia": (AggravatedHands(),),
    "Thetmes, Caliph of Alamut": (AggravatedHands(),),
    "Mateusz Gryzbowsky": (MoreDamage(-1, far=True),),
    "Reverend Blackwood": (MoreDamage(1, code="tha"),),
    "Ruth McGinley": (FirstStrike(Trait.GUN),),
}
