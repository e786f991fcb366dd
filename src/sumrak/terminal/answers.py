"""What a person types at the table: the words of options, what is near to words that mean nothing."""

from __future__ import annotations

import difflib
import re
from typing import Any

from sumrak.game import Decision, Game, InvalidNotation
from sumrak.kernel.notation import CARD, CLAUSE, normal
from sumrak.terminal.speech import Complaint, Teller, near
from sumrak.words import LANGUAGES

NAMED = re.compile(r"[\w'-]+")
"""A word of a notation that may be the id of a card or a place."""
SIGNS = re.compile(r"[.,:;!?()–-]|->")
SIDE = re.compile(r"\b(opponent|противник)\.")
COPY = re.compile(r"#\d+")
SIGNS_OF_SIDES = re.compile(r"^(opponent|противник|my|мой|seat\d)\.")
MOST_NEAR = 5
SHORTEST = 4
"""Letters of a word that is enough to mean an option."""


def spoken(notation: str, game: Game, teller: Teller) -> str:
    """A notation in the language of the reader, with the names of its cards."""
    verb, _, rest = with_cells(notation, game).partition(" ")
    if teller.lang == "ru":
        verb = game.spec.language.verbs[verb].ru
        rest = rest.replace(" on ", " на ").replace("opponent.", "противник.")
    verb = verb.replace("_", " ")
    text = f"{verb} {NAMED.sub(lambda found: name_of(found[0], teller), rest)}".strip()
    short = SIDE.sub("", text)
    return short if short != text and is_clear(short, game) else text


def name_of(word: str, teller: Teller) -> str:
    """Of a card or a place by its id; anything else as it is."""
    return teller.places[word][teller.lang] if word in teller.places else teller.card(word)


def with_cells(notation: str, game: Game) -> str:
    """Copies on a field by where they stand: `move 10-061@D2' C2'` for `move 10-061#2 C2'`."""
    if "#" not in notation:
        return notation
    for decision in game.decisions:
        cells = cells_of(game.view(decision.seat))
        for option in decision.options if cells else ():
            if option.notation == notation:
                for cell in [cells.get(anchor["card"], "") for anchor in option.anchors if "card" in anchor]:
                    notation = COPY.sub(f"@{cell}", notation, 1) if cell else notation
    return notation


def cells_of(view: dict[str, Any]) -> dict[str, str]:
    """The cells of cards on a field, by their ids."""
    return {card["id"]: card["cell"] for place in view["places"] for card in place["cards"] if card.get("cell")}


def is_clear(text: str, game: Game) -> bool:
    """Whether one option alone is meant."""
    language = game.spec.language
    fits = [language.fits(game.state, d.seat, o, normal(text)) for d in game.decisions for o in d.raw.options]
    return sum(fits) == 1


def not_understood(error: InvalidNotation, text: str, game: Game, seat: int, teller: Teller) -> Complaint:
    """With what is near, as one may type it; where nothing is, with how an option is named."""
    may = [option.notation for decision in game.decisions if decision.seat == seat for option in decision.options]
    if error.several:
        return Complaint("cli-several", text=text, near="; ".join([spoken(one, game, teller) for one in error.near]))
    like = difflib.get_close_matches(text, [spoken(one, game, teller) for one in may], MOST_NEAR)
    if like:
        return Complaint("cli-not-understood-near", text=text, near="; ".join(like))
    if not may:
        return Complaint("cli-not-understood", text=text)
    return Complaint("cli-not-understood-how", text=text, last=len(may), example=spoken(may[0], game, teller))


def not_judged(error: InvalidNotation, text: str, game: Game, seat: int, teller: Teller) -> Complaint:
    """Of a question that means nothing: which of its words, the verb or the name of a card, is none."""
    language, said = game.spec.language, normal(text)
    asked = [(verb, word) for verb in language.verbs.values() for word in verb.spellings()
             if said == word or said.startswith(f"{word} ")]  # fmt: skip
    if not asked:
        verbs = [verb.ru if teller.lang == "ru" else verb.word for verb in language.verbs.values() if verb.operands]
        return Complaint("cli-why-no-verb", text=text, known=", ".join([verb.replace("_", " ") for verb in verbs]))
    verb, word = max(asked, key=lambda row: len(row[1]))
    kinds = [kind for _, kind in verb.operands if kind != CLAUSE]
    names = [
        SIGNS_OF_SIDES.sub("", part) for part in re.split(r" (?:on|на|with|с|со) | ?-> ", said[len(word) :].strip())
    ]
    unknown = [name for kind, name in zip(kinds, names) if kind == CARD and name and not language.cards_at(name)]
    if not unknown:
        return not_understood(error, text, game, seat, teller)
    name = unknown[0]
    like = near(name, [called for row in language.names for called in (row.en, row.ru)])
    return Complaint("cli-unknown-card-near" if like else "cli-unknown-card", card=name_as_said(name, text), near=like)


def name_as_said(name: str, text: str) -> str:
    """A piece of a normalised text as it was typed."""
    at = " ".join(text.split()).lower().find(name)
    return " ".join(text.split())[at : at + len(name)] if at >= 0 else name


def bare(text: str) -> str:
    """Without signs, quotes and case."""
    return " ".join(SIGNS.sub(" ", normal(text)).split())


def labelled(text: str, decision: Decision, whole: bool = False) -> list[int]:
    """The options whose label somebody has typed, in either language; or the beginning of a label, unless it must be whole."""
    said = bare(text)
    labels = [[bare(option.label(lang)) for lang in LANGUAGES] for option in decision.options]
    found = [i for i, row in enumerate(labels) if said in row]
    if found or whole or not said:
        return found
    return [i for i, row in enumerate(labels) if any([one.startswith(f"{said} ") for one in row])]


def hinted(text: str, decision: Decision) -> list[int]:
    """The options in whose label, in either language, all these words begin words, in this order."""
    words = bare(text).split()
    if len(words) < 2 and len(bare(text)) < SHORTEST:
        return []
    wanted = re.compile(r".*".join([rf"\b{re.escape(word)}" for word in words]))
    labels = [[bare(option.label(lang)) for lang in LANGUAGES] for option in decision.options]
    return [i for i, row in enumerate(labels) if any([wanted.search(label) for label in row])]


def named(text: str, game: Game, decision: Decision) -> list[int]:
    """The options that a name alone means, where all that can be named is for one and the same verb: a card to choose."""
    raws = decision.raw.options
    verbs = {raw[0] for raw in raws if len(raw) > 1}
    if len(verbs) != 1 or not bare(text):
        return []
    verb, language = verbs.pop(), game.spec.language
    said = f"{verb.replace('_', ' ')} {normal(text)}"
    return [i for i, raw in enumerate(raws) if len(raw) > 1 and language.fits(game.state, decision.seat, raw, said)]


def asked_of_what(text: str, game: Game, seat: int, teller: Teller) -> None:
    """A verb alone says too little for "why not?", unless it may be done with nothing for one and the same reason."""
    said, language = normal(text), game.spec.language
    verbs = {verb.word for verb in language.verbs.values() if verb.operands and said in verb.spellings()}
    may = [option for decision in game.decisions if decision.seat == seat for option in decision.options]
    ways = [spoken(option.notation, game, teller) for option in may if option.raw[0] in verbs and len(option.raw) > 1]
    if ways:
        raise Complaint("cli-why-which", text=text, near="; ".join(ways[:MOST_NEAR]))
    refused = [
        game.spec.why_not(game.state, seat, option)
        for option in game.spec.conceivable(game.state, seat)
        if option[0] in verbs
    ]
    if len(set(refused)) > 1:
        raise Complaint("cli-why-which-card", text=text)
