"""The terms of every value, each with its paragraph (V-134). They add up to what `values` computes; a test holds that."""

from __future__ import annotations

from sumrak.games.the_v.board import is_in_play
from sumrak.games.the_v.facts import BASE_ENDURANCE
from sumrak.games.the_v.state import CHANGE, CHARACTERS, EQUAL, LOCATIONS, MODIFICATIONS, SWAP, TITLE, ZONES, TheV
from sumrak.games.the_v.values import fresh, meant
from sumrak.games.the_v.vocabulary.clauses import Becomes
from sumrak.games.the_v.vocabulary.keywords import Keyword
from sumrak.games.the_v.vocabulary.terms import Word
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.rulebook import cite

V3, V24, V29, V53, V55, V57 = cite("V-3"), cite("V-24"), cite("V-29"), cite("V-53"), cite("V-55"), cite("V-57")
V70, V111, V116, V118, V122 = cite("V-70"), cite("V-111"), cite("V-116"), cite("V-118"), cite("V-122")
V130, V131, V133, V134 = cite("V-130"), cite("V-131"), cite("V-133"), cite("V-134")
NUMBERS = {"influence": 0, "threat": 1, "endurance": 2}
WORDS = {"endurance": Word.ENDURANCE, "rage": Word.RAGE, "madness": Word.MADNESS}
VALUES = ("influence", "threat", "endurance", "rage", "madness", "tokens", "turned", "level")


def explain(s: TheV, card: int, what: str) -> Explanation:
    """`what` is one of VALUES; level is read off a title card, madness off any card (V-118: one number for all)."""
    fresh(s)
    if what == "madness":
        return madness(s)
    if what == "level" and card in s.piles[TITLE] + s.piles[ZONES + TITLE]:
        level = s.level[s.place[card] // ZONES]
        return Explanation(what, level, (Term(level, "level", -1, V3),))
    is_character = s.place[card] % ZONES == CHARACTERS
    if what == "tokens" and is_character:
        return Explanation(what, s.tokens[card], (Term(s.tokens[card], "tokens", -1, V57),))
    if what == "turned" and (is_character or s.place[card] % ZONES == TITLE):  # V-33: the others have no turned state
        return Explanation(what, 90 * s.turned[card], (Term(90 * s.turned[card], "turned", -1, V53),))
    if what not in VALUES[:4] or not is_character:
        raise ValueError(f"{s.facts[card].card.en} has no {what}; a character in play has: {', '.join(VALUES[:7])}")
    terms = [*own(s, card, what), *modifications(s, card, what), *texts(s, card, what), *lasting(s, card, what)]
    if what in ("influence", "threat") and s.tokens[card] and s.rage[card] > 0:
        terms.append(Term(s.rage[card], "rage", -1, V116))
    total = sum([term.amount for term in terms])
    floor = 1 if what == "endurance" else 0
    if total < floor:
        terms.append(Term(floor, "floor", -1, V55 if floor else V130))
    return Explanation(what, max(total, floor), tuple(terms))


def worth_explaining(s: TheV, card: int) -> list[str]:
    """Rage where a character has some; madness (one number for all) on the cards that add to it."""
    zone = s.place[card] % ZONES
    if zone == TITLE:
        return ["level"]
    if not is_in_play(s, card):
        return []
    fresh(s)
    row = ["influence", "threat", "endurance"] if zone == CHARACTERS else []
    if zone == CHARACTERS and s.rage[card]:
        row.append("rage")
    facts = s.facts[card]
    adds = facts.madness or any([words(text.keywords, "madness") for text in facts.gives])
    if s.madness and adds and card not in s.silent:
        row.append("madness")
    return row


def own(s: TheV, card: int, what: str) -> list[Term]:
    """V-131, V-133: the own value, or what it has become equal to last."""
    facts = s.facts[card]
    printed = 0 if card in s.silent else sum([k.number for k in facts.card.keywords if k.word is WORDS.get(what)])
    if what == "rage":
        return [Term(printed, "own", s.definition[card], V116)] if printed else []
    if what == "endurance":
        terms = [Term(BASE_ENDURANCE, "base", -1, V55)]
        if printed:
            terms.append(Term(printed, "own", s.definition[card], V111))
    else:
        terms = [Term(facts.influence if what == "influence" else facts.threat, "own", s.definition[card], V24)]
    values, where = [facts.influence, facts.threat], V131
    for _, source, numbers in changes_of_own(s, card):
        if numbers is None:
            values.reverse()
            if what != "endurance":
                terms = [Term(values[NUMBERS[what]], "swapped", source, V134)]
        else:
            values = [old if new is None else new for old, new in zip(values, numbers)]
            new = numbers[NUMBERS[what]]
            if new is not None:
                terms, where = [Term(new, "becomes", source, where)], V133  # V-133: several on one value
    return terms


def changes_of_own(s: TheV, card: int) -> list[tuple[int, int, tuple[int | None, int | None, int | None] | None]]:
    """(time, definition it comes from, new numbers; None: a swap) in the order in which they came."""
    row: list[tuple[int, int, tuple[int | None, int | None, int | None] | None]] = []
    for source in sources(s):
        for text in s.facts[source].equals:
            clause = text.clause
            if isinstance(clause, Becomes) and card in meant(s, text, source):
                row.append((s.since[source], s.definition[source], (clause.influence, clause.threat, clause.endurance)))
    for r in s.lasting:
        if r.card == card and s.since[card] == r.since and r.clause in (EQUAL, SWAP):
            row.append((r.stamp, s.definition[r.source], None if r.clause == SWAP else r.values))
    return sorted(row, key=lambda x: x[0])


def sources(s: TheV) -> list[int]:
    """Cards in play whose text works."""
    zones = (CHARACTERS, LOCATIONS, MODIFICATIONS)
    return [c for seat in (0, 1) for zone in zones for c in s.piles[seat * ZONES + zone] if c not in s.silent]


def modifications(s: TheV, card: int, what: str) -> list[Term]:
    terms = []
    for seat in (0, 1):
        for m in s.piles[seat * ZONES + MODIFICATIONS]:
            if s.host[m] == card:
                facts = s.facts[m]
                if what in ("influence", "threat"):
                    amount = facts.influence if what == "influence" else facts.threat
                    terms.append(Term(amount, "modification", s.definition[m], V29))
                elif m not in s.silent:
                    terms.append(
                        Term(
                            words(facts.card.keywords, what),
                            "modification",
                            s.definition[m],
                            V111 if what == "endurance" else V116,
                        )
                    )
    return [term for term in terms if term.amount]


def words(keywords: tuple[Keyword, ...], what: str) -> int:
    return sum([k.number for k in keywords if k.word is WORDS.get(what)])


def texts(s: TheV, card: int, what: str) -> list[Term]:
    terms = []
    for source in sources(s):
        for text in s.facts[source].gives:
            if card in meant(s, text, source):
                amount = {"influence": text.influence, "threat": text.threat}.get(what, words(text.keywords, what))
                terms.append(Term(amount, "text", s.definition[source], V122))
    return [term for term in terms if term.amount]


def lasting(s: TheV, card: int, what: str) -> list[Term]:
    terms = []
    for r in s.lasting:
        if r.clause == CHANGE and r.card == card and s.since[card] == r.since:
            amount = {"influence": r.values[0], "threat": r.values[1]}.get(what, 0)
            terms.append(Term(amount, "effect", s.definition[r.source], V70 if r.until == 0 else V130))
    return [term for term in terms if term.amount]


def madness(s: TheV) -> Explanation:
    """V-118: the sum over all cards in play of both players."""
    terms = []
    for source in sources(s):
        facts = s.facts[source]
        if facts.madness:
            terms.append(Term(facts.madness, "keyword", s.definition[source], V118))
        for text in facts.gives:
            if words(text.keywords, "madness"):
                count = len(meant(s, text, source))
                terms.append(Term(words(text.keywords, "madness") * count, "text", s.definition[source], V118))
    total = sum([term.amount for term in terms])
    if total < 0:
        terms.append(Term(0, "floor", -1, V130))
    return Explanation("madness", max(0, total), tuple(terms))
