"""Tools: changes by hand, own dice, luck, ruler, pencil and notes, by real events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.dice import HandDice, Roll
from blitz_desktop.core.entries import Entry, Rolled
from blitz_desktop.core.language import later
from blitz_desktop.core.override import Override
from blitz_desktop.presenter.luck import Luck, luck
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, tool_desk
from blitz_desktop.ui.dice_dialog import DiceDialog
from blitz_desktop.ui.luck_dialog import LuckDialog
from blitz_desktop.ui.menus import fill_context_menu
from tests.session.test_override import find
from tests.toy import TOY, toy_scenario
from tests.toy.game import END
from tests.toy.records import Assault, EndPhase, March
from tests.ui.hand import LEFT, PLAIN, Hand

RULE = RuleRef("toy", "2")


def entries_of(menu: QMenu) -> dict[str, QAction]:
    found = {}
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found.update(entries_of(inner))
        else:
            found[action.text()] = action
    return found


def menu_at(hand: Hand, at: str) -> dict[str, QAction]:
    menu = QMenu(hand.window)
    hand.window.tools.fill_menu(menu, at)
    return entries_of(menu)


def trigger(hand: Hand, name: str) -> None:
    hand.window.actions_.by_id[name].trigger()


def test_changes_by_hand_are_offered_only_in_edit_mode(hand: Hand) -> None:
    assert "Out of play" not in menu_at(hand, "0302")
    trigger(hand, "edit_mode")
    assert hand.window.tools.banner.isVisible()
    hand.click_piece("b3")
    menu_at(hand, "0801")["Move the selected units here"].trigger()
    assert hand.at("b3") == "0801"
    assert "changed by hand" in hand.window.windowTitle()
    trigger(hand, "undo")
    assert hand.at("b3") == "0404"
    assert "changed by hand" not in hand.window.windowTitle()


def test_a_drag_in_edit_mode_moves_a_counter_anywhere(hand: Hand) -> None:
    trigger(hand, "edit_mode")
    for unit, to in (("b3", "0801"), ("r1", "0404")):
        start = hand.at(unit)
        hand.drag(unit, to)
        assert hand.at(unit) == to
        assert isinstance(hand.window.session.entries[-1].action, Override)
        hand.pick_up(unit, start)
        assert not hand.window.scene._lines.marks.reach
        hand.key(Qt.Key.Key_Escape)
        assert hand.at(unit) == to
    assert hand.window.session.is_edited
    trigger(hand, "undo")
    trigger(hand, "undo")
    trigger(hand, "edit_mode")
    hand.drag("b3", "0801")
    assert hand.at("b3") == "0404"


def test_the_past_is_not_said_to_be_changed_by_hand(hand: Hand) -> None:
    hand.drag("b3", "0304")
    trigger(hand, "edit_mode")
    hand.window.time.look_at(0)
    assert not hand.window.tools.banner.isVisible()
    hand.window.time.back_to_play.run()
    assert hand.window.tools.banner.isVisible()


def test_the_menu_greys_what_the_selected_units_cannot_do(hand: Hand) -> None:
    window = hand.window
    hand.click_piece("b3")
    for at, can in (("0304", True), (hand.at("r1"), False)):
        menu = QMenu(window)
        fill_context_menu(menu, at, window.controller)
        entries = entries_of(menu)
        assert entries["Move the selected units here"].isEnabled() == can
        assert entries["Pass this hex on the way"].isEnabled() == can


def test_flip_remove_bring_back_and_control(hand: Hand) -> None:
    trigger(hand, "edit_mode")
    hand.click_piece("b3")
    state = hand.window.session
    menu_at(hand, "0404")["One step less"].trigger()
    assert state.state.units["b3"].steps == 1
    menu_at(hand, "0404")["Full strength"].trigger()
    assert state.state.units["b3"].steps == 2
    menu_at(hand, "0404")["Out of play"].trigger()
    assert state.state.units["b3"].steps == 0
    menu_at(hand, "0404")["3rd Blue Division"].trigger()
    assert hand.at("b3") == "0404"
    menu_at(hand, "0801")["Give the hex to Blue"].trigger()
    assert state.state.control["0801"] == "blue"


def test_a_change_that_cannot_be_is_told_of(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell_error", lambda *texts: told.append(texts[2]))
    assert not hand.window.tools.override(Override(units=("b1",), to="nowhere"))
    assert told == ["There is no place nowhere."]


def test_own_dice_are_asked_for_and_recorded(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[tuple[int, ...] | None] = [None, (4,)]
    monkeypatch.setattr(tool_desk, "ask_dice", lambda *_: answers.pop(0))
    trigger(hand, "own_dice")
    session = hand.window.session
    assert session.hand_dice is not None
    with pytest.raises(Exception, match="no dice"):
        session.hand_dice.throw("combat", RULE, 1, 6)
    assert session.hand_dice.throw("combat", RULE, 1, 6) == (4,)
    trigger(hand, "own_dice")
    assert session.hand_dice is None


def test_an_attack_waits_for_the_players_own_dice(hand: Hand, qtbot: QtBot) -> None:
    """From the click to the log: the fields are filled by key, and Esc throws nothing."""
    window, session = hand.window, hand.window.session
    hand.drag("bt", "0402")
    trigger(hand, "own_dice")
    window.table.take_up(END)
    hand.click_hex("0502")
    assert window.battle is not None

    def answer(key: Qt.Key, *typed: Qt.Key) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, DiceDialog)
        for digit, field in zip(typed, dialog.fields, strict=False):
            QTest.keyClick(field, digit)
        QTest.keyClick(dialog, key)

    before = session.head
    QTimer.singleShot(0, lambda: answer(Qt.Key.Key_Escape))
    qtbot.mouseClick(window.battle.attack, Qt.MouseButton.LeftButton)
    assert session.head == before
    QTimer.singleShot(0, lambda: answer(Qt.Key.Key_Return, Qt.Key.Key_5, Qt.Key.Key_2))
    qtbot.mouseClick(window.battle.attack, Qt.MouseButton.LeftButton)
    assert session.head > before
    rolls = [event.roll for entry in session.entries for event in entry.events if isinstance(event, Rolled)]
    assert rolls[-1].faces[0] == 5
    assert rolls[-1].is_by_hand


@pytest.mark.parametrize(
    ("terms", "why_not"),
    [
        (Terms(), ""),
        (Terms(is_strict=True), ""),
        (Terms(Kind.SHARED), ""),
        (Terms(Kind.SHARED, is_strict=True), "strict game between two players"),
        (Terms(Kind.BY_FILE), "would not see your dice"),
    ],
)
def test_own_dice_are_not_for_games_in_which_another_must_trust_them(
    seat: Callable[[Session], Hand], terms: Terms, why_not: str
) -> None:
    session = Session.start(TOY, toy_scenario(), "2", terms=terms)
    hand = seat(session)
    hand.window.seats.sit_down()
    action = hand.window.actions_.by_id["own_dice"]
    assert action.isEnabled() == (not why_not)
    assert why_not in action.toolTip()
    session.hand_dice = HandDice(lambda *_: (1,))
    for step in (March(("b1",), ("0302", "0402")), EndPhase(), Assault("0502", ("b1",))):
        assert isinstance(session.submit(step), Entry)
    (roll,) = (event.roll for event in session.entries[-1].events if isinstance(event, Rolled))
    assert roll.is_by_hand == (not why_not)


def test_what_is_hidden_is_not_edited_by_hand(seat: Callable[[Session], Hand]) -> None:
    hand = seat(Session.start(TOY, toy_scenario(), "2", terms=Terms(Kind.FOG)))
    window = hand.window
    window.seats.open_table()
    action = window.actions_.by_id["edit_mode"]
    assert action.isEnabled()
    action.trigger()
    assert window.tools.banner.isVisible()
    window.seats.close_table()
    window.seats.sit_down()
    assert (action.isEnabled(), action.isChecked(), window.tools.banner.isVisible()) == (False, False, False)
    assert "the whole table must be open" in action.toolTip()


def test_the_dice_dialog_gives_what_is_entered(qtbot: QtBot) -> None:
    dialog = DiceDialog("combat", RULE, 2, 6)
    qtbot.addWidget(dialog)
    dialog.show()
    assert any("2 dice with 6 sides" in label.text() for label in dialog.findChildren(QLabel))
    qtbot.keyClicks(dialog.fields[0], "5")
    dialog.fields[1].setFocus()
    qtbot.keyClick(dialog.fields[1], Qt.Key.Key_Up)
    assert [field.value() for field in dialog.fields] == [5, 2]
    assert [field.maximum() for field in dialog.fields] == [6, 6]


def test_luck_counts_every_die_once() -> None:
    def entry(number: int, *rolls: Roll) -> Entry:
        return Entry(number, "blue", Override(), tuple(Rolled(roll) for roll in rolls), "")

    entries = (
        entry(1, Roll(0, "combat", RULE, 6, (1, 6)), Roll(1, "river", RULE, 6, (6,))),
        entry(2, Roll(2, "combat", RULE, 6, (6,))),
    )
    whole, combat, river = luck(entries)
    assert (whole.purpose, whole.dice, whole.faces) == ("", 4, (1, 0, 0, 0, 0, 3))
    assert (combat.purpose, combat.dice, river.dice) == ("combat", 3, 1)
    assert whole.mean == pytest.approx(19 / 4)
    assert whole.expected == 3.5
    assert whole.deviations == pytest.approx((4.75 - 3.5) / (35 / 12 / 4) ** 0.5)


def test_luck_takes_throws_of_one_kind_together(qtbot: QtBot) -> None:
    made_from = later("fording {where} at night")
    rolls = [Roll(place, made_from.format(where=hex_), RULE, 6, (3,)) for place, hex_ in enumerate("AB")]
    entry = Entry(1, "blue", Override(), tuple(map(Rolled, rolls)), "")
    whole, fording = luck((entry,))
    assert (fording.purpose, fording.dice) == (made_from, 2)
    dialog = LuckDialog((whole, fording))
    qtbot.addWidget(dialog)
    assert dialog.table.item(1, 0).text() == "fording … at night"


def test_one_die_is_not_said_to_be_off(qtbot: QtBot) -> None:
    dialog = LuckDialog((Luck("combat", 1, 6, (0, 0, 0, 0, 0, 1)),))
    qtbot.addWidget(dialog)
    assert dialog.table.item(0, 4).text() == "–"


def test_the_luck_dialog_opens_before_any_throw(hand: Hand) -> None:
    dialog = hand.window.tools.show_luck()
    assert dialog.table.rowCount() == 0
    assert not dialog.table.isVisible()
    assert any("No dice" in label.text() for label in dialog.findChildren(QLabel))
    dialog.close()


def test_the_ruler_tells_hexes_and_kilometres(hand: Hand, qtbot: QtBot) -> None:
    hints: list[str] = []
    hand.window.controller.hinted.connect(hints.append)
    hand.click_piece("b3")
    trigger(hand, "ruler")
    hand.window.key_desk.cursor.go("0801")
    board = hand.window.session.scenario.board
    steps = board.distance("0404", "0801")
    assert hints[-1] == f"0404 – 0801: {steps} hexes, about {steps * 10} km"
    assert hand.window.scene._lines.marks.trail[0][-1] == "0801"
    assert hand.window.canvas.bubble.words() == f"{steps} hexes, about {steps * 10} km"
    hand.click_hex("0703")
    qtbot.mouseMove(hand.window.canvas.viewport(), hand.window.canvas.hex_position("0702"))
    assert hints[-1] == "0703 – 0702: 1 hex, about 10 km"
    trigger(hand, "ruler")
    assert hand.window.scene._lines.marks.trail == ()
    assert not hand.window.canvas.bubble.isVisible()


def test_paths_and_actions_give_way_to_the_ruler(hand: Hand, qtbot: QtBot) -> None:
    window = hand.window

    def way_to(hex_: str) -> tuple[str, ...]:
        for place in ("0404", hex_):
            qtbot.mouseMove(window.canvas.viewport(), window.canvas.hex_position(place))
            QCoreApplication.processEvents()
        return window.scene._lines.marks.way

    hand.click_piece("b3")
    gesture = window.table.pick_up(("b3",))
    assert gesture is not None
    assert gesture.reach is not None
    near = window.session.scenario.board.neighbours("0404")
    first, second = [hex_ for hex_ in near if hex_ in gesture.reach.legal][:2]
    assert way_to(first)[-1] == first
    trigger(hand, "ruler")
    assert window.scene._lines.marks.way == ()
    assert way_to(second) == way_to(first) == ()
    assert window.scene._lines.marks.trail[0][-1] == first
    hand.click_hex(second)
    assert window.table.selection == ("b3",)
    trigger(hand, "ruler")
    assert way_to(first)[-1] == first


def test_the_pencil_draws_through_hexes_and_is_kept(hand: Hand, qtbot: QtBot, tmp_path: Path) -> None:
    window = hand.window
    window.canvas.fit()
    trigger(hand, "pencil")
    viewport = window.canvas.viewport()
    ways = ("0303", "0403", "0503", "0603")
    qtbot.mousePress(viewport, LEFT, PLAIN, window.canvas.hex_position(ways[0]))
    for hex_ in ways[1:]:
        qtbot.mouseMove(viewport, window.canvas.hex_position(hex_))
    qtbot.mouseRelease(viewport, LEFT, PLAIN, window.canvas.hex_position(ways[-1]))
    trigger(hand, "pencil")
    (mark,) = window.session.annotations
    assert tuple(mark.data["hexes"]) == ways
    assert window.session.head == 0
    assert hand.at("bt") == "0303"
    path = tmp_path / "marked.blitz"
    window.session.save(path)
    assert [kept.kind for kept in Session.load(path, find).annotations] == ["pencil"]
    trigger(hand, "rub_out")
    assert window.session.annotations == ()


def test_a_note_on_a_hex(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Hold this!", True))
    menu_at(hand, "0404")["Write a note here…"].trigger()
    (note,) = hand.window.session.annotations
    assert (note.text, note.data["hex"]) == ("Hold this!", "0404")
    picture = hand.window.canvas.grab()
    assert not picture.isNull()


def test_the_map_is_the_mouse_s_again_once_the_pencil_is_down(hand: Hand, qtbot: QtBot) -> None:
    trigger(hand, "pencil")
    trigger(hand, "pencil")
    hand.click_piece("b3")
    assert hand.window.table.selection == ("b3",)
