from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from blitz_desktop.core.view import Line
from blitz_desktop.presenter.chronicle import Chronicle, LogRow, Standing
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.session import Session
from blitz_desktop.ui.panels.log_list import RowList
from blitz_desktop.ui.panels.log_model import Role
from blitz_desktop.ui.panels.log_panel import LogPanel
from tests.session.play import new_game, play_on
from tests.toy import TOY, toy_scenario
from tests.toy.game import END

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Shown:
    """A log on the screen that keeps up with its table."""

    def __init__(self, qtbot: QtBot, table: Table) -> None:
        self.table = table
        self.panel = LogPanel()
        self.view = self.panel.view
        self._qtbot = qtbot
        self._chronicle = Chronicle(table.session)
        qtbot.addWidget(self.panel)
        self.panel.resize(320, 240)
        table.listen(lambda _change: self.update())
        self.update()
        self.panel.show()
        qtbot.waitExposed(self.panel)

    def update(self) -> None:
        session = self.table.session
        self.panel.show_rows(self._chronicle.rows(), session.shown, is_live=session.is_live)

    def rect(self, row: int) -> QRect:
        return self.view.visualRect(self.panel.model.index(row))

    def click(self, place: QPoint) -> None:
        self._qtbot.mouseClick(self.view.viewport(), LEFT, NONE, place)

    def double_click(self, place: QPoint) -> None:
        self._qtbot.mouseDClick(self.view.viewport(), LEFT, NONE, place)


@pytest.fixture
def log(qtbot: QtBot, table: Table) -> Shown:
    gesture = table.pick_up(("bt",))
    assert gesture is not None
    table.put_down(gesture, "0402")
    table.take_up(END)
    table.aim("0502")
    table.confirm()
    return Shown(qtbot, table)


def test_rows_lie_below_one_another_and_are_found_where_they_lie(log: Shown) -> None:
    below = 0
    for row in range(log.panel.model.rowCount()):
        rect = log.rect(row)
        assert rect.top() == below
        assert log.view.indexAt(rect.center()).row() == row
        below = rect.bottom() + 1


def test_a_long_sentence_gets_the_height_it_needs(log: Shown) -> None:
    before = log.rect(0).height()
    log.panel.resize(150, 240)
    assert log.rect(0).height() > before


def test_a_click_on_the_rule_asks_for_it(qtbot: QtBot, log: Shown) -> None:
    with qtbot.waitSignal(log.panel.rule_asked) as asked, qtbot.assertNotEmitted(log.panel.hexes_asked):
        log.click(QPoint(log.rect(0).right() - 12, log.rect(0).center().y()))
    assert asked.args[0].section == "2"


def test_a_click_on_the_sentence_asks_for_its_hexes(qtbot: QtBot, log: Shown) -> None:
    with qtbot.waitSignal(log.panel.hexes_asked) as asked:
        log.click(log.rect(0).topLeft() + QPoint(40, 10))
    assert asked.args[0] == ("0303", "0402")


def test_a_click_or_enter_asks_for_the_moment(qtbot: QtBot, log: Shown) -> None:
    with qtbot.waitSignal(log.panel.moment_asked) as asked:
        log.click(log.rect(0).topLeft() + QPoint(40, 10))
    assert asked.args == [1]
    log.view.setCurrentIndex(log.panel.model.index(0))
    qtbot.keyClick(log.view, Qt.Key.Key_End)
    last = log.panel.model.rowCount() - 1
    assert log.view.currentIndex().row() == last
    with qtbot.waitSignal(log.panel.moment_asked) as asked:
        qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert asked.args == [3]


def test_the_head_and_the_moment_shown_are_marked(log: Shown) -> None:
    model = log.panel.model
    assert model.index(model.now).data(Role.IS_NOW)
    log.table.session.goto(1)
    log.table.refresh()
    shown = [row for row in range(model.rowCount()) if model.index(row).data(Role.IS_SHOWN)]
    assert shown
    assert {model.row_at(model.index(row)).moment for row in shown} == {1}


def test_of_an_entry_that_ends_a_turn_only_what_comes_last_is_marked(log: Shown) -> None:
    kinds = (("move", 1), ("note", 2), ("turn", 2), ("phase", 2), ("move", 3))
    told = [LogRow(moment, Line(kind, f"{kind} {moment}"), Standing.HAPPENED, True) for kind, moment in kinds]
    taken_back = LogRow(2, Line("roll", "A throw"), Standing.TAKEN_BACK, False)
    panel, model = log.panel, log.panel.model
    panel.show_rows((*told, taken_back), 3, is_live=True)
    log.click(log.rect(1).center())  # of the entry that ends the turn, the row above the heading
    panel.show_rows((*told, taken_back), 2, is_live=False)
    shown = [row for row in range(model.rowCount()) if model.index(row).data(Role.IS_SHOWN)]
    assert shown == [3]
    assert [index.row() for index in log.view.selectedIndexes()] == shown


def test_a_click_on_the_heading_of_a_turn_folds_it_and_unfolds_it(log: Shown, qtbot: QtBot) -> None:
    kinds = (("turn", 1), ("move", 1), ("move", 2), ("turn", 3), ("move", 3))
    rows = tuple(
        LogRow(moment, Line(kind, f"{kind} {moment}"), Standing.HAPPENED, True) for kind, moment in kinds
    )
    log.panel.show_rows(rows, 3, is_live=True)
    model = log.panel.model

    def shown() -> list[str]:
        return [model.index(row).data() for row in range(model.rowCount())]

    whole = shown()
    log.view.verticalScrollBar().setValue(0)
    with qtbot.assertNotEmitted(log.panel.moment_asked):
        log.click(log.rect(0).topLeft() + QPoint(40, 8))
        assert shown() == ["turn 1", "turn 3", "move 3"]
        log.click(log.rect(0).topLeft() + QPoint(40, 8))
    assert shown() == whole


def test_undone_rows_and_dice_are_spoken(log: Shown) -> None:
    log.table.session.undo()
    log.table.refresh()
    model = log.panel.model
    spoken = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    undone = [text for text in spoken if text.endswith("undone")]
    assert any("dice" in text for text in undone)
    assert model.row_at(model.index(model.rowCount() - 1)).standing is Standing.UNDONE


def test_a_long_log_opens_at_its_end_and_measures_only_what_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.start(TOY, toy_scenario(turns=200))
    table = Table(session)
    for _ in range(600):
        table.take_up(END)
    log = Shown(qtbot, table)
    bar = log.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    measured = 0
    measure = RowList._measured

    def count(self: RowList, start: int, end: int) -> list[int]:
        nonlocal measured
        measured += end - start + 1
        return measure(self, start, end)

    monkeypatch.setattr(RowList, "_measured", count)
    table.session.undo()
    table.refresh()
    table.session.redo()
    table.refresh()
    assert 0 < measured < 10


def test_a_log_at_its_end_stays_there_when_it_gets_less_room(log: Shown) -> None:
    bar = log.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    log.panel.resize(320, 130)
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    log.panel.resize(320, 120)
    assert bar.value() == 0


def test_a_press_that_ends_elsewhere_asks_for_nothing(qtbot: QtBot, log: Shown) -> None:
    asked: list[int] = []
    log.panel.moment_asked.connect(asked.append)
    rows = log.panel.model.rowCount()
    start, end = log.rect(rows - 1).center(), log.rect(rows - 2).center()
    for place in (end, QPoint(-60, start.y())):
        qtbot.mousePress(log.view.viewport(), LEFT, NONE, start)
        qtbot.mouseRelease(log.view.viewport(), LEFT, NONE, place)
    assert asked == []


@pytest.fixture
def left_for_another_line(qtbot: QtBot) -> Shown:
    """The log of a long game in which play has just gone on from an early entry."""
    session = new_game()
    play_on(session, 300)
    session.branch(60)
    return Shown(qtbot, Table(session))


def is_in_sight(log: Shown, row: int) -> bool:
    return log.view.viewport().rect().contains(log.rect(row))


def test_the_log_opens_at_the_present_and_stays_there_after_another_line_was_left(
    left_for_another_line: Shown,
) -> None:
    log, model = left_for_another_line, left_for_another_line.panel.model
    assert is_in_sight(log, model.now)
    assert model.rowCount() == model.now + 2, "one row for all throws of the other line"
    play_on(log.table.session, 1, seed=7)
    log.table.refresh()
    assert is_in_sight(log, model.now)
    assert model.rowCount() == model.now + 1


def test_a_log_with_much_after_the_present_opens_at_the_present(qtbot: QtBot) -> None:
    session = new_game()
    play_on(session, 300)
    for _ in range(200):
        session.undo()
    log = Shown(qtbot, Table(session))
    assert is_in_sight(log, log.panel.model.now)
    log.panel.resize(300, 220)
    assert is_in_sight(log, log.panel.model.now)
    font = log.view.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    log.view.setFont(font)
    assert is_in_sight(log, log.panel.model.now)


def test_the_row_for_many_throws_opens_by_mouse_and_keyboard(
    left_for_another_line: Shown, qtbot: QtBot
) -> None:
    log, model = left_for_another_line, left_for_another_line.panel.model
    heading = model.rowCount() - 1
    index = model.index(heading)
    lost = sum(row.standing is Standing.TAKEN_BACK for row in Chronicle(log.table.session).rows())
    assert index.data() == f"{lost} throws that were taken back"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"{index.data()}, folded"
    log.view.verticalScrollBar().setValue(log.view.verticalScrollBar().maximum())
    with qtbot.assertNotEmitted(log.panel.moment_asked):
        log.click(log.rect(heading).center())
    assert model.rowCount() == heading + 1 + lost
    assert not index.data(Role.IS_FOLDED)
    assert is_in_sight(log, heading)
    assert is_in_sight(log, heading + 1)
    qtbot.keyClick(log.view, Qt.Key.Key_Space)
    assert model.rowCount() == heading + 1
    qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert model.rowCount() == heading + 1 + lost
    assert log.view.currentIndex().row() == heading
