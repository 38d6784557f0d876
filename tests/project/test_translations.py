"""Every language is whole where the program's own words are finished, and its files are those of the code."""

from __future__ import annotations

import ast
import re
import shutil
import string
import sys
from pathlib import Path

import pytest

from blitz_desktop.cli import catalogue
from blitz_desktop.cli.catalogue import CONTEXT, Sentence, read_translations, release, write_translations
from blitz_desktop.resources import assets_dir

_PACKAGE = Path(catalogue.__file__).parents[1]
_FOLDER = assets_dir() / "translations"
LANGUAGES = sorted(path.stem for path in _FOLDER.glob("*.ts"))

_SHOWN_BY = {
    "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QDockWidget", "QGroupBox", "setText", "setToolTip",
    "setWindowTitle", "setPlaceholderText", "setAccessibleName", "setInformativeText", "addAction", "addMenu",
    "addTab", "addRow", "addButton", "setStatusTip", "showMessage",
}  # fmt: skip
"""What shows its argument to the player."""


_BRAND = "Blitz Desktop"


def _files(top: str) -> list[Path]:
    path = _PACKAGE / top
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def test_there_is_french() -> None:
    assert "fr" in LANGUAGES


@pytest.fixture(scope="module")
def said() -> dict[str, tuple[Sentence, ...]]:
    return catalogue.all_said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language: str, said: dict[str, tuple[Sentence, ...]]) -> None:
    known = read_translations(_FOLDER / f"{language}.ts")
    assert [sentence.text for sentence in said[CONTEXT] if sentence not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_holds_what_is_said_and_nothing_else(
    language: str, said: dict[str, tuple[Sentence, ...]], tmp_path: Path
) -> None:
    path, again = _FOLDER / f"{language}.ts", tmp_path / f"{language}.ts"
    known = {context: read_translations(path, context) for context in said}
    write_translations(again, language, said, known)
    # Their order changes whenever code moves; it is put right by the next run of the command.
    now, then = (sorted(file.read_text("utf-8").splitlines()) for file in (again, path))
    assert now == then, "run python -m blitz_desktop.cli.catalogue"


def test_a_sentence_is_about_a_number_everywhere_or_nowhere(said: dict[str, tuple[Sentence, ...]]) -> None:
    numbered = {sentence.text for sentence in said[CONTEXT] if sentence.has_number}
    plain = {sentence.text for sentence in said[CONTEXT] if not sentence.has_number}
    assert numbered & plain == set()


def test_the_catalogue_comes_out_the_same_each_time(
    said: dict[str, tuple[Sentence, ...]], tmp_path: Path
) -> None:
    first, second = tmp_path / "first.ts", tmp_path / "second.ts"
    write_translations(first, "fr", said, {})
    write_translations(second, "fr", catalogue.all_said(), {})
    assert first.read_bytes() == second.read_bytes()


def test_no_french_line_begins_with_a_sign() -> None:
    """The spaces before high signs do not break."""
    told = read_translations(_FOLDER / "fr.ts").values()
    broken = [text for forms in told for text in forms if re.search(" [;:?!»]|« ", text)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_put_in_what_the_sentence_has(language: str) -> None:
    for sentence, forms in read_translations(_FOLDER / f"{language}.ts").items():
        wanted = _names(sentence.text)
        for form in forms:
            assert _names(form) <= wanted, sentence.text
            assert sentence.has_number or _names(form) == wanted, sentence.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_that_of_the_source(language: str, tmp_path: Path) -> None:
    if not Path(sys.executable).with_name("pyside6-lrelease").exists():
        pytest.skip("lrelease is not installed")
    copy = tmp_path / f"{language}.ts"
    shutil.copy(_FOLDER / copy.name, copy)
    release(copy)
    assert copy.with_suffix(".qm").read_bytes() == (_FOLDER / f"{language}.qm").read_bytes()


@pytest.mark.parametrize("top", ["app.py", "presenter", "ui"])
def test_nothing_is_shown_that_is_not_said(top: str) -> None:
    bare = [
        f"{path.relative_to(_PACKAGE)}:{node.lineno}: {ast.unparse(argument)}"
        for path in _files(top)
        if path.name != "paper.py"  # it names the fields of picture files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) in _SHOWN_BY
        for argument in node.args[:2]
        if _has_bare_words(argument)
    ]
    assert bare == []


def _names(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _has_bare_words(argument: ast.expr) -> bool:
    match argument:
        case ast.Constant(value=str(text)):
            return sum(sign.isalpha() for sign in text.replace(_BRAND, "")) > 2
        case ast.JoinedStr(values=values):
            texts = [str(part.value).replace(_BRAND, "") for part in values if isinstance(part, ast.Constant)]
            return any(
                " " in text and sum(s.isalpha() for s in text) > 3 and "<" not in text for text in texts
            )
        case ast.IfExp(body=body, orelse=orelse):
            return _has_bare_words(body) or _has_bare_words(orelse)
    return False
