"""Results item by item: those of items that are the same objects are kept."""

from __future__ import annotations

from blitz_desktop.core.itemwise import Itemwise


def test_only_changed_items_are_worked_on_again() -> None:
    asked: list[str] = []

    def length(key: str, value: tuple[int, ...]) -> int:
        asked.append(key)
        return len(value)

    before = {"a": (1,), "b": (1, 2), "c": ()}
    lengths: Itemwise[str, tuple[int, ...], int] = Itemwise()
    assert lengths.of(before, length) == {"a": 1, "b": 2, "c": 0}
    asked.clear()
    after = {"c": before["c"], "b": (1, 2, 3), "d": (4,), "a": before["a"]}
    assert list(lengths.of(after, length).items()) == [("c", 0), ("b", 3), ("d", 1), ("a", 1)]
    assert asked == ["b", "d"]
    assert list(lengths.of(before, length)) == ["a", "b", "c"]
