"""The command `sumrak`. Helps are keys of cli.ftl and are said in the language of the moment.

Exit status: 0 if all is well, 1 if what was asked is answered with no (a deck that breaks a rule, a coverage gap),
2 for bad input, with one sentence.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sumrak.words import say

CORES = os.cpu_count() or 1
EXTRA = re.compile(r"unexpected extra argument\S* \((.*)\)")
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=False, help="cli-help")
decks = typer.Typer(no_args_is_help=False, help="cli-help-deck")
app.add_typer(decks, name="deck")
vtes = typer.Typer(no_args_is_help=False, help="cli-help-vtes")
app.add_typer(vtes, name="vtes")

lab = typer.Typer(no_args_is_help=False, help="lab-help")
app.add_typer(lab, name="lab")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game")]
File = Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-file")]
Seed = Annotated[int | None, typer.Option(help="cli-opt-seed")]
Rules = Annotated[str | None, typer.Option(help="cli-opt-rules")]
Seat = Annotated[int | None, typer.Option(help="cli-opt-seat")]


@app.callback()
def options(
    lang: Annotated[str | None, typer.Option(metavar="en|ru", help="cli-opt-lang")] = None,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    """Both are taken from the command line before typer sees it, so that they may stand anywhere."""


@app.command(help="cli-help-table")
def table(
    ctx: typer.Context,
    port: Annotated[int, typer.Option(help="cli-opt-port")] = 8000,
    host: Annotated[str, typer.Option(help="cli-opt-host")] = "127.0.0.1",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-opt-no-browser")] = False,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="cli-opt-data")] = None,
) -> int:
    from sumrak.table.app import serve
    from sumrak.terminal.speech import Complaint

    if not 0 <= port <= 65535:
        raise Complaint("cli-out-of-range", name="--port", value=str(port), low=0, high="65535")
    return serve(host, port, data, not no_browser, lang=ctx.obj)


@app.command(help="cli-help-play")
def play(
    ctx: typer.Context,
    game: GameName,
    deck: Annotated[str | None, typer.Option(help="cli-opt-deck")] = None,
    bot: Annotated[str, typer.Option(help="cli-opt-bot")] = "greedy",
    bot_deck: Annotated[str | None, typer.Option(help="cli-opt-bot-deck")] = None,
    seat: Annotated[int, typer.Option(help="cli-opt-my-seat")] = 0,
    seats: Annotated[int | None, typer.Option(help="cli-opt-seats")] = None,
    rules: Rules = None,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="cli-opt-resume")] = None,
) -> int:
    from sumrak.terminal import play

    return play.play(game, deck, bot, bot_deck, seat, seats, rules, seed, resume, ctx.obj)


@app.command(help="cli-help-simulate")
def simulate(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option(help="cli-opt-games")] = 100,
    bots: Annotated[str, typer.Option(help="cli-opt-bots")] = "greedy,random",
    decks: Annotated[str | None, typer.Option(help="cli-opt-decks")] = None,
    rules: Rules = None,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option(help="cli-opt-jobs")] = CORES,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="cli-opt-records")] = None,
) -> int:
    from sumrak.terminal.simulate import simulate

    return simulate(game, games, bots, decks, rules, seed, jobs, records, ctx.obj)


@app.command(help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="cli-opt-at")] = None,
    seat: Seat = None,
) -> int:
    from sumrak.terminal import judge

    return judge.replay(file, at, seat, ctx.obj)


@app.command(help="cli-help-scenario")
def scenario(
    ctx: typer.Context,
    file: File,
    why: Annotated[str | None, typer.Option(metavar="NOTATION", help="cli-opt-why")] = None,
    explain: Annotated[str | None, typer.Option(metavar="'CARD VALUE'", help="cli-opt-explain")] = None,
    seat: Seat = None,
) -> int:
    from sumrak.terminal import judge

    return judge.scenario(file, why, explain, seat, ctx.obj)


@app.command(help="cli-help-rules")
def rules(
    ctx: typer.Context,
    game: GameName,
    paragraph: Annotated[str | None, typer.Argument(metavar="[PARAGRAPH]", help="cli-arg-paragraph")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-opt-coverage")] = False,
) -> int:
    from sumrak.coverage import report, show

    return report(game, ctx.obj) if coverage else show(game, paragraph, ctx.obj)


@app.command(help="cli-help-games")
def games(ctx: typer.Context) -> int:
    from sumrak.terminal import shelf

    return shelf.list_games(ctx.obj)


@app.command(help="cli-help-cards")
def cards(
    ctx: typer.Context,
    game: GameName,
    card: Annotated[str | None, typer.Argument(metavar="[CARD]", help="cli-arg-card")] = None,
) -> int:
    from sumrak.terminal import shelf

    return shelf.list_cards(game, ctx.obj) if card is None else shelf.show_card(game, card, ctx.obj)


@decks.command("check", help="cli-help-deck-check")
def deck_check(ctx: typer.Context, file: File) -> int:
    from sumrak.terminal import shelf

    return shelf.check_deck(file, ctx.obj)


@decks.command("show", help="cli-help-deck-show")
def deck_show(
    ctx: typer.Context,
    deck: Annotated[str, typer.Argument(metavar="DECK", help="cli-arg-deck")],
    game: Annotated[str, typer.Option(help="cli-arg-game")] = "the_v",
) -> int:
    from sumrak.terminal import shelf

    return shelf.show_deck(deck, game, ctx.obj)


Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-arg-lists")]


@vtes.command("import", help="cli-help-vtes-import")
def vtes_import(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="vtescrypt.csv vteslib.csv", help="cli-arg-official")],
) -> int:
    from sumrak.terminal import vtes

    return vtes.import_lists(files, ctx.obj)


@vtes.command("check", help="cli-help-vtes-check")
def vtes_check(
    ctx: typer.Context,
    files: Files,
    players: Annotated[int, typer.Option(help="cli-opt-players")] = 5,
) -> int:
    from sumrak.terminal import vtes

    return vtes.check(files, players, ctx.obj)


@vtes.command("supported", help="cli-help-vtes-supported")
def vtes_supported(ctx: typer.Context, files: Files) -> int:
    from sumrak.terminal import vtes

    return vtes.supported(files, ctx.obj)


Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="lab-arg-folder")]
Count = Annotated[int | None, typer.Option(metavar="N", help="lab-opt-games")]
LabBots = Annotated[str, typer.Option(help="lab-opt-bots")]
Simulations = Annotated[int | None, typer.Option(metavar="N", help="lab-opt-simulations")]
LabDecks = Annotated[str | None, typer.Option(help="lab-opt-decks")]
Seats = Annotated[int | None, typer.Option(help="cli-opt-seats")]
Change = Annotated[str | None, typer.Option(metavar="'CARD.FACT=VALUE'", help="lab-opt-change")]
Pairings = Annotated[str | None, typer.Option(metavar="bots|all", help="lab-opt-pairings")]
NoMirrors = Annotated[bool, typer.Option("--no-mirrors", help="lab-opt-no-mirrors")]
Jobs = Annotated[int, typer.Option(help="cli-opt-jobs")]
Out = Annotated[Path | None, typer.Option(metavar="DIR", help="lab-opt-out")]
Resume = Annotated[bool, typer.Option("--resume", help="lab-opt-resume")]
Format = Annotated[str, typer.Option(metavar="csv|parquet", help="lab-opt-format")]
OnRay = Annotated[str | None, typer.Option(metavar="[ADDRESS]", help="lab-opt-ray")]


def round_robin(kind: str, many: int) -> None:
    """`matchups` and `cards` play the same games, and ask for them in the same words."""

    @lab.command(kind, help=f"lab-help-{kind}")
    def lab_round_robin(
        ctx: typer.Context,
        game: GameName,
        bots: LabBots = "greedy",
        games: Count = many,
        simulations: Simulations = None,
        decks: LabDecks = None,
        seats: Seats = None,
        rules: Rules = None,
        change: Change = None,
        pairings: Pairings = None,
        no_mirrors: NoMirrors = False,
        seed: Seed = None,
        jobs: Jobs = CORES,
        out: Out = None,
        resume: Resume = False,
        format: Format = "csv",
        ray: OnRay = None,
    ) -> int:
        from sumrak.terminal import lab
        from sumrak.terminal.lab_running import Running

        running = Running(jobs, out, resume, format, ray)
        mirrors = not no_mirrors
        return lab.matchups(
            kind, game, games, bots, simulations, decks, seats, rules, change, pairings, mirrors, seed, running, ctx.obj
        )


round_robin("matchups", 20)
round_robin("cards", 100)


@lab.command("fork", help="lab-help-fork")
def lab_fork(
    ctx: typer.Context,
    record: Annotated[str, typer.Argument(metavar="RECORD", help="lab-arg-record")],
    at: Annotated[int | None, typer.Option(metavar="N", help="lab-opt-at")] = None,
    change: Change = None,
    games: Annotated[int | None, typer.Option(metavar="N", help="lab-opt-fork-games")] = 1000,
    bots: Annotated[str, typer.Option(help="lab-opt-fork-bots")] = "greedy",
    simulations: Simulations = None,
    seen_by: Annotated[int | None, typer.Option(metavar="SEAT", help="lab-opt-seen-by")] = None,
    seed: Seed = None,
    jobs: Jobs = CORES,
    out: Out = None,
    resume: Resume = False,
    format: Format = "csv",
    ray: OnRay = None,
) -> int:
    from sumrak.terminal import lab
    from sumrak.terminal.lab_running import Running

    running = Running(jobs, out, resume, format, ray)
    return lab.fork(record, at, change, games, bots, simulations, seen_by, seed, running, ctx.obj)


@lab.command("report", help="lab-help-report")
def lab_report(ctx: typer.Context, folder: Folder, format: Format = "csv") -> int:
    from sumrak.terminal import lab

    return lab.report(folder, format, ctx.obj)


@lab.command("game", help="lab-help-game")
def lab_game(folder: Folder, number: Annotated[int, typer.Argument(metavar="NUMBER", help="lab-arg-number")]) -> int:
    from sumrak.terminal import lab

    return lab.game(folder, number)


def main(args: list[str] | None = None) -> int:
    """Run the command with these words (default: those of the process) and return its exit status."""
    from sumrak.terminal.speech import Complaint, language

    words, asked = without_language(sys.argv[1:] if args is None else args)
    lang = "en"
    try:
        lang = language(None)
        lang = language(asked)
        return run(words, lang)
    except Complaint as complaint:
        print(complaint.text(lang), file=sys.stderr)
        return complaint.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `| head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def without_language(args: list[str]) -> tuple[list[str], str | None]:
    """The words without `--lang X`, and X."""
    words, lang, rest = [], None, iter(args)
    for word in rest:
        if word == "--":
            words += [word, *rest]
        elif word == "--lang":
            lang = next(rest, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            words.append(word)
    return words, lang


def run(words: list[str], lang: str) -> int:
    from sumrak.terminal.speech import Complaint, near

    if words == ["--version"]:
        import sumrak

        print(f"sumrak {sumrak.__version__}")
        return 0
    if not words or (words[0].startswith("-") and words[0] not in ("--help", "-h")):
        words = ["table", *words]
    command: Any = typer.main.get_command(app)
    translate(command, lang)
    if {"--help", "-h"} & set(words):
        translate_headings(lang)
    group, name = command, words[0]
    words = [word if word != "--ray" else ray(words[i + 1 :]) for i, word in enumerate(words)]
    if name in ("deck", "lab", "vtes") and len(words) > 1 and not words[1].startswith("-"):
        group, name = command.commands[name], words[1]
    if not name.startswith("-") and name not in group.commands:
        like = near(name, group.commands)
        known = ", ".join(group.commands)
        raise Complaint(
            "cli-unknown-command-near" if like else "cli-unknown-command", command=name, near=like, known=known
        )
    try:
        status = command(
            ["--help" if word == "-h" else word for word in words], prog_name="sumrak", standalone_mode=False, obj=lang
        )
    except typer.Exit as end:
        return int(end.exit_code)
    except typer.Abort:  # Ctrl-C, as typer has it
        raise KeyboardInterrupt from None
    except typer.TyperException as error:
        raise usage(error) from error
    return status if isinstance(status, int) else 0


def ray(rest: list[str]) -> str:
    """`--ray` alone is a Ray of this machine's own: typer has no options with a value that may be missing."""
    return "--ray" if rest and not rest[0].startswith("-") else "--ray=local"


def usage(error: Any) -> Exception:
    """What is wrong with the words of the command line."""
    from sumrak.terminal.speech import Complaint
    from sumrak.words import foreign_error

    parameter = getattr(error, "param", None)
    name = str(parameter.opts[0] if parameter is not None else "")
    if parameter is not None and not name.startswith("-"):
        name = str(parameter.metavar)
    extra = EXTRA.search(str(getattr(error, "message", "")))
    match type(error).__name__:
        case "NoSuchOption":
            return Complaint("cli-no-such-option", option=error.option_name)
        case "MissingParameter":
            return Complaint("cli-missing", name=name.replace("...", "…"))
        case "BadParameter":
            return Complaint("cli-not-a-number", name=name)
        case "BadOptionUsage":
            return Complaint("cli-missing", name=f"{error.option_name} …")
        case "UsageError" if extra is not None:
            return Complaint("cli-extra", words=extra[1])
        case "UsageError" if "Missing command" in str(error.message):
            return Complaint("cli-missing", name=" | ".join(error.ctx.command.commands))
    return Complaint("cli-usage", detail=foreign_error(error))


def translate(command: Any, lang: str) -> None:
    """Say the helps, which are keys until now."""
    command.help = say(lang, command.help)
    command.short_help = None
    for parameter in command.params:
        parameter.help = say(lang, parameter.help)
    command.get_help_option(typer.Context(command)).help = say(lang, "cli-opt-help")
    for each in getattr(command, "commands", {}).values():
        translate(each, lang)


def translate_headings(lang: str) -> None:
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = say(lang, "cli-heading-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say(lang, "cli-heading-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = say(lang, "cli-heading-commands")
    rich_utils.DEFAULT_STRING = f"[{say(lang, 'cli-heading-default')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say(lang, 'cli-heading-required')}]"


if __name__ == "__main__":
    sys.exit(main())
