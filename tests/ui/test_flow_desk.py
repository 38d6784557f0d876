"""The flow of play on the window: what comes next, the guard, forces to drag from, victory, turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolTip, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from blitz_desktop.core.override import Override
from blitz_desktop.presenter.forces import arrivals, forces
from blitz_desktop.ui.panels import forces_panel
from blitz_desktop.ui.panels.turn_panel import TurnTrack
from blitz_desktop.ui.settings import Guard
from blitz_desktop.ui.unit_drags import units_of_mime, units_to_mime
from tests.ui.hand import Hand

LEFT = Qt.MouseButton.LeftButton
ENTER = Qt.Key.Key_Return


@pytest.fixture
def guarded(hand: Hand) -> Hand:
    hand.window._settings.choose_guard(Guard.ALL)
    return hand


def _raise(hand: Hand, name: str) -> None:
    for dock in hand.window.docks:
        if dock.objectName() == name:
            dock.raise_()
    QApplication.processEvents()


def test_the_prompt_says_what_comes_next(hand: Hand) -> None:
    panel = hand.window.decision_panel
    assert panel.words.outlook.text() == "Next: Combat."
    hand.press_offer("End phase")
    assert panel.words.outlook.text() == "Next: Movement."


def test_the_guard_lists_what_is_left_undone_and_esc_means_to_stay(qtbot: QtBot, guarded: Hand) -> None:
    window = guarded.window
    guarded.press_offer("End phase")
    guard = window.flow.guard
    assert guard is not None
    assert len(guard.rows) == 2
    qtbot.keyClick(guard, Qt.Key.Key_Escape)
    assert window.flow.guard is None
    assert window.session.head == 0


def test_the_guard_can_be_overruled(qtbot: QtBot, guarded: Hand) -> None:
    guarded.press_offer("End phase")
    guard = guarded.window.flow.guard
    assert guard is not None
    assert guard.stay.isDefault()  # something would be lost
    qtbot.mouseClick(guard.go_on, LEFT)
    assert guarded.window.session.head == 1


def test_the_guard_can_be_told_to_be_quiet(qtbot: QtBot, guarded: Hand) -> None:
    window = guarded.window
    guarded.press_offer("End phase")
    guard = window.flow.guard
    assert guard is not None
    guard.quiet.setChecked(True)
    qtbot.mouseClick(guard.stay, LEFT)
    guarded.drag("bt", "0402")
    guarded.press_offer("End phase")
    assert window.flow.guard is None or len(window.flow.guard.rows) == 1
    menu = QMenu()
    window.flow.fill_guard_menu(menu)
    assert [action.isChecked() for action in menu.actions()] == [False, True, False]
    menu.actions()[0].trigger()
    assert window._settings.guard() is Guard.ALL


def test_the_guard_goes_when_the_position_changes_under_it(guarded: Hand) -> None:
    guarded.drag("bt", "0402")
    guarded.press_offer("End phase")
    assert guarded.window.flow.guard is not None
    guarded.window.time.undo.run()
    assert guarded.window.flow.guard is None
    assert guarded.window.session.head == 0


def _items(hand: Hand) -> dict[str, QTreeWidgetItem]:
    tree = hand.window.flow.forces.tree
    found: dict[str, QTreeWidgetItem] = {}
    waiting = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    while waiting:
        item = waiting.pop()
        assert item is not None
        found[str(item.data(0, Qt.ItemDataRole.UserRole))] = item
        waiting += [item.child(row) for row in range(item.childCount())]
    return found


def test_the_forces_are_listed_found_and_selected(qtbot: QtBot, hand: Hand) -> None:
    panel = hand.window.flow.forces
    _raise(hand, "forces")
    assert {"bt", "r1"} <= set(_items(hand))
    panel.tree.setCurrentItem(_items(hand)["bt"])
    assert hand.window.table.selection == ("bt",)
    qtbot.keyClicks(panel.field, "tank")
    assert "r1" not in _items(hand)
    panel.field.clear()
    panel.only_ready.setChecked(True)
    assert "r1" not in _items(hand)
    qtbot.keyClicks(panel.field, "nobody")
    assert panel.nothing.isVisible()


def test_what_is_out_of_play_stands_at_the_end_of_the_forces(hand: Hand) -> None:
    _raise(hand, "forces")
    assert hand.window.tools.override(Override(units=("b3",), steps=0))
    tree = hand.window.flow.forces.tree
    last = tree.topLevelItem(tree.topLevelItemCount() - 1)
    assert last is not None
    inside = [last.child(place) for place in range(last.childCount())]
    while inside and inside[0].childCount():
        inside = [item.child(place) for item in inside for place in range(item.childCount())]
    assert [item.data(0, Qt.ItemDataRole.UserRole) for item in inside] == ["b3"]


def test_a_counter_is_dragged_from_the_panel_onto_the_map(qtbot: QtBot, hand: Hand) -> None:
    window = hand.window
    _raise(hand, "forces")
    carried = window.flow.forces.tree.mimeData([_items(hand)["bt"]])
    assert units_of_mime(carried) == ("bt",)
    canvas, view = window.canvas, window.canvas.viewport()
    canvas.centre_on("0402")
    place = canvas.hex_position("0402")
    move = Qt.DropAction.MoveAction
    plain = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, move, carried, LEFT, plain)
    QApplication.sendEvent(view, enter)
    assert enter.isAccepted()
    assert window.controller.gesture is not None
    QApplication.sendEvent(view, QDragMoveEvent(place, move, carried, LEFT, plain))
    QApplication.sendEvent(view, QDropEvent(QPointF(place), move, carried, LEFT, plain))
    assert hand.at("bt") == "0402"
    assert window.controller.gesture is None


def test_a_drag_that_leaves_the_map_or_may_not_be_leaves_all_as_it_was(hand: Hand) -> None:
    window, view = hand.window, hand.window.canvas.viewport()
    place, move, plain = QPoint(200, 200), Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    mine, theirs = units_to_mime(["bt"]), units_to_mime(["r1"])
    QApplication.sendEvent(view, QDragEnterEvent(place, move, mine, LEFT, plain))
    QApplication.sendEvent(view, QDragLeaveEvent())
    assert window.controller.gesture is None
    refused = QDragEnterEvent(place, move, theirs, LEFT, plain)
    refused.ignore()
    QApplication.sendEvent(view, refused)
    assert window.controller.gesture is None
    assert hand.refusals
    assert window.session.head == 0


def test_a_drop_beside_the_map_moves_nothing(hand: Hand) -> None:
    window, view = hand.window, hand.window.canvas.viewport()
    move, plain, mine = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier, units_to_mime(["bt"])
    QApplication.sendEvent(view, QDragEnterEvent(QPoint(200, 200), move, mine, LEFT, plain))
    QApplication.sendEvent(view, QDropEvent(QPointF(-500, -500), move, mine, LEFT, plain))
    assert window.session.head == 0
    assert window.controller.gesture is None


def test_victory_is_told_point_by_point_and_live(qtbot: QtBot, hand: Hand) -> None:
    panel = hand.window.flow.goals
    _raise(hand, "goals")
    said = [card.accessibleName() for card in panel.cards]
    assert any("missing: a Blue unit in it" in text for text in said)
    with qtbot.waitSignal(panel.hexes_asked):
        qtbot.mouseClick(panel.cards[0], LEFT)
    assert hand.window.session.is_live
    goal = next(goal for goal in hand.window.table.viewpoint.view.goals if goal.missing)
    assert hand.window.tools.override(Override(side="blue", hexes=goal.where))
    after = [card.accessibleName() for card in panel.cards]
    assert len(after) == len(said)
    assert after != said
    hand.window.time.undo.run()
    assert [card.accessibleName() for card in panel.cards] == said


def test_the_turn_track_tells_of_turns_on_hover(qtbot: QtBot, hand: Hand) -> None:
    (track,) = hand.window.turn_panel.findChildren(TurnTrack)
    assert "Turn 1" in track.words_at(QPoint(5, 5))
    assert track.words_at(QPoint(5, 500)) == ""
    assert arrivals(hand.window.table.viewpoint) == {}
    place = QPoint(5, 5)
    QApplication.sendEvent(track, QHelpEvent(QEvent.Type.ToolTip, place, track.mapToGlobal(place)))
    assert QToolTip.text() == track.words_at(place)
    QToolTip.hideText()


def test_the_markers_on_the_map_are_listed_under_the_turn(hand: Hand) -> None:
    said = [label.text() for label in hand.window.turn_panel.findChildren(QLabel)]
    assert "Markers" in said
    markers = hand.window.table.viewpoint.view.markers
    assert all(any(marker.label in text and marker.at in text for text in said) for marker in markers)


def test_nothing_is_set_up_in_the_middle_of_play(hand: Hand) -> None:
    assert not hand.window.flow.forces.workbench.isVisibleTo(hand.window.flow.forces)
    assert hand.window.actions_.by_id["deal"].statusTip() == "Nothing is being set up now."


def test_the_list_of_forces_takes_room_from_the_log_and_gives_it_back(hand: Hand, qtbot: QtBot) -> None:
    docks = hand.window.docks
    inspector, log = docks["inspector"], docks["log"]
    _raise(hand, "inspector")
    before = inspector.height()
    _raise(hand, "forces")
    qtbot.waitUntil(lambda: docks["forces"].height() > log.height() * 1.5)
    _raise(hand, "inspector")
    qtbot.waitUntil(lambda: abs(inspector.height() - before) <= 2)


def test_the_side_to_decide_comes_first_among_the_forces(hand: Hand) -> None:
    _raise(hand, "forces")
    assert hand.window.table.decision is not None
    names = [name for name in _items(hand) if name in hand.window.table.viewpoint.pieces]
    side = hand.window.table.decision.side
    groups = forces(hand.window.table)
    first = [row.piece.side for group in groups for row in group.units]
    assert names
    assert first[0] == side
    assert first == sorted(first, key=lambda other: other != side)


def test_counters_in_the_list_are_pictured_once_they_are_seen(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictured: list[str] = []
    portrait = forces_panel.portrait_icon
    monkeypatch.setattr(
        forces_panel,
        "portrait_icon",
        lambda piece, *rest: pictured.append(piece.id) or portrait(piece, *rest),
    )
    panel = hand.window.flow.forces
    panel.tree.setFixedHeight(60)
    _raise(hand, "forces")
    panel.tree.expandAll()
    panel.grab()
    assert 0 < len(set(pictured)) < len(hand.window.table.viewpoint.pieces)
