"""What others' programs find wrong is said in the reader's language; what nobody knows is quoted."""

from __future__ import annotations

import ast
import errno
import json
import os
import re
import socket
import tomllib
from pathlib import Path

import msgspec
import pytest

import sumrak
from sumrak.cli import main
from sumrak.foreign import KNOWN, recognised
from sumrak.words import LANGUAGES, bundle, foreign, foreign_error, said


class Told(msgspec.Struct, forbid_unknown_fields=True):
    a: int


def error_of(read, text: str) -> Exception:
    with pytest.raises((ValueError, SyntaxError)) as found:
        read(text)
    return found.value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x", "в самом конце: после имени не хватает знака и значения"),
        ("x = ", "в самом конце: значения здесь нет, или оно неправильное"),
        ("x = 1 y", "строка 1, столбец 7: после значения стоит что-то лишнее"),
        ("x = 'a", "в самом конце: кавычки не закрыты"),
        ("x = [1", "в самом конце: скобка не закрыта, или не хватает запятой"),
        ("= 1", "строка 1, столбец 1: с этого ничего не начинается"),
        ("a = 1\na = 2\n", "строка 2, столбец 6: это сказано дважды"),
    ],
)
def test_toml(text, sentence):
    assert said(foreign_error(error_of(tomllib.loads, text)), "ru") == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "текст обрывается"),
        ("{a: 1}", "байт 1: не хватает имени в кавычках"),
        ('{"a" 1}', "байт 5: после имени не хватает знака и значения"),
        ('{"a": 1} 3', "байт 10: дальше стоит что-то лишнее"),
        ("{}", "не хватает поля `a`"),
        ('{"a": 1, "b": 2}', "поля `b` не бывает"),
        ('{"a": "x"}', "`str` вместо `int` (a)"),
        ("[]", "`array` вместо `object`"),
    ],
)
def test_json(text, sentence):
    error = error_of(lambda text: msgspec.json.decode(text, type=Told), text)
    assert said(foreign_error(error), "ru") == sentence
    assert "«" not in foreign(str(error_of(json.loads, "{" + text)), "ru")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("f(", "скобка «(» не закрыта"), ("f)", "скобка «)» ничего не закрывает"), ("(]", "скобка «]» ничего не закрывает"), ("f(,)", "так карту не записывают")],
)  # fmt: skip
def test_python(text, sentence):
    assert foreign(error_of(ast.parse, text).msg, "ru") == sentence


def test_the_system():
    for number in ("ENOENT", "EACCES", "ENOSPC", "ENOTDIR", "EISDIR", "EEXIST", "EROFS", "ENAMETOOLONG", "ENOEXEC", "EIO", "EMFILE",
                   "EADDRINUSE", "EADDRNOTAVAIL", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"):  # fmt: skip
        error = OSError(getattr(errno, number), os.strerror(getattr(errno, number)))
        assert re.fullmatch(r"[а-яё –]+", said(foreign_error(error), "ru")), number
    assert said(foreign_error(socket.gaierror(-2, "Name or service not known")), "ru") == "машины с таким именем нет"


def test_what_nobody_knows_is_quoted():
    assert foreign("the flux is inverted.", "ru") == "«the flux is inverted»"
    assert foreign("the flux is inverted.", "en") == "“the flux is inverted”"


def test_every_text_is_there_and_none_is_idle():
    keys = {key for _, key in KNOWN} | {"foreign-unknown"}
    for lang in LANGUAGES:
        assert {key for key in bundle(lang)._messages if key.startswith("foreign-")} == keys
    assert recognised("")[0] == "foreign-unknown"


# where they are told
def test_files_records_and_cards_are_told_in_russian(tmp_path: Path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    file = tmp_path / "bad.toml"
    file.write_text("sumrak = ", "utf-8")
    (tmp_path / "plan.json").write_text('{"kind": 3}', "utf-8")
    for words, sentence in (
        (["replay", file], f"«{file}» не прочесть как запись партии: это не запись партии: в самом конце: значения здесь нет, или оно неправильное."),
        (["replay", tmp_path / ("x" * 300)], f"Файл «{tmp_path / ('x' * 300)}» не читается: слишком длинное имя."),
        (["lab", "report", tmp_path], f"«{tmp_path / 'plan.json'}» не читается: `int` вместо `str` (kind). Исправьте его или начните заново в другой папке (--out)."),
    ):  # fmt: skip
        assert main([*map(str, words), "--lang", "ru"]) == 2
        assert capsys.readouterr().err == sentence + "\n"
    with pytest.raises(ValueError) as wrong:
        sumrak.scenario('game: berserk\ncard "X": creature(\n')
    assert wrong.value.text("ru") == "строка 2, столбец 19: это не карта: скобка «(» не закрыта"
    with pytest.raises(ValueError) as wrong:
        sumrak.scenario('game: the_v\ncard "X": character(GIRL)\n')
    assert wrong.value.text("ru").endswith("это не карта: у character(…) не хватает influence, threat")
