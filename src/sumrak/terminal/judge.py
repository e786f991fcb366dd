"""`sumrak scenario` and `sumrak replay`: a position or a game that was, and questions about it."""

from __future__ import annotations

from rich.text import Text

from sumrak import records
from sumrak.game import Game, InvalidNotation, Reason
from sumrak.kernel.notation import normal
from sumrak.terminal.answers import asked_of_what, not_judged
from sumrak.terminal.screen import Screen
from sumrak.terminal.speech import Complaint, Teller, out, read_file
from sumrak.words import LANGUAGES, bundle, keys, say


def scenario(file: str, why: str | None, explain: str | None, seat: int | None, lang: str) -> int:
    """Show a position, or answer one question about it: 0 if something may be done, 1 if not."""
    text = read_file(file)
    try:
        game = records.scenario(text)
    except ValueError as error:
        raise Complaint("cli-bad-scenario", file=file, detail=error) from error
    asked = game.decision
    who = seat if seat is not None else asked.seat if asked is not None else 0
    check_seat(game, who)
    if why is not None:
        return answer_why(game, why, who, lang)
    if explain is not None:
        return answer_explain(game, explain, who, lang)
    show(game, who, lang)
    return 0


def check_seat(game: Game, seat: int) -> None:
    if not 0 <= seat < game.state.seats:
        raise Complaint("cli-no-seat", seat=seat, last=game.state.seats - 1)


def show(game: Game, seat: int | None, lang: str) -> None:
    """A table, and what may be done."""
    teller, console = Teller(game.spec.id, lang), out()
    console.print(Screen(teller, seat).table(game.view(seat)))
    for decision in game.decisions:
        who = teller.player(decision.seat)
        console.print(Text.assemble((f"{who}: ", "bold"), decision.prompt(lang), (f" ({decision.cite})", "dim")))
        for option in decision.options:
            console.print(Text(f"  {option.label(lang)}").append(f"  {option.notation}", "dim"))
    if game.outcome is not None:
        console.print(ending(game, teller))


def ending(game: Game, teller: Teller) -> Text:
    outcome = game.outcome
    assert outcome is not None
    said = teller.message(game.spec.end_message(outcome.termination, outcome.winners))
    return Text.assemble((said, "bold green"), (f" ({outcome.cite})", "dim"), scored(game, teller))


def scored(game: Game, teller: Teller) -> str:
    """What counted at the end of a game in which it has a name: " Life left: Player 1 0, Player 2 73."."""
    key = f"{game.spec.id}-score"
    if game.outcome is None or not bundle(teller.lang).has_message(key):
        return ""
    counted = [f"{teller.player(seat)} – {score}" for seat, score in enumerate(game.outcome.scores)]
    return f"\n{teller.say(key)}: {', '.join(counted)}."


def answer_why(game: Game, notation: str, seat: int, lang: str) -> int:
    reason = why_not(game, notation, seat, lang)
    if reason is None:
        out().print(say(lang, "cli-may", notation=notation))
        return 0
    out().print(say_reason(reason, lang))
    return 1


def why_not(game: Game, notation: str, seat: int, lang: str) -> Reason | None:
    teller = Teller(game.spec.id, lang)
    asked_of_what(notation, game, seat, teller)
    try:
        return game.why_not(notation, seat=seat)
    except InvalidNotation as error:
        raise not_judged(error, notation, game, seat, teller) from error


def say_reason(reason: Reason, lang: str) -> Text:
    return Text.assemble(reason.text(lang), (f" ({reason.cite})", "dim"))


def answer_explain(game: Game, question: str, seat: int, lang: str) -> int:
    """ "Margo threat", "Марго угроза": a card and what a value of it is called."""
    prefix = f"{game.spec.id}-value-"
    called = {normal(key): key for key in keys(prefix)}
    called |= {normal(say(one, prefix + key)): key for one in LANGUAGES for key in keys(prefix)}
    asked = normal(question)
    value = max([name for name in called if asked.endswith(" " + name)], key=len, default=None)
    if value is None:
        known = ", ".join([say(lang, prefix + key) for key in keys(prefix)])
        raise Complaint("cli-no-value", question=question, known=known)
    try:
        explanation = game.explain(asked.removesuffix(value).strip(), called[value], seat=seat)
    except ValueError:
        raise Complaint("cli-cannot-explain", question=question) from None
    out().print(Text(explanation.text(lang)))
    return 0


# records
def read_record(file: str, text: str) -> Game:
    try:
        return records.replay(text)
    except records.RecordParted as error:
        raise Complaint("cli-record-parted", file=file, detail=error) from error
    except ValueError as error:
        raise Complaint("cli-bad-record", file=file, detail=error) from error


def replay(file: str, at: int | None, seat: int | None, lang: str) -> int:
    """Tell a game from its beginning, or show the table as it was after so many answers."""
    game = read_record(file, read_file(file))
    if seat is not None:
        check_seat(game, seat)
    if at is not None:
        if not 0 <= at <= len(game.answers):
            raise Complaint("cli-no-answer", at=at, last=len(game.answers))
        show(game.at(at), seat, lang)
        return 0
    teller, console = Teller(game.spec.id, lang), out()
    for row in game.log(seat):
        console.print(log_line(row, teller))
    if game.outcome is not None:
        console.print(ending(game, teller))
    console.print(Text(say(lang, "cli-replayed", answers=len(game.answers)), "dim"))
    return 0


def log_line(row: dict[str, object], teller: Teller) -> Text:
    return Text.assemble(teller.message(row), (f"  {row['cite']}", "dim"))
