"""What a seat may see: cells, cards that lie face down, what belongs to a card, and what is going on."""

from __future__ import annotations

from typing import Any

from sumrak.kernel.agenda import Decision, close
from sumrak.kernel.event import EVERYBODY
from sumrak.kernel.explanation import Term
from sumrak.kernel.layout import (
    Budget,
    Grid,
    Happening,
    Holding,
    Layout,
    Map,
    Mark,
    Node,
    Pool,
    Side,
    Track,
    layout_json,
)
from sumrak.kernel.notation import CARD, CELL, PLACE, Language, Named3, Verb
from sumrak.kernel.place import ALL, AS_BEFORE, OWNER, Place, Zone
from sumrak.kernel.reason import Message, Named, Player, Where
from sumrak.kernel.scene import Die, Entry, Meter, Scene, Sum
from sumrak.kernel.spec import Spec
from sumrak.kernel.state import State
from sumrak.kernel.view import anchors, plain, view_of

GIANT, IMP, NURSE = range(3)
FIELD = Zone("field", AS_BEFORE, in_play=True)
HELD = Zone("hand", OWNER)
ROOM = Zone("room", ALL, in_play=True)
CELLS = ("A1", "B1", "A1'", "B1'")
MINE, YOURS, HAND, ROOF = range(4)


class Field(State):
    where: dict[int, int]

    def make_places(self, seats: int) -> tuple[Place, ...]:
        return (Place(FIELD, 0), Place(FIELD, 1), Place(HELD, 0, "nurse.hand"), Place(ROOM, -1, "roof"))

    def cell_of(self, card: int) -> int:
        return self.where.get(card, -1)

    def spot(self, card: int) -> str:
        return CELLS[self.where[card]]


class FieldSpec(Spec):
    id = "field"
    language = Language(
        (Verb("place", "поставить", (("", CARD), ("", CELL))), Verb("go", "идти", (("", CARD), ("->", PLACE))), Verb("hit", "бить", (("", CARD),))),
        [Named3("giant", "Giant", "Великан"), Named3("imp", "Imp", "Бес"), Named3("nurse", "Nurse", "Сестра")],
        CELLS,
        {"roof": Named3("roof", "Roof", "Крыша")},
    )  # fmt: skip

    def phase(self, s: State) -> str:
        return "fight"

    def private(self, s: State, seat: int) -> dict[str, int]:
        return {"gold": 7} if seat == 0 else {}

    def card_view(self, s: State, card: int) -> dict[str, Any]:
        return {"marks": {"wounds": 2}}

    def held_view(self, s: State, card: int) -> dict[str, Any]:
        return {"marks": {"minus": 1}}

    def scenes(self, s: State) -> list[Scene]:
        die = Die(0, 0, (2, 5), (Term(1, "blessing", -1, "F-1"),), 6)
        blow = Sum(Message("field-wounds"), 3, (Entry("strike", 4, 0), Entry("armour", -1, 1)), card=1)
        paid = Meter("price", 1, 3)
        title = Message("field-fight", (("card", Named("giant")),))
        return [Scene("fight", title, (0, 1), (0, 1), 0, ROOF, "F-2", "roll", (die,), (blow,), (paid,), True)]


SPEC = FieldSpec()


def field() -> Field:
    """A giant of mine on A1, an imp of theirs face down on B1', one face up on A1', and an imp in the nurse's hand."""
    s = Field(2)
    s.add_card(GIANT, MINE, 0, EVERYBODY)
    s.add_card(IMP, YOURS, 1, 1 << 1)
    s.add_card(IMP, YOURS, 1, EVERYBODY)
    s.add_card(IMP, HAND, 0, 1 << 0)
    s.add_card(NURSE, ROOF, 0, EVERYBODY)
    s.where = {0: 0, 1: 3, 2: 2}
    s.since = [1, 2, 3, 4, 5]
    return s


def places(s: Field, seat: int) -> dict[str, Any]:
    return {place["id"]: place for place in view_of(SPEC, s, seat)["places"]}


def asked(s: Field, verb: str, *operands: int) -> tuple[Decision, tuple[Any, ...]]:
    option = (verb, *operands)
    return Decision(0, "F-1", [option], close, (), ()), option


def test_a_card_on_a_grid_says_its_cell():
    assert places(field(), 0)["0.field"]["cards"] == [
        {"id": "c1", "def": "giant", "cell": "A1", "marks": {"wounds": 2}}
    ]


def test_a_card_face_down_is_there_for_everybody_and_nothing_of_it():
    s = field()
    s.turned[1] = 1
    hidden = {"id": "c2", "def": "", "turned": 90, "cell": "B1'"}
    assert places(s, 0)["1.field"]["cards"][0] == places(s, -1)["1.field"]["cards"][0] == hidden
    assert places(s, 1)["1.field"]["cards"][0]["def"] == "imp"


def test_it_keeps_its_name_in_the_view_when_it_is_turned_up():
    s = field()
    s.show(1, EVERYBODY)
    assert places(s, 0)["1.field"]["cards"][0]["id"] == places(s, -1)["1.field"]["cards"][0]["id"] == "c2"


def test_a_card_face_down_is_named_by_where_it_lies():
    s = field()
    assert SPEC.language.format(s, 0, ("hit", 1)) == "hit B1'"
    assert SPEC.language.fits(s, 0, ("hit", 1), "hit b1'")
    assert not SPEC.language.fits(s, 0, ("hit", 1), "hit imp")
    decision, option = asked(s, "hit", 1)
    assert SPEC.option_label(s, option, decision).args == (("card", "B1'"),)
    assert anchors(SPEC, s, 0, option) == [{"card": "c2"}]


def test_copies_face_down_are_not_counted():
    s = field()
    assert SPEC.language.format(s, 0, ("hit", 2)) == "hit opponent.imp"
    assert SPEC.language.format(s, 1, ("hit", 2)) == "hit imp#2"


def test_a_card_is_also_known_by_its_cell():
    assert SPEC.language.fits(field(), 0, ("hit", 0), "hit великан@a1")


def test_cells_and_places_are_operands():
    s = field()
    language = SPEC.language
    assert language.format(s, 0, ("place", 0, 1)) == "place giant B1"
    assert language.format(s, 0, ("go", 4, ROOF)) == "go nurse -> roof"
    assert language.fits(s, 0, ("go", 4, ROOF), "идти сестра -> крыша")
    assert anchors(SPEC, s, 0, ("place", 0, 1)) == [{"card": "c1"}, {"cell": "B1"}]
    assert anchors(SPEC, s, 0, ("go", 4, ROOF)) == [{"card": "c5"}, {"place": "roof"}]
    decision, option = asked(s, "go", 4, ROOF)
    label = SPEC.option_label(s, option, decision)
    assert label.args == (("card", Named("nurse")), ("place", Where("roof")))
    assert plain(label)["a"]["place"] == {"place": "roof"}
    decision, option = asked(s, "place", 0, 1)
    assert SPEC.option_label(s, option, decision).args[1] == ("cell", "B1")


def test_places_named_after_a_card_and_chips_on_what_it_holds():
    s = field()
    mine = places(s, 0)["nurse.hand"]
    assert mine["seat"] == 0 and mine["zone"] == "hand"
    assert mine["cards"] == [{"id": "nurse.hand:imp:0", "def": "imp", "marks": {"minus": 1}}]
    assert places(s, 1)["nurse.hand"]["cards"] == places(s, -1)["nurse.hand"]["cards"] == []
    assert places(s, 1)["nurse.hand"]["count"] == 1


def test_private_numbers_are_seen_by_their_seat_alone():
    s = field()
    assert view_of(SPEC, s, 0)["own"] == {"gold": 7}
    assert "own" not in view_of(SPEC, s, 1) and "own" not in view_of(SPEC, s, -1)


def test_what_has_gone_into_a_choice_only_who_chooses_sees():
    class Paying(FieldSpec):
        def prompt(self, s: State, decision: Decision, seat: int) -> Message:
            return Message("field-pay")

        def parts(self, s: State, decision: Decision) -> list[tuple[int, int]]:
            return [(3, 2), (-1, 1)]

        def option_label(self, s: State, option: Any, decision: Decision) -> Message:
            return Message("field-pay")

    s = field()
    s.ask(0, "F-1", [("hit", 0), ("hit", 2)], close)
    assert view_of(Paying(), s, 0)["decisions"][0]["parts"] == [
        {"card": "nurse.hand:imp:0", "n": 2},
        {"card": None, "n": 1},
    ]
    assert "parts" not in view_of(Paying(), s, 1)["decisions"][0]


def test_a_scene_with_dice_a_reckoning_and_a_price():
    (scene,) = view_of(SPEC, field(), 0)["scopes"]
    assert scene["dice"] == [
        {
            "seat": 0,
            "card": "c1",
            "rolls": [2, 5],
            "terms": [{"k": "field-term-blessing", "a": {"n": "+1"}, "cite": "F-1"}],
            "total": 6,
        }
    ]
    (blow,) = scene["sums"]
    assert blow["card"] == "c2" and blow["total"] == 3
    assert blow["entries"][0] == {"how": "strike", "amount": 4, "card": "c1", "def": "giant"}
    assert blow["entries"][1] == {"how": "armour", "amount": -1, "card": "c2"}  # face down: not what it is
    assert scene["meters"] == [{"what": "price", "done": 1, "of": 3}]
    assert (scene["place"], scene["step"], scene["arrow"], scene["over"]) == ("roof", "roll", ["c1", "c2"], True)


def test_a_game_may_have_nothing_but_scopes():
    class Plain(FieldSpec):
        def scenes(self, s: State) -> list[Scene]:
            return Spec.scenes(self, s)

        def scope_view(self, s: State, k: int) -> Any:
            return "turn", Message("field-turn", (("seat", Player(0)),)), [0], None

    s = field()
    s.frames.append(object())
    assert view_of(Plain(), s, 0)["scopes"] == [
        {"kind": "turn", "title": {"k": "field-turn", "a": {"seat": {"seat": 0}}}, "cards": ["c1"]}
    ]


def test_a_layout_goes_to_the_client_as_it_is():
    grid = Grid("field", (CELLS[2:], CELLS[:2]), "field-area")
    city = Map((Node("roof", (1, 1)),), (("roof", "cellar"),), "city")
    layout = Layout(
        "field", 20, (), (), (), (), Side((), (), (), (), holdings=(Holding("hand", "hand", "hand"),)), (),
        happenings=(Happening("fight", "fight", "blade", (("roll", "roll"),)),), marks=(Mark("wounds", "wounds", "drop"),),
        grid=grid, map=city, tracks=(Track("storm", "storm", "F-1", 0, 12),),
        pools=(Pool("recruit", "deal", "squad", "deal", "squad", (Budget("gold", "gold", "coin"),)),), idle=("turn_up",),
    )  # fmt: skip
    json = layout_json(layout)
    assert json["grid"]["cells"] == (("A1'", "B1'"), ("A1", "B1"))
    assert json["map"]["edges"] == (("roof", "cellar"),)
    assert json["pools"][0]["budgets"][0]["id"] == "gold"
