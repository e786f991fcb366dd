"""What the repository as a whole must keep: it stands alone, its texts are whole in both languages, its files are small."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
CODE = {".py", ".ts", ".tsx", ".mjs", ".css", ".html"}
TEXT = CODE | {".toml", ".json", ".md", ".ftl", ".txt", ".svg", ""}
LONGEST = 500


def files():
    """What git tracks or would track, or, in an unpacked archive, what lies there."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    else:
        unwanted = {".venv", ".venv-compiled", "node_modules", "dist", "build", "__pycache__"}
        found = [path for path in ROOT.rglob("*") if not unwanted & set(path.parts)]
    return sorted(path for path in found if path.is_file())


def texts(suffixes):
    return [(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in files() if path.suffix in suffixes]


def test_nothing_leads_out_of_the_repository():
    """A file that reads what lies beside the checkout works for its writer only."""
    out = []
    for name, text in texts(TEXT):
        for found in re.finditer(r"(?<![\w./…])((?:\.\./)+)([\w-]+)/", text):
            folder = os.path.normpath(Path(name).parent / found[1])
            if folder.startswith("..") or not (ROOT / folder / found[2]).is_dir():
                out.append(f"{name}: {found[0]}")
        out += [f"{name}: {found[0]}" for found in re.finditer(r"(?<![\w.:/])/(?:home|root|work|Users)/\w+", text)]
    assert not out


def test_no_host_of_a_package_registry():
    """Whoever installs says where packages come from: a lock file that names a host overrides a mirror or a proxy."""
    hosts = ("registry." + "npmjs.org", "registry." + "yarnpkg.com", "files." + "pythonhosted.org", '"resol' + 'ved"')
    assert not [(name, host) for name, text in texts(TEXT) for host in hosts if host in text]


def test_files_are_small():
    long = {name: text.count("\n") for name, text in texts(CODE) if text.count("\n") > LONGEST}
    assert not long, "past 500 lines it is two rooms"


@pytest.mark.parametrize("package", ["kernel", "games"])
def test_kernel_and_games_need_the_standard_library_only(package):
    foreign = []
    for path in (ROOT / "src/sumrak" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            allowed = sys.stdlib_module_names | {"sumrak", "mypy_extensions"}  # the last for the type checker only
            foreign += [f"{path.name}: {name}" for name in names if name.split(".")[0] not in allowed]
    assert not foreign


LOCALE = ROOT / "src/sumrak/locale"
PAGES = sorted(
    {path.relative_to(LOCALE / lang).as_posix() for lang in ("en", "ru") for path in (LOCALE / lang).rglob("*.ftl")}
)


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(lang, page):
    """What a page of texts defines: (key, attribute or None) -> its variables. Terms are each language's own business."""
    path = LOCALE / lang / page
    assert path.exists(), f"{page} is missing in {lang}"
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.annotations[0].message}\n{entry.content}"
        if isinstance(entry, ftl.Message):
            for attribute in (None, *(a.id.name for a in entry.attributes)):
                assert (entry.id.name, attribute) not in found, f"{path}: {entry.id.name} is there twice"
            for attribute, pattern in ((None, entry.value), *((a.id.name, a.value) for a in entry.attributes)):
                if pattern:
                    variables = Variables()
                    variables.visit(pattern)
                    found[entry.id.name, attribute] = variables.found
    return found


def test_what_is_wrong_with_an_input_has_its_words():
    """A key without a text would come up only for whoever makes that very mistake."""
    known = {key for page in PAGES for key, attribute in messages("en", page)}
    code = "".join(path.read_text("utf-8") for path in (ROOT / "src/sumrak").rglob("*.py"))
    used = set(re.findall(r"""(?:wrong|Wrong|Said|Error|whole|super\(\)\.__init__)\(\s*"([\w-]+-[\w-]+)\"""", code))
    assert len(used) > 120 and used <= known, used - known


@pytest.mark.parametrize("page", PAGES)
def test_texts_parse_and_agree_in_both_languages(page):
    """A selector on one line is not Fluent, and both libraries drop such a message without a word."""
    en, ru = messages("en", page), messages("ru", page)
    assert en.keys() == ru.keys()
    different = {key: (en[key], ru[key]) for key in en if en[key] != ru[key]}
    assert not different
