"""`sumrak play`: a game against a bot, by numbers, notation and a few words."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.text import Text

from sumrak import bots
from sumrak.bots.program import Forfeit, Programs
from sumrak.bots.wires import PREFIX
from sumrak.game import Decision, Game, IllegalMove, InvalidNotation, new
from sumrak.kernel.chance import key_of
from sumrak.kernel.choice import several
from sumrak.terminal.answers import MOST_NEAR, hinted, labelled, named, not_understood, spoken
from sumrak.terminal.asked import called, dealt, known_bot, known_rules, known_seats
from sumrak.terminal.judge import check_seat, ending, log_line, read_record, say_reason, why_not
from sumrak.terminal.offered import offered
from sumrak.terminal.screen import Screen
from sumrak.terminal.speech import Complaint, Teller, find_card, known_game, out, read_file, write_file

COMMANDS = {
    "?": "help", "help": "help", "помощь": "help", "h": "help",
    "why": "why", "почему": "why",
    "rules": "rules", "правила": "rules", "правило": "rules",
    "undo": "undo", "назад": "undo",
    "save": "save", "сохранить": "save",
    "log": "log", "журнал": "log",
    "table": "table", "стол": "table",
    "piles": "piles", "стопки": "piles",
    "new": "new", "заново": "new",
    "quit": "quit", "exit": "quit", "выход": "quit", "q": "quit",
}  # fmt: skip
CARDS = ("card", "карта")


class Quit(Exception):
    """The person gets up."""


def bot_name(say: Callable[..., str], bot: str, n: int, seats: int) -> str:
    """A bot at its seat: with a number where there are several."""
    return say("player-bot", bot=bot) if seats == 2 else say("player-bot-counted", bot=bot, n=n)


class Sitting:
    """A person and bots at one table. `shown` counts the log entries that have been told, `drawn` is what was seen last of the
    table, piece by piece."""

    def __init__(self, game: Game, me: int, names: tuple[str, ...], lang: str, seed: int) -> None:
        self.game, self.me, self.lang, self.seed = game, me, lang, seed
        self.programs = Programs(game.spec.id, names)
        self.teller = Teller(game.spec.id, lang)
        say = self.teller.say
        self.teller.players = tuple(
            [
                bot_name(say, bot.removeprefix(PREFIX), seat + 1, len(names)) if bot else say("player", n=seat + 1)
                for seat, bot in enumerate(names)
            ]
        )
        self.screen, self.console = Screen(self.teller, me), out()
        self.shown, self.drawn = 0, dict[str, str]()

    def play(self) -> int:
        """Until the game is over or the person leaves. Raises Complaint if a program does not come to the table."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - lines can be edited and come back
        hint = [Text(self.teller.say("cli-play-hint"), "dim")]
        try:
            while True:
                with called(self.programs):
                    while hint:
                        self.console.print(hint.pop())
                    self.play_on()
                    self.programs.end(self.game.outcome)
                self.tell_log()
                self.show_table(whole=True)
                self.console.print(ending(self.game, self.teller))
                if not self.last_words():
                    return 0
        except Quit:
            self.console.print(self.teller.say("cli-left"))
        except Forfeit as lost:
            self.tell_log()
            said = self.teller.say("cli-forfeit", player=self.teller.player(lost.seat), why=lost.text(self.lang))
            self.console.print(Text(said, "yellow"))
        return 0

    def play_on(self) -> None:
        """Until the game is over."""
        while not self.game.is_over:
            self.bots_answer()
            decision = next((d for d in self.game.decisions if d.seat == self.me), None)
            if decision is not None:
                self.show(decision)
                self.ask(decision)

    def bots_answer(self) -> None:
        """Every bot that is asked something answers, until only the person is."""
        while True:
            decision = next((d for d in self.game.decisions if d.seat != self.me), None)
            if decision is None:
                return
            seat = decision.seat
            luck = key_of(self.seed, len(self.game.answers))
            self.game.play(self.programs.choose(seat, bots.chair(self.game, seat), luck), seat=seat)

    # what is shown
    def show(self, decision: Decision) -> None:
        self.tell_log()
        self.show_table()
        self.show_options(decision)

    def show_table(self, whole: bool = False) -> None:
        """What has changed on it since it was last shown: the rest is still above, and read once."""
        before, self.drawn = self.drawn, {}
        for name, piece in self.screen.parts(self.game.view(self.me)).items():
            with self.console.capture() as seen:
                self.console.print(piece)
            self.drawn[name] = seen.get()
            if whole or before.get(name) != self.drawn[name]:
                self.console.print(piece)

    def tell_log(self, again: bool = False) -> None:
        """What has happened since the last time."""
        rows = self.game.log(self.me, 0 if again else self.shown)
        for line, alike in groupby([log_line(row, self.teller) for row in rows]):
            times = len(list(alike))
            self.console.print(line.append(f"  ×{times}", "dim") if times > 1 else line)
        self.shown = len(self.game.events)

    def show_options(self, decision: Decision) -> None:
        self.console.print(Text.assemble((decision.prompt(self.lang), "bold"), (f" ({decision.cite})", "dim")))
        for row in offered(decision, self.game, self.teller, self.console.width):
            self.console.print(row)
        left = several(self.game.state, decision.raw)
        if left is not None and left[1] > 1:
            self.console.print(Text(self.teller.say("cli-in-order", n=left[1]), "dim"))

    # what is said
    def ask(self, decision: Decision) -> None:
        """Until the decision is answered or taken back."""
        while True:
            try:
                said = self.console.input("[bold]> [/]").strip()
            except EOFError:
                raise Quit from None
            try:
                if said and self.obey(said, decision):
                    return
            except Complaint as complaint:
                self.console.print(Text(complaint.text(self.lang), "red"))
            except IllegalMove as error:
                self.console.print(say_reason(error.reason, self.lang), style="red")
            except InvalidNotation as error:
                self.console.print(
                    Text(not_understood(error, said, self.game, self.me, self.teller).text(self.lang), "red")
                )

    def obey(self, said: str, decision: Decision) -> bool:
        """Do what a line says; true if there is another decision now."""
        if said.rstrip(".").isdigit():
            self.game.play(decision.options[self.numbered(said, decision)])
            return True
        if said.startswith("?") and said[1:].strip():
            self.show_card(said[1:])
            return False
        word, _, rest = said.partition(" ")
        if word.lower() in CARDS and rest:
            self.show_card(rest)
            return False
        command = COMMANDS.get(word.lower())
        if command is None:
            self.answer(said, decision)
            return True
        return self.command(command, rest.strip(), decision)

    def numbered(self, said: str, decision: Decision) -> int:
        number = said.rstrip(".")
        if len(number) > 4 or not 1 <= int(number) <= len(decision.options):
            raise Complaint("cli-no-option", n=said, last=len(decision.options))
        return int(number) - 1

    def answer(self, said: str, decision: Decision) -> None:
        """In words: an option as it is labelled, its notation, or the beginning of its label."""
        found = labelled(said, decision, whole=True)
        try:
            self.game.play(found[0] if len(found) == 1 else said, seat=self.me)
        except (InvalidNotation, IllegalMove) as error:
            found = labelled(said, decision) or named(said, self.game, decision) or hinted(said, decision)
            if len(found) > 1 and isinstance(error, InvalidNotation) and not error.several:
                near = "; ".join([f"{i + 1} {decision.options[i].label(self.lang)}" for i in found[:MOST_NEAR]])
                raise Complaint("cli-several", text=said, near=near) from error
            if len(found) != 1:
                raise
            self.game.play(found[0], seat=self.me)

    def command(self, command: str, rest: str, decision: Decision) -> bool:
        match command:
            case "help":
                self.help(decision)
            case "why" if not rest:
                raise Complaint("cli-why-what", example=self.example(decision))
            case "why":
                is_there = rest.rstrip(".").isdigit() and self.numbered(rest, decision) >= 0
                is_there = is_there or bool(labelled(rest, decision, whole=True))
                reason = None if is_there else why_not(self.game, rest, self.me, self.lang)
                self.console.print(
                    Text(self.teller.say("cli-may", notation=rest)) if reason is None else say_reason(reason, self.lang)
                )
            case "undo":
                return self.undo()
            case "save":
                self.save(rest)
            case "log" | "piles" | "rules":
                self.look(command, rest)
            case "new":
                raise Complaint("cli-new-later")
            case "table":
                self.show_table(whole=True)
                self.show_options(decision)
            case "quit":
                raise Quit
        return False

    def look(self, command: str, rest: str) -> None:
        """What may be read at any time."""
        if command == "log":
            self.tell_log(again=True)
        elif command == "piles":
            self.console.print(self.screen.open_piles(self.game.view(self.me)))
        else:
            from sumrak import coverage

            coverage.show(self.game.spec.id, rest or None, self.lang)

    def help(self, decision: Decision) -> None:
        """With examples out of this game."""
        card = next(iter(self.teller.cards.values()))["names"][self.lang]
        said = {"example": self.example(decision), "card": card, "cite": decision.cite, "game": self.game.spec.id}
        self.console.print(self.teller.say("cli-play-help", **said), soft_wrap=True)

    def example(self, decision: Decision) -> str:
        """An option as one may type it."""
        return spoken(decision.options[0].notation, self.game, self.teller)

    def show_card(self, name: str) -> None:
        self.console.print(self.screen.close_up(find_card(self.game.spec.id, name)))

    def undo(self) -> bool:
        """Back to before the last answer of the person; a bot always consents."""
        mine = [n for n, (seat, _) in enumerate(self.game.answers) if seat == self.me]
        if not mine:
            raise Complaint("cli-nothing-to-undo")
        self.game = self.game.at(mine[-1])
        self.shown = len(self.game.events)
        self.console.print(Text(self.teller.say("cli-undone"), "dim"))
        return True

    def save(self, name: str) -> None:
        path = Path(name or f"{self.game.spec.id}.toml").expanduser()
        write_file(path, self.game.record())
        self.console.print(self.teller.say("cli-saved", file=str(path)))

    def last_words(self) -> bool:
        """After the end one may still save, look back and read; true if it goes on: an answer is taken back, or another game."""
        self.console.print(Text(self.teller.say("cli-play-over"), "dim"))
        while True:
            try:
                said = self.console.input("[bold]> [/]").strip()
            except EOFError:
                return False
            word, _, rest = said.partition(" ")
            command = COMMANDS.get(word.lower())
            if not said or command == "quit":
                return False
            try:
                if self.obey_after(said, command, rest.strip()):
                    return True
            except Complaint as complaint:
                self.console.print(Text(complaint.text(self.lang), "red"))

    def obey_after(self, said: str, command: str | None, rest: str) -> bool:
        """Do what a line says after the end; true if it goes on."""
        if command == "undo":
            return self.undo()
        if command == "new":
            self.begin_anew()
            return True
        if command == "save":
            self.save(rest)
        elif command in ("log", "piles", "rules"):
            self.look(command, rest)
        elif command == "table":
            self.show_table(whole=True)
        elif said.startswith("?") and said[1:].strip():
            self.show_card(said[1:])
        else:
            self.console.print(self.teller.say("cli-play-over-help"), soft_wrap=True)
        return False

    def begin_anew(self) -> None:
        """Another game of the same kind, with other luck; a position that was written down begins as it is."""
        origin, self.seed = self.game.origin, secrets.randbits(64)
        if origin.position is not None:
            self.game = self.game.at(0)
        else:
            id = self.game.spec.id
            self.game = new(id, decks=origin.decks or None, seats=origin.seats, rules=origin.rules, seed=self.seed)
        self.shown, self.drawn = 0, {}


def play(
    game: str,
    deck: str | None,
    bot: str,
    bot_deck: str | None,
    seat: int,
    seats: int | None,
    rules: str | None,
    seed: int | None,
    resume: str | None,
    lang: str,
) -> int:
    """Sit down: a new game, or one that was saved."""
    known_game(game)
    bot = known_bot(bot)
    number = secrets.randbits(64) if seed is None else seed
    if resume is not None:
        started = read_record(resume, read_file(resume))
        if started.spec.id != game:
            raise Complaint("cli-record-of-another-game", file=resume, game=started.spec.id)
    else:
        count = known_seats(game, seats)
        if not 0 <= seat < count:
            raise Complaint("cli-no-seat", seat=seat, last=count - 1)
        decks = dealt(game, count, seat, deck, bot_deck)
        started = new(game, decks=decks, seats=count, rules=known_rules(game, rules), seed=number)
    check_seat(started, seat)
    names = tuple(["" if x == seat else bot for x in range(started.state.seats)])
    return Sitting(started, seat, names, lang, number).play()
