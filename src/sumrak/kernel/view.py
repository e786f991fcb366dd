"""The one way out: what a seat may see, as plain JSON types.

A card that the viewer does not know has no number here. Public cards are named by the time of their last move, known
ones in a bag (a hand) by name and copy: neither tells when a card was drawn. A card that lies in play face down is there for
everybody, without a definition for whoever does not know it.
"""

from __future__ import annotations

from typing import Any

from sumrak.kernel.agenda import Decision, Option
from sumrak.kernel.choice import several
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.explanation import Explanation, Term
from sumrak.kernel.knowledge import fame
from sumrak.kernel.notation import CARD, CELL, NUMBER, PLACE, SEAT
from sumrak.kernel.place import ALL
from sumrak.kernel.reason import Message, Named, Phrased, Player, Reason, Where
from sumrak.kernel.scene import Die, Entry, Scene, Sum
from sumrak.kernel.spec import Spec
from sumrak.kernel.state import State

View = dict[str, Any]


def view_of(spec: Spec, s: State, seat: int, options: bool = True) -> View:
    """Everything that a seat (-1: a spectator) may see now."""
    spec.ready(s)
    decisions = s.open_decisions()
    mine = [d for d in decisions if d.seat == seat]
    view: View = {
        "game": spec.id,
        "seat": seat if seat >= 0 else None,
        "turn": s.turn,
        "active": s.active,
        "phase": spec.phase(s),
        "players": [{"seat": x, "counters": spec.counters(s, x)} for x in range(s.seats)],
        "places": [place_view(spec, s, seat, i) for i in range(len(s.places))],
        "scopes": [scene_view(spec, s, seat, scene) for scene in spec.scenes(s)],
        "decisions": [decision_view(spec, s, seat, d) for d in decisions],
        "options": [option_view(spec, s, seat, mine[0], o) for o in mine[0].options] if mine and options else [],
        "outcome": outcome(spec, s),
    }
    if seat >= 0 and (own := spec.private(s, seat)):
        view["own"] = own
    if ring := spec.ring(s):
        view["ring"] = ring
    if on_cells := spec.cell_badges(s):
        view["cells"] = {spec.language.cells[cell]: badges for cell, badges in on_cells.items()}
    return view


def place_view(spec: Spec, s: State, seat: int, i: int) -> View:
    place = s.places[i]
    ids = card_ids(spec, s, seat, i)
    whose = place.seat if place.seat >= 0 else None
    row: View = {"id": place.id, "seat": whose, "zone": place.zone.name, "count": len(s.piles[i])}
    row["cards"] = [
        {
            "id": ids[c],
            "def": spec.language.names[s.definition[c]].id if knows(s, seat, c) else "",
            **on_card(spec, s, i, c, seat),
        }
        for c in shown(s, seat, i)
    ]
    return row


def shown(s: State, seat: int, i: int) -> list[int]:
    """The cards of a place that this seat sees: in order where the order is public, else those that it knows by name."""
    if s.places[i].is_open:
        return s.piles[i]
    known = [c for c in s.piles[i] if knows(s, seat, c)]
    return sorted(known, key=lambda c: (s.definition[c], -fame(s, c)))  # of copies the one first that options name


def knows(s: State, seat: int, card: int) -> bool:
    """A spectator knows what all know of what lies open, and nothing of a hand."""
    if seat >= 0:
        return bool(s.known[card] >> seat & 1)
    place = s.places[s.place[card]]
    return place.zone.sees == ALL or (place.zone.in_play and s.known[card] == EVERYBODY)


def card_ids(spec: Spec, s: State, seat: int, i: int) -> dict[int, str]:
    place = s.places[i]
    if place.is_open:
        return {c: f"c{s.since[c]}" for c in s.piles[i]}
    copies: dict[int, int] = {}
    ids = {}
    for c in shown(s, seat, i):
        name = s.definition[c]
        ids[c] = f"{place.id}:{spec.language.names[name].id}:{copies.get(name, 0)}"
        copies[name] = copies.get(name, 0) + 1
    return ids


def id_of(spec: Spec, s: State, seat: int, card: int) -> str:
    return card_ids(spec, s, seat, s.place[card]).get(card, "")


def on_card(spec: Spec, s: State, i: int, card: int, seat: int) -> View:
    row: View = {}
    zone = s.places[i].zone
    if s.turned[card]:
        row["turned"] = 90 * s.turned[card]
    if s.host[card] >= 0:
        row["host"] = id_of(spec, s, seat, s.host[card])
    if s.owner[card] != s.places[i].seat:
        row["owner"] = s.owner[card]
    cell = s.cell_of(card)
    if cell >= 0:
        row["cell"] = spec.language.cells[cell]
    if not knows(s, seat, card):
        row.update(spec.back_view(s, card))
    elif zone.in_play:
        row.update(spec.card_view(s, card))
    else:
        row.update(spec.held_view(s, card))
    return row


def decision_view(spec: Spec, s: State, seat: int, decision: Decision) -> View:
    row: View = {"seat": decision.seat, "cite": decision.cite, "prompt": plain(spec.prompt(s, decision, seat))}
    if window := spec.window(s, decision):
        row["window"] = window
    parts = spec.parts(s, decision) if decision.seat == seat else []
    if parts:
        row["parts"] = [{"card": id_of(spec, s, seat, card) if card >= 0 else None, "n": n} for card, n in parts]
    left = several(s, decision) if decision.seat == seat else None
    if left is not None and (left[0] or left[1] > 1):
        done, n, cards = left
        row["several"] = {"done": done, "n": n, "cards": [id_of(spec, s, seat, card) for card in cards]}
    return row


def scene_view(spec: Spec, s: State, seat: int, scene: Scene) -> View:
    """One thing that is going on; what it lacks is left out."""
    row: View = {
        "kind": scene.kind,
        "title": plain(scene.title),
        "cards": [id_of(spec, s, seat, c) for c in scene.cards if c >= 0],
    }
    if scene.arrow is not None:
        row["arrow"] = [id_of(spec, s, seat, c) for c in scene.arrow]
    if scene.seat >= 0:
        row["seat"] = scene.seat
    if scene.place >= 0:
        row["place"] = s.places[scene.place].id
    if scene.cite:
        row["cite"] = scene.cite
    if scene.step:
        row["step"] = scene.step
    if scene.dice:
        row["dice"] = [die_view(spec, s, seat, die) for die in scene.dice]
    if scene.sums:
        row["sums"] = [sum_view(spec, s, seat, part) for part in scene.sums]
    if scene.meters:
        row["meters"] = [{"what": x.what, "done": x.done, "of": x.of} for x in scene.meters]
    if scene.targets:
        row["targets"] = list(scene.targets)
    if scene.standings:
        row["standings"] = [{"seat": x.seat, "how": x.how, "n": x.n} for x in scene.standings]
    if scene.tags:
        row["tags"] = list(scene.tags)
    if scene.is_over:
        row["over"] = True
    return row


def die_view(spec: Spec, s: State, seat: int, die: Die) -> View:
    terms = [term_view(spec, term, False) for term in die.terms]
    row: View = {"seat": die.seat, "rolls": list(die.rolls), "terms": terms, "total": die.total}
    if die.card >= 0:
        row["card"] = id_of(spec, s, seat, die.card)
    return row


def sum_view(spec: Spec, s: State, seat: int, part: Sum) -> View:
    entries = [entry_view(spec, s, seat, entry) for entry in part.entries]
    row: View = {"what": plain(part.what), "total": part.total, "entries": entries}
    if part.card >= 0:
        row["card"] = id_of(spec, s, seat, part.card)
    return row


def entry_view(spec: Spec, s: State, seat: int, entry: Entry) -> View:
    row: View = {"how": entry.how, "amount": entry.amount}
    if entry.card >= 0:
        row["card"] = id_of(spec, s, seat, entry.card)
        if knows(s, seat, entry.card):
            row["def"] = spec.language.names[s.definition[entry.card]].id
    if entry.terms:
        row["terms"] = [term_view(spec, term, i == 0) for i, term in enumerate(entry.terms)]
    if entry.cite:
        row["cite"] = entry.cite
    return row


def term_view(spec: Spec, term: Term, is_first: bool) -> View:
    return {**plain(spec.term_message(term, is_first)), "cite": term.cite}


def option_view(spec: Spec, s: State, seat: int, decision: Decision, option: Option) -> View:
    warning = spec.warning(s, seat, option)
    return {
        "id": spec.language.format(s, seat, option),
        "label": plain(spec.option_label(s, option, decision)),
        "anchors": anchors(spec, s, seat, option),
        "cite": spec.option_cite(s, option, decision),
        "warning": reason_view(spec, warning) if warning is not None else None,
    }


def anchors(spec: Spec, s: State, seat: int, option: Option) -> list[View]:
    """What on the table an option is about, in order."""
    row: list[View] = []
    for (_, kind), value in zip(spec.language.verbs[option[0]].operands, option[1:]):
        if kind == CARD:
            row.append({"card": id_of(spec, s, seat, value)})
        elif kind == PLACE:
            row.append({"place": s.places[value].id})
        elif kind == CELL:
            row.append({"cell": spec.language.cells[value]})
        elif kind == SEAT:
            row.append({"seat": value})
        elif kind == NUMBER:
            row.append({"number": value})
    return row


def reason_view(spec: Spec, reason: Reason) -> View:
    return {"cite": reason.cite, "message": plain(spec.reason_message(reason))}


def explained(spec: Spec, s: State, card: int) -> list[View]:
    """How the values of a card come about, term by term; of a card that is not public nothing is said."""
    if not knows(s, -1, card):
        return []
    return [explanation_view(spec, spec.explain(s, card, what)) for what in spec.values(s, card)]


def explanation_view(spec: Spec, found: Explanation) -> View:
    terms = [{**plain(spec.term_message(term, i == 0)), "cite": term.cite} for i, term in enumerate(found.terms)]
    return {"what": plain(spec.value_message(found.what)), "value": found.value, "terms": terms}


def outcome(spec: Spec, s: State) -> View | None:
    if s.end is None:
        return None
    return {
        "winners": list(s.end.winners),
        "scores": list(s.end.scores),
        "termination": s.end.termination,
        "cite": s.end.cite,
        "text": plain(spec.end_message(s.end.termination, s.end.winners)),
    }


def plain(message: Message) -> View:
    """A message as plain JSON types: {"k": key, "a": arguments}."""
    args: View = {}
    for name, value in message.args:
        if isinstance(value, Named):
            args[name] = {"card": value.id, "cell": value.cell} if value.cell else {"card": value.id}
        elif isinstance(value, Player):
            args[name] = {"seat": value.seat}
        elif isinstance(value, Where):
            args[name] = {"place": value.place}
        elif isinstance(value, Phrased):
            args[name] = {"en": value.en, "ru": value.ru}
        else:
            args[name] = value
    return {"k": message.key, "a": args}
