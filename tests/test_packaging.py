"""Two commands: what run.py does with its arguments and its .venv, and that the built wheel works by itself."""

import os
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class Became(Exception):
    """What run.py would have turned into."""


@pytest.fixture
def run_py(monkeypatch):
    """Calls run.py with arguments; gives what it would install and the command that it would become."""

    def become(path, command):
        raise Became(command)

    def call(*arguments):
        extras = []
        monkeypatch.setattr(sys, "argv", ["run.py", *arguments])
        monkeypatch.setattr(os, "execv", become)
        monkeypatch.setattr(os, "chdir", lambda path: None)
        main = runpy.run_path(str(ROOT / "run.py"), run_name="run")["main"]
        monkeypatch.setitem(main.__globals__, "install", extras.append)
        with pytest.raises(Became) as became:
            main()
        return extras[0], became.value.args[0][1:]

    return call


@pytest.mark.skipif(os.name == "nt", reason="there run.py waits for a child instead")
@pytest.mark.parametrize(
    ("arguments", "extras", "command"),
    [
        ([], "", ["-m", "sumrak", "table"]),
        (["--port", "8123", "--no-browser"], "", ["-m", "sumrak", "table", "--port", "8123", "--no-browser"]),
        (["table", "--data", "данные"], "", ["-m", "sumrak", "table", "--data", "данные"]),
        (["rules", "the_v", "V-66"], "", ["-m", "sumrak", "rules", "the_v", "V-66"]),
        (["--help"], "", ["-m", "sumrak", "--help"]),
        (
            ["test", "-k", "x"],
            "[test,bench,lab,ray,rl]",
            ["-m", "pytest", "-n", "auto", "--dist", "loadfile", "-k", "x"],
        ),
    ],
)
def test_run_py_passes_its_arguments_on(run_py, arguments, extras, command):
    assert run_py(*arguments) == (extras, command)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A copy of what the repository holds, in a folder whose name has a space and Cyrillic letters."""
    folder = tmp_path_factory.mktemp("checkout") / "чистый клон"
    unwanted = (".*", "node_modules", "build", "__pycache__", "tests", "bench", "docs")
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*unwanted))
    return folder


@pytest.fixture(scope="module")
def wheel(checkout, tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    environment = {key: value for key, value in os.environ.items() if key != "SUMRAK_COMPILE"}
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "-w"]
    subprocess.run([*pip, str(folder), str(checkout)], env=environment, check=True)
    (wheel,) = folder.glob("sumrak-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """Runs a script of a virtual environment that has the built wheel and what it says it needs, nothing else."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home / "venv", with_pip=True)
    python = home / "venv" / SCRIPTS / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel], check=True)

    def run(name, *arguments):
        command = [str(home / "venv" / SCRIPTS / name), *arguments]
        return subprocess.run(command, cwd=home, capture_output=True, text=True, encoding="utf-8", check=False)

    return run


def test_wheel_carries_client_texts_and_licences(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in ("dist/index.html", "dist/main.js", "py.typed", "locale/ru/table.ftl"):
        assert f"sumrak/{name}" in names
    for game in ("the_v", "berserk", "night_watch"):
        assert {f"sumrak/games/{game}/rulebook/{lang}.md" for lang in ("en", "ru")} <= names
    assert {Path(name).name for name in names} >= {"LICENSE", "LICENSE-content"}
    assert not [name for name in names if not name.startswith(("sumrak/", "sumrak-"))]


def test_installed_command_works(installed):
    assert "table" in installed("sumrak", "--help").stdout
    paragraph = installed("sumrak", "rules", "the_v", "V-66")
    assert paragraph.returncode == 0
    assert "V-66" in paragraph.stdout
    assert installed("python", "-m", "sumrak", "rules", "the_v").stdout.count("V-") > 100


def test_installed_game_is_the_wheels(installed):
    """A game is played by the wheel alone: card data, rulebooks and texts are inside."""
    session = (
        "import sumrak; game = sumrak.new('the_v', decks=['reaper', 'skorn'], seed=7)\n"
        "while not game.is_over: game.play(game.decision.options[0].notation)\n"
        "print(sumrak.__file__, len(game.log(0)) > 50, game.outcome.winners is not None)"
    )
    played = installed("python", "-c", session)
    assert played.stdout.split()[1:] == ["True", "True"], played.stderr
    assert "site-packages" in played.stdout


def start(checkout, *arguments, **options):
    return subprocess.Popen(
        [sys.executable, str(checkout / "run.py"), *arguments],
        cwd="/",
        env={**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        **options,
    )


@pytest.mark.skipif(os.name == "nt", reason="SIGINT")
def test_run_py_opens_the_table_from_any_folder_and_ends_on_ctrl_c(checkout, tmp_path):
    """The first start sets up; the second one must not, so that it is at once there and needs no network."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for is_first in (True, False):
        options = ("--port", str(port), "--no-browser", "--data", str(tmp_path / "данные"))
        child = start(checkout, *options)
        try:
            page = wait_for(f"http://127.0.0.1:{port}/", child)
        finally:
            child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=20)
        assert "<html" in page
        assert f":{port}" in out
        assert ("Setting up" in err) == is_first
        assert "Traceback" not in err
        assert child.returncode in (0, 130)


def wait_for(url, child, seconds=240):
    end = time.monotonic() + seconds
    while time.monotonic() < end and child.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return answer.read().decode()
        except OSError:
            time.sleep(0.05)
    child.kill()
    raise AssertionError(f"{url} does not answer:\n{child.communicate()}")
