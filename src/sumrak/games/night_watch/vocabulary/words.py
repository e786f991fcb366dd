"""The words of Night Watch in both languages: what its card texts are made of."""

from typing import Final

from sumrak.games.night_watch.vocabulary.terms import Breed, Location, SpellKind, Type, Watch
from sumrak.kernel.say import Noun, Pattern, Phrase, Words, noun, verb

# nouns
WATCHER: Final = noun(
    "Watcher",
    "m",
    "Дозорный Дозорного Дозорному Дозорного Дозорным Дозорном",
    "Дозорные Дозорных Дозорным Дозорных Дозорными Дозорных",
    animate=True,
)
MAGE: Final = noun("mage", "m", "маг мага магу мага магом маге", "маги магов магам магов магами магах", animate=True)
WITCH: Final = noun(
    "witch/witches",
    "f",
    "ведьма ведьмы ведьме ведьму ведьмой ведьме",
    "ведьмы ведьм ведьмам ведьм ведьмами ведьмах",
    animate=True,
)
VAMPIRE: Final = noun(
    "vampire",
    "m",
    "вампир вампира вампиру вампира вампиром вампире",
    "вампиры вампиров вампирам вампиров вампирами вампирах",
    animate=True,
)
SHAPESHIFTER: Final = noun(
    "shapeshifter",
    "m",
    "оборотень оборотня оборотню оборотня оборотнем оборотне",
    "оборотни оборотней оборотням оборотней оборотнями оборотнях",
    animate=True,
)
SPELL: Final = noun(
    "Spell",
    "n",
    "Заклинание Заклинания Заклинанию Заклинание Заклинанием Заклинании",
    "Заклинания Заклинаний Заклинаниям Заклинания Заклинаниями Заклинаниях",
)
ATTACK: Final = noun("Attack", "f", "Атака Атаки Атаке Атаку Атакой Атаке", "Атаки Атак Атакам Атаки Атаками Атаках")
PROTECTION: Final = noun(
    "Protection", "f", "Защита Защиты Защите Защиту Защитой Защите", "Защиты Защит Защитам Защиты Защитами Защитах"
)
HEALING: Final = noun(
    "Healing",
    "n",
    "Исцеление Исцеления Исцелению Исцеление Исцелением Исцелении",
    "Исцеления Исцелений Исцелениям Исцеления Исцелениями Исцелениях",
)
STEP: Final = noun("step", "m", "шаг шага шагу шаг шагом шаге", "шаги шагов шагам шаги шагами шагах")
CELL: Final = noun(
    "cell", "f", "ячейка ячейки ячейке ячейку ячейкой ячейке", "ячейки ячеек ячейкам ячейки ячейками ячейках"
)

BREEDS: Final[dict[Breed, Noun]] = {
    Breed.MAGE: MAGE,
    Breed.SHAPESHIFTER: SHAPESHIFTER,
    Breed.VAMPIRE: VAMPIRE,
    Breed.WITCH: WITCH,
}
SPELLS: Final[dict[SpellKind, Noun]] = {
    SpellKind.ATTACK: ATTACK,
    SpellKind.PROTECTION: PROTECTION,
    SpellKind.HEALING: HEALING,
}

# verbs; the subjects stand in the nominative
NAME: Final = verb("name/names", "{v} {0}", "назовите/назвать/называет/называют", "{v} {0:acc}")
NAME_OR: Final = verb("name/names", "{v} {0} or {1}", "назовите/назвать/называет/называют", "{v} {0:acc} или {1:acc}")
DISCARD: Final = verb("discard/discards", "{v} {0} {1}", "сбросьте/сбросить/сбрасывает/сбрасывают", "{v} {0:acc} {1}")

# fixed words
WATCHES: Final = {
    Watch.NIGHT: Words("Night Watch", "Ночной Дозор"),
    Watch.DAY: Words("Day Watch", "Дневной Дозор"),
}
OF_WATCH: Final = {
    Watch.NIGHT: Words("of the Night Watch", "Ночного Дозора"),
    Watch.DAY: Words("of the Day Watch", "Дневного Дозора"),
}
LIGHT_OR_DARK: Final = {
    Watch.NIGHT: Words("a Light Watcher", "Светлый"),
    Watch.DAY: Words("a Dark Watcher", "Тёмный"),
}
TYPES: Final = {
    Type.WATCHER: Words("Watcher", "Дозорный"),
    Type.SPELL: Words("Spell", "Заклинание"),
    Type.ITEM: Words("Item", "Предмет"),
    Type.ACCIDENT: Words("Accident", "Случайность"),
    Type.CHARACTER: Words("character", "персонаж"),
}
DONOR: Final = Words("Donor", "Донор")
LOCATIONS: Final = {
    Location.ROOF: Words("Roof", "Крыша"),
    Location.ENTRANCE: Words("Entrance", "Подъезд"),
    Location.METRO: Words("Metro", "Метро"),
    Location.HAIRDRESSERS: Words("Hairdresser's", "Парикмахерская"),
    Location.FLAT: Words("Svetlana's Flat", "Квартира Светланы"),
    Location.GORSVET: Words("Gorsvet", "Горсвет"),
    Location.KOSMOS: Words("Kosmos", "«Космос»"),
}
THIS_TURN: Final = Words("this turn", "в этот ход")
REMINDERS: Final[dict[Breed, Phrase]] = {
    Breed.MAGE: Words(
        "Mage: may go into the Gloom before a battle and then plays one Spell more for each level, at a price",
        "Маг: перед боем может уйти в Сумрак и за каждый уровень играет одним Заклинанием больше, но платит за это",
    ),
    Breed.WITCH: Words(
        "Witch: goes into the Gloom like a mage, and keeps one Spell as her Amulet, one card more in a battle",
        "Ведьма: ходит в Сумрак, как маг, и держит одно Заклинание Амулетом: это ещё одна карта в бою",
    ),
    Breed.SHAPESHIFTER: Words(
        "Shapeshifter: draws Spells in battle, uses any number of them, and keeps the others as Maneuvers",
        "Оборотень: берёт Заклинания в бою, играет сколько угодно, а остальные держит как Манёвры",
    ),
    Breed.VAMPIRE: Words(
        "Vampire: draws a Spell or heals a wound for each wound it deals, calls Donors, and may use any Spell as "
        "Attack-1",
        "Вампир: за каждую нанесённую рану берёт Заклинание или лечит рану, зовёт Доноров и может сыграть любое "
        "Заклинание как Атаку-1",
    ),
}
DONOR_REMINDER: Final = Words("vampires may attack and call a Donor", "вампиры могут атаковать и звать Донора")
MINUS: Final = "\u2212"


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def either(parts: tuple[Phrase, ...]) -> Phrase:
    """A or B; A, B or C."""
    if len(parts) == 1:
        return parts[0]
    places = [f"{{{i}}}" for i in range(len(parts))]
    start = ", ".join(places[:-1])
    return Pattern(f"{start} or {places[-1]}", f"{start} или {places[-1]}", parts)
