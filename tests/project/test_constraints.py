from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

_ROOT = Path(__file__).parents[2]


def _pins() -> dict[str, Requirement]:
    lines = (_ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line) for line in lines if not line.startswith("#")]
    return {canonicalize_name(pin.name): pin for pin in pins}


def _declared() -> list[Requirement]:
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for extra in project["optional-dependencies"].values() for line in extra]
    declared = [Requirement(line) for line in [*project["dependencies"], *extras]]
    return [requirement for requirement in declared if requirement.name != project["name"]]


def test_every_declared_package_is_pinned_to_a_version_it_allows() -> None:
    pins = _pins()
    for requirement in _declared():
        (pin,) = pins[canonicalize_name(requirement.name)].specifier
        assert pin.operator == "=="
        assert requirement.specifier.contains(pin.version), requirement
