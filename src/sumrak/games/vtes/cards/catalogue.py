"""All cards that are built in."""

from __future__ import annotations

from typing import Final

from sumrak.games.vtes.cards import (
    actions,
    armoury,
    combat,
    council,
    crypt,
    domain,
    errands,
    events,
    holdings,
    masters,
    modifiers,
    objects,
    stealth_and_bleed,
    striking,
    undertakings,
    watching,
)
from sumrak.games.vtes.cards.plain_crypt import PLAIN_VAMPIRES
from sumrak.games.vtes.cards.speaking_crypt import SPEAKING_VAMPIRES
from sumrak.games.vtes.vocabulary.card import Card


def of(module: object) -> tuple[Card, ...]:
    return tuple([value for value in vars(module).values() if isinstance(value, Card)])


WRITTEN: Final = (crypt, masters, actions, modifiers, combat, objects, events)
LISTED: Final = (domain, holdings, errands, undertakings, council, stealth_and_bleed, watching, striking, armoury)
CARDS: Final = (
    *[card for module in WRITTEN for card in of(module)],
    *PLAIN_VAMPIRES,
    *SPEAKING_VAMPIRES,
    *[card for module in LISTED for card in module.CARDS],
)
