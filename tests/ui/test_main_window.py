from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from blitz_desktop import app, registry
from blitz_desktop.core.codec import digest
from blitz_desktop.presenter.table import Table
from blitz_desktop.session.autosave import FOLDER
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs, portraits
from blitz_desktop.ui.board.layers import Layer
from blitz_desktop.ui.counters.palettes import PaletteVariant
from blitz_desktop.ui.dialogs import Leaving
from blitz_desktop.ui.menus import fill_context_menu, fill_layers_menu, fill_lines_menu
from blitz_desktop.ui.settings import Settings
from tests.toy import TOY, toy_scenario
from tests.toy.game import END
from tests.toy.records import Advance, Assault, March, TakeLosses
from tests.ui.hand import CTRL, LEFT, Hand

SHIFT = Qt.KeyboardModifier.ShiftModifier


def to_combat(hand: Hand) -> None:
    """Bring Blue's tank next to Red and go on to combat."""
    hand.drag("bt", "0402")
    hand.press_offer("End phase")


# Dragging


def test_a_counter_is_dragged_within_reach(hand: Hand) -> None:
    hand.drag("bt", "0402")
    assert hand.at("bt") == "0402"
    action = hand.window.session.entries[-1].action
    assert isinstance(action, March)
    assert (action.units, action.path[0], action.path[-1]) == (("bt",), "0303", "0402")


def test_a_drop_out_of_reach_goes_back_with_the_reason_and_its_rule(hand: Hand) -> None:
    bubbles: list[object] = []
    hand.window.scene.bubble_changed.connect(bubbles.append)
    hand.drag("b3", "0801")
    assert hand.at("b3") == "0404"
    assert hand.refused_rules == ["2.2"]
    assert bubbles[-1].text == "That is too far for this stack."  # type: ignore[attr-defined]
    assert bubbles[-1].rule == "2.2"  # type: ignore[attr-defined]
    assert hand.window.session.head == 0
    assert hand.window.scene.hand == ()
    canvas = hand.window.canvas
    for hex_ in ("0801", "0404"):
        assert not canvas.bubble.geometry().contains(canvas.hex_position(hex_))


def test_a_reason_goes_away_with_the_next_step(qtbot: QtBot, hand: Hand) -> None:
    bubble, viewport = hand.window.canvas.bubble, hand.window.canvas.viewport()
    hand.drag("b3", "0801")
    assert bubble.words()
    hand.window.table.select(("b1",))
    assert not bubble.words()
    hand.drag("b3", "0801")
    assert bubble.words()
    qtbot.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, hand.window.canvas.hex_position("0801"))
    assert not bubble.words()


def test_the_selected_part_of_a_stack_goes_along_in_one_gesture(hand: Hand) -> None:
    hand.double_click_piece("b2")
    assert set(hand.window.table.selection) == {"b1", "b2"}
    hand.drag("b2", "0301")
    assert (hand.at("b1"), hand.at("b2")) == ("0301", "0301")
    hand.window.time.undo.run()
    hand.window.table.select(())
    hand.drag("b2", "0301")
    assert (hand.at("b1"), hand.at("b2")) == ("0302", "0301")


def test_ctrl_click_adds_to_the_selection(hand: Hand) -> None:
    hand.click_piece("b3")
    hand.click_piece("bt", CTRL)
    assert hand.window.table.selection == ("b3", "bt")
    hand.click_piece("bt", CTRL)
    assert hand.window.table.selection == ("b3",)


def test_the_reach_is_lit_while_dragging_and_dark_after(hand: Hand) -> None:
    hand.pick_up("b3", "0304")
    assert hand.window.controller.gesture is not None
    reach = hand.window.controller.gesture.reach
    assert reach is not None
    assert reach["0304"].left == 3
    assert "3 left" in hand.window.statusBar().currentMessage()
    lit = hand.window.scene._lines.marks.reach
    assert set(lit) == set(reach.legal)
    assert lit["0304"] == 3
    hand.key(Qt.Key.Key_Escape)
    assert hand.window.controller.gesture is None
    hand.window.table.select(())
    assert not hand.window.scene._lines.marks.reach
    assert hand.at("b3") == "0404"
    assert not hand.window.canvas.is_dragging


def test_an_enemy_counter_is_not_picked_up(hand: Hand) -> None:
    hand.drag("r1", "0602")
    assert hand.refused_rules == ["2.1"]
    assert hand.at("r1") == "0502"


def test_put_back_where_it_was_is_no_refusal(hand: Hand) -> None:
    hand.pick_up("b3", "0304")
    hand.let_go("0404")
    assert hand.refusals == []
    assert hand.window.session.head == 0


def test_a_drop_off_the_map_cancels(qtbot: QtBot, hand: Hand) -> None:
    hand.pick_up("b3", "0304")
    viewport = hand.window.canvas.viewport()
    qtbot.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(-40, -40))
    assert hand.at("b3") == "0404"
    assert hand.window.controller.gesture is None
    assert "off the map" in hand.window.statusBar().currentMessage()
    assert viewport.rect().contains(hand.window.canvas.hex_position("0404"))


# Fighting


def test_a_click_on_a_target_opens_the_battle_and_attack_ends_it(hand: Hand) -> None:
    to_combat(hand)
    hand.click_piece("r1")
    battle = hand.window.battle
    assert battle is not None
    assert battle.ticked() == ("bt",)
    hand.press(battle.attack)
    assert hand.window.battle is None
    assert hand.window.session.entries[-1].action == Assault("0502", ("bt",))


def test_attackers_dragged_on_a_target_mean_the_attack(hand: Hand) -> None:
    to_combat(hand)
    hand.drag("bt", "0502")
    battle = hand.window.battle
    assert battle is not None
    assert battle.ticked() == ("bt",)
    hand.press(battle.buttons.button(battle.buttons.StandardButton.Cancel))
    assert hand.window.battle is None
    assert hand.at("bt") == "0402"
    assert hand.window.session.head == 2


def test_the_attack_button_leads_to_the_same_dialog(hand: Hand) -> None:
    to_combat(hand)
    hand.press_offer("Attack")
    hand.click_piece("r1")
    assert hand.window.battle is not None


def test_a_target_out_of_reach_says_why(hand: Hand) -> None:
    to_combat(hand)
    hand.drag("b3", "0502")
    assert hand.window.battle is None
    assert hand.refused_rules == ["3.1"]


def test_losses_are_taken_by_clicking_counters(hand: Hand) -> None:
    to_combat(hand)
    hand.click_piece("r1")
    assert hand.window.battle is not None
    hand.press(hand.window.battle.attack)
    draft = hand.window.table.draft
    assert draft is not None
    (unit,) = draft.choices.legal
    hand.click_piece(unit)
    assert draft.losses[unit] == 1
    hand.press(hand.window.decision_panel.form_box.confirm)
    assert isinstance(hand.window.session.entries[-1].action, TakeLosses)


def test_advance_or_stay_is_answered_in_the_panel(seat: Callable[[Session], Hand]) -> None:
    hand = seat(game_with_an_advance())
    hand.click_piece("bt")
    hand.press(hand.window.decision_panel.form_box.confirm)
    assert hand.window.session.entries[-1].action == Advance(("bt",))
    hand.window.time.undo.run()
    hand.press_offer("Stay")
    assert hand.window.table.draft is None
    assert hand.at("bt") == "0402"


def test_an_advance_is_made_by_a_drag_into_the_emptied_hex(seat: Callable[[Session], Hand]) -> None:
    hand = seat(game_with_an_advance())
    hand.drag("bt", "0403")
    assert hand.refused_rules == ["3.4"]
    hand.pick_up("bt", "0502")
    assert hand.window.statusBar().currentMessage().endswith("Advance")
    hand.let_go("0502")
    assert hand.window.session.entries[-1].action == Advance(("bt",))
    assert hand.at("bt") == "0502"


def test_who_did_not_attack_does_not_advance_by_drag(seat: Callable[[Session], Hand]) -> None:
    hand = seat(game_with_an_advance())
    hand.drag("b3", "0502")
    assert hand.refusals[-1].reasons[0].code == "did_not_attack"


def test_units_picked_for_an_advance_go_along_with_a_drag(seat: Callable[[Session], Hand]) -> None:
    table = seat(game_with_an_advance()).window.table
    table.pick("bt")
    assert table.in_hand("bt") == ("bt",)
    assert table.in_hand("b3") == ("b3", "bt")


def game_with_an_advance() -> Session:
    """A game in which Blue's tank has emptied 0502; a seed with such dice is looked for."""
    for seed in range(100):
        session = Session.start(TOY, toy_scenario(), seed=str(seed))
        table = Table(session)
        gesture = table.pick_up(("bt",))
        assert gesture is not None
        table.put_down(gesture, "0402")
        table.take_up(END)
        table.aim("0502")
        table.confirm()
        while table.draft is not None and table.draft.offer.kind == "take_losses":
            for unit in table.draft.choices.legal * 2:
                table.lose_step(unit)
            table.confirm()
        if table.draft is not None:
            return session
    pytest.fail("no seed leads to an advance")


# Time


def test_undo_and_redo_by_key_from_the_map(hand: Hand) -> None:
    hand.drag("bt", "0402")
    hand.key(Qt.Key.Key_Z, CTRL)
    assert hand.at("bt") == "0303"
    hand.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert hand.at("bt") == "0402"


def test_toolbar_buttons_leave_the_focus_on_the_map(hand: Hand) -> None:
    hand.window.canvas.setFocus()
    hand.drag("bt", "0402")
    for button in hand.window.findChildren(QToolButton):
        if button.defaultAction() is hand.window.actions_.by_id["undo"]:
            hand.press(button)
    assert hand.at("bt") == "0303"
    assert hand.window.focusWidget() is hand.window.canvas


def test_the_past_is_shown_under_a_banner_and_nothing_can_be_done_in_it(hand: Hand) -> None:
    hand.drag("bt", "0402")
    hand.press_offer("End phase")
    hand.window.log_panel.moment_asked.emit(0)
    assert hand.window.past_banner.isVisible()
    assert "set-up" in hand.window.past_banner.label.text()
    assert hand.at("bt") == "0303"
    hand.drag("b3", "0304")
    assert hand.at("b3") == "0404"
    assert hand.window.decision_panel.offers.buttons == {}
    hand.window.time.back_to_play.run()
    assert not hand.window.past_banner.isVisible()
    assert hand.at("bt") == "0402"
    assert hand.window.session.head == 2


def test_a_jump_drops_a_half_made_action(hand: Hand) -> None:
    hand.drag("bt", "0402")
    hand.press_offer("March")
    hand.window.log_panel.moment_asked.emit(0)
    assert hand.window.table.draft is None
    assert not hand.window.decision_panel.form_box.isVisible()


def test_undo_to_the_start_and_redo_to_the_end_pass_the_same_positions(hand: Hand) -> None:
    to_combat(hand)
    session = hand.window.session
    digests = []
    while session.can_undo:
        digests.append(digest(session.state))
        hand.key(Qt.Key.Key_Z, CTRL)
    for known in reversed(digests):
        hand.key(Qt.Key.Key_Y, CTRL)
        assert digest(session.state) == known


# Saving and leaving


def test_save_as_then_save_then_open(hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "Spiel für Élodie.blitz"
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: path)
    hand.drag("bt", "0402")
    assert hand.window.isWindowModified()
    hand.key(Qt.Key.Key_S, CTRL)
    assert not hand.window.isWindowModified()
    assert path.stem in hand.window.windowTitle()
    hand.key(Qt.Key.Key_Z, CTRL)
    assert hand.window.isWindowModified()
    hand.key(Qt.Key.Key_Y, CTRL)
    assert not hand.window.isWindowModified()
    monkeypatch.setattr(registry, "system", lambda _: TOY)
    monkeypatch.setattr(registry, "scenario", lambda _: toy_scenario())
    loaded = app.open_target(str(path), tmp_path / "journals")
    assert digest(loaded.state) == digest(hand.window.session.state)
    loaded.close()


def test_a_save_that_fails_says_so_and_the_game_goes_on(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: tmp_path / "no such folder" / "a.blitz")
    monkeypatch.setattr(dialogs, "tell_error", lambda *texts: told.append(texts[2]))
    hand.drag("bt", "0402")
    assert not hand.window.saving.save()
    assert len(told) == 1
    hand.drag("b3", "0304")
    assert hand.at("b3") == "0304"


def test_the_names_of_automatic_saves_are_not_for_ones_own(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: tmp_path / FOLDER / "a turn 05.blitz")
    monkeypatch.setattr(dialogs, "tell_error", lambda *texts: told.append(texts[2]))
    hand.drag("bt", "0402")
    assert not hand.window.saving.save()
    (text,) = told
    assert "a turn 05" in text
    assert not (tmp_path / FOLDER).exists()


@pytest.mark.parametrize("answer", list(dialogs.Changed))
def test_a_save_that_others_have_changed_is_asked_about(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: dialogs.Changed
) -> None:
    path, other = tmp_path / "a.blitz", tmp_path / "b.blitz"
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: other)
    monkeypatch.setattr(dialogs, "ask_changed", lambda *_, **__: answer)
    hand.drag("bt", "0402")
    assert hand.window.saving.save_to(path)
    path.write_bytes(b"another game")
    hand.drag("b3", "0304")
    assert hand.window.saving.save() is (answer is not dialogs.Changed.LEAVE)
    assert hand.window.isWindowModified() is (answer is dialogs.Changed.LEAVE)
    assert (path.read_bytes() == b"another game") is (answer is not dialogs.Changed.WRITE_OVER)
    assert other.exists() is (answer is dialogs.Changed.SAVE_AS)


@pytest.mark.parametrize(("answer", "is_left"), [(Leaving.STAY, False), (Leaving.SUSPEND, True)])
def test_leaving_unsaved_asks(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, answer: Leaving, is_left: bool
) -> None:
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: answer)
    hand.drag("bt", "0402")
    assert hand.window.close() is is_left
    assert hand.window.isVisible() is not is_left


def test_leaving_a_game_whose_save_is_gone_asks(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(_parent: object, why: str, _trouble: str) -> Leaving:
        asked.append(why)
        return Leaving.STAY

    monkeypatch.setattr(dialogs, "ask_leaving", ask)
    hand.drag("bt", "0402")
    assert hand.window.saving.save_to(tmp_path / "stick.blitz")
    (tmp_path / "stick.blitz").unlink()
    assert not hand.window.close()
    assert asked == ["stick.blitz is no longer where this game was saved."]


def test_the_question_on_leaving_names_the_game(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *words: asked.append(words[1]) or Leaving.STAY)
    hand.drag("bt", "0402")
    assert hand.window.saving.save_to(tmp_path / "evening.blitz")
    hand.drag("b3", "0304")
    assert not hand.window.close()
    assert asked == ["“evening” has changes that are not saved."]


def test_leaving_saved_asks_nothing(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialogs, "ask_leaving", lambda *_: pytest.fail("asked"))
    assert hand.window.close()


# Reading


def test_the_inspector_is_laid_out_before_it_is_seen(hand: Hand, qtbot: QtBot) -> None:
    inspector = hand.window.inspector
    for unit in ("b3", "r1"):
        hand.click_piece(unit)
        at_once = inspector.grab().toImage()
        qtbot.wait(80)
        assert inspector.grab().toImage() == at_once


def test_the_inspector_follows_the_click(hand: Hand) -> None:
    hand.click_piece("b2")
    texts = [label.text() for label in hand.window.inspector.findChildren(QLabel)]
    assert any("2nd Blue Division" in text for text in texts)
    assert hand.window.inspector.stack_list.count() == 2


def test_units_chosen_in_the_stack_list_are_selected(hand: Hand) -> None:
    hand.click_piece("b2")
    hand.window.inspector.stack_list.selectAll()
    assert set(hand.window.table.selection) == {"b1", "b2"}


def test_every_rule_link_opens_its_rule(hand: Hand) -> None:
    hand.window.decision_panel.words.prompt.linkActivated.emit("rule:toy/2.3")
    assert hand.window.rule_card.isVisible()
    assert "About 2.3." in hand.window.rule_card.label.text()
    hand.window.rule_card.hide()


def test_the_next_unit_is_selected_by_key(hand: Hand) -> None:
    hand.key(Qt.Key.Key_N)
    first = hand.window.table.selection
    hand.key(Qt.Key.Key_N)
    assert len(first) == 1
    assert hand.window.table.selection != first
    hand.key(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert hand.window.table.selection == first


def test_every_key_on_the_help_page_is_bound_to_one_action(hand: Hand) -> None:
    keys = [key for keys, _ in hand.window.actions_.shortcuts() for key in keys.split(", ")]
    assert len(keys) == len(set(keys))


def test_a_journal_that_cannot_be_written_is_said_once_and_play_goes_on(
    seat: Callable[[Session], Hand], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    hand = seat(Session.start(TOY, toy_scenario(), journal=tmp_path / "file"))
    hand.drag("bt", "0402")
    assert hand.at("bt") == "0402"
    assert hand.window.trouble_banner.isVisible()
    assert "not being recorded" in hand.window.trouble_banner.label.text()


def test_f1_tells_the_rule_that_refused_last(hand: Hand) -> None:
    hand.key(Qt.Key.Key_F1)
    assert "§ 2<" in hand.window.rule_card.label.text()
    hand.window.rule_card.hide()
    hand.drag("r1", "0602")
    hand.key(Qt.Key.Key_F1)
    assert "About 2.1." in hand.window.rule_card.label.text()
    hand.window.rule_card.hide()


def test_the_map_stays_where_it_is_when_the_prompt_grows(hand: Hand) -> None:
    hand.window.canvas.centre_on("0404")
    before = hand.window.canvas.mapToGlobal(hand.window.canvas.hex_position("0404"))
    hand.press_offer("March")
    QCoreApplication.processEvents()
    assert hand.window.decision_panel.form_box.isVisible()
    assert hand.window.canvas.mapToGlobal(hand.window.canvas.hex_position("0404")) == before


def test_undo_again_and_again_while_a_stack_is_spread(hand: Hand) -> None:
    hand.drag("bt", "0402")
    hand.drag("b3", "0304")
    hand.click_piece("b2")
    for _ in range(6):
        hand.key(Qt.Key.Key_Z, CTRL)
    assert hand.window.session.head == 0
    assert hand.window.scene.fan is None
    assert (hand.at("bt"), hand.at("b3")) == ("0303", "0404")


# Menus


def menu_texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def trigger(menu: QMenu, text: str) -> None:
    (action,) = [action for action in menu.actions() if action.text() == text]
    action.trigger()


def test_the_selected_units_are_sent_by_the_context_menu(hand: Hand) -> None:
    hand.click_piece("b3")
    menu = QMenu(hand.window)
    fill_context_menu(menu, "0304", hand.window.controller)
    trigger(menu, "Move the selected units here")
    assert hand.at("b3") == "0304"


def test_the_context_menu_of_a_target_offers_the_attack(hand: Hand) -> None:
    to_combat(hand)
    menu = QMenu(hand.window)
    fill_context_menu(menu, "0502", hand.window.controller)
    assert "Attack this hex…" in menu_texts(menu)
    trigger(menu, "Attack this hex…")
    assert hand.window.battle is not None


def test_another_line_of_play_is_gone_back_to_by_the_menu(hand: Hand) -> None:
    hand.drag("bt", "0402")
    hand.key(Qt.Key.Key_Z, CTRL)
    hand.drag("b3", "0304")
    menu = QMenu(hand.window)
    all_lines = hand.window.actions_.by_id["all_lines"]
    fill_lines_menu(menu, hand.window.session, hand.window.time, all_lines)
    this, other, _, last = menu.actions()
    assert (this.isChecked(), other.isChecked(), last) == (True, False, all_lines)
    assert other.text() == "1 entry after the set-up · Turn 1 · Movement"
    other.trigger()
    assert hand.at("bt") == "0402"
    assert hand.at("b3") == "0404"


def test_esc_leaves_menu_and_menu_bar_at_once(hand: Hand, qtbot: QtBot) -> None:
    bar = hand.window.menuBar()
    view = next(action for action in bar.actions() if action.text() == "&View")
    hand.window.canvas.setFocus()
    qtbot.mouseClick(bar, LEFT, pos=bar.actionGeometry(view).center())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bar.activeAction() is None)
    qtbot.waitUntil(lambda: hand.window.focusWidget() is hand.window.canvas)
    qtbot.mouseClick(bar, LEFT, pos=bar.actionGeometry(view).center())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    qtbot.keyClick(menu, Qt.Key.Key_Left)  # on to the menu beside it, which stays open
    qtbot.wait(20)
    assert QApplication.activePopupWidget() not in (None, menu)
    qtbot.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bar.activeAction() is None)


def test_layers_are_hidden_and_shown_by_the_menu(hand: Hand) -> None:
    menu = QMenu(hand.window)
    layers = hand.window.scene.layers
    fill_layers_menu(menu, layers)
    trigger(menu, "Counters")
    assert not layers.is_shown(Layer.COUNTERS)
    trigger(menu, "Counters")
    assert layers.is_shown(Layer.COUNTERS)


def view_entry(hand: Hand, label: str) -> QAction:
    view = next(action.menu() for action in hand.window.menuBar().actions() if action.text() == "&View")
    assert isinstance(view, QMenu)
    return next(action for action in view.actions() if action.text().replace("&", "") == label)


def test_the_panels_can_be_put_back(hand: Hand) -> None:
    docks = {dock.objectName(): dock for dock in hand.window.findChildren(QDockWidget)}
    docks["log"].setFloating(True)
    docks["turn"].hide()
    view_entry(hand, "Reset layout").trigger()
    assert not docks["log"].isFloating()
    assert docks["turn"].isVisible()
    areas = {name: hand.window.dockWidgetArea(dock).name for name, dock in docks.items()}
    at_left = {name for name, area in areas.items() if area == "LeftDockWidgetArea"}
    assert at_left == {"turn", "goals", "minimap"}
    assert set(areas) - at_left == {"inspector", "forces", "plans", "log"}


def test_the_colours_of_the_armies_are_chosen_and_remembered(hand: Hand) -> None:
    view = hand.window.table.viewpoint.view
    hand.click_piece("b3")
    entry = view_entry(hand, "Colour-blind palette")
    entry.trigger()
    assert hand.window.scene.palettes == portraits.colours(view) != view.palettes
    assert Settings().palette_variant() is PaletteVariant.COLOUR_BLIND
    entry.trigger()
    assert hand.window.scene.palettes == portraits.colours(view) == view.palettes
    assert Settings().palette_variant() is PaletteVariant.PRINTED


def test_preferences_have_their_key_on_every_system(hand: Hand) -> None:
    """Qt knows a standard one on some systems only."""
    assert QKeySequence("Ctrl+,") in hand.window.actions_.by_id["preferences"].shortcuts()
