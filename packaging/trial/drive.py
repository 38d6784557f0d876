"""Plays with an installed Blitz Desktop as a person does: by its menu entry, mouse and keyboard.

Runs with the system's own Python inside a session with a display (Xvfb), a window manager and the
accessibility bus, which tells where buttons and counters are. It ends with an error at the first thing that
does not happen.

    python3 drive.py ENTRY.desktop PROGRAM PICTURES
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 180.0
"""Seconds until what was asked for must be there."""

SCENARIO = "1940: Case Yellow"
MIME_TYPE = "application/x-blitz-desktop-game"
HOME = Path.home()
SAVE = HOME / "Sedan, second try.blitz"


Point: TypeAlias = "tuple[int, int]"
Stack: TypeAlias = "tuple[str, str, Point]"
"""Hex, name of the counter on top, and where to point at it."""


class TrialError(Exception):
    """Something that a player would have seen did not come."""


def run(*command: object) -> str:
    """Run a tool and give what it prints."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise TrialError(f"{' '.join(map(str, command))}: {done.stderr or done.stdout}")
    return done.stdout.strip()


def until(question: Callable[[], Any], what: str) -> Any:
    """The first answer that is not empty."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if answer := question():
                return answer
        except gi.repository.GLib.Error:
            pass  # what is being closed does not answer
        time.sleep(0.1)
    raise TrialError(f"{what} did not come in {PATIENCE:.0f} s")


def everything(node: Any = None) -> Iterator[Any]:
    """All that a screen reader could reach."""
    node = node or Atspi.get_desktop(0)
    yield node
    for index in range(node.get_child_count()):
        if child := node.get_child_at_index(index):
            yield from everything(child)


def seen(role: str, name: str) -> Any:
    """What has this role and a name that begins like this, and is on the screen; None where nothing has."""
    for node in everything():
        if node.get_role_name() == role and (node.get_name() or "").startswith(name):
            box = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
            if box.width > 0 and box.height > 0 and box.x >= 0 and box.y >= 0:
                return node
    return None


def centre(node: Any) -> Point:
    """Where to point at something."""
    box = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
    return box.x + box.width // 2, box.y + box.height // 2


def click(role: str, name: str) -> None:
    """Click on what has this role and name, once it is there."""
    x, y = centre(until(lambda: seen(role, name), f"{role} {name!r}"))
    run("xdotool", "mousemove", x, y, "sleep", 0.2, "click", 1)


def drag(start: Point, end: Point) -> None:
    """Drag from one place to another, in steps as a hand does."""
    (x0, y0), (x1, y1) = start, end
    run("xdotool", "mousemove", x0, y0, "sleep", 0.2, "mousedown", 1)
    for step in range(1, 11):
        run("xdotool", "mousemove", x0 + (x1 - x0) * step // 10, y0 + (y1 - y0) * step // 10, "sleep", 0.05)
    run("xdotool", "sleep", 0.3, "mouseup", 1)


def press(*keys: str) -> None:
    """Press keys."""
    run("xdotool", "sleep", 0.3, "key", *keys)


def picture(folder: Path, name: str) -> None:
    """Keep what the screen shows."""
    run("import", "-window", "root", folder / f"{name}.png")


def windows(title: str) -> list[str]:
    """Windows whose title has this in it."""
    done = subprocess.run(["xdotool", "search", "--name", title], capture_output=True, text=True, check=False)
    return done.stdout.split()


def launch(*command: object) -> float:
    """Start something and do not wait for its end; the moment at which it was started."""
    begun = time.monotonic()
    subprocess.Popen([str(word) for word in command])
    return begun


def leave() -> None:
    """Close the window and wait for the end of the program."""
    program = Path("/proc") / run("xdotool", "sleep", 0.5, "getactivewindow", "getwindowpid")
    run("xdotool", "key", "alt+F4")
    until(lambda: not program.exists(), "the end of the program")


def tell(text: str, begun: float | None = None) -> None:
    """Say what has been seen to work, and how long it took."""
    took = f"  {time.monotonic() - begun:.2f} s" if begun is not None else ""
    print(f"ok  {text}{took}", flush=True)


def stacks() -> Iterator[Stack]:
    """German counters in sight that have their hex to themselves: hex, name and place of each."""
    found: dict[str, list[tuple[str, Point]]] = {}
    for node in everything():
        parts = (node.get_name() or "").split(", ")
        if node.get_role_name() == "list item" and len(parts) > 3 and parts[1] == "Germany":
            found.setdefault(parts[2], []).append((parts[0], centre(node)))
    sight = Atspi.Component.get_extents(until(lambda: seen("list", "Map"), "the map"), Atspi.CoordType.SCREEN)
    for label, units in found.items():
        (name, (x, y)), *others = units
        is_across = sight.x + 80 < x < sight.x + sight.width - 80
        is_seen = is_across and sight.y + 80 < y < sight.y + sight.height - 180
        if is_seen and not others:
            yield label, name, (x, y)


def hex_height(places: list[Stack]) -> int:
    """Height of a hex on the screen, from two counters in one column; labels are E, column and row."""
    for first, _, (_, y0) in places:
        for second, _, (_, y1) in places:
            if first[:3] == second[:3] and first != second:
                return round((y1 - y0) / (int(second[3:]) - int(first[3:])))
    raise TrialError("no two counters stand in one column")


def make_a_move() -> str:
    """Drag a counter to the next hex, and give its name; units may refuse, so that several are tried."""
    places = sorted(stacks())
    down = hex_height(places)
    taken = {place for _, _, place in places}
    rows = len(log())
    for _, name, (x, y) in places:
        if not any(abs(x - a) < down // 2 and abs(y + down - b) < down // 2 for a, b in taken):
            drag((x, y), (x, y + down))
            time.sleep(1)
            if len(log()) > rows:
                return name
    raise TrialError("no counter could be moved")


def log() -> list[str]:
    """What the log of the game says."""
    roles = ("list item", "table cell", "tree item")
    rows = (node.get_name() for node in everything() if node.get_role_name() in roles)
    return [row for row in rows if row and "steps" not in row]


def play(entry: str, program: str, pictures: Path) -> None:
    """Begin a game from the menu, move, and save."""
    begun = launch("gio", "launch", entry)
    until(lambda: windows("Blitz Desktop"), "the start window")
    tell("the menu entry opens the start window", begun)
    button = until(lambda: seen("push button", f"Begin {SCENARIO}"), "the scenario")
    picture(pictures, "1-start")
    begun = time.monotonic()
    run("xdotool", "mousemove", *centre(button), "sleep", 0.2, "click", 1)
    until(lambda: windows(SCENARIO), "the table")
    tell("a click opens the table", begun)
    until(lambda: seen("push button", "No Sickle Cut"), "the first decision")
    time.sleep(2)
    picture(pictures, "2-first-run")
    press("Escape")  # the tour, which is offered once
    click("push button", "No Sickle Cut")
    until(lambda: seen("push button", "Begin the game"), "the set-up")
    time.sleep(1)
    unit = make_a_move()
    tell(f"a drag moves {unit}")
    picture(pictures, "3-moved")
    press("ctrl+s")
    until(lambda: windows("Save game"), "the question for a file")
    picture(pictures, "4-saving")
    run("xdotool", "sleep", 0.5, "key", "ctrl+a", "type", "--delay", 20, str(SAVE))
    press("Return")
    until(SAVE.exists, "the saved game")
    tell(f"the game is saved as {SAVE.name}")
    leave()
    told = run(program, "replay", SAVE, "--verify")
    if "set up, E" not in told:
        raise TrialError(f"the record does not tell of the move:\n{told}")
    tell("the record tells of the move, and every entry comes out as recorded")


def open_by_double_click(pictures: Path) -> None:
    """Open the saved game as a file manager does, then a file that is none."""
    kind = run("gio", "info", "-a", "standard::content-type", SAVE)
    if MIME_TYPE not in kind:
        raise TrialError(f"the saved game is taken for something else: {kind}")
    tell(f"the saved game is known as {MIME_TYPE}")
    for number in range(3):
        begun = launch("gio", "open", SAVE)
        until(lambda: windows(SAVE.stem), "the table")
        tell("a double-click opens the table", begun)
        until(lambda: seen("push button", "Begin the game"), "the decision")
        tell("and the game stands where it was left", begun)
        picture(pictures, f"5-double-click-{number + 1}")
        leave()
    broken = HOME / "broken.blitz"
    broken.write_text("not a game\n", encoding="utf-8")
    launch("gio", "open", broken)
    until(lambda: windows("Not opened"), "the message")
    time.sleep(1)
    picture(pictures, "6-broken")
    tell("a file that is no game is told in a window")
    press("Return")
    until(lambda: not windows("Not opened"), "the end of the message")
    leave()


def main() -> None:
    """Play, save, and open again."""
    entry, program, pictures = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    pictures.mkdir(parents=True, exist_ok=True)
    try:
        play(entry, program, pictures)
        open_by_double_click(pictures)
    except TrialError as error:
        picture(pictures, "failed")
        sys.exit(f"FAILED  {error}")


if __name__ == "__main__":
    main()
