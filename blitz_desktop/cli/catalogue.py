"""Keeps the translation files true to the code: ``python -m blitz_desktop.cli.catalogue [LANGUAGE ...]``.

Every sentence that the code says (``say``, ``say_number``, ``later``) and every word of the data that players
read gets its place in ``assets/translations/LANGUAGE.ts``, which Qt Linguist or any editor fills in; what is
said no longer is left out. Then Qt's ``lrelease`` makes the ``.qm`` that the program loads. A new language
begins with its code as argument.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from blitz_desktop.cli import catalogue_data
from blitz_desktop.resources import assets_dir

CONTEXT = "Blitz Desktop"
"""The context of all sentences: the same words are translated once."""

NAMES = "Names"
"""The context of proper names, which stay as they are where a language has no other for them."""

_PACKAGE = Path(__file__).resolve().parents[1]
_SAYING = {"say": 0, "later": 0, "say_number": 1}
_FORMS = {"ja": 1, "ko": 1, "tr": 1, "zh": 1, "cs": 3, "pl": 3, "ru": 3, "sk": 3, "uk": 3}
"""Forms that sentences about numbers have, where they are not two: one thing, and more."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the code, and whether it is about a number of things."""

    text: str
    has_number: bool


Translations: TypeAlias = dict[Sentence, tuple[str, ...]]
"""Finished translations: one form each, or one for each number's form."""


def sentences(package: Path = _PACKAGE) -> tuple[Sentence, ...]:
    """Every sentence that the code says, in the order of the files, and then those of the data.

    Raises:
        ValueError: Something is said that is not written out where it is said.
    """
    code = (
        sentence
        for path in sorted(package.rglob("*.py"))
        for sentence in said_in(path, path.relative_to(package))
    )
    return tuple(dict.fromkeys((*code, *_sentences_of(catalogue_data.sentences()))))


def names(said: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """Proper names of the data that are not among the sentences."""
    known = set(said)
    return tuple(dict.fromkeys(name for name in _sentences_of(catalogue_data.names()) if name not in known))


def read_translations(path: Path, context: str = CONTEXT) -> Translations:
    """The finished translations of a ``.ts`` file: one form each, or one for each number's form."""
    if not path.exists():
        return {}
    return {
        Sentence(message.findtext("source", ""), message.get("numerus") == "yes"): forms
        for part in ET.parse(path).iter("context")
        if part.findtext("name") == context
        for message in part.iter("message")
        if (forms := _forms(message.find("translation"))) and all(forms)
    }


def write_translations(
    path: Path, language: str, said: Mapping[str, Iterable[Sentence]], known: Mapping[str, Translations]
) -> None:
    """Write a ``.ts`` file with every sentence of each context, translated as far as is known."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    for name, spoken in said.items():
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for sentence in spoken:
            _write_message(context, sentence, known.get(name, {}).get(sentence, ()), _FORMS.get(language, 2))
    ET.indent(root, " ")
    body = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def release(path: Path) -> None:
    """Make the ``.qm`` of a ``.ts`` file with Qt's own tool.

    Raises:
        subprocess.CalledProcessError: The tool cannot read the file.
    """
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    made, part = path.with_suffix(".qm"), path.with_suffix(".qm.part")
    subprocess.run([str(tool), "-silent", "-nounfinished", str(path), "-qm", str(part)], check=True)
    part.replace(made)  # a program that runs has the old one open


def all_said() -> dict[str, tuple[Sentence, ...]]:
    """Everything that a language may translate, by context."""
    said = sentences()
    return {CONTEXT: said, NAMES: names(said)}


def main(languages: Iterable[str]) -> None:
    """Renew the files of these languages, or of all there are, and say what is missing."""
    folder = assets_dir() / "translations"
    said = all_said()
    for language in sorted({*languages} or {path.stem for path in folder.glob("*.ts")}):
        path = folder / f"{language}.ts"
        known = {context: read_translations(path, context) for context in said}
        write_translations(path, language, said, known)
        release(path)
        missing = sum(sentence not in known[CONTEXT] for sentence in said[CONTEXT])
        print(f"{path.name}: {len(said[CONTEXT])} sentences, {missing} not translated")


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


def _sentences_of(texts: Iterable[str]) -> Iterator[Sentence]:
    return (Sentence(text, False) for text in texts if any(sign.isalpha() for sign in text))


def _write_message(context: ET.Element, sentence: Sentence, forms: tuple[str, ...], count: int) -> None:
    message = ET.SubElement(context, "message", {"numerus": "yes"} if sentence.has_number else {})
    ET.SubElement(message, "source").text = sentence.text
    translation = ET.SubElement(message, "translation", {} if forms else {"type": "unfinished"})
    if not sentence.has_number:
        translation.text = forms[0] if forms else None
        return
    for form in forms or ("",) * count:
        ET.SubElement(translation, "numerusform").text = form


def _forms(translation: ET.Element | None) -> tuple[str, ...]:
    if translation is None or translation.get("type") == "unfinished":
        return ()
    numbered = [form.text or "" for form in translation.iter("numerusform")]
    return tuple(numbered) or (translation.text or "",)


if __name__ == "__main__":
    main(sys.argv[1:])
