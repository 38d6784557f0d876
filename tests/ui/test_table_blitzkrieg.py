"""A recorded visit to the real table: real mouse events on the real scene of Blitzkrieg 1940."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from blitz_desktop import app, registry
from blitz_desktop.core.codec import digest
from blitz_desktop.core.decisions import Choices
from blitz_desktop.core.entries import Rolled
from blitz_desktop.presenter.chronicle import Chronicle
from blitz_desktop.session.kind import Kind, Terms
from blitz_desktop.session.session import Session
from blitz_desktop.ui import dialogs
from blitz_desktop.ui.board.marked_scene import Bubble
from tests.ui.hand import CTRL, Hand

SYSTEM, SCENARIO = "blitzkrieg_1940", "1940"
_NEAR = 3
"""Longest move in hexes that is dragged, so that both ends are in sight."""


class Visitor:
    """A player who looks for what the table offers."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.table = hand.window.table

    def go_on_to(self, kind: str) -> None:
        """Press the first plain offer until an action of a kind is offered."""
        for _ in range(12):
            decision = self.table.decision
            assert decision is not None
            if decision.offer(kind) is not None:
                return
            plain = next(offer for offer in decision.offers if not offer.slots)
            self.hand.press_offer(plain.label)
        pytest.fail(f"{kind} is never offered")

    def reach(self, unit: str) -> Choices | None:
        """Where a unit may go."""
        gesture = self.table.pick_up((unit,))
        return gesture.reach if gesture is not None and gesture.legality else None

    def moves(self, *, risky: bool) -> Iterator[tuple[str, str]]:
        """Units with a hex they may go to, near enough to drag."""
        for unit in self.table.ready_units():
            choices = self.reach(unit)
            for hex_ in choices.legal if choices else ():
                choice = choices.targets[hex_] if choices else None
                if choice is not None and len(choice.legs) <= _NEAR and choice.is_risky is risky:
                    yield unit, hex_

    def enemy_in(self, hex_: str) -> bool:
        """Whether an enemy stands in a hex."""
        decision = self.table.decision
        return decision is not None and any(
            piece.side != decision.side for piece in self.table.viewpoint.stack(hex_)
        )

    def close_up(self, target: str, most: int) -> int:
        """Drag units next to a target; how many came."""
        board = self.table.viewpoint.scenario.board
        came = 0
        for unit in self.table.ready_units():
            if came == most or board.distance(self.hand.at(unit), target) > _NEAR:
                continue
            choices = self.reach(unit)
            open_ = [h for h in board.neighbours(target) if choices and h in choices.legal]
            if open_:
                self.hand.drag(unit, open_[0])
                came += self.hand.at(unit) == open_[0]
        return came

    def targets(self) -> Iterator[str]:
        """Enemy hexes next to a hex that a unit can reach, or that border one of ours."""
        board = self.table.viewpoint.scenario.board
        seen = set()
        for _, hex_ in self.moves(risky=False):
            for near in board.neighbours(hex_):
                if near not in seen and self.enemy_in(near):
                    seen.add(near)
                    yield near

    def answer_all(self) -> None:
        """Take losses and advances until nothing interrupts the phase."""
        for _ in range(20):
            draft = self.table.draft
            if draft is None:
                return
            slot = draft.slot
            assert slot is not None
            for unit in draft.choices.legal * 4:
                if len(draft.picked) < slot.least:
                    self.hand.click_piece(unit)
            self.hand.press(self.hand.window.decision_panel.form_box.confirm)
        pytest.fail("the battle never ends")


@pytest.fixture
def visitor(seat: Callable[[Session], Hand]) -> Visitor:
    scenario = registry.scenario(f"{SYSTEM}/{SCENARIO}")
    return Visitor(seat(Session.start(registry.system(SYSTEM), scenario, seed="1")))


@pytest.mark.slow
def test_a_visit(visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, window, session = visitor.hand, visitor.hand.window, visitor.hand.window.session
    bubbles: list[Bubble | None] = []
    window.scene.bubble_changed.connect(bubbles.append)
    visitor.go_on_to("move_stack")

    # A legal move.
    unit, to = next(visitor.moves(risky=False))
    hand.drag(unit, to)
    assert hand.at(unit) == to
    assert session.entries[-1].action.__struct_config__.tag == "move_stack"  # type: ignore[union-attr]

    # An illegal one: the counter is home again, the reason and its rule stand beside the hex.
    target = next(visitor.targets())
    near = next(
        u for u, h in visitor.moves(risky=False) if window.session.scenario.board.is_adjacent(h, target)
    )
    before, home = session.state, hand.at(near)
    hand.drag(near, target)
    assert session.state is before
    assert hand.at(near) == home
    assert window.scene.hand == ()
    said = bubbles[-1]
    assert said is not None
    assert said.text
    assert said.rule == ", ".join(dict.fromkeys(hand.refused_rules))

    # Part of a stack, in one gesture.
    ready = visitor.table.ready_units()
    stacks = [visitor.table.viewpoint.stack(at) for at in dict.fromkeys(map(hand.at, ready))]
    stack = next(s for s in stacks if len(s) > 2 and all(p.id in ready for p in s))
    top, other, *left = (piece.id for piece in reversed(stack))
    start = hand.at(top)
    hand.click_piece(top)
    hand.click_piece(other, CTRL)
    gesture = visitor.table.pick_up(visitor.table.in_hand(top))
    assert gesture is not None
    assert gesture.reach is not None
    to = next(h for h in gesture.reach.legal if len(gesture.reach.targets[h].legs) == 1)
    hand.drag(top, to)
    assert {hand.at(top), hand.at(other)} == {to}
    assert {hand.at(unit) for unit in left} == {start}

    # A river crossing, with its die in the log.
    unit, to = next(visitor.moves(risky=True))
    hand.drag(unit, to)
    rolls = [event.roll for event in session.entries[-1].events if isinstance(event, Rolled)]
    assert rolls
    faces = [
        row.line.faces for row in Chronicle(session).rows() if row.moment == session.head and row.line.faces
    ]
    assert faces == [roll.faces for roll in rolls]
    assert "crossing" in window.news.words().lower()
    assert window.news.isVisible()

    # An attack, to its end.
    target = next(target for target in visitor.targets() if visitor.close_up(target, 3) > 1)
    visitor.go_on_to("attack")
    hand.click_piece(visitor.table.viewpoint.stack(target)[-1].id)
    assert window.battle is not None
    assert len(window.battle.ticked()) > 1
    assert window.battle.forecast.headline
    hand.press(window.battle.attack)
    assert any(isinstance(event, Rolled) for entry in session.entries[-3:] for event in entry.events)
    assert "Result" in window.news.words()
    visitor.answer_all()
    decision = visitor.table.decision
    assert decision is not None
    assert decision.offer("end_phase") is not None

    # Undo to the start, redo to the end.
    digests = [digest(session.state)]
    while session.can_undo:
        hand.key(Qt.Key.Key_Z, CTRL)
        digests.append(digest(session.state))
    assert session.head == 0
    for known in digests[-2::-1]:
        hand.key(Qt.Key.Key_Y, CTRL)
        assert digest(session.state) == known

    # Save, reload: the same position.
    path = tmp_path / "visit.blitz"
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: path)
    hand.key(Qt.Key.Key_S, CTRL)
    loaded = app.open_target(str(path), tmp_path / "journals")
    assert digest(loaded.state) == digest(session.state)
    assert loaded.head == session.head
    loaded.close()


def test_hidden_counters_can_be_pointed_at_but_tell_nothing(seat: Callable[[Session], Hand]) -> None:
    system, scenario = registry.system("blitzkrieg_1940"), registry.scenario("blitzkrieg_1940/1939")
    session = Session.start(system, scenario, seed="1", terms=Terms(Kind.BY_FILE))
    hand = seat(session)
    window = hand.window
    hand.press(window.seats.curtain.ready)
    pieces = window.table.viewpoint.pieces.values()
    hidden = next(piece for piece in pieces if piece.id.startswith("hidden:") and piece.at in scenario.board)
    window.controller.looked_at.emit(hidden.at, hidden.id)
    told = [label.text() for label in window.inspector.findChildren(QLabel)]
    assert any("fog of war" in text for text in told)
    window.canvas.piece_clicked.emit(hidden.id, Qt.KeyboardModifier.NoModifier)
    window.canvas.piece_double_clicked.emit(hidden.id)
    window.canvas.piece_hovered.emit(hidden.id)
    window.canvas.drag_requested.emit(hidden.id)
    assert not window.canvas.is_dragging
