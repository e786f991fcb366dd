# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Political actions of the pool of 2003: seats of princes and archbishops, justicars, pool, blood, titles lost."""

from typing import Any, Final

from sumrak.games.vtes.cards.actions import referendum
from sumrak.games.vtes.cards.crypt_bonuses import kin
from sumrak.games.vtes.cards.naming import printed
from sumrak.games.vtes.vocabulary import *

VOTE_CARD: Final = Type.POLITICAL
ANYBODY: Final = Players(Whose.ANY)


def seat(number: int, city: str, title: Title, sect: str, word: str) -> Card:
    return printed(
        number, f"{word}: {city}", VOTE_CARD, for_sect=sect, uses=referendum(GrantTitle(title, city)), text=(GivesTitle(title, city),)
    )  # fmt: skip


def praxis(number: int, city: str) -> Card:
    return seat(number, city, Title.PRINCE, CAMARILLA, "Praxis Seizure")


def crusade(number: int, city: str) -> Card:
    return seat(number, city, Title.ARCHBISHOP, SABBAT, "Crusade")


def justicar(number: int, clan: str, sect: str = "", voting: Region = Region.ANY) -> Card:
    who = Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=(clan,), sect=sect)
    return printed(
        number, f"{clan} Justicar", VOTE_CARD, uses=referendum(GrantTitle(Title.JUSTICAR, to_caller=False), terms=(who,)),
        text=(GivesTitle(Title.JUSTICAR), VotesInIt(1, kin(clan, region=voting))),
    )  # fmt: skip


def vote(number: int, en: str, *effects: Effect, terms: tuple[Slot, ...] = (), **facts: Any) -> Card:
    return printed(number, en, VOTE_CARD, uses=referendum(*effects, terms=terms), **facts)


def ends(title: Title) -> Cards:
    return Cards(Of.VAMPIRE, Whose.ANY, Region.READY, titles=(title,))


GREAT: Final = Cards(Of.VAMPIRE, Whose.ANY, least_capacity=7)
CAITIFF: Final = Cards(Of.VAMPIRE, Whose.ANY, Region.READY, clans=("Caitiff",))

CARDS: Final = (
    *[
        praxis(number, city)
        for number, city in (
            (101447, "Amsterdam"), (101449, "Atlanta"), (101452, "Boston"), (101455, "Chicago"), (101456, "Cleveland"), (101458, "Dublin"),
            (101459, "Frankfurt"), (101462, "Houston"), (101464, "London"), (101465, "Miami"), (101469, "Seattle"),
            (101472, "Washington, D.C."),
        )
    ],
    *[
        crusade(number, city)
        for number, city in (
            (100453, "Atlanta"), (100458, "Detroit"), (100462, "Houston"), (100465, "Mexico City"), (100466, "Miami"), (100467, "New York"),
            (100469, "Philadelphia"), (100470, "Pittsburgh"), (100472, "Toronto"),
        )
    ],
    justicar(100262, "Brujah", voting=Region.READY),
    justicar(100806, "Gangrel", CAMARILLA),
    justicar(101154, "Malkavian", CAMARILLA),
    justicar(101299, "Nosferatu"),
    justicar(101990, "Toreador", voting=Region.READY),
    justicar(102021, "Tremere"),
    justicar(102111, "Ventrue"),
    vote(100059, "Anarchist Uprising", EachBurnsPool()),
    vote(100115, "Autarkis Persecution", EachPoolFor(Cards(Of.MINION, Whose.ANY))),
    vote(100382, "Command of the Harpies", LoseTitle(ends(Title.PRINCE)), terms=(ends(Title.PRINCE),), for_sect=CAMARILLA),
    vote(100410, "Consanguineous Boon", EachPoolFor(Cards(Of.VAMPIRE, Whose.ANY), of_clan=True), terms=(Clans(),), traits=(Trait.BOON,)),
    vote(100411, "Consanguineous Condemnation", TapEach(Cards(Of.VAMPIRE, Whose.ANY), of_clan=True), terms=(Clans(),)),
    vote(100414, "Conservative Agitation", BurnPoints(), terms=(Points(0, least=2),)),
    vote(100557, "Disputed Territory", HandLocation(), terms=(Cards(Of.LOCATION, Whose.ANY), ANYBODY)),
    vote(100583, "Dramatic Upheaval", ChangePlaces(), terms=(Players(Whose.OTHERS),)),
    vote(101052, "Kindred Restructure", TakeSeats(), terms=(Seating(),), for_titles=(Title.PRINCE, Title.JUSTICAR)),
    vote(100672, "Excommunication", LoseTitle(ends(Title.ARCHBISHOP)), terms=(ends(Title.ARCHBISHOP),), for_sect=SABBAT),
    vote(101535, "Rabble Razing", EachBurns(1, Cards(Of.VAMPIRE, Whose.ANY, most_capacity=3))),
    vote(101583, "Regaining the Upper Hand", GetEdge(chosen=True), terms=(ANYBODY,)),
    vote(101699, "Screw the Masquerade!", BurnAlsoPool(1, 1), terms=(ANYBODY,)),
    vote(101986, "Tithings", StealFromEach(1, without=GREAT), for_sect=SABBAT, least_capacity=7),
    vote(102004, "Tradition Upheld", BurnCard(CAITIFF), terms=(CAITIFF,),
        for_titles=(Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)),
    vote(102010, "Transfer of Power", StealFromEach(1, richer=True)),
)  # fmt: skip
