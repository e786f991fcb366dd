"""Vampires that are facts alone."""

from __future__ import annotations

import random

import sumrak
from sumrak.games.vtes.cards.decks import A
from sumrak.games.vtes.cards.plain_crypt import PLAIN_VAMPIRES, id_of
from sumrak.games.vtes.deck import Deck
from sumrak.games.vtes.printed import SHEET
from sumrak.games.vtes.vocabulary import Gets, Title, Trait

BY_ID = {card.id: card for card in PLAIN_VAMPIRES}


def test_names_in_plain_letters():
    assert id_of("Almiro Suárez") == "almiro-suarez"
    assert id_of("“Coach” Tyrone Soros, M.D.") == "coach-tyrone-soros-md"


def test_rows_become_cards():
    rashid, jost, kite = BY_ID["abd-al-rashid"], BY_ID["jost-werner"], BY_ID["kite"]
    assert (rashid.clan, rashid.sect, rashid.capacity, rashid.disciplines) == (
        "Assamite",
        "Independent",
        5,
        "obf CEL QUI",
    )
    assert rashid.traits == (Trait.BLOOD_CURSED,) and rashid.bleed == rashid.strength == 1
    assert jost.text == (Gets(stealth=1),)
    assert kite.text == (Gets(intercept=1),) and kite.title is Title.BISHOP
    assert BY_ID["adrianne"].bleed == 2
    assert {card.title for card in PLAIN_VAMPIRES} >= {Title.PRINCE, Title.BISHOP, Title.JUSTICAR, None}
    assert all(card.city for card in PLAIN_VAMPIRES if card.title in (Title.PRINCE, Title.ARCHBISHOP))


def test_every_card_has_one_id_and_one_number():
    numbers = [card.number for card in SHEET.cards if card.number]
    assert len(set(numbers)) == len(numbers)


def test_they_play():
    """A game of three with a crypt of twelve of them each, to the end."""
    luck = random.Random(5)
    for seed in range(3):
        crypts = [tuple([(card.id, 1) for card in luck.sample(PLAIN_VAMPIRES, 12)]) for _ in range(3)]
        decks = [Deck(f"t{i}", f"Test {i}", crypt, A.library) for i, crypt in enumerate(crypts)]
        game = sumrak.new("vtes", decks=decks, seed=seed)
        while not game.is_over:
            game.play(luck.randrange(len(game.decision.options)))
        assert sumrak.replay(game.record()).digest() == game.digest()
