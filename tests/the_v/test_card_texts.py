# ruff: noqa: F403, F405
"""What is printed on the cards, in both languages. `python tests/the_v/test_card_texts.py` writes the golden file anew."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sumrak.games.the_v.cards import BY_ID, CARDS
from sumrak.games.the_v.cards.catalogue import catalogue
from sumrak.games.the_v.cards.decks import DECKS
from sumrak.games.the_v.vocabulary import *
from sumrak.games.the_v.vocabulary.printed import say_keywords
from sumrak.games.the_v.vocabulary.values import pair
from sumrak.games.the_v.vocabulary.words import FIELDS
from sumrak.kernel.say import LANGUAGES, render

GOLDEN = Path(__file__).parent / "golden" / "cards.txt"


def golden() -> str:
    """All cards: names, facts, type and text in Russian and English."""
    return "\n".join(show(card) for card in CARDS)


def show(card: Card) -> str:
    marks = ("★" if card.unique else "") + ("⚿" if card.key else "")
    numbers = card.sign
    if card.influence is not None and card.threat is not None:
        is_bonus = card.type is Kind.MODIFICATION
        numbers = pair(card.influence, card.threat) if is_bonus else f"{card.influence}/{card.threat}"
    facts = " ".join(part for part in (card.id, marks, numbers, f"({card.gloss})" if card.gloss else "") if part)
    lines = [facts]
    for lang, name in (("ru", card.ru), ("en", card.en)):
        text = say_card(card, lang)
        if card.specialisation is not None:
            text = "· " + render(FIELDS[card.specialisation], lang)
        lines.append(f"  {name} | {type_line(card, lang)} | {text}".rstrip(" |"))
    return "\n".join(lines) + "\n"


def test_golden() -> None:
    """A changed text is a changed card: it is seen in the review."""
    assert golden() == GOLDEN.read_text(encoding="utf-8")


def test_the_set() -> None:
    assert Counter(card.type for card in CARDS) == {
        Kind.TITLE: 3,
        Kind.CHARACTER: 37,
        Kind.MODIFICATION: 11,
        Kind.LOCATION: 5,
        Kind.ACTION: 19,
        Kind.DUEL: 22,
    }
    assert Counter(card.group for card in CARDS) == {"R": 21, "S": 21, "K": 21, "N": 34}
    assert sum(card.key for card in CARDS) == 15
    assert sum(card.unique for card in CARDS) == 18
    assert sum(bool(card.requirements) for card in CARDS) == 21
    assert sum("(+)" in say_card(card, "ru") for card in CARDS if Keyword(Word.INVIOLABLE) not in card.explained) == 24


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_clean(lang: str) -> None:
    """Each language stays by itself, sentences are closed, nothing of a pattern is left."""
    for card in CARDS:
        text = say_card(card, lang)
        foreign = r"[A-WYZa-z]" if lang == "ru" else r"[А-Яа-яЁё]"
        assert not re.search(foreign, text), text
        assert not re.search(r"[{}]|  | [.,;:)]|\( |\.\.|None", text), text
        assert text == "" or text.endswith("."), text
        assert text.count("(") == text.count(")"), text
        assert "-" not in re.sub(r"[A-Za-z]-[a-z]", "", text), text  # a minus is printed as a minus


def test_without_text() -> None:
    """A card without effects has keywords at most, and nothing is invented for it."""
    assert say_card(BY_ID["N-10"], "en") == ""
    assert say_card(BY_ID["R-T01"], "ru") == ""


def test_self_named_texts_name_the_card() -> None:
    """V-121: Ada and Shilo speak of themselves by name."""
    named = [card.id for card in CARDS if f"«{card.ru}»" in say_card(card, "ru")]
    assert named == ["R-08", "K-03"]


EXPLANATIONS = [
    (
        endurance(2),
        "Выносливость +2 (чтобы полностью истощить этого персонажа, нужно на 2 жетона истощения больше).",
        "Endurance +2 (fully exhausting this character takes 2 exhaustion tokens more).",
    ),
    (
        endurance(-5),
        "Выносливость −5 (чтобы полностью истощить этого персонажа, нужно на 5 жетонов истощения меньше).",
        "Endurance −5 (fully exhausting this character takes 5 exhaustion tokens fewer).",
    ),
    (
        FATALITY,
        "Фатальность (когда этот персонаж атакует, карты схватки не используются).",
        "Fatality (when this character attacks, duel cards are not used).",
    ),
    (
        INVIOLABLE,
        "Неприкосновенный (этот персонаж не может быть (+) для карт противника).",
        "Inviolable (this character cannot be (+) of the opponent's cards).",
    ),
    (
        GUARDED,
        "Хранимая (пока у вас в игре есть монстр, эту девушку нельзя атаковать).",
        "Guarded (while you have a monster in play, this girl cannot be attacked).",
    ),
    (
        rage(-3),
        "Ярость −3 (пока этот персонаж истощён, он получает −3/−3).",
        "Rage −3 (while this character is exhausted, it gets −3/−3).",
    ),
    (IRRESISTIBLE, "Непреодолимо (эту карту нельзя отменить).", "Irresistible (this card cannot be cancelled)."),
    (madness(1), "Безумие +1 (+1 к общему безумию).", "Madness +1 (+1 to the madness of both players)."),
]


@pytest.mark.parametrize(("keyword", "ru", "en"), EXPLANATIONS)
def test_explanations(keyword: Keyword, ru: str, en: str) -> None:
    card = modification("X-1", 0, 0, ru="Проба", en="Probe", keywords=(keyword,), explained=(keyword,))
    assert say_keywords(card, "ru") == [ru]
    assert say_keywords(card, "en") == [en]


def girl(*text: Clause) -> Card:
    return character("X-1", GIRL, 2, 2, ru="Проба", en="Probe", text=text)


def monster(*text: Clause) -> Card:
    return character("X-1", MONSTER, 2, 2, ru="Проба", en="Probe", text=text)


def one_off(*effects: Effect) -> Card:
    return action("X-1", ru="Проба", en="Probe", text=(do(*effects),))


def in_duel(*effects: Effect) -> Card:
    return duel_card("X-1", ru="Проба", en="Probe", text=(do(*effects),))


def item(*text: Clause) -> Card:
    return modification("X-1", 1, 1, ru="Проба", en="Probe", text=text)


TEXTS = [
    # what the cases of the rules speak of in quotation marks
    (
        one_off(Play(one_of(Those(CHARACTER, YOURS, HAND)))),
        "Сыграйте персонажа из руки как дополнительного.",
        "Play a character from your hand as an additional character.",
    ),
    (
        one_off(Play(target(Those(CHARACTER, YOURS, SCRAPHEAP)), additional=False)),
        "Сыграйте (+) персонажа из своей свалки.",
        "Play (+) character from your scrapheap.",
    ),
    (
        one_off(ReturnToHand(target(Those(CARD, YOURS, SCRAPHEAP)))),
        "Верните (+) карту из своей свалки в руку.",
        "Return (+) card from your scrapheap to your hand.",
    ),
    (
        one_off(Change(target(Those(CHARACTER)), 4, -4, THIS_TURN)),
        "(+) персонаж получает +4/−4 до конца хода.",
        "(+) character gets +4/−4 until the end of the turn.",
    ),
    (one_off(Turn(target(Those(CARD, OPPONENTS)))), "Поверните (+) карту противника.", "Turn (+) enemy card."),
    (one_off(Turn(target(Those(CHARACTER)), 2)), "Дважды поверните (+) персонажа.", "Double-turn (+) character."),
    (one_off(Untap(target(Those(CHARACTER)), 2)), "Разверните (+) персонажа дважды.", "Untap (+) character twice."),
    (
        one_off(Exhaust(Those(CHARACTER, YOURS), 3)),
        "Истощите каждого из своих персонажей 3 раза.",
        "Exhaust each of your characters 3 times.",
    ),
    (
        one_off(RemoveToVoid(target(Those(CHARACTER)))),
        "Удалите (+) персонажа в пустоту.",
        "Remove (+) character to the void.",
    ),
    (
        one_off(ShuffleIntoDeck(target(Those(CARD, OPPONENTS)))),
        "Замешайте (+) карту противника в колоду владельца.",
        "Shuffle (+) enemy card into its owner's deck.",
    ),
    (
        one_off(ReturnToHand(target(Those(CHARACTER)))),
        "Верните (+) персонажа в руку владельца.",
        "Return (+) character to its owner's hand.",
    ),
    (
        one_off(PutIntoPlay(one_of(Those(MODIFICATION, YOURS, HAND)), on=target(Those(CHARACTER)))),
        "Введите в игру изменение из руки на (+) персонажа.",
        "Put a modification from your hand into play on (+) character.",
    ),
    (
        one_off(PutIntoPlay(some(5, Those(MONSTER, YOURS, HAND)))),
        "Введите в игру 5 монстров из руки.",
        "Put 5 monsters from your hand into play.",
    ),
    (
        one_off(RemoveToken(target(Those(GIRL)), 2)),
        "Снимите 2 жетона истощения с (+) девушки.",
        "Remove 2 exhaustion tokens from (+) girl.",
    ),
    (one_off(Draw(1), Draw(5)), "Возьмите 1 карту, затем возьмите 5 карт.", "Draw 1 card, then draw 5 cards."),
    (
        one_off(Destroy(target(Those(CHARACTER))), Exhaust(target(Those(WITCH)))),
        "Уничтожьте (+) персонажа, затем истощите (+) ведьму.",
        "Destroy (+) character, then exhaust (+) witch.",
    ),
    (
        one_off(Exhaust(target(Those(CHARACTER))), Turn(IT)),
        "Истощите (+) персонажа, затем поверните его.",
        "Exhaust (+) character, then turn it.",
    ),
    (
        one_off(LookAndDiscard(target(Those(ACTION, OPPONENTS, HAND)))),
        "Посмотрите руку противника и выберите в ней (+) действие; противник скидывает его.",
        "Look at the opponent's hand and choose (+) action in it; the opponent discards it.",
    ),
    (
        one_off(LoseText(Those(CHARACTER, OPPONENTS), THIS_TURN)),
        "Все персонажи противника теряют игровой текст до конца хода.",
        "All enemy characters lose their game text until the end of the turn.",
    ),
    (
        one_off(Become(Those(CHARACTER), THIS_TURN, influence=0, endurance=1)),
        "Влияние всех персонажей становится равным 0 до конца хода и выносливость всех персонажей становится равной 1 до конца хода.",
        "The influence of all characters becomes equal to 0 until the end of the turn and the endurance of all characters becomes equal to 1 until the end of the turn.",
    ),
    (
        girl(when(START_OF_YOUR_TURN, Draw(1))),
        "В начале вашего хода возьмите 1 карту.",
        "At the start of your turn, draw 1 card.",
    ),
    (
        girl(when(END_OF_YOUR_TURN, Draw(2), may=True)),
        "В конце вашего хода вы можете взять 2 карты.",
        "At the end of your turn, you may draw 2 cards.",
    ),
    (
        girl(when(END_OF_EACH_TURN, Exhaust(SELF))),
        "В конце хода каждого игрока истощите этого персонажа.",
        "At the end of each player's turn, exhaust this character.",
    ),
    (
        girl(when(START_OF_DUEL, Draw(1))),
        "В начале каждой схватки, в которой участвует «Проба», возьмите 1 карту.",
        "At the start of each duel in which Probe participates, draw 1 card.",
    ),
    (
        girl(when(AFTER_DUEL, Untap(SELF, 2))),
        "После каждой схватки, в которой участвует «Проба», разверните её дважды.",
        "After each duel in which Probe participates, untap her twice.",
    ),
    (
        monster(when(END_OF_DUEL, Turn(SELF), condition=WasExhaustedInDuel(RIVAL))),
        "В конце каждой схватки, в которой участвует «Проба», если его оппонент был истощён в этой схватке, поверните этого персонажа.",
        "At the end of each duel in which Probe participates, if its rival was exhausted in that duel, turn this character.",
    ),
    (
        monster(when(START_OF_DUEL, Change(SELF, 1, 1, THIS_DUEL), condition=WasAttacked(SELF))),
        "В начале каждой схватки, в которой участвует «Проба», если он был атакован, он получает +1/+1 до конца схватки.",
        "At the start of each duel in which Probe participates, if it was attacked, it gets +1/+1 until the end of the duel.",
    ),
    (
        girl(Becomes(Those(CHARACTER), threat=2)),
        "Угроза всех персонажей становится равной 2.",
        "The threat of all characters becomes equal to 2.",
    ),
    (
        girl(Gets(Those(MONSTER, YOURS, other=True), 0, -1, (rage(1),))),
        "Другие ваши монстры получают −0/−1 и Ярость +1.",
        "Your other monsters get −0/−1 and Rage +1.",
    ),
    (girl(Gets(SELF, 2, 2)), "Этот персонаж получает +2/+2.", "This character gets +2/+2."),
    (item(Gets(BEARER, keywords=(rage(-3),))), "Этот персонаж получает Ярость −3.", "This character gets Rage −3."),
    (
        item(when(END_OF_DUEL, Exhaust(RIVAL))),
        "В конце каждой схватки, в которой участвует этот персонаж, истощите его оппонента.",
        "At the end of each duel in which this character participates, exhaust its rival.",
    ),
    (
        item(when(ENTERS_PLAY, Draw(1))),
        "Когда это изменение входит в игру, возьмите 1 карту.",
        "When this modification enters play, draw 1 card.",
    ),
    (
        in_duel(Exhaust(RIVAL)),
        "Истощите участвующего персонажа противника.",
        "Exhaust the participating enemy character.",
    ),
    (
        in_duel(Exhaust(PARTICIPANT), Exhaust(RIVAL, 2)),
        "Истощите своего участвующего персонажа, затем истощите его оппонента дважды.",
        "Exhaust your participating character, then exhaust its rival twice.",
    ),
    (
        in_duel(Change(PARTICIPANT, MadnessAtMost(2), 0, THIS_DUEL)),
        "Ваш участвующий персонаж получает +X/+0 до конца схватки, где X равен безумию в игре, но не больше 2.",
        "Your participating character gets +X/+0 until the end of the duel, where X is the madness in play, at most 2.",
    ),
    (in_duel(later(AFTER_DUEL, Draw(1))), "После схватки возьмите 1 карту.", "After the duel, draw 1 card."),
    (
        in_duel(SwapValues(PARTICIPANT, THIS_DUEL)),
        "Поменяйте местами собственные влияние и угрозу своего участвующего персонажа до конца схватки.",
        "Swap your participating character's own influence and threat until the end of the duel.",
    ),
]


@pytest.mark.parametrize(("card", "ru", "en"), TEXTS)
def test_texts_that_test_cards_need(card: Card, ru: str, en: str) -> None:
    assert say_card(card, "ru") == ru
    assert say_card(card, "en") == en


def test_clauses_are_said_by_address() -> None:
    """(card, i): each clause begins anew, whatever was named in the one before."""
    strings = BY_ID["S-13"]
    assert say_clause(strings, 0, "en") == "Play only on an enemy character."
    assert say_clause(strings, 1, "ru") == "Этого персонажа контролирует игрок, сыгравший это изменение."


def test_catalogue() -> None:
    """Plain JSON types, texts in both languages, all that a client needs to draw a card."""
    shown = catalogue()
    assert len(shown["cards"]) == 97
    harbinger = shown["cards"]["K-04"]
    assert harbinger["names"] == {"en": "Harbinger of Skorn", "ru": "Предвестник Скорна"}
    assert harbinger["text"] == {"en": "Inviolable. Madness +1.", "ru": "Неприкосновенный. Безумие +1."}
    assert shown["cards"]["R-D04"]["sign"] == "−0/−2"
    assert [deck["id"] for deck in shown["decks"]] == [deck.id for deck in DECKS] == ["reaper", "court", "skorn"]
    assert set(shown["groups"]) == {"R", "S", "K", "N"}
    assert shown["keywords"]["endurance:-1"]["names"]["ru"] == "Выносливость −1"  # explained as one less, not one more
    assert shown["keywords"]["endurance:-1"]["text"]["en"].endswith("takes 1 exhaustion token fewer")
    assert shown["cards"]["K-T01"]["specialisation"] == {"en": "Madness", "ru": "Безумие"}


if __name__ == "__main__":
    GOLDEN.write_text(golden(), encoding="utf-8")
