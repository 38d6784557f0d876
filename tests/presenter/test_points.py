"""Costs in parts of a movement point are told in whole points."""

from __future__ import annotations

from blitz_desktop.core.citations import RuleRef
from blitz_desktop.core.decisions import Choice, CostPart, Leg
from blitz_desktop.presenter.wording import leg_text, path_text

_RULE = RuleRef("toy", "2")
_LEG = Leg("0102", (CostPart("road", 1, _RULE), CostPart("stream", 2, _RULE)), risk=3)


def test_halves_are_told_as_points() -> None:
    choice = Choice("0102", legs=(_LEG,), left=5, per_point=2)
    assert path_text(choice) == "1½ points, 2½ left"
    assert leg_text(_LEG, 2) == "road ½ + stream 1, dice up to 1½ more"


def test_whole_points_are_told_as_they_are() -> None:
    assert path_text(Choice("0102", legs=(_LEG,), left=5)) == "3 points, 5 left"
