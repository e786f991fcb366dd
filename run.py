#!/usr/bin/env python3
"""python3 run.py opens the table; python3 run.py test runs the tests. Everything after that is passed on.

Needs Python 3.11 or newer with venv and, the first time, a package index; nothing else. SUMRAK_COMPILE=1 runs the
compiled build in a virtual environment of its own; SUMRAK_COMPILE=the_v,berserk compiles only these games.
"""

import hashlib
import os
import pathlib
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parent
COMPILE = os.environ.get("SUMRAK_COMPILE", "").removeprefix("0")
VENV = ROOT / (".venv-compiled" if COMPILE else ".venv")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TESTING = "[test,bench,lab,ray,rl]"


def digest():
    """What an install depends on: an editable one reads the sources from the tree, a compiled one has copied them."""
    seen = hashlib.sha256((sys.version + COMPILE).encode())
    paths = [
        ROOT / "pyproject.toml",
        ROOT / "hatch_build.py",
        *(ROOT / "client").rglob("*"),
        *(ROOT / "src").rglob("*"),
    ]
    for path in sorted(paths):
        if path.is_file() and not {"node_modules", "dist", "__pycache__"} & set(path.parts):
            if COMPILE or path.suffix == ".ftl" or "src" not in path.relative_to(ROOT).parts[:1]:
                seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def install(extras):
    """Make .venv and install into it, unless a stamp says that nothing has changed: then no network is needed."""
    ready, now = VENV / "ready", digest()
    stamps = ready.read_text().split() if PYTHON.exists() and ready.exists() else []
    if not stamps:  # none yet, half made, or its python is gone
        try:  # in this process: "python -m venv" answers Ctrl-C with a traceback
            venv.create(VENV, with_pip=True, clear=True, symlinks=os.name != "nt")
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"Cannot make a virtual environment ({error}). On Debian and Ubuntu: apt install python3-venv")
        ready.write_text("venv")
    if now + TESTING in stamps or now + extras in stamps:
        return
    if any(TESTING in stamp for stamp in stamps):
        extras = TESTING  # once there, they stay up to date
    print(f"Setting up in {VENV} ...", file=sys.stderr, flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if subprocess.call([*pip, *([] if COMPILE else ["-e"]), str(ROOT) + extras]):
        sys.exit("The installation failed; what pip printed says why.")
    for link in VENV.rglob("_*sumrak.pth"):  # read in the locale's encoding: no absolute path, it may be Cyrillic
        link.write_text(os.path.relpath(ROOT / "src", link.parent) + "\n", "ascii")
    ready.write_text(f"venv {now}{extras}")


def main():
    if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older one learns it
        sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0])
    words = sys.argv[1:]
    testing = words[:1] == ["test"]
    try:
        install(TESTING if testing else "")
    except KeyboardInterrupt:
        sys.exit(130)
    if testing:
        os.chdir(ROOT)
        command = [str(PYTHON), "-m", "pytest", "-n", "auto", "--dist", "loadfile", *words[1:]]
    else:
        options_only = not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version"))
        command = [str(PYTHON), "-m", "sumrak", *(["table"] if options_only else []), *words]
    if os.name != "nt":
        os.execv(command[0], command)  # no parent left: signals and the exit code need no care
    child = subprocess.Popen(command)
    while True:
        try:
            sys.exit(child.wait())
        except KeyboardInterrupt:  # the child got it too and ends by itself
            pass


if __name__ == "__main__":
    main()
