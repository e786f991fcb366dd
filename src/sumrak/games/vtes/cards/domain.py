# ruff: noqa: F403, F405  (cards are written in the words of the vocabulary and nothing else)
"""Master cards of the pool of 2003: Disciplines, hunting grounds, places of the clans, what lies before a player or on a minion."""

from typing import Any, Final

from sumrak.games.vtes.cards.crypt_bonuses import kin, of_sect
from sumrak.games.vtes.cards.naming import printed
from sumrak.games.vtes.vocabulary import *

MASTER_CARD: Final = Type.MASTER
DURING: Final = A | B | C
OWN: Final = Cards(Of.VAMPIRE, Whose.OWN)
OWN_READY: Final = Cards(Of.VAMPIRE, Whose.OWN, Region.READY)
ANY_VAMPIRE: Final = Cards(Of.VAMPIRE, Whose.ANY)
ANY_READY: Final = Cards(Of.VAMPIRE, Whose.ANY, Region.READY)
ANYBODY_BURNS: Final = Offers(Use((BurnSelf(),), is_action=True), "any")
STAYS: Final = (Use((StayInPlay(),)),)
TAP_IT: Final = (Price.TAP,)
FOR_A_MASTER: Final = (Price.MASTER,)


def discipline(number: int, en: str, code: str) -> Card:
    where = Cards(Of.VAMPIRE, Whose.ANY, gains=code)
    return printed(number, en, MASTER_CARD, uses=(Use((PutOn(where),)),), text=(GivesDiscipline(code),))


def hunting_ground(number: int, en: str, clan: str) -> Card:
    return printed(
        number, en, MASTER_CARD, for_clan=(clan,), pool=2, unique=True, location=True, traits=(Trait.HUNTING_GROUND,), uses=STAYS,
        text=(Upkeep((GainBlood(1, OWN_READY),), must=False), Named("hunting-ground")),
    )  # fmt: skip


def place(number: int, en: str, *text: Clause, clan: str = "", pool: int = 0) -> Card:
    """A unique location."""
    return printed(
        number, en, MASTER_CARD, for_clan=(clan,) if clan else (), pool=pool, unique=True, location=True, uses=STAYS, text=text
    )  # fmt: skip


def lasting(
    number: int, en: str, *text: Clause, uses: tuple[Use, ...] = STAYS, unique: bool = True, **facts: Any
) -> Card:
    """A card that stays before whoever played it."""
    return printed(number, en, MASTER_CARD, unique=unique, uses=uses, text=text, **facts)


def upon(number: int, en: str, whom: Cards, *text: Clause, more: tuple[Effect, ...] = (), **facts: Any) -> Card:
    """A card that is put on another one."""
    return printed(number, en, MASTER_CARD, uses=(Use((PutOn(whom), *more)),), text=text, **facts)


def now(number: int, en: str, *effects: Effect, text: tuple[Clause, ...] = (), **facts: Any) -> Card:
    return printed(number, en, MASTER_CARD, uses=(Use(effects),), text=text, **facts)


def tap(
    when: int, *effects: Effect, only: tuple[Only | Condition, ...] = (), by: By = By.METHUSELAH, pool: int = 0
) -> Ability:
    return Ability(Use(effects, when, by=by, only=only, price=TAP_IT, pool=pool))


def cover(number: int, en: str, clan: str, pool: int) -> Card:
    """Tapped for +1 stealth of a vampire of the clan."""
    acts = ActorIs(Cards(Of.VAMPIRE, Whose.OWN, clans=(clan,)))
    return place(number, en, tap(B, AddStealth(1), only=(acts,)), clan=clan, pool=pool)


def nursery(number: int, en: str, clan: str, pool: int = 2) -> Card:
    """Tapped in the influence phase for 1 blood of an uncontrolled vampire of the clan."""
    return place(
        number, en, tap(INFLUENCE, FeedUncontrolled(1, Cards(Of.UNCONTROLLED, clans=(clan,)))), clan=clan, pool=pool
    )  # fmt: skip


def path(number: int, en: str, clan: str, code: str) -> Card:
    return lasting(
        number, en, Costs(-1, code=code, for_clan=clan, kind="blood"),
        Offers(Use((BurnSelf(), HurtThis(1, vampires_only=True)), is_action=True), "any"), pool=1, for_clan=(clan,),
    )  # fmt: skip


def investment(number: int, en: str, uses: tuple[Use, ...], pool: int, **facts: Any) -> Card:
    takes = Ability(Use((CountersToPool(1),), MASTER, price=FOR_A_MASTER))
    return lasting(number, en, takes, uses=uses, pool=pool, traits=(Trait.INVESTMENT,), unique=False, **facts)


def with_counters(n: int, per: Cards | None = None) -> tuple[Use, ...]:
    return (Use((StayWith(n, per),)),)


def watched(clans: str) -> tuple[Only | Condition, ...]:
    return (BlockedBy(Cards(Of.VAMPIRE, Whose.OWN, clans=(clans,))),)


SPHINX: Final = Count(1, burn_at=3)

CARDS: Final = (
    *[
        discipline(number, en, code)
        for number, en, code in (
            (100070, "Animalism", "ani"), (100114, "Auspex", "aus"), (100342, "Chimerstry", "chi"), (100521, "Dementation", "dem"),
            (100774, "Fortitude", "for"), (101267, "Necromancy", "nec"), (101310, "Obfuscate", "obf"), (101312, "Obtenebration", "obt"),
            (101424, "Potence", "pot"), (101480, "Presence", "pre"), (101498, "Protean", "pro"), (101534, "Quietus", "qui"),
            (101728, "Serpentis", "ser"), (102116, "Vicissitude", "vic"),
        )
    ],
    *[
        hunting_ground(number, en, clan)
        for number, en, clan in (
            (100049, "Amusement Park Hunting Ground", "Brujah antitribu"), (100288, "Campground Hunting Ground", "Gangrel antitribu"),
            (100426, "Corporate Hunting Ground", "Ventrue antitribu"), (100724, "Fetish Club Hunting Ground", "Toreador antitribu"),
            (100996, "Institution Hunting Ground", "Malkavian antitribu"), (101102, "Library Hunting Ground", "Tzimisce"),
            (101243, "Morgue Hunting Ground", "Giovanni"), (101354, "Park Hunting Ground", "Ravnos"),
            (101415, "Political Hunting Ground", "Lasombra"), (101753, "Shanty Town Hunting Ground", "Nosferatu antitribu"),
            (101808, "Slum Hunting Ground", "Nosferatu"), (101821, "Society Hunting Ground", "Toreador"),
            (101953, "Temple Hunting Ground", "Follower of Set"), (102066, "Underworld Hunting Ground", "Assamite"),
            (102075, "University Hunting Ground", "Tremere antitribu"), (102212, "Zoo Hunting Ground", "Gangrel"),
        )
    ],
    *[
        cover(number, en, clan, pool)
        for number, en, clan, pool in (
            (100126, "Backways", "Gangrel", 2), (100629, "Elysian Fields", "Lasombra", 2), (100777, "Fortune Teller Shop", "Ravnos", 2),
            (101070, "Labyrinth, The", "Nosferatu", 1), (101326, "Opium Den", "Follower of Set", 1),
            (102050, "Twisted Forest", "Gangrel antitribu", 2),
        )
    ],
    *[
        nursery(number, en, clan)
        for number, en, clan in (
            (100081, "Arcane Library", "Tremere"), (100095, "Art Museum", "Toreador"), (100609, "Ecoterrorists", "Gangrel"),
            (100803, "Gang Territory", "Brujah antitribu"), (101300, "Nosferatu Kingdom", "Nosferatu antitribu"),
        )
    ],
    *[
        path(number, en, clan, code)
        for number, en, clan, code in (
            (101358, "Path of Blood, The", "Assamite", "qui"), (101359, "Path of Bone, The", "Giovanni", "nec"),
            (101364, "Path of Metamorphosis, The", "Tzimisce", "vic"), (101365, "Path of Night, The", "Lasombra", "obt"),
            (101366, "Path of Paradox, The", "Ravnos", "chi"), (101370, "Path of the Feral Heart, The", "Gangrel antitribu", "pro"),
            (101373, "Path of Typhon, The", "Follower of Set", "ser"),
        )
    ],
    # places
    place(100329, "Chantry",
        tap(MASTER, ToReady(Cards(Of.VAMPIRE, Whose.ANY, Region.TORPOR, clans=("Tremere",))), pool=1),
        tap(
            MASTER, BurnBlood(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, clans=("Tremere",), fed=True)),
            ToReady(Cards(Of.VAMPIRE, Whose.ANY, Region.TORPOR, clans=("Tremere",))),
        ),
        clan="Tremere",
    ),
    place(100351, "City Gangrel Connections",
        Ability(Use((AddVotes(1),), POLL, only=(Only.POLITICAL,), price=(Price.ONCE_AN_ACTION,))), clan="Gangrel antitribu",
    ),
    place(100444, "Creepshow Casino",
        tap(ANNOUNCED, AddStealth(1, always=True), only=(Only.ON_UNDIRECTED, ActorIs(Cards(Of.VAMPIRE, Whose.OWN)))), pool=2,
    ),
    place(100594, "Dummy Corporation", Ability(Use((LessBleed(2),), DURING, only=(Only.BLEED_OF_YOU,), price=(Price.BURN,)))),
    place(100620, "Elder Library", Gets(hand=1), pool=1),
    place(100632, "Elysium: The Palace of Versailles",
        tap(POLL, EachVotes(1, Cards(Of.VAMPIRE, Whose.OWN, Region.READY, sect=CAMARILLA, titled=True)), only=(Only.POLITICAL,)), pool=2,
    ),
    place(100779, "Foundation Exhibit",
        Aura(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, clans=("Toreador antitribu",), titled=False), Gets(votes=1)),
        Offers(Use((BurnSelf(),), blood=1, is_action=True), "any vampire"), clan="Toreador antitribu",
    ),
    place(100945, "Hungry Coyote, The", Aura(Cards(Of.VAMPIRE, Whose.OWN, sect=SABBAT), Gets(hunt=1)), pool=2),
    place(101120, "London Evening Star, Tabloid Newspaper", tap(B, AddIntercept(1)), pool=3),
    place(101171, "Market Square", tap(B, AddIntercept(1), only=watched("Assamite")), clan="Assamite", pool=1),
    place(101207, "Metro Underground", tap(DISCARD, Untap(OWN), pool=1)),
    place(101355, "Parthenon, The", tap(MASTER, MasterActions(1)), pool=2),
    place(101383, "Pentex(TM) Loves You!", tap(DURING, PaidBleed(of_sect(SABBAT)), only=(Only.BLEED,)), pool=2),
    place(101410, "Police Department", tap(PRESS, Press(to_continue=False), by=By.COMBATANT)),
    place(101438, "Powerbase: Mexico City",
        Upkeep((CountersToPool(1),)),
        Offers(Use((CountersToPool(-1),), is_action=True), "others", Cards(Of.VAMPIRE, Whose.ANY, sect=SABBAT)), pool=2,
    ),
    place(101439, "Powerbase: Montreal",
        Ability(Use((FeedUncontrolled(1, Cards(Of.UNCONTROLLED)),), INFLUENCE, price=(Price.ONCE_A_PHASE,))),
        Offers(Use((StealIt(),), is_action=True), "others' vampires"),
    ),
    place(101536, "Rack, The",
        Upkeep((FeedChosen(2),), must=False), Offers(Use((StealIt(),), is_action=True), "others' vampires"), Named("rack"),
    ),
    place(101662, "Rumor Mill, Tabloid Newspaper, The",
        tap(B, PaidIntercept(), only=(BlockedBy(Cards(Of.VAMPIRE, Whose.ANY, fed=True)),)), pool=1,
    ),
    place(102001, "Tower of London",
        tap(AFTER, GainPool(1), only=(Only.SUCCESSFUL, ActsBy("nec"))), clan="Giovanni", pool=2,
    ),
    # before a player
    lasting(100058, "Anarch Troublemaker",
        Upkeep((TapUpTo(2, Cards(Of.VAMPIRE, Whose.PREY)), PassOn(Whose.PREY)), must=False),
        Upkeep((BurnCard(Cards(Of.EQUIPMENT, Whose.PREY)), PassOn(Whose.PREY)), must=False),
    ),
    lasting(100178, "Bleeding the Vine", Upkeep((TapOrPay(),)), tap(PLAYED, CancelMaster()), pool=1),
    lasting(100588, "Dreams of the Sphinx",
        tap(ANYTIME, MoreHand(2), SPHINX), tap(UNTAP, GainPool(1), SPHINX, only=(Only.YOUR_TURN, Only.EDGE)),
        tap(ANYTIME, FeedUncontrolled(1, Cards(Of.UNCONTROLLED)), SPHINX), pool=1,
    ),
    lasting(100785, "Fragment of the Book of Nod",
        tap(ANYTIME, Draw(2)), Offers(Use((StealIt(),), is_action=True), "others' vampires"), traits=(Trait.NOD,),
    ),
    lasting(100807, "Gangrel Revel",
        Aura(Cards(Of.VAMPIRE, Whose.OWN, clans=("Gangrel",)), Gets(strength=1)),
        Offers(Use((BurnSelf(),), is_action=True), "any", Cards(Of.MINION, Whose.ANY, not_clans=("Ravnos",))),
        for_clan=("Gangrel",), pool=1,
    ),
    lasting(100985, "Information Network",
        tap(B, AddIntercept(1), only=watched("Nosferatu antitribu")), for_clan=("Nosferatu antitribu",), pool=1,
    ),
    lasting(101229, "Mob Connections", tap(PRESS, Press(to_end=False), by=By.COMBATANT), ANYBODY_BURNS),
    lasting(101346, "Palla Grande",
        Aura(kin("Toreador antitribu", region=Region.ANY), Gets(bleed=1)), OnDiscard(1),
        uses=with_counters(3), for_clan=("Toreador antitribu",),
    ),
    lasting(101430, "Power Structure",
        tap(POLL, EachVotes(1, Cards(Of.VAMPIRE, Whose.OWN, Region.READY, clans=("Lasombra",))), only=(Only.POLITICAL,)),
        for_clan=("Lasombra",),
    ),
    lasting(102086, "Using the Advantage",
        Upkeep((GainPool(1),), must=False, only=(Only.EDGE,), price=TAP_IT), for_clan=("Nosferatu antitribu",), pool=1, unique=False,
    ),
    investment(101502, "Protracted Investment", with_counters(5), 2),
    investment(101769, "Short-Term Investment", with_counters(3), 1),
    investment(102110, "Ventrue Investment", with_counters(0, Cards(Of.VAMPIRE, Whose.OWN, clans=("Ventrue antitribu",))), 0,
        for_clan=("Ventrue antitribu",)),
    # on a minion
    upon(100098, "Art of Pain, The", kin("Toreador antitribu"), Gets(strength=2), unique=True, pool=2, for_clan=("Toreador antitribu",)),
    upon(100154, "Bestial Visage", Cards(Of.VAMPIRE, Whose.ANY, clans=("Gangrel antitribu",)), Gets(stealth=-1)),
    upon(100526, "Depravity", OWN_READY,
        Gets(strength=1), Gets(stealth=1, only=(Only.ON_DIABLERIE,)), Forbids(("allies", "retainers")), unique=True, pool=1,
    ),
    upon(100533, "Detection", Cards(Of.VAMPIRE, Whose.ANY, clans=("Lasombra",)),
        StaysTapped(), Upkeep((UntapThis(),), "bearer", must=False, only=(Only.TAPPED,), blood=1), Forbids(("votes",)),
        Offers(Use((BurnSelf(),), is_action=True), "bearer"),
    ),
    upon(100804, "Gangrel Atavism", Cards(Of.VAMPIRE, Whose.ANY, clans=("Gangrel",)), Gets(bleed=-1)),
    upon(100866, "Guardian Angel", OWN_READY,
        Gets(intercept=1, only=(Only.BLEED, Only.AIMED_AT_YOU)),
        Ability(Use((Prevent(1),), PREVENT, by=By.BEARER, price=(Price.ONCE_A_COMBAT,))), Named("not-in-torpor"), pool=2,
    ),
    upon(100943, "Humanitas", OWN_READY,
        Gets(stealth=1, only=(Only.ON_RESCUE,)), Rescues(-1), Forbids(("diablerie",)), unique=True,
    ),
    upon(101601, "Remover", Cards(Of.VAMPIRE, Whose.ANY, trait=Trait.BLACK_HAND),
        Offers(Use((Tap(Cards(Of.CARD, Whose.ANY)),), stealth=1, is_action=True), "bearer"), OnePerMinion(),
    ),
    upon(101748, "Shakar", Cards(Of.VAMPIRE, Whose.ANY, trait=Trait.BLACK_HAND),
        Offers(Use((EnterCombat(Cards(Of.VAMPIRE, Whose.OTHERS, Region.READY, younger=True, not_trait=Trait.BLACK_HAND)),), is_action=True), "bearer"),
        OnePerMinion(), pool=1,
    ),
    upon(101780, "Sight Beyond Sight", Cards(Of.VAMPIRE, Whose.OWN, clans=("Salubri",)),
        Gets(intercept=1), unique=True, for_clan=("Salubri",), burn_option=True,
    ),
    # at once
    now(100104, "Ascendance", GainPool(1)),
    now(100424, "Coroner's Contact", FromCrypt("Samedi", 1), pool=1),
    now(100824, "Giant's Blood", FillBlood(ANY_VAMPIRE), text=(OncePerGame(),)),
    now(101000, "Into the Fire", ChangeSect(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, not_sect=SABBAT), SABBAT), trifle=True),
    now(101097, "Letter from Vienna", TapEach(kin("Tremere"))),
    now(101225, "Misdirection", Tap(Cards(Of.MINION, Whose.ANY)), pool=1),
    now(101335, "Out of Control", BurnCard(Cards(Of.VAMPIRE, Whose.ANY, clans=("Brujah antitribu",), most_capacity=5)),
        pool=2, text=(OncePerGame(),)),
    now(101336, "Out of the Frying Pan", ChangeSect(Cards(Of.VAMPIRE, Whose.OWN, Region.READY, sect=SABBAT), CAMARILLA), trifle=True),
    now(101569, "Recruitment", FromCrypt(), pool=2),
    now(101881, "Stranger Among Us, The", FromCrypt(scarce=True), pool=1),
    now(102080, "Unnatural Disaster", BurnCard(Cards(Of.LOCATION, Whose.ANY)), pool=2),
    now(102134, "Vulnerability", BurnCard(Cards(Of.VAMPIRE, Whose.ANY, Region.TORPOR)), pool=1),
    now(102207, "Zillah's Valley", FeedUncontrolled(4, Cards(Of.UNCONTROLLED, least_capacity=8)), pool=5),
)  # fmt: skip
