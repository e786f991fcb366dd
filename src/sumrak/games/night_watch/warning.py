"""What a player should know before doing what is legal: that it will do nothing, or kill (NW-234, NW-237, NW-243)."""

from __future__ import annotations

from sumrak.games.night_watch import accidents, battle, gloom, spells
from sumrak.games.night_watch.facts import ITEM, SHAPESHIFTER, SPELL
from sumrak.games.night_watch.judging import slot_of
from sumrak.games.night_watch.state import AMULET_CARD, AS_ATTACK, AS_HEALING, AS_PROTECTION, NightWatch, spells_of
from sumrak.games.night_watch.vocabulary import HoldBack, LoseSpell, MoveVortex
from sumrak.kernel.agenda import Option
from sumrak.kernel.reason import Reason
from sumrak.kernel.rulebook import cite

NW234, NW237, NW243 = cite("NW-234"), cite("NW-237"), cite("NW-243")
POWERLESS = Reason(NW234, "powerless")
NOTHING_TO_HEAL = Reason(NW237, "nothing-to-heal")
DEADLY_PRICE = Reason(NW243, "deadly-price")


def warning(s: NightWatch, seat: int, option: Option) -> Reason | None:
    verb = option[0]
    if verb in ("play", "aim", "amulet") and len(option) > 2 and s.facts[option[1]].type == SPELL:
        w = slot_of(s)
        return None if w < 0 else of_spell(s, w, verb, option[1], option[2])
    if verb == "play":
        return of_accident(s, seat, option)
    if verb == "level":
        return of_level(s, option[1], option[2])
    return None


def of_spell(s: NightWatch, w: int, verb: str, card: int, target: int) -> Reason | None:
    """A card with no Power left, but for what even such a card does (NW-66, NW-123); Healing where there are no old wounds."""
    use = battle.use_of(s, w, card, target) | (AMULET_CARD if verb == "amulet" else s.use[card])
    facts = s.facts[target]
    if use & AS_HEALING and facts.w >= 0 and not s.wounds[target] and s.rules.heal_new == "no":
        return NOTHING_TO_HEAL
    if spells.power_as(s, w, card, use, target) > 0 or (use & AS_ATTACK and facts.type == ITEM):
        return None
    return None if use & AS_PROTECTION and facts.breed == SHAPESHIFTER else POWERLESS


def of_accident(s: NightWatch, seat: int, option: Option) -> Reason | None:
    """Legal and without effect: NW-322, NW-323, NW-345."""
    card = option[1]
    effect, where = accidents.what_it_does(s, card), accidents.paragraph(s, seat, card)
    w = s.facts[option[2]].w if len(option) > 2 else -1
    idle = (
        (isinstance(effect, MoveVortex) and effect.by < 0 and not s.vortex)
        or (isinstance(effect, HoldBack) and s.called >> w & 1)
        or (isinstance(effect, LoseSpell) and not s.piles[spells_of(w)])
    )
    return Reason(where, "no-effect") if idle else None


def of_level(s: NightWatch, card: int, n: int) -> Reason | None:
    """NW-243: staying and coming up are always legal, even if the price kills."""
    w = s.facts[card].w
    due = gloom.price_of(s, w, n)
    powers = sorted([s.facts[c].power for c in s.piles[spells_of(w)]], reverse=True)
    most = sum(powers[: n + 1]) + gloom.amulet_worth(s, w) + gloom.DEADLY - 1 - s.wounds[card]
    return DEADLY_PRICE if due > most else None
