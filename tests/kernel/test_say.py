"""Phrases in two languages: cases, animacy, numerals, agreement, and whose is whose."""

import pytest

from sumrak.kernel.say import (
    Adjective,
    Agreeing,
    And,
    Clause,
    May,
    Name,
    Noun,
    NounPhrase,
    Owner,
    Pattern,
    Phrase,
    Predicate,
    Pronoun,
    ThatPlayer,
    Then,
    Which,
    Words,
    noun,
    render,
    sentence,
    verb,
)

CHARACTER = noun(
    "character",
    "m",
    "персонаж персонажа персонажу персонажа персонажем персонаже",
    "персонажи персонажей персонажам персонажей персонажами персонажах",
    animate=True,
)
GIRL = noun(
    "girl",
    "f",
    "девушка девушки девушке девушку девушкой девушке",
    "девушки девушек девушкам девушек девушками девушках",
    animate=True,
)
CARD = noun("card", "f", "карта карты карте карту картой карте", "карты карт картам карты картами картах")
CREATURE = noun(
    "creature",
    "n",
    "существо существа существу существо существом существе",
    "существа существ существам существ существами существах",
    animate=True,
)
TOKEN = noun(
    "exhaustion token",
    "m",
    "жетон жетона жетону жетон жетоном жетоне",
    "жетоны жетонов жетонам жетоны жетонами жетонах",
    after="истощения",
)
INFLUENCE = noun(
    "influence",
    "n",
    "влияние влияния влиянию влияние влиянием влиянии",
    "влияния влияний влияниям влияния влияниями влияниях",
)
WITCH = noun(
    "witch/witches",
    "f",
    "ведьма ведьмы ведьме ведьму ведьмой ведьме",
    "ведьмы ведьм ведьмам ведьм ведьмами ведьмах",
    animate=True,
)

EXHAUSTED = Adjective("exhausted", "истощённ")
TURNED = Adjective("turned", "повёрнут")
WOUNDED = Adjective("wounded", "ранен")
PARTICIPATING = Adjective("participating", "участвующ", "hushing")
STRANGE = Adjective("strange", "чуж", "velar")
EQUAL = Adjective("equal", "равн")
NOT_TURNED = Adjective("", "повёрнут", before="не полностью", clauses=("that is not turned", "that are not turned"))

EXHAUST = verb("exhaust/exhausts", "{v} {0}", "истощите/истощить/истощает/истощают", "{v} {0:acc}")
UNTAP = verb("untap/untaps", "{v} {0}", "разверните/развернуть/разворачивает/разворачивают", "{v} {0:acc}")
DRAW = verb("draw/draws", "{v} {0}", "возьмите/взять/берёт/берут", "{v} {0:acc}")
HEAL = verb("heal/heals", "{v} {0} by {1}", "излечите/излечить/излечивает/излечивают", "{v} {0:acc} на {1}")
GIVE = verb("give/gives", "{v} {0} {1}", "добавьте/добавить/добавляет/добавляют", "{v} {0:dat} {1:acc}")
CONTROL = verb("take/takes", "{v} control of {0}", "возьмите/взять/берёт/берут", "{v} {0:acc} под контроль")
SWAP = verb("swap/swaps", "{v} places with {0}", "поменяйтесь/поменяться/меняется/меняются", "{v} местами с {0:ins+}")
TAKE_OFF = verb("remove/removes", "{v} {0} from {1}", "снимите/снять/снимает/снимают", "{v} {0:acc} с {1:gen+}")
GET = verb("get/gets", "{v} {0}", "получите/получить/получает/получают", "{v} {0}")
BECOME = verb("become/becomes", "{v} {0} to {1}", "станьте/стать/становится/становятся", "{v} {0} {1}")

ENEMY, MINE = Owner.OPPONENT, Owner.YOU


def np(
    noun: Noun, which: Which = Which.ONE, owner: Owner = Owner.NOBODY, *adjectives: Adjective, n: int = 1
) -> NounPhrase:
    return NounPhrase(noun, which, owner, adjectives, n)


def count(noun: Noun, n: int, owner: Owner = Owner.NOBODY, *adjectives: Adjective) -> NounPhrase:
    return np(noun, Which.COUNT, owner, *adjectives, n=n)


def up_to(noun: Noun, n: int) -> NounPhrase:
    return np(noun, Which.UP_TO, n=n)


ORDERS: list[tuple[Phrase, str, str]] = [
    (
        Clause(EXHAUST, (np(CHARACTER, Which.CHOSEN, ENEMY),)),
        "Истощите (+) персонажа противника.",
        "Exhaust (+) enemy character.",
    ),
    (
        Clause(EXHAUST, (np(GIRL, Which.CHOSEN, ENEMY, TURNED),)),
        "Истощите (+) повёрнутую девушку противника.",
        "Exhaust (+) turned enemy girl.",
    ),
    (
        Clause(EXHAUST, (count(CHARACTER, 2, ENEMY, EXHAUSTED),)),
        "Истощите 2 истощённых персонажей противника.",
        "Exhaust 2 exhausted enemy characters.",
    ),
    (
        Clause(UNTAP, (np(GIRL, Which.ONE, MINE, EXHAUSTED),)),
        "Разверните свою истощённую девушку.",
        "Untap your exhausted girl.",
    ),
    (Clause(DRAW, (np(CARD),)), "Возьмите карту.", "Draw a card."),
    (Clause(DRAW, (count(CARD, 1),)), "Возьмите 1 карту.", "Draw 1 card."),
    (Clause(DRAW, (count(CARD, 2),)), "Возьмите 2 карты.", "Draw 2 cards."),
    (Clause(DRAW, (count(CARD, 5),)), "Возьмите 5 карт.", "Draw 5 cards."),
    (Clause(DRAW, (count(CARD, 11),)), "Возьмите 11 карт.", "Draw 11 cards."),
    (Clause(DRAW, (count(CARD, 12),)), "Возьмите 12 карт.", "Draw 12 cards."),
    (Clause(DRAW, (count(CARD, 21),)), "Возьмите 21 карту.", "Draw 21 cards."),
    (Clause(DRAW, (count(CARD, 112),)), "Возьмите 112 карт.", "Draw 112 cards."),
    (Clause(DRAW, (up_to(CARD, 3),)), "Возьмите до 3 карт.", "Draw up to 3 cards."),
    (Clause(DRAW, (up_to(CARD, 1),)), "Возьмите до 1 карты.", "Draw up to 1 card."),
    (Clause(DRAW, (up_to(CARD, 21),)), "Возьмите до 21 карты.", "Draw up to 21 cards."),
    (
        Clause(HEAL, (np(CREATURE, Which.ONE, Owner.NOBODY, WOUNDED), Words("2", "2"))),
        "Излечите раненое существо на 2.",
        "Heal a wounded creature by 2.",
    ),
    (
        Clause(HEAL, (np(CREATURE, Which.ONE, MINE, WOUNDED), Words("1", "1"))),
        "Излечите своё раненое существо на 1.",
        "Heal your wounded creature by 1.",
    ),
    (
        Clause(GIVE, (np(CHARACTER, Which.ONE, ENEMY, TURNED), count(TOKEN, 1))),
        "Добавьте повёрнутому персонажу противника 1 жетон истощения.",
        "Give a turned enemy character 1 exhaustion token.",
    ),
    (
        Clause(CONTROL, (np(CHARACTER, Which.ONE, ENEMY, EXHAUSTED),)),
        "Возьмите истощённого персонажа противника под контроль.",
        "Take control of an exhausted enemy character.",
    ),
    (
        Clause(CONTROL, (count(CREATURE, 5, MINE),)),
        "Возьмите 5 своих существ под контроль.",
        "Take control of 5 of your creatures.",
    ),
    (
        Clause(SWAP, (np(GIRL, Which.ONE, ENEMY),)),
        "Поменяйтесь местами с девушкой противника.",
        "Swap places with an enemy girl.",
    ),
    (
        Clause(SWAP, (count(CHARACTER, 3, MINE),)),
        "Поменяйтесь местами с 3 своими персонажами.",
        "Swap places with 3 of your characters.",
    ),
    (Clause(SWAP, (Pronoun("she", "f"),)), "Поменяйтесь местами с ней.", "Swap places with her."),
    (Clause(EXHAUST, (Pronoun("they", "pl"),)), "Истощите их.", "Exhaust them."),
    (
        Clause(UNTAP, (count(GIRL, 2, MINE, TURNED),)),
        "Разверните 2 своих повёрнутых девушек.",
        "Untap 2 of your turned girls.",
    ),
    (
        Clause(UNTAP, (count(CARD, 21, MINE, TURNED),)),
        "Разверните 21 свою повёрнутую карту.",
        "Untap 21 of your turned cards.",
    ),
    (Clause(UNTAP, (np(GIRL, Which.EACH, MINE),)), "Разверните каждую из своих девушек.", "Untap each of your girls."),
    (Clause(UNTAP, (np(CHARACTER, Which.EACH),)), "Разверните каждого персонажа.", "Untap each character."),
    (
        Clause(EXHAUST, (np(CHARACTER, Which.OF, MINE, NOT_TURNED),)),
        "Истощите одного из своих не полностью повёрнутых персонажей.",
        "Exhaust one of your characters that is not turned.",
    ),
    (Clause(EXHAUST, (np(GIRL, Which.OF, MINE, n=2),)), "Истощите 2 из своих девушек.", "Exhaust 2 of your girls."),
    (
        Clause(TAKE_OFF, (np(TOKEN, Which.AT_LEAST, n=2), Pronoun("it", "m"))),
        "Снимите не меньше 2 жетонов истощения с него.",
        "Remove 2 or more exhaustion tokens from it.",
    ),
    (Clause(EXHAUST, (np(WITCH, Which.ALL, ENEMY),)), "Истощите всех ведьм противника.", "Exhaust all enemy witches."),
    (Clause(DRAW, (np(CARD, Which.ONE, Owner.NOBODY, STRANGE),)), "Возьмите чужую карту.", "Draw a strange card."),
    (
        Clause(EXHAUST, (NounPhrase(CHARACTER, Which.CHOSEN, possessor=Pronoun("she", "f")),)),
        "Истощите её (+) персонажа.",
        "Exhaust her (+) character.",
    ),
    (
        Clause(EXHAUST, (And((np(GIRL, Which.CHOSEN, MINE), np(GIRL, Which.CHOSEN, ENEMY), np(CREATURE))),)),
        "Истощите (+) свою девушку, (+) девушку противника и существо.",
        "Exhaust (+) girl of yours, (+) enemy girl and a creature.",
    ),
    (
        May((Clause(DRAW, (count(CARD, 1),)), Clause(UNTAP, (np(GIRL, Which.ONE, MINE),)))),
        "Вы можете взять 1 карту, затем развернуть свою девушку.",
        "You may draw 1 card, then untap your girl.",
    ),
    (
        Then((Clause(DRAW, (count(CARD, 2),)), Clause(EXHAUST, (np(CREATURE),)))),
        "Возьмите 2 карты, затем истощите существо.",
        "Draw 2 cards, then exhaust a creature.",
    ),
]

STATEMENTS: list[tuple[Phrase, str, str]] = [
    (
        Clause(GET, (Words("+1/+1", "+1/+1"),), np(GIRL, Which.BARE, MINE)),
        "Ваши девушки получают +1/+1.",
        "Your girls get +1/+1.",
    ),
    (
        Clause(GET, (Words("+1/+0", "+1/+0"),), NounPhrase(GIRL, Which.BARE, MINE, other=True)),
        "Другие ваши девушки получают +1/+0.",
        "Your other girls get +1/+0.",
    ),
    (
        Clause(GET, (Words("+1/+0", "+1/+0"),), np(CHARACTER, Which.THE, MINE, PARTICIPATING)),
        "Ваш участвующий персонаж получает +1/+0.",
        "Your participating character gets +1/+0.",
    ),
    (
        Clause(GET, (Words("+1/+0", "+1/+0"),), np(CREATURE, Which.THIS)),
        "Это существо получает +1/+0.",
        "This creature gets +1/+0.",
    ),
    (
        Clause(GET, (Words("+1/+0", "+1/+0"),), And((np(GIRL, Which.THE), Name("Margo", "Марго", "f")))),
        "Девушка и «Марго» получают +1/+0.",
        "The girl and Margo get +1/+0.",
    ),
    (
        Clause(BECOME, (Agreeing("equal", EQUAL, "ins"), Words("2", "2")), np(INFLUENCE, Which.PLAIN)),
        "Влияние становится равным 2.",
        "Influence becomes equal to 2.",
    ),
    (
        Clause(
            BECOME,
            (Agreeing("equal", EQUAL, "ins"), Words("2", "2")),
            And((np(INFLUENCE, Which.PLAIN), np(GIRL, Which.PLAIN))),
        ),
        "Влияние и девушка становятся равными 2.",
        "Influence and girl become equal to 2.",
    ),
    (
        Clause(EXHAUST, (np(CHARACTER, Which.OF, MINE),), ThatPlayer()),
        "Он истощает одного из своих персонажей.",
        "That player exhausts one of their characters.",
    ),
    (
        Clause(EXHAUST, (np(CHARACTER, Which.OF, MINE),), np(GIRL, Which.THE)),
        "Девушка истощает одного из ваших персонажей.",
        "The girl exhausts one of your characters.",
    ),
    (
        Pattern(
            "if {0:nom} {1}, {2}",
            "если {0} {1}, {2}",
            (
                Name("Ada", "Ада", "f"),
                Predicate("was attacked", ("был атакован", "была атакована", "было атаковано", "были атакованы")),
                Clause(UNTAP, (Pronoun("she", "f"),)),
            ),
        ),
        "Если «Ада» была атакована, разверните её.",
        "If Ada was attacked, untap her.",
    ),
]

NOMINATIVES = [
    (np(CREATURE, Which.THE, MINE), "ваше существо", "your creature"),
    (count(CHARACTER, 2, MINE), "2 ваших персонажа", "2 of your characters"),
    (count(CARD, 21, MINE), "21 ваша карта", "21 of your cards"),
    (count(CREATURE, 5, MINE, WOUNDED), "5 ваших раненых существ", "5 of your wounded creatures"),
    (count(GIRL, 3, Owner.NOBODY, PARTICIPATING), "3 участвующих девушки", "3 participating girls"),
    (np(CHARACTER, Which.ALL, MINE), "все ваши персонажи", "all your characters"),
    (count(TOKEN, 4), "4 жетона истощения", "4 exhaustion tokens"),
]


@pytest.mark.parametrize(("phrase", "ru", "en"), ORDERS + STATEMENTS)
def test_sentence(phrase: Phrase, ru: str, en: str) -> None:
    assert sentence(phrase, "ru") == ru
    assert sentence(phrase, "en") == en


@pytest.mark.parametrize(("phrase", "ru", "en"), NOMINATIVES)
def test_nominative(phrase: Phrase, ru: str, en: str) -> None:
    assert render(phrase, "ru") == ru
    assert render(phrase, "en") == en


def test_all_six_cases_with_an_adjective() -> None:
    """The accusative of what lives is the genitive, of what does not, the nominative."""
    places = " ".join(f"{{0:{case}}}" for case in ("nom", "gen", "dat", "acc", "ins", "pre"))
    girl = Pattern(places, places, (np(GIRL, Which.ONE, Owner.NOBODY, EXHAUSTED),))
    assert render(girl, "ru") == (
        "истощённая девушка истощённой девушки истощённой девушке истощённую девушку истощённой девушкой истощённой девушке"
    )
    characters = Pattern(places, places, (np(CHARACTER, Which.BARE, Owner.NOBODY, PARTICIPATING),))
    assert render(characters, "ru") == (
        "участвующие персонажи участвующих персонажей участвующим персонажам "
        "участвующих персонажей участвующими персонажами участвующих персонажах"
    )
    cards = Pattern("{0:acc}", "{0:acc}", (np(CARD, Which.BARE, Owner.NOBODY, TURNED),))
    assert render(cards, "ru") == "повёрнутые карты"


def test_a_name_is_never_declined() -> None:
    assert render(Clause(EXHAUST, (Name("Shilo", "Шило", "m"),)), "ru") == "истощите «Шило»"


def test_english_possessive() -> None:
    of = Pattern("{0:poss} influence", "", (np(CHARACTER, Which.CHOSEN),))
    assert render(of, "en") == "(+) character's influence"
    assert render(Pattern("{0:poss} influence", "", (np(CHARACTER, Which.ALL),)), "en") == "all characters' influence"
    assert render(Pattern("{0:poss} influence", "", (Pronoun("she", "f"),)), "en") == "her influence"


def test_what_an_empty_place_leaves_behind_goes() -> None:
    empty = Words("", "")
    assert render(Pattern("a {0}, b {0} .", "а {0}, б {0} .", (empty,)), "ru") == "а, б."
