"""Reads a YAML file into a tree of texts that remembers where everything stood.

Every plain scalar stays a text, so that ``0411``, ``no``, ``1e5`` and ``12:30`` come out as written; the
schema that the tree is converted to decides what is a number. Only ``null``, ``~`` and nothing at all mean
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import yaml

from blitz_desktop.scenario.problems import DataError, Problem, nearest

At: TypeAlias = tuple[str | int, ...]
"""Path of a field: keys of mappings and indexes of lists from the top."""

LARGEST_FILE = 2_000_000
DEEPEST_NESTING = 24
MOST_VALUES = 100_000

_LONGEST_QUOTE = 60
_NO_NUMBERS = frozenset(
    sign + word for sign in ("", "+", "-") for word in ("nan", ".nan", "inf", ".inf", "infinity")
)


@dataclass(slots=True)
class Node:
    """A value with its place in a file; lines and columns count from 1.

    Attributes:
        keys: Place of each key of a mapping.
    """

    file: Path
    line: int
    column: int
    value: str | list[Node] | dict[str, Node] | None
    keys: dict[str, tuple[int, int]] = field(default_factory=dict)

    def plain(self) -> Any:
        """The value without its places."""
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        return self.value

    def describe(self) -> str:
        """What stands here, in a few words."""
        match self.value:
            case None:
                return "nothing"
            case str(text):
                return quote(text)
            case list(items):
                return f"a list of {len(items)}"
            case dict(entries):
                return f"a mapping of {len(entries)}"


@dataclass(frozen=True)
class Source:
    """A file that was read."""

    path: Path
    text: str
    root: Node

    def node(self, at: At) -> Node:
        """The value at a path, or the nearest value above it."""
        node = self.root
        for step in at:
            match node.value, step:
                case dict(entries), str() if step in entries:
                    node = entries[step]
                case list(items), int() if step < len(items):
                    node = items[step]
                case _:
                    return node
        return node

    def problem(
        self,
        at: At,
        expected: str,
        *,
        found: str | None = None,
        name: str | None = None,
        known: tuple[str, ...] = (),
        on_key: bool = False,
    ) -> Problem:
        """A fault at a path.

        Args:
            at: Where.
            expected: What should stand there.
            found: What stands there; the value itself where not given.
            name: The name at fault, where it is but a part of the value.
            known: Names among which to look for the one that was meant.
            on_key: Whether the key is at fault rather than its value.
        """
        node = self.node(at)
        line, column = node.line, node.column
        if on_key and at:
            line, column = self.node(at[:-1]).keys.get(str(at[-1]), (line, column))
        if name is None and (on_key or isinstance(node.value, str)):
            name = str(at[-1] if on_key else node.value)
        hint = nearest(name, known) if name is not None else ""
        what = found or (node.describe() if name is None else quote(name))
        return Problem(str(self.node(at).file), line, column, dotted(at), what, expected, hint)

    def problem_in_block(self, at: At, row: int, index: int, found: str, expected: str) -> Problem:
        """A fault in a line of a block text (``|``), rows and indexes counted from 0."""
        line = self.node(at).line + 1 + row
        lines = self.text.splitlines()
        written = lines[line - 1] if line <= len(lines) else ""
        indent = len(written) - len(written.lstrip(" "))
        return Problem(str(self.path), line, indent + index + 1, dotted(at), found, expected)


def read_yaml(path: Path) -> Source:
    """Read a file.

    Raises:
        DataError: It cannot be read, or uses more of YAML than data files need.
    """
    text = _read_text(path)
    return Source(path, text, _Composer(path, text).compose())


def dotted(at: At) -> str:
    """A path as authors write it: ``units[3].faces``."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in at)
    return text.removeprefix(".")


def quote(text: str) -> str:
    """A text in quotation marks, cut where it is long."""
    shown = text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
    return '"' + shown.replace("\n", "⏎") + '"'


def _read_text(path: Path) -> str:
    def refuse(found: str, expected: str, line: int = 0, column: int = 0) -> DataError:
        return DataError([Problem(str(path), line, column, "", found, expected)])

    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise refuse("no such file", "a file") from None
    except OSError as error:
        raise refuse(error.strerror or "an unreadable file", "a readable file") from None
    if len(data) > LARGEST_FILE:
        raise refuse(f"more than {LARGEST_FILE:,} bytes", "a smaller file")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        raise refuse(f"byte 0x{data[error.start]:02x}", "text in UTF-8", line, column) from None


class _Composer:
    """Builds the tree from parser events, so that nesting is bounded and no tag or alias is ever resolved."""

    def __init__(self, path: Path, text: str) -> None:
        self._path = path
        self._text = text
        self._open: list[Node] = []
        self._keys: list[tuple[str, int, int] | None] = []
        self._root: Node | None = None
        self._documents = 0
        self._values = 0

    def compose(self) -> Node:
        try:
            parser = yaml.CSafeLoader(self._text)
            while not isinstance(event := parser.get_event(), yaml.StreamEndEvent):
                handler = self._handlers.get(type(event))
                if handler is not None:
                    handler(self, event)
        except yaml.MarkedYAMLError as error:
            raise self._syntax_error(error) from None
        except yaml.reader.ReaderError as error:
            line = self._text.count("\n", 0, error.position) + 1
            column = error.position - self._text.rfind("\n", 0, error.position)
            found = f"character U+{int(error.character):04X}"
            raise self._refuse(found, "printable text", line, column) from None
        return self._root or Node(self._path, 1, 1, None)

    def _start_document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            raise self._refuse_at(event, "a second document", "one document")

    def _refuse_alias(self, event: Any) -> None:
        raise self._refuse_at(event, f"alias *{event.anchor}", "the value itself")

    def _scalar(self, event: Any) -> None:
        self._check(event)
        is_plain = not event.style
        if is_plain and event.value.lower() in _NO_NUMBERS:
            raise self._refuse_at(event, quote(event.value), "a number, or a text in quotation marks")
        is_null = is_plain and event.value in ("", "~", "null")
        mark = event.start_mark
        value = None if is_null else event.value
        self._add(Node(self._path, mark.line + 1, mark.column + 1, value), event)

    def _begin(self, event: Any) -> None:
        self._check(event)
        mark = event.start_mark
        is_list = isinstance(event, yaml.SequenceStartEvent)
        node = Node(self._path, mark.line + 1, mark.column + 1, [] if is_list else {})
        self._add(node, event)
        self._open.append(node)
        self._keys.append(None)
        if len(self._open) > DEEPEST_NESTING:
            raise self._refuse_at(event, "deeper nesting", f"at most {DEEPEST_NESTING} levels")

    def _end(self, _event: Any) -> None:
        self._open.pop()
        self._keys.pop()

    def _add(self, node: Node, event: Any) -> None:
        self._values += 1
        if self._values > MOST_VALUES:
            raise self._refuse_at(event, f"more than {MOST_VALUES:,} values", "a smaller file")
        if not self._open:
            self._root = node
            return
        parent = self._open[-1]
        if isinstance(parent.value, list):
            parent.value.append(node)
            return
        key = self._keys[-1]
        if key is None:
            if not isinstance(node.value, str):
                raise self._refuse_at(event, f"{node.describe()} as a key", "a word")
            if node.value in parent.keys:
                raise self._refuse_at(event, f"{quote(node.value)} twice", "each key once")
            self._keys[-1] = (node.value, node.line, node.column)
            parent.keys[node.value] = (node.line, node.column)
        else:
            assert isinstance(parent.value, dict)
            parent.value[key[0]] = node
            self._keys[-1] = None

    def _check(self, event: Any) -> None:
        if event.tag is not None:
            raise self._refuse_at(event, f"tag {event.tag}", "a value without a tag")
        if event.anchor is not None:
            raise self._refuse_at(event, f"anchor &{event.anchor}", "the value itself")

    def _syntax_error(self, error: yaml.MarkedYAMLError) -> DataError:
        mark = error.problem_mark or error.context_mark
        found = " ".join(filter(None, (error.problem, error.context))).removeprefix("found ")
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        return self._refuse(found, "well-formed YAML", line, column)

    def _refuse_at(self, event: Any, found: str, expected: str) -> DataError:
        mark = event.start_mark
        return self._refuse(found, expected, mark.line + 1, mark.column + 1)

    def _refuse(self, found: str, expected: str, line: int, column: int) -> DataError:
        return DataError([Problem(str(self._path), line, column, "", found, expected)])

    _handlers: ClassVar[dict[type, Callable[[_Composer, Any], None]]] = {
        yaml.DocumentStartEvent: _start_document,
        yaml.AliasEvent: _refuse_alias,
        yaml.ScalarEvent: _scalar,
        yaml.SequenceStartEvent: _begin,
        yaml.MappingStartEvent: _begin,
        yaml.SequenceEndEvent: _end,
        yaml.MappingEndEvent: _end,
    }
