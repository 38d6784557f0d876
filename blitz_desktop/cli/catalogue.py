"""Keeps the translation files true to the code: ``python -m blitz_desktop.cli.catalogue [LANGUAGE ...]``.

Every sentence that the code says (``say``, ``say_number``, ``later``) gets its place in
``assets/translations/LANGUAGE.ts``, which Qt Linguist or any editor fills in; what the code says no longer is
left out. Then Qt's ``lrelease`` makes the ``.qm`` that the program loads. A new language begins with its code
as argument.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from blitz_desktop.resources import assets_dir

CONTEXT = "Blitz Desktop"
"""The one context of all sentences: the same words are translated once."""

_PACKAGE = Path(__file__).resolve().parents[1]
_SAYING = {"say": 0, "later": 0, "say_number": 1}
_FORMS = 2


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the code, and whether it is about a number of things."""

    text: str
    has_number: bool


def sentences(package: Path = _PACKAGE) -> tuple[Sentence, ...]:
    """Every sentence that the code says, in the order of the files.

    Raises:
        ValueError: Something is said that is not written out where it is said.
    """
    return tuple(
        dict.fromkeys(
            sentence
            for path in sorted(package.rglob("*.py"))
            for sentence in said_in(path, path.relative_to(package))
        )
    )


def read_translations(path: Path) -> dict[Sentence, tuple[str, ...]]:
    """The finished translations of a ``.ts`` file: one form each, or one for each number's form."""
    if not path.exists():
        return {}
    return {
        Sentence(message.findtext("source", ""), message.get("numerus") == "yes"): forms
        for message in ET.parse(path).iter("message")
        if (forms := _forms(message.find("translation"))) and all(forms)
    }


def write_translations(
    path: Path, language: str, said: Iterable[Sentence], known: dict[Sentence, tuple[str, ...]]
) -> None:
    """Write a ``.ts`` file with every sentence, translated as far as is known."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for sentence in said:
        message = ET.SubElement(context, "message", {"numerus": "yes"} if sentence.has_number else {})
        ET.SubElement(message, "source").text = sentence.text
        forms = known.get(sentence, ())
        translation = ET.SubElement(message, "translation", {} if forms else {"type": "unfinished"})
        if not sentence.has_number:
            translation.text = forms[0] if forms else None
            continue
        for form in forms or ("",) * _FORMS:
            ET.SubElement(translation, "numerusform").text = form
    ET.indent(root, " ")
    body = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def release(path: Path) -> None:
    """Make the ``.qm`` of a ``.ts`` file with Qt's own tool.

    Raises:
        subprocess.CalledProcessError: The tool cannot read the file.
    """
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    command = [str(tool), "-silent", "-nounfinished", str(path), "-qm", str(path.with_suffix(".qm"))]
    subprocess.run(command, check=True)


def main(languages: Iterable[str]) -> None:
    """Renew the files of these languages, or of all there are, and say what is missing."""
    folder = assets_dir() / "translations"
    said = sentences()
    for language in sorted({*languages} or {path.stem for path in folder.glob("*.ts")}):
        path = folder / f"{language}.ts"
        known = read_translations(path)
        write_translations(path, language, said, known)
        release(path)
        missing = sum(sentence not in known for sentence in said)
        print(f"{path.name}: {len(said)} sentences, {missing} not translated")


def said_in(path: Path, name: Path) -> Iterator[Sentence]:
    """Every sentence that a file says; ``name`` is what faults call the file.

    Raises:
        ValueError: Something is said that is not written out where it is said.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SAYING):
            continue
        place = _SAYING[node.func.id]
        for said in _written_out(node.args[place], name):
            yield Sentence(said, node.func.id == "say_number")


def _written_out(node: ast.expr, name: Path) -> Iterator[str]:
    """The texts that an argument can have; a variable stands for what is marked with ``later``."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _written_out(body, name)
            yield from _written_out(orelse, name)
        case ast.JoinedStr():
            raise ValueError(f"{name}:{node.lineno}: an f-string cannot be translated; put {{names}} in")


def _forms(translation: ET.Element | None) -> tuple[str, ...]:
    if translation is None or translation.get("type") == "unfinished":
        return ()
    numbered = [form.text or "" for form in translation.iter("numerusform")]
    return tuple(numbered) or (translation.text or "",)


if __name__ == "__main__":
    main(sys.argv[1:])
