# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""The vampires of the five decks."""

from typing import Final

from sumrak.games.vtes.vocabulary import *

GILBERT_DUANE: Final = vampire(
    "gilbert-duane",
    200517,
    "Gilbert Duane",
    "Malkavian",
    CAMARILLA,
    7,
    1,
    "AUS DOM OBF",
    title=Title.PRINCE,
    city="Miami",
)
ROLAND_BISHOP: Final = vampire("roland-bishop", 201199, "Roland Bishop", "Malkavian", CAMARILLA, 4, 1, "aus dom obf")
OZMO: Final = vampire("ozmo", 201089, "Ozmo", "Malkavian", CAMARILLA, 6, 1, "dom obf AUS", bleed=2)
DIDI_MEYERS: Final = vampire("didi-meyers", 200343, "Didi Meyers", "Malkavian", CAMARILLA, 5, 1, "aus cel obf DOM")
ZEBULON: Final = vampire("zebulon", 201503, "Zebulon", "Malkavian", CAMARILLA, 5, 1, "aus dom pro OBF")
OHANNA: Final = vampire("ohanna", 201073, "Ohanna", "Malkavian", CAMARILLA, 2, 2, "dom")
TIMOTHY_CROWLEY: Final = vampire(
    "timothy-crowley",
    201372,
    "Timothy Crowley",
    "Ventrue",
    CAMARILLA,
    7,
    1,
    "ani dom FOR PRE",
    title=Title.PRINCE,
    city="Dallas",
)
SIR_WALTER_NASH: Final = vampire(
    "sir-walter-nash",
    201292,
    "Sir Walter Nash",
    "Ventrue",
    CAMARILLA,
    7,
    1,
    "DOM FOR PRE",
    title=Title.PRINCE,
    city="Chicago",
)
EMERSON_BRIDGES: Final = vampire(
    "emerson-bridges",
    200419,
    "Emerson Bridges",
    "Ventrue",
    CAMARILLA,
    8,
    1,
    "pot DOM FOR PRE",
    title=Title.PRINCE,
    city="Washington, D.C.",
)
DEMOCRITUS: Final = vampire(
    "democritus",
    200335,
    "Democritus",
    "Ventrue",
    CAMARILLA,
    10,
    1,
    "aus cel for DOM PRE",
    title=Title.JUSTICAR,
    text=(Named("democritus", 1),),
    bleed=2,
)
VIOLETTE_PRENTISS: Final = vampire(
    "violette-prentiss", 201450, "Violette Prentiss", "Ventrue", CAMARILLA, 4, 1, "dom PRE"
)
COURTLAND_LEIGHTON: Final = vampire(
    "courtland-leighton", 200298, "Courtland Leighton", "Ventrue", CAMARILLA, 4, 1, "dom for pre"
)
THEO_BELL: Final = vampire(
    "theo-bell",
    201362,
    "Theo Bell",
    "Brujah",
    CAMARILLA,
    7,
    2,
    "cel dom pre POT",
    text=(
        Offers(Use((EnterCombat(Cards(Of.MINION, Whose.OTHERS, Region.READY)),), is_action=True), "bearer"),
        Named("no-hunt"),
    ),
)
YURI_THE_TALON: Final = vampire("yuri-the-talon", 201493, "Yuri, The Talon", "Brujah", CAMARILLA, 4, 1, "cel pot pre")
HECTOR_SOSA: Final = vampire("hector-sosa", 200581, "Hector Sosa", "Brujah", CAMARILLA, 4, 1, "pre POT")
VOLKER_THE_PUPPET_PRINCE: Final = vampire(
    "volker-the-puppet-prince",
    201458,
    "Volker, The Puppet Prince",
    "Brujah",
    CAMARILLA,
    5,
    2,
    "pot CEL",
    title=Title.PRINCE,
    city="Frankfurt",
    text=(BearerCannotBlock((Title.PRIMOGEN,)),),
)
DRE_LEADER_OF_THE_COLD_DAWN: Final = vampire(
    "dre-leader-of-the-cold-dawn", 200387, "Dre, Leader of the Cold Dawn", "Brujah", CAMARILLA, 3, 1, "cel pot"
)
CRUSHER: Final = vampire(
    "crusher",
    200304,
    "Crusher",
    "Brujah",
    CAMARILLA,
    9,
    1,
    "for CEL POT PRE",
    title=Title.PRIMOGEN,
    strength=2,
    text=(Ability(Use((Strike(dodge=True),), STRIKE, by=By.BEARER, price=(Price.ONCE_A_COMBAT,), blood=1)),),
)
AISLING_STURBRIDGE: Final = vampire(
    "aisling-sturbridge",
    200031,
    "Aisling Sturbridge",
    "Tremere",
    CAMARILLA,
    5,
    2,
    "dom AUS THA",
    text=(YoungerCannotBlock("Tremere"),),
)
MERRILL_MOLITOR: Final = vampire(
    "merrill-molitor",
    200979,
    "Merrill Molitor",
    "Tremere",
    CAMARILLA,
    5,
    1,
    "aus dom THA",
    text=(Ability(Use((Prevent(1, aggravated_to_normal=True),), PREVENT, by=By.BEARER, price=(Price.ONCE_A_COMBAT,))),),
)
SARAH_COBBLER: Final = vampire("sarah-cobbler", 201238, "Sarah Cobbler", "Tremere", CAMARILLA, 4, 1, "dom THA")
ASTRID_THOMAS: Final = vampire(
    "astrid-thomas",
    200148,
    "Astrid Thomas",
    "Tremere",
    CAMARILLA,
    7,
    1,
    "aus pot DOM THA",
    title=Title.PRIMOGEN,
    text=(Named("tally-tremere"),),
)
IGNATIUS: Final = vampire("ignatius", 200623, "Ignatius", "Tremere", CAMARILLA, 4, 1, "aus dom tha")
LAZARUS: Final = vampire(
    "lazarus",
    200820,
    "Lazarus",
    "Tremere",
    CAMARILLA,
    9,
    1,
    "cel pot AUS DOM THA",
    title=Title.PRIMOGEN,
    text=(Ability(Use((Strike(1, ranged=True),), STRIKE, by=By.BEARER)),),
)
LAZARUS_ADV: Final = vampire(
    "lazarus-adv",
    200821,
    "Lazarus (ADV)",
    "Tremere",
    CAMARILLA,
    9,
    1,
    "cel pot AUS DOM THA",
    title=Title.PRIMOGEN,
    base="lazarus",
    advanced=True,
    text=(Ability(Use((Maneuver(),), RANGE, by=By.BEARER, price=(Price.ONCE_A_COMBAT,))),),
    merged=(Ability(Use((Press(to_end=False),), PRESS, by=By.BEARER, price=(Price.ONCE_A_COMBAT,), blood=1)),),
)
FREDERICK_THE_WEAK: Final = vampire(
    "frederick-the-weak", 200483, "Frederick the Weak", "Brujah antitribu", SABBAT, 2, 2, "pre"
)
LOLITA: Final = vampire("lolita", 200849, "Lolita", "Toreador antitribu", SABBAT, 3, 2, "for pre")
EVANGELINE: Final = vampire("evangeline", 200446, "Evangeline", "Brujah antitribu", SABBAT, 4, 2, "cel pot pre")
ROYCE: Final = vampire(
    "royce", 201208, "Royce", "Pander", SABBAT, 1, 2, "dom", text=(Gets(stealth=-1, only=(Only.BLEEDS,)),)
)
MIDGET: Final = vampire(
    "midget",
    200985,
    "Midget",
    "Malkavian antitribu",
    SABBAT,
    3,
    3,
    "obf pre DEM",
    traits=(Trait.INFERNAL,),
    text=(Named("no-animals"),),
)
REMILLIARD_DEVOUT_CRUSADER: Final = vampire(
    "remilliard-devout-crusader", 201178, "Remilliard, Devout Crusader", "Toreador antitribu", SABBAT, 4, 2, "pre AUS"
)
ALFRED_BENEZRI: Final = vampire(
    "alfred-benezri",
    200051,
    "Alfred Benezri",
    "Pander",
    SABBAT,
    6,
    3,
    "aus dom PRE THA",
    title=Title.BISHOP,
    text=(Gets(strength=-1, only=(Only.AGAINST_ALLY,)),),
)
VENERE_CARBONI: Final = vampire(
    "venere-carboni",
    201435,
    "Venere Carboni",
    "Toreador antitribu",
    SABBAT,
    8,
    3,
    "ani AUS CEL PRE",
    title=Title.PRISCUS,
    text=(Upkeep((LeaveTorpor(1),), must=False, only=(Only.IN_TORPOR,)),),
)

CRYPT: Final = (
    GILBERT_DUANE,
    ROLAND_BISHOP,
    OZMO,
    DIDI_MEYERS,
    ZEBULON,
    OHANNA,
    TIMOTHY_CROWLEY,
    SIR_WALTER_NASH,
    EMERSON_BRIDGES,
    DEMOCRITUS,
    VIOLETTE_PRENTISS,
    COURTLAND_LEIGHTON,
    THEO_BELL,
    YURI_THE_TALON,
    HECTOR_SOSA,
    VOLKER_THE_PUPPET_PRINCE,
    DRE_LEADER_OF_THE_COLD_DAWN,
    CRUSHER,
    AISLING_STURBRIDGE,
    MERRILL_MOLITOR,
    SARAH_COBBLER,
    ASTRID_THOMAS,
    IGNATIUS,
    LAZARUS,
    LAZARUS_ADV,
    FREDERICK_THE_WEAK,
    LOLITA,
    EVANGELINE,
    ROYCE,
    MIDGET,
    REMILLIARD_DEVOUT_CRUSADER,
    ALFRED_BENEZRI,
    VENERE_CARBONI,
)
