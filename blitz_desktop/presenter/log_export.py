"""The log as plain text and as a table for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

from blitz_desktop.core.language import say
from blitz_desktop.presenter.chronicle import Chronicle, LogRow, Standing
from blitz_desktop.presenter.log_filter import PHASE, TURN
from blitz_desktop.presenter.wording import rule_number
from blitz_desktop.session.session import Session

KINDS = (".txt", ".csv")
"""Endings of the files that a log can be written into."""

_COLUMNS = ("entry", "turn", "part", "phase", "side", "kind", "text", "dice", "rule", "hexes", "standing")


def write_log(session: Session, path: Path) -> None:
    """Write the log of the line in play; the ending of the name says in which form.

    Raises:
        ValueError: Logs are not written in that form.
        OSError: It cannot be written.
    """
    if path.suffix.lower() not in KINDS:
        raise ValueError(f"{path}: logs are written as {' or '.join(KINDS)}")
    rows = Chronicle(session).rows()
    if path.suffix.lower() == ".txt":
        path.write_text("\n".join(text_lines(session, rows)) + "\n", encoding="utf-8")
        return
    # The mark at its beginning tells spreadsheets that the file is in UTF-8.
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(_COLUMNS)
        writer.writerows(table_rows(session, rows))


def text_lines(session: Session, rows: tuple[LogRow, ...]) -> Iterator[str]:
    """Every row as a line of text, under the headings of turns and phases."""
    title = say(session.scenario.title)
    yield title
    yield "=" * len(title)
    for row in rows:
        if row.line.kind == TURN:
            yield ""
            yield row.line.text
            yield "-" * len(row.line.text)
        elif row.line.kind == PHASE:
            yield ""
            yield f"{row.line.text}{_rule(row)}"
        else:
            yield f"{'    ' if row.carries_on else '  '}{_mark(row)}{row.line.text}{_dice(row)}{_rule(row)}"


def table_rows(session: Session, rows: tuple[LogRow, ...]) -> Iterator[tuple[str, ...]]:
    """Every row as cells, with the turn and phase in which its entry was played."""
    entries = {entry.number: entry for entry in (*session.entries, *session.future)}
    for row in rows:
        clock = session.state_at(max(row.moment - 1, 0)).clock
        entry = entries.get(row.moment)
        yield (
            str(session.place(row.moment)),
            str(clock.turn),
            str(clock.part),
            clock.phase,
            entry.side if entry else clock.side,
            row.line.kind,
            row.line.text,
            " ".join(map(str, row.line.faces)),
            rule_number(row.line.rule) if row.line.rule else "",
            " ".join(row.line.where),
            row.standing.name.lower(),
        )


def _mark(row: LogRow) -> str:
    if row.note is not None:
        return say("Note: ")
    marks = {Standing.TAKEN_BACK: say("(taken back) "), Standing.UNDONE: say("(undone) ")}
    return marks.get(row.standing, "")


def _dice(row: LogRow) -> str:
    return f" [{' '.join(map(str, row.line.faces))}]" if row.line.faces else ""


def _rule(row: LogRow) -> str:
    return f" (§ {rule_number(row.line.rule)})" if row.line.rule else ""
