"""Where charts stand on their pages: columns as wide as their words, two charts abreast where both fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from blitz_desktop.core.charts import Cell, Chart
from blitz_desktop.ui.counters.lettering import advance

WIDTH, HEIGHT, MARGIN = 210.0, 297.0, 12.0
TOP, BOTTOM = 24.0, HEIGHT - 16.0
"""Between which charts stand on a page, in millimetres."""

SIZE, NOTE_SIZE = 3.4, 3.0
LINE, NOTE_LINE, PADDING = 4.2, 3.8, 1.6
TITLE, MARK = 7.6, 3.2
"""Heights of a line of text and of a title, and the room for a mark beside a value."""

_ROW_GAP, _GUTTER = 1.3, 6.0
_GAPS = (5.5, 4.5, 3.5)
"""Between charts: the first is the best to look at, a smaller one is taken where it saves a page."""

_FULL = WIDTH - 2 * MARGIN
_HALF = (_FULL - _GUTTER) / 2
_SLACK = 0.01
"""Millimetres that rounding may take."""
_MOST_LINES = 2
"""A chart with longer cells than this in half a page takes a whole one."""

Lines = tuple[str, ...]


@dataclass(frozen=True)
class Fitted:
    """A chart fitted to a width.

    Attributes:
        edges: Where its columns begin and the last one ends, from 0.
        lines: The lines of each cell, the head first.
        note: The lines of its note.
    """

    chart: Chart
    edges: tuple[float, ...]
    lines: tuple[tuple[Lines, ...], ...]
    note: Lines

    @property
    def width(self) -> float:
        """In millimetres."""
        return self.edges[-1]

    @property
    def row_heights(self) -> tuple[float, ...]:
        """Heights of head and rows."""
        return tuple(max(map(len, row)) * LINE + _ROW_GAP for row in self.lines)

    @property
    def height(self) -> float:
        """In millimetres, without the gap to the next one."""
        note = len(self.note) * NOTE_LINE + PADDING if self.note else 0.0
        return TITLE + sum(self.row_heights) + note


@dataclass(frozen=True)
class Placed:
    """A fitted chart with its upper left corner on the page."""

    fitted: Fitted
    left: float
    top: float


def place(charts: Sequence[Chart]) -> list[list[Placed]]:
    """The charts of each page, in their order but where a later one fills a gap."""
    fitted = [_fit_best(chart) for chart in charts]
    return min((_place(fitted, gap) for gap in _GAPS), key=len)


def _place(charts: Sequence[Fitted], gap: float) -> list[list[Placed]]:
    waiting = list(charts)
    pages: list[list[Placed]] = []
    while waiting:
        pages.append([])
        ends = [TOP, TOP]
        while (number := _next(waiting, ends)) is not None:
            pages[-1].append(_stand(waiting.pop(number), ends, gap))
    return pages


def _next(waiting: Sequence[Fitted], ends: Sequence[float]) -> int | None:
    """Which chart comes next on a page with columns filled so far; None when no other has room.

    A wide chart waits while a narrow one fills the gap that it would leave above itself.
    """
    gap, room = abs(ends[0] - ends[1]), BOTTOM - min(ends)
    if waiting and min(ends) == TOP == max(ends):
        return 0
    if waiting and _is_wide(waiting[0]) and gap > 0:
        for number, fitted in enumerate(waiting):
            if not _is_wide(fitted) and fitted.height <= gap:
                return number
    for number, fitted in enumerate(waiting):
        if fitted.height <= (BOTTOM - max(ends) if _is_wide(fitted) else room):
            return number
    return None


def _stand(fitted: Fitted, ends: list[float], gap: float) -> Placed:
    """Stand a chart under those above it, and note where the next ones may begin."""
    if _is_wide(fitted):
        top = max(ends)
        ends[:] = [top + fitted.height + gap] * 2
        return Placed(fitted, MARGIN, top)
    column = ends.index(min(ends))
    top = ends[column]
    ends[column] = top + fitted.height + gap
    return Placed(fitted, MARGIN + column * (_HALF + _GUTTER), top)


def _is_wide(fitted: Fitted) -> bool:
    return fitted.width > _HALF + _SLACK


def _fit_best(chart: Chart) -> Fitted:
    """Half a page wide where the words have room there."""
    half = _fit(chart, _HALF)
    is_short = max(len(lines) for row in half.lines for lines in row) <= _MOST_LINES
    return half if is_short and sum(_widest(chart, _longest_word)) <= _HALF else _fit(chart, _FULL)


def _fit(chart: Chart, width: float) -> Fitted:
    widths = _shared(_widest(chart, _whole), _widest(chart, _longest_word), width)
    lines = tuple(
        tuple(
            wrapped(cell.text, room - _beside(cell), weight=weight)
            for cell, room in zip(row, widths, strict=True)
        )
        for row, weight in _rows(chart)
    )
    note = wrapped(chart.note, width, size=NOTE_SIZE) if chart.note else ()
    return Fitted(chart, tuple(accumulate(widths, initial=0.0)), lines, note)


def _rows(chart: Chart) -> Iterator[tuple[tuple[Cell, ...], str]]:
    """The head and the rows, with the weight each is written in."""
    yield tuple(map(Cell, chart.head)), "bold"
    yield from ((row, "regular") for row in chart.rows)


def _widest(chart: Chart, measure: Callable[[str, str], float]) -> list[float]:
    """What each column needs for its widest cell."""
    needs = ([measure(cell.text, weight) + _beside(cell) for cell in row] for row, weight in _rows(chart))
    return [max(column) for column in zip(*needs, strict=True)]


def _beside(cell: Cell) -> float:
    return 2 * PADDING + (MARK if cell.provenance else 0.0)


def _whole(text: str, weight: str) -> float:
    return advance(text, weight) * SIZE / 100


def _longest_word(text: str, weight: str) -> float:
    return max((_whole(word, weight) for word in text.split(" ")), default=0.0)


def wrapped(text: str, room: float, *, size: float = SIZE, weight: str = "regular") -> Lines:
    """A text in lines that have room, as far as its words allow."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and advance(longer, weight) * size / 100 > room + _SLACK:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


def _shared(wanted: Sequence[float], least: Sequence[float], width: float) -> list[float]:
    """Widths of columns that make up the whole: all larger, or the widest cut to what is left."""
    if sum(wanted) <= width:
        return [column * width / sum(wanted) for column in wanted]
    low, high = 0.0, width
    for _ in range(40):
        cap = (low + high) / 2
        if sum(_cut(wanted, least, cap)) > width:
            high = cap
        else:
            low = cap
    cut = _cut(wanted, least, low)
    return [column * width / sum(cut) for column in cut]


def _cut(wanted: Sequence[float], least: Sequence[float], cap: float) -> list[float]:
    return [min(full, max(word, cap)) for full, word in zip(wanted, least, strict=True)]
