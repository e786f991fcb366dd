"""Whom a text is about: all of some cards, one of them that is chosen, or a card that the situation fixes."""

from dataclasses import dataclass
from typing import Final

from sumrak.games.berserk.vocabulary import words
from sumrak.games.berserk.vocabulary.terms import Element, Kind, Mark, Ref, Side, Type, What, Where, Word
from sumrak.kernel.say import Adjective, NounPhrase, Owner, Pattern, Phrase, Which, Words

OWNERS: Final = {Side.ANY: Owner.NOBODY, Side.YOURS: Owner.YOU, Side.ENEMY: Owner.OPPONENT}
ELEMENT_WORDS: Final = {
    Element.STEPPE: ("the Steppe", "Степей"),
    Element.MOUNTAINS: ("the Mountains", "Гор"),
    Element.FOREST: ("the Forest", "Леса"),
    Element.SWAMPS: ("the Swamps", "Болот"),
    Element.DARKNESS: ("Darkness", "Тьмы"),
    Element.NEUTRAL: ("no element", "нейтральных"),
}
KIND_WORDS: Final = {
    Kind.DISCHARGE: ("discharge", "разрядом"),
    Kind.MAGIC: ("magic strike", "магическим ударом"),
    Kind.SPELL: ("spell", "заклинанием"),
    Kind.SHOT: ("shot", "выстрелом"),
    Kind.THROW: ("throw", "метанием"),
    Kind.LUNGE: ("lunge", "ударом через ряд"),
    Kind.SPECIAL: ("special strike", "особым ударом"),
}


@dataclass(frozen=True)
class Those:
    """Every card in play that meets all of the conditions; a text about attacks means those that can be attacked."""

    what: What = What.CREATURE
    side: Side = Side.ANY
    where: Where = Where.ANYWHERE
    range: int = 0  # B-2.8; 0: no limit
    other: bool = False  # not the card that says so
    closed: bool | None = None
    flying: bool | None = None
    elements: tuple[Element, ...] = ()
    classes: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()  # has one of these
    words: tuple[Word, ...] = ()  # has one of these features …
    kinds: tuple[Kind, ...] = ()  # … or something of one of these kinds among its features
    elite: bool | None = None
    max_cost: int = 0  # costs at most this; 0: no matter
    max_weak: int = -1  # its weak simple strike is at most …
    min_weak: int = -1  # … or at least this, as printed (B-15.9c)
    wounded: bool | None = None
    min_wounds: int = 0
    type: Type | None = None
    half: Side = Side.ANY  # stands on your half, or on the enemy's
    row: int = 0  # stands in this row of the enemy's half
    unique: bool | None = None
    defending: bool = False  # has become the target by defending
    min_cost: int = 0  # costs at least this


@dataclass(frozen=True)
class Chosen:
    """One of these, chosen when declaring (B-14.8); `number`: up to so many, all of them different."""

    of: Those
    number: int = 1


@dataclass(frozen=True)
class Each:
    """All of these: nothing is chosen (B-16.11)."""

    of: Those


Whom = Ref | Chosen | Each


def one(those: Those) -> Chosen:
    return Chosen(those)


def each(those: Those) -> Each:
    return Each(those)


def those_phrase(those: Those, which: Which, number: int = 1) -> NounPhrase:
    adjectives: list[Adjective] = []
    tails: list[Phrase] = []
    if those.closed is not None:
        adjectives.append(words.CLOSED if those.closed else words.OPEN)
    if those.where is Where.ADJACENT:
        adjectives.append(words.ADJACENT)
    if those.wounded is True:
        adjectives.append(words.WOUNDED)
    if those.unique is not None:
        adjectives.append(words.UNIQUE)
    if those.elite is not None:
        adjectives.append(words.ELITE if those.elite else words.REGULAR)
    if those.flying is not None:
        adjectives.append(words.FLYING if those.flying else words.NON_FLYING)
    adjectives += [words.OF_ELEMENT[element] for element in those.elements[:1] if len(those.elements) == 1]
    noun = words.DEFENDER if those.defending else words.WHATS[those.what]
    if those.type is not None:
        noun = words.TYPE_NOUNS[those.type]
    if len(those.elements) > 1:
        named = [ELEMENT_WORDS[element] for element in those.elements]
        tails.append(
            Words(f"of {alternatives([n[0] for n in named], 'or')}", alternatives([n[1] for n in named], "или"))
        )
    if those.classes:
        tails.append(listed("of class", "класса", [quoted(name) for name in those.classes]))
    if those.where is Where.SAME_COLUMN:
        tails.append(Words("in its column", "в том же столбце"))
    if those.where is Where.AROUND_IT:
        tails.append(Words("next to it", "рядом с этим местом"))
    if those.where is Where.BESIDE:
        tails.append(Words("to the left or right of it", "слева или справа от него"))
    if those.where is Where.SAME_CELL:
        tails.append(Words("on that cell", "на этой клетке"))
    if those.where is Where.IN_FRONT:
        tails.append(Words("in front of it", "напротив"))
    tails += [words.MARKS[mark] for mark in those.marks[:1]]
    if those.words or those.kinds:
        named = [(words.KEYWORDS[word][0], words.KEYWORDS[word][3]) for word in those.words]
        tails.append(listed("with", "с", named + [KIND_WORDS[kind] for kind in those.kinds]))
    if those.wounded is False:
        tails.append(Words("without wounds", "без ран"))
    if those.min_wounds:
        wounds = NounPhrase(words.WOUND, Which.COUNT, number=those.min_wounds)
        tails.append(Pattern("with {0} or more", "с {0:ins} и более", (wounds,)))
    if those.max_cost:
        tails.append(Words(f"of cost {those.max_cost} or less", f"стоимостью до {those.max_cost} включительно"))
    if those.min_cost:
        tails.append(Words(f"of cost {those.min_cost} or more", f"стоимостью от {those.min_cost}"))
    if those.min_weak >= 0:
        tails.append(
            Words(
                f"with a weak simple strike of {those.min_weak} or more",
                f"со слабым простым ударом от {those.min_weak}",
            )
        )
    if those.max_weak >= 0:
        tails.append(
            Words(
                f"with a weak simple strike of {those.max_weak} or less",
                f"со слабым простым ударом до {those.max_weak}",
            )
        )
    if those.half is not Side.ANY:
        tails.append(HALVES[those.half])
    if those.row:
        tails.append(
            Words(f"in the enemy's row {those.row}", f"{'во' if those.row == 2 else 'в'} {those.row}-м ряду противника")
        )
    if those.range:
        tails.append(Words(f"within range {those.range}", f"в пределах дальности {those.range}"))
    return NounPhrase(noun, which, OWNERS[those.side], tuple(adjectives), number, those.other, tails=tuple(tails))


HALVES: Final = {
    Side.YOURS: Words("on your half", "на вашей половине поля"),
    Side.ENEMY: Words("on the enemy half", "на половине поля противника"),
}


def quoted(name: str) -> tuple[str, str]:
    said = words.CLASSES[name]
    return said.en, f"«{said.ru}»"


def listed(en: str, ru: str, named: list[tuple[str, str]]) -> Words:
    return Words(
        f"{en} {alternatives([n[0] for n in named], 'or')}", f"{ru} {alternatives([n[1] for n in named], 'или')}"
    )


def alternatives(parts: list[str], word: str) -> str:
    if len(parts) == 1:
        return parts[0]
    return ", ".join(parts[:-1]) + f" {word} " + parts[-1]
