"""What the rules need to know of a card, worked out once: its data as flat numbers, and the Watchers in their order."""

from __future__ import annotations

from sumrak.games.night_watch.vocabulary import (
    AmuletWhole,
    BitesAs,
    Breed,
    Card,
    CheaperGloom,
    DrawsMore,
    Guards,
    Location,
    LookAtDeck,
    LookAtSpells,
    NoMinus,
    NoToken,
    SpellKind,
    Steps,
    Stronger,
    StrongerOnce,
    Truce,
    Type,
    Watch,
    Withdraws,
)
from sumrak.games.night_watch.vocabulary.accidents import BearsTheVortex, GuardsEgor, StaysUntilDrained
from sumrak.kernel.place import ALL, NOBODY, OWNER, Place, Zone

NIGHT, DAY = 0, 1
SIDES = {Watch.NIGHT: NIGHT, Watch.DAY: DAY}
WATCHER, SPELL, ITEM, ACCIDENT, CHARACTER = range(5)
TYPES = {Type.WATCHER: WATCHER, Type.SPELL: SPELL, Type.ITEM: ITEM, Type.ACCIDENT: ACCIDENT, Type.CHARACTER: CHARACTER}
MAGE, WITCH, VAMPIRE, SHAPESHIFTER = range(4)
BREEDS = {Breed.MAGE: MAGE, Breed.WITCH: WITCH, Breed.VAMPIRE: VAMPIRE, Breed.SHAPESHIFTER: SHAPESHIFTER}
ATTACK, PROTECTION, HEALING = range(3)
SCHOOLS = {SpellKind.ATTACK: ATTACK, SpellKind.PROTECTION: PROTECTION, SpellKind.HEALING: HEALING}

# the map and the other places that all games have; those of the Watchers follow
LOCATION = Zone("location", ALL, in_play=True)
LOCATION_IDS = ("roof", "entrance", "metro", "hairdressers", "flat", "gorsvet", "kosmos")
ROOF, ENTRANCE, METRO, HAIRDRESSERS, FLAT, GORSVET, KOSMOS = range(7)
LOCATIONS = 7
HAND, LINES, COMMON_LINES, SPELL_DECK, SPELL_DISCARD, LINES_DISCARD, GONE, OWN = 7, 9, 11, 12, 13, 14, 15, 16
"""Place of a seat's hand: HAND + seat; of its Probability deck: LINES + seat; of what belongs to Watcher w: OWN + 3 * w."""
HAND_ZONE, LINES_ZONE = Zone("hand", OWNER), Zone("lines", NOBODY, ordered=True)
SHARED = (
    *[Place(LOCATION, -1, name) for name in LOCATION_IDS],
    Place(HAND_ZONE, NIGHT),
    Place(HAND_ZONE, DAY),
    Place(LINES_ZONE, NIGHT),
    Place(LINES_ZONE, DAY),
    Place(LINES_ZONE, -1),
    Place(Zone("spell_deck", NOBODY, ordered=True), -1),
    Place(Zone("spell_discard", ALL), -1),
    Place(Zone("lines_discard", ALL), -1),
    Place(Zone("gone", ALL), -1),
)
SPELLS, ITEMS, PLAYED = Zone("spells", OWNER), Zone("items", ALL, in_play=True), Zone("played", ALL, in_play=True)
MANEUVERS, AMULET = Zone("maneuvers", OWNER), Zone("amulet", OWNER)


class Facts:
    """A definition. Numbers of Items are 0 where a card does nothing of the kind."""

    __slots__ = (
        "against_vampires", "amulet_whole", "bite", "breed", "card", "cost", "discount", "donor", "draws", "experience", "guards_egor", "is_egor", "is_svetlana",
        "looks_at_deck", "looks_at_spells", "no_token", "power", "school", "shield", "side", "starts", "steps", "strength", "sword",
        "truce", "type", "unweakened", "users", "w", "withdraws",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        self.card = card
        self.type: int = TYPES[card.type]
        self.side: int = -1 if card.watch is None else SIDES[card.watch]
        self.breed: int = -1 if card.breed is None else BREEDS[card.breed]
        self.school: int = -1 if card.spell is None else SCHOOLS[card.spell]
        self.strength, self.experience, self.cost = card.strength, card.experience, card.cost
        self.power, self.donor = card.power, card.donor
        self.starts: int = -1 if card.starts is None else place_of(card.starts)
        self.w = -1
        self.users = self.withdraws = 0
        self.against_vampires = self.sword = self.discount = self.steps = self.draws = self.shield = self.bite = 0
        self.unweakened = -1
        self.amulet_whole = self.no_token = self.looks_at_spells = self.looks_at_deck = False
        self.truce = self.guards_egor = self.is_egor = self.is_svetlana = False
        for effect in card.text:
            self.read(effect)

    def read(self, effect: object) -> None:
        if isinstance(effect, Stronger):
            self.against_vampires = effect.plus
        elif isinstance(effect, StrongerOnce):
            self.sword = effect.plus
        elif isinstance(effect, CheaperGloom):
            self.discount = effect.less
        elif isinstance(effect, Steps):
            self.steps = effect.number
        elif isinstance(effect, DrawsMore):
            self.draws = effect.number
        elif isinstance(effect, NoMinus):
            self.unweakened = SCHOOLS[effect.kind]
        elif isinstance(effect, Guards):
            self.shield = effect.points
        elif isinstance(effect, BitesAs):
            self.bite = effect.power
        elif isinstance(effect, Withdraws):
            self.withdraws = effect.cells
        self.amulet_whole = self.amulet_whole or isinstance(effect, AmuletWhole)
        self.no_token = self.no_token or isinstance(effect, NoToken)
        self.looks_at_spells = self.looks_at_spells or isinstance(effect, LookAtSpells)
        self.looks_at_deck = self.looks_at_deck or isinstance(effect, LookAtDeck)
        self.truce = self.truce or isinstance(effect, Truce)
        self.guards_egor = self.guards_egor or isinstance(effect, GuardsEgor)
        self.is_egor = self.is_egor or isinstance(effect, StaysUntilDrained)
        self.is_svetlana = self.is_svetlana or isinstance(effect, BearsTheVortex)


def place_of(location: Location) -> int:
    return LOCATION_IDS.index(location.value)


class Sheet:
    """The cards of a game. A Watcher w is the w-th in the order of Initiative (NW-21).

    By w: `watchers` its facts, `side`, `breed`, `under` the place of its Maneuvers or Amulet, or -1. `number` the
    definition of an id.
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.facts = [Facts(card) for card in cards]
        self.number = {card.id: i for i, card in enumerate(cards)}
        by_initiative = sorted([i for i, f in enumerate(self.facts) if f.type == WATCHER], key=self.initiative)
        self.watchers = [self.facts[i] for i in by_initiative]
        self.size = len(self.watchers)
        for w, facts in enumerate(self.watchers):
            facts.w = w
        self.side = tuple([facts.side for facts in self.watchers])
        self.breed = tuple([facts.breed for facts in self.watchers])
        for facts in self.facts:
            if facts.type == ITEM:
                facts.users = self.users_of(facts)
        self.places, self.under = self.lay_places()

    def initiative(self, definition: int) -> tuple[int, int]:
        return self.cards[definition].initiative, definition

    def users_of(self, item: Facts) -> int:
        """NW-120: the Watchers that an Item allows, as bits."""
        ids = item.card.holders
        return sum([1 << f.w for f in self.watchers if f.side == item.side and (not ids or f.card.id in ids)])

    def lay_places(self) -> tuple[tuple[Place, ...], tuple[int, ...]]:
        places, under = [*SHARED], []
        for facts in self.watchers:
            name = facts.card.id
            places.append(Place(SPELLS, facts.side, f"{name}.hand"))
            places.append(Place(ITEMS, facts.side, f"{name}.items"))
            places.append(Place(PLAYED, facts.side, f"{name}.played"))
        for facts in self.watchers:
            zone = {SHAPESHIFTER: MANEUVERS, WITCH: AMULET}.get(facts.breed)
            under.append(len(places) if zone is not None else -1)
            if zone is not None:
                places.append(Place(zone, facts.side, f"{facts.card.id}.{zone.name}"))
        return tuple(places), tuple(under)
