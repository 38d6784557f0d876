"""Charts as data: spans of a die, folded charts."""

from __future__ import annotations

import pytest

from blitz_desktop.core.charts import Cell, Chart, folded, of_a_die, paragraph, printed, span, spans


def test_spans_put_together_what_comes_to_the_same_in_a_row() -> None:
    assert spans(lambda die: die in (1, 2, 6)) == (("1–2", True), ("3–5", False), ("6", True))


@pytest.mark.parametrize(("numbers", "words"), [([4], "4"), ([4, 5], "4–5"), (range(50, 54), "50–53")])
def test_a_span_names_its_ends(numbers: list[int], words: str) -> None:
    assert span(numbers) == words


def test_paragraphs_leave_out_the_part_that_is_meant() -> None:
    assert (paragraph("14.12.B#ex"), paragraph("")) == ("§ 14.12.B", "")


def test_a_die_is_told_in_the_words_given() -> None:
    chart = of_a_die("Flood", "It", lambda die: die > 2, {True: "recedes", False: "stays"}, rule="13.15.D")
    assert chart.rows == ((Cell("1–2"), printed("stays")), (Cell("3–6"), printed("recedes")))


def test_a_folded_chart_has_its_second_half_beside_the_first() -> None:
    chart = folded(Chart("x", ("n",), tuple((Cell(str(n)),) for n in range(3))))
    assert chart.head == ("n", "n")
    assert chart.rows == ((Cell("0"), Cell("2")), (Cell("1"), Cell("")))
