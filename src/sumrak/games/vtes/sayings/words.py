"""The words of Vampire in both languages, and how numbers, cards and players are named in a text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sumrak.games.vtes.vocabulary.terms import BASIC, Title, Trait, Type, Whose
from sumrak.games.vtes.vocabulary.whom import (
    Amount,
    Cards,
    Clans,
    Of,
    Own,
    Players,
    Points,
    Referenda,
    Region,
    Seating,
    Slot,
)
from sumrak.kernel.say import Adjective, Noun, NounPhrase, Pattern, Phrase, Which, Words, noun

MINION: Final = noun(
    "minion",
    "m",
    "миньон миньона миньону миньона миньоном миньоне",
    "миньоны миньонов миньонам миньонов миньонами миньонах",
    animate=True,
)
VAMPIRE: Final = noun(
    "vampire",
    "m",
    "вампир вампира вампиру вампира вампиром вампире",
    "вампиры вампиров вампирам вампиров вампирами вампирах",
    animate=True,
)
ALLY: Final = noun(
    "ally/allies",
    "m",
    "союзник союзника союзнику союзника союзником союзнике",
    "союзники союзников союзникам союзников союзниками союзниках",
    animate=True,
)
LOCATION: Final = noun(
    "location",
    "f",
    "локация локации локации локацию локацией локации",
    "локации локаций локациям локации локациями локациях",
)
EQUIPMENT: Final = noun(
    "equipment/equipment",
    "n",
    "снаряжение снаряжения снаряжению снаряжение снаряжением снаряжении",
    "снаряжения снаряжений снаряжениям снаряжения снаряжениями снаряжениях",
)
RETAINER: Final = noun(
    "retainer",
    "m",
    "слуга слуги слуге слугу слугой слуге",
    "слуги слуг слугам слуг слугами слугах",
    animate=True,
)
CARD: Final = noun("card", "f", "карта карты карте карту картой карте", "карты карт картам карты картами картах")
PLAYER: Final = noun(
    "Methuselah",
    "m",
    "Метузела Метузелы Метузеле Метузелу Метузелой Метузеле",
    "Метузелы Метузел Метузелам Метузел Метузелами Метузелах",
    animate=True,
)
VOTE: Final = noun(
    "vote", "m", "голос голоса голосу голос голосом голосе", "голоса голосов голосам голоса голосами голосах"
)
BLOOD: Final = noun("blood/blood", "f", "кровь крови крови кровь кровью крови", "крови крови крови крови крови крови")
BLOOD_OR_LIFE: Final = Noun(
    "blood or life",
    "blood or life",
    "f",
    False,
    (
        "кровь или жизнь",
        "крови или жизни",
        "крови или жизни",
        "кровь или жизнь",
        "кровью или жизнью",
        "крови или жизни",
    ),
    ("крови или жизни",) * 6,
)
COUNTER: Final = noun("counter", "m", "литр литра литру литр литром литре", "литры литров литрам литры литрами литрах")
POINT: Final = noun("point", "n", "очко очка очку очко очком очке", "очки очков очкам очки очками очках")
LIFE: Final = noun("life/life", "f", "жизнь жизни жизни жизнь жизнью жизни", "жизни жизней жизням жизни жизнями жизнях")
DAMAGE: Final = noun(
    "damage/damage",
    "n",
    "повреждение повреждения повреждению повреждение повреждением повреждении",
    "повреждения повреждений повреждениям повреждения повреждениями повреждениях",
)
STRIKE: Final = noun(
    "additional strike", "m", "удар удара удару удар ударом ударе", "удары ударов ударам удары ударами ударах"
)
AGGRAVATED: Final = Adjective("aggravated", "неизлечим")
TRANSFER: Final = noun(
    "transfer",
    "m",
    "трансфер трансфера трансферу трансфер трансфером трансфере",
    "трансферы трансферов трансферам трансферы трансферами трансферах",
)

NOUNS: Final[dict[Of, Noun]] = {
    Of.MINION: MINION,
    Of.VAMPIRE: VAMPIRE,
    Of.ALLY: ALLY,
    Of.UNCONTROLLED: VAMPIRE,
    Of.LOCATION: LOCATION,
    Of.EQUIPMENT: EQUIPMENT,
    Of.RETAINER: RETAINER,
    Of.CARD: CARD,
}
TYPES: Final[dict[Type, tuple[str, str]]] = {
    Type.VAMPIRE: ("vampire", "вампир"),
    Type.MASTER: ("master", "мастерская карта"),
    Type.ACTION: ("action", "действие"),
    Type.POLITICAL: ("political action", "политическое действие"),
    Type.MODIFIER: ("action modifier", "модификатор действия"),
    Type.REACTION: ("reaction", "реакция"),
    Type.COMBAT: ("combat", "боевая карта"),
    Type.EQUIPMENT: ("equipment", "снаряжение"),
    Type.RETAINER: ("retainer", "слуга"),
    Type.ALLY: ("ally", "союзник"),
    Type.EVENT: ("event", "событие"),
}
OF_TYPE: Final[dict[Type, tuple[str, str]]] = {
    Type.MASTER: ("a master card", "мастерскую карту"),
    Type.ACTION: ("an action card", "карту действия"),
    Type.REACTION: ("a reaction card", "реакцию"),
    Type.COMBAT: ("a combat card", "боевую карту"),
    Type.MODIFIER: ("an action modifier", "модификатор действия"),
    Type.EQUIPMENT: ("an equipment", "снаряжение"),
    Type.ALLY: ("an ally", "союзника"),
    Type.RETAINER: ("a retainer", "слугу"),
    Type.POLITICAL: ("a political action card", "карту политического действия"),
}
TITLES: Final[dict[Title, tuple[str, str, str]]] = {
    Title.PRIMOGEN: ("primogen", "примоген", "примогена"),
    Title.PRINCE: ("prince", "князь", "князя"),
    Title.JUSTICAR: ("justicar", "юстициар", "юстициара"),
    Title.INNER_CIRCLE: ("Inner Circle", "член Внутреннего Круга", "члена Внутреннего Круга"),
    Title.BISHOP: ("bishop", "епископ", "епископа"),
    Title.PRISCUS: ("priscus", "приск", "приска"),
    Title.ARCHBISHOP: ("archbishop", "архиепископ", "архиепископа"),
    Title.CARDINAL: ("cardinal", "кардинал", "кардинала"),
    Title.REGENT: ("regent", "регент", "регента"),
    Title.KHOLO: ("kholo", "холо", "холо"),
    Title.MAGAJI: ("magaji", "магаджи", "магаджи"),
    Title.BARON: ("baron", "барон", "барона"),
    Title.ONE_VOTE: ("1 vote", "1 голос", "1 голоса"),
    Title.TWO_VOTES: ("2 votes", "2 голоса", "2 голосов"),
}
"""(English, Russian, its genitive)."""
SECTS: Final = {
    "Camarilla": ("Camarilla", "Камарилья", "Камарильи"),
    "Sabbat": ("Sabbat", "Шабаш", "Шабаша"),
    "Independent": ("Independent", "независимый", "независимых"),
    "Laibon": ("Laibon", "лайбон", "лайбонов"),
    "Anarch": ("Anarch", "анарх", "анархов"),
}
TRAITS: Final = {
    Trait.INFERNAL: ("infernal", "инфернал"),
    Trait.STERILE: ("sterile", "бесплоден"),
    Trait.BLOOD_CURSED: ("cursed blood: cannot commit diablerie", "проклятая кровь: не может совершать диаблери"),
    Trait.SCARCE: ("scarce", "редкий"),
    Trait.BLACK_HAND: ("Black Hand", "Чёрная Рука"),
    Trait.SERAPH: ("Seraph", "Серафим"),
    Trait.ANARCH: ("anarch", "анарх"),
    Trait.GHOUL: ("ghoul", "гуль"),
    Trait.MORTAL: ("mortal", "смертный"),
    Trait.ANIMAL: ("animal", "животное"),
    Trait.GUN: ("gun", "огнестрельное оружие"),
    Trait.MELEE: ("melee weapon", "холодное оружие"),
    Trait.VEHICLE: ("vehicle", "транспорт"),
    Trait.HUNTING_GROUND: ("hunting ground", "охотничьи угодья"),
    Trait.FLIGHT: ("flight", "полёт"),
    Trait.WEREWOLF: ("werewolf", "оборотень"),
    Trait.MAGE: ("mage", "маг"),
    Trait.MUMMY: ("mummy", "мумия"),
    Trait.WRAITH: ("wraith", "призрак"),
    Trait.DEMON: ("demon", "демон"),
    Trait.CHANGELING: ("changeling", "подменыш"),
    Trait.ZOMBIE: ("zombie", "зомби"),
    Trait.CREATURE: ("gargoyle creature", "тварь горгулий"),
    Trait.HAVEN: ("haven", "убежище"),
    Trait.BOON: ("boon", "услуга"),
    Trait.CONTRACT: ("contract", "контракт"),
    Trait.NOD: ("Nod fragment", "фрагмент Книги Нод"),
    Trait.ARCHETYPE: ("archetype", "архетип"),
    Trait.INVESTMENT: ("investment", "вложение"),
    Trait.WEAPON: ("weapon", "оружие"),
    Trait.AMMO: ("ammo", "патроны"),
    Trait.CHICAGO: ("Chicago circle", "Чикагский круг"),
    Trait.TORRANCE: ("Torrance circle", "Торранский круг"),
}


def counted(number: int, what: Noun, case: str = "acc") -> Phrase:
    """3 votes, 3 голоса."""
    return Pattern("{0}", "{0:" + case + "}", (NounPhrase(what, Which.COUNT, number=number),))


def discipline(code: str, level: int) -> str:
    """As it is written on cards: in small letters basic, in capitals superior."""
    return f"[{code}]" if level == BASIC else f"[{code.upper()}]"


def either(words: Iterable[str], last: str) -> str:
    """a, b or c."""
    row = list(words)
    return f" {last} ".join([", ".join(row[:-1]), row[-1]]) if len(row) > 1 else row[0]


def owner(whose: Whose) -> tuple[str, str]:
    return {
        Whose.OWN: ("you control", "под вашим контролем"),
        Whose.OTHERS: ("another Methuselah controls", "под контролем другого Метузелы"),
        Whose.ANY: ("", ""),
        Whose.PREY: ("your prey controls", "под контролем вашей жертвы"),
        Whose.PREDATOR: ("your predator controls", "под контролем вашего хищника"),
        Whose.NEIGHBOURS: ("your prey or predator controls", "под контролем вашей жертвы или хищника"),
    }[whose]


READY_ADJECTIVE: Final = Adjective("ready", "готов")
TAPPED: Final = Adjective("tapped", "тапнут")
UNTAPPED: Final = Adjective("untapped", "антапнут")
YOUNGER: Final = Adjective("younger", "молод", "stressed", before="более")
OLDER: Final = Adjective("older", "стар", "hard", before="более")
TITLED: Final = Adjective("titled", "титулованн")
UNTITLED: Final = Adjective("untitled", "нетитулованн")
COMMON: Final = Adjective("non-unique", "неуникальн")


def adjectives(cards: Cards) -> tuple[Adjective, ...]:
    found = [
        (cards.younger, YOUNGER),
        (cards.older, OLDER),
        (cards.region is Region.READY, READY_ADJECTIVE),
        (cards.tapped and cards.most_blood < 0, TAPPED),
        (cards.untapped, UNTAPPED),
        (cards.titled is True, TITLED),
        (cards.titled is False, UNTITLED),
        (cards.unlike, COMMON),
    ]
    return tuple([word for has, word in found if has])


def behind(cards: Cards) -> tuple[str, str]:
    """What stands behind the noun: region, capacity, title, sect, clan."""
    en, ru = "", ""
    if cards.clans:
        en += " of clan " + either(cards.clans, "or")
        ru += " клана " + either(cards.clans, "или")
    if cards.not_clans:
        en += " not of clan " + either(cards.not_clans, "or")
        ru += " не из клана " + either(cards.not_clans, "или")
    if cards.sect:
        en += (
            f" of the {SECTS[cards.sect][0]}"
            if cards.sect in ("Camarilla", "Sabbat")
            else f" that is {SECTS[cards.sect][0]}"
        )
        ru += f" из {SECTS[cards.sect][2]}"
    if cards.not_sect:
        en += f" not of the {SECTS[cards.not_sect][0]}"
        ru += f" не из {SECTS[cards.not_sect][2]}"
    if cards.of is Of.UNCONTROLLED:
        en += " in your uncontrolled region"
        ru += " в вашей зоне неподчинённых"
    if cards.region is Region.TORPOR:
        en += " in torpor"
        ru += " в ступоре"
    if cards.least_capacity:
        en += f" with capacity {cards.least_capacity} or more"
        ru += f" с объёмом от {cards.least_capacity}"
    if cards.most_capacity:
        en += f" with capacity {cards.most_capacity} or less"
        ru += f" с объёмом до {cards.most_capacity}"
    if cards.titles:
        en += " with the title " + either([TITLES[title][0] for title in cards.titles], "or")
        ru += " с титулом " + either([TITLES[title][2] for title in cards.titles], "или")
    if cards.fresh:
        en += " that came into your ready region in your last influence phase"
        ru += ", который вышел в зону готовых в вашу прошлую фазу влияния"
    if cards.not_for:
        en += f" that does not require {cards.not_for}"
        ru += f", для которой не нужен {cards.not_for}"
    if cards.named:
        en += f" called {cards.named}"
        ru += f" по имени {cards.named}"
    if cards.trait is not None:
        en += f" ({TRAITS[cards.trait][0]})"
        ru += f" ({TRAITS[cards.trait][1]})"
    if cards.not_titles:
        en += " without the title " + either([TITLES[title][0] for title in cards.not_titles], "or")
        ru += " без титула " + either([TITLES[title][2] for title in cards.not_titles], "или")
    if cards.fed:
        en += " with blood on it"
        ru += " с кровью на нём"
    if cards.not_trait is not None:
        en += f" (not {TRAITS[cards.not_trait][0]})"
        ru += f" (не {TRAITS[cards.not_trait][1]})"
    if cards.lacks:
        en += f" without [{cards.lacks}]"
        ru += f" без [{cards.lacks}]"
    if cards.of_rival:
        en += " on the opposing minion"
        ru += " на противнике"
    if cards.discipline:
        en += f" with [{cards.discipline}]"
        ru += f" с [{cards.discipline}]"
    if cards.gains:
        en += f" without [{cards.gains.upper()}]"
        ru += f" без [{cards.gains.upper()}]"
    return en, ru


def some(cards: Cards, which: Which = Which.ONE, case: str = "acc") -> Phrase:
    """A card as it is chosen or meant: a ready tapped vampire that another Methuselah controls."""
    after_en, after_ru = behind(cards)
    last_en, last_ru = "", ""
    if cards.tapped and cards.most_blood >= 0:
        last_en = f", tapped or with at most {cards.most_blood} blood"
        last_ru = f", если он тапнут или у него не больше {cards.most_blood} крови"
    if cards.most_blood >= 0 and not cards.tapped:
        last_en += f" with {cards.most_blood or 'no'} blood{' or less' if cards.most_blood else ''}"
        last_ru += f", у которого крови не больше {cards.most_blood}" if cards.most_blood else ", у которого нет крови"
    if cards.within:
        last_en += ", with no more blood than there are counters on this card"
        last_ru += ", у которого крови не больше, чем литров на этой карте"
    en, ru = owner(cards.whose) if cards.of is not Of.UNCONTROLLED else ("", "")
    if cards.fresh:
        en, ru = "", ""
    if cards.on_minion:
        last_en, last_ru, en, ru = last_en + " on a minion you control", last_ru + " на вашем миньоне", "", ""
    if cards.whose is Whose.OTHERS and which in (Which.ALL, Which.BARE):
        en, ru = "other Methuselahs control", "под контролем других Метузел"
    said_en = "{0}" + after_en + (f" that {en}" if en else "") + last_en
    said_ru = "{0:" + case + "}" + after_ru + (f" {ru}" if ru else "") + last_ru
    other = cards.other and which is Which.ONE
    return Pattern(said_en, said_ru, (NounPhrase(NOUNS[cards.of], which, adjectives=adjectives(cards), other=other),))


def term(slot: Slot) -> Phrase:
    """What the terms of a referendum choose."""
    if isinstance(slot, Cards):
        return some(slot)
    if isinstance(slot, Players):
        rich = (" with more pool than you", ", у которого пула больше, чем у вас") if slot.richer else ("", "")
        return Words(f"another Methuselah{rich[0]}", f"другого Метузелу{rich[1]}")
    if isinstance(slot, Points):
        among_en, among_ru = (
            ("the other Methuselahs", "остальных Метузел")
            if slot.among_others_of
            else (f"at least {slot.least} Methuselahs", f"{slot.least} или больше Метузел")
        )
        return Pattern(
            f"how {{0}} are shared among {among_en}",
            f"то, как {{0}} делятся среди {among_ru}",
            (
                counted(slot.total, POINT, "nom")
                if slot.total
                else Words("as many points as there are Methuselahs", "очки (по числу Метузел)"),
            ),
        )
    if isinstance(slot, Clans):
        return Words("a clan of those in play", "клан из тех, что в игре")
    if isinstance(slot, Own):
        return Words("a card of yours", "свою карту")
    if isinstance(slot, Seating):
        return Words(
            "a new order in which the Methuselahs sit, clockwise",
            "новый порядок, в котором сидят Метузелы, по часовой стрелке",
        )
    if isinstance(slot, Referenda):
        return Words("a referendum", "голосование")
    assert isinstance(slot, Amount)
    return Words("X", "X")
