"""What the scene lights: the reach of units, targets, paths, and what putting them down would mean."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QObject, Signal

from blitz_desktop.core.board import Hex
from blitz_desktop.core.citations import Legality
from blitz_desktop.core.decisions import Choice, Choices, Offer, SlotKind
from blitz_desktop.core.language import say
from blitz_desktop.core.state import Location
from blitz_desktop.core.words import labelled
from blitz_desktop.presenter.draft import Draft
from blitz_desktop.presenter.gesture import Gesture
from blitz_desktop.presenter.table import Table
from blitz_desktop.presenter.wording import leg_text, path_text, place_words, rule_number
from blitz_desktop.ui.board.scene import BoardScene

GOALS = frozenset({SlotKind.HEX, SlotKind.PATH})
"""Slots that are filled on the map."""


class Lighting(QObject):
    """Keeps the marks of a scene true to the table.

    Attributes:
        gesture: The drag in progress.
        is_measuring: Whether the ruler is laid, which the paths of selected units give way to.

    Signals:
        hinted: A line for the status bar.
        path_shown: A path is drawn (Choice) to a hex, or none any more (None, "").
    """

    hinted = Signal(str)
    path_shown = Signal(object, str)

    def __init__(self, table: Table, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self.gesture: Gesture | None = None
        self.is_measuring = False
        self._table, self._scene = table, scene
        scene.turned.connect(self.light)

    def light(self) -> None:
        """Bring all marks up to date; a path is shown again when it is asked for."""
        table, scene = self._table, self._scene
        draft = table.draft
        picked = draft.picked if draft is not None and draft.takes_several else ()
        scene.set_selection((*table.selection, *picked))
        self.draw_path(None)
        scene.set_waypoints(())
        scene.set_detours(())
        decision = table.decision
        scene.set_focus(decision.focus if decision else ())
        if self.gesture is not None:
            scene.set_reach(self.gesture.reach)
            scene.set_waypoints(self.gesture.waypoints)
            scene.set_targets(self.gesture.targets, ())
        elif draft is not None and draft.slot is not None and draft.slot.kind in GOALS:
            self._light_goals(draft)
        else:
            reach = self.selection_reach()
            scene.set_reach(reach.reach if reach else None)
            scene.set_waypoints(reach.waypoints if reach else ())
            if reach:
                self.show_way(reach)
            scene.set_targets(table.targets(), ())

    def _light_goals(self, draft: Draft) -> None:
        is_path = draft.slot is not None and draft.slot.kind is SlotKind.PATH
        self._scene.set_reach(draft.choices if is_path else None)
        legal = draft.choices.legal
        refused = tuple(hex_ for hex_ in draft.choices.targets if hex_ not in legal)
        self._scene.set_targets(() if is_path else legal, () if is_path else refused)

    def path_gesture(self) -> Gesture | None:
        """What the path on the map belongs to: the drag, or a move of the selected units."""
        return self.gesture or self.selection_reach()

    def goes_on_to(self, hex_: Hex) -> bool:
        """Whether a click sends the selected units there: once waypoints are laid."""
        gesture = self.selection_reach()
        return gesture is not None and bool(gesture.waypoints) and bool(gesture.at(hex_).legality)

    def can_reach(self, hex_: Hex) -> bool:
        """Whether the hex is lit as one that the selected units can move to."""
        gesture = self.selection_reach()
        return gesture is not None and gesture.reach is not None and hex_ in gesture.reach.legal

    def show_way(self, gesture: Gesture) -> None:
        """Draw the path as far as it is laid down."""
        if gesture.waypoints and gesture.reach is not None:
            self._show_path_among(gesture.reach, gesture.waypoints[-1])

    def draw_path(self, choice: Choice | None, start: Hex | None = None) -> None:
        """Draw the way to a choice; None for none."""
        self._scene.set_path(choice, start)
        self.path_shown.emit(choice, choice.target if choice is not None and choice.legs else "")

    def selection_reach(self) -> Gesture | None:
        """What moving the selected units would mean; None where they may not, or stand apart."""
        table = self._table
        places = {table.viewpoint.pieces[unit].at for unit in table.selection}
        if len(places) != 1 or table.draft is not None:
            return None
        gesture = table.pick_up(table.selection)
        return gesture if gesture is not None and gesture.legality else None

    def show_path(self, hex_: Hex) -> None:
        """Draw the way of the selected units to a hex, where there is one."""
        if self.is_measuring:
            return
        draft = self._table.draft
        if draft is not None and draft.slot is not None and draft.slot.kind is SlotKind.PATH:
            self._show_path_among(draft.choices, hex_)
            return
        gesture = self.selection_reach()
        if gesture is not None and gesture.reach is not None and hex_:
            self._show_path_among(gesture.reach, hex_)
            self._look_further(gesture, hex_)

    def _show_path_among(self, choices: Choices, hex_: Hex) -> None:
        choice = choices.targets.get(hex_)
        is_open = choice is not None and choice.legality and choice.legs
        self.draw_path(choice if is_open else None, choices.start)

    def show_drop(self, gesture: Gesture, at: Location) -> None:
        """Show what putting the units of a drag down at a place would mean."""
        verdict = gesture.at(at)
        self._look_further(gesture, at)
        draft, choice = verdict.draft, verdict.choice
        if draft is None or choice is None:
            self.draw_path(None)
            self.hinted.emit(reason_line(verdict.legality))
            return
        self.draw_path(choice if choice.legs else None, verdict.start)
        words = [_choice_words(choice)]
        if gesture.is_detour(at):
            words.insert(0, draft.offer.label)
            self._say_beside(at, draft.offer)
        self.hinted.emit(reduce(labelled, (place_words(at, self._table.viewpoint), *filter(None, words))))

    def _say_beside(self, at: Location, offer: Offer) -> None:
        point = self._scene.table.middle(at)
        if point is not None:
            self._scene.show_reason(point, offer.label, rule_number(offer.rule))

    def _look_further(self, gesture: Gesture, at: Location) -> None:
        """Mark where other ways lead, once the pointer asks for a place that the first does not reach."""
        if gesture.reach is not None and not gesture.reach[at].legality:
            self._scene.set_detours(gesture.detours)


def reason_line(legality: Legality) -> str:
    """Why something is refused, in one line."""
    return "  ".join(f"{reason.text} (§ {rule_number(reason.rule)})" for reason in legality.reasons)


def _choice_words(choice: Choice) -> str:
    if not choice.legs:
        return choice.label
    return say(
        "{path} · last hex: {leg}", path=path_text(choice), leg=leg_text(choice.legs[-1], choice.per_point)
    )
