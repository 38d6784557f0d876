"""The sequence of play in groups: what one side does on end in one part of the turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile

from blitz_desktop.core.view import PhaseView
from blitz_desktop.presenter.wording import sentence


def grouped(phases: Iterable[PhaseView]) -> list[tuple[PhaseView, ...]]:
    """Phases that follow one another in the same part for the same side."""
    runs = groupby(phases, key=lambda phase: (phase.part, phase.side))
    return [tuple(run) for _, run in runs]


def short_labels(group: Sequence[PhaseView]) -> list[str]:
    """Labels of a group without the words they all begin with, which its heading says already."""
    words = [phase.label.split() for phase in group]
    columns = zip(*words, strict=False) if len(group) > 1 else ()
    common = sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, columns))
    return [
        sentence(" ".join(label[common:])) or phase.label for label, phase in zip(words, group, strict=True)
    ]
