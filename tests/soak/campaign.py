"""Many batches, each in a process of its own: ``python -m tests.soak.campaign --batches 5 OUT.jsonl``.

A batch that is in the file already is not run again. Ends with figures over all of them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from blitz_desktop import registry

_PATIENCE = 3600

_WARM, _MOST_GROWTH = 20_000, 50
"""Events from which on a batch is judged by its memory, and the megabytes by which that may grow."""


def main() -> int:
    """Run the batches that are missing and tell of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--batches", type=int, default=5)
    parser.add_argument("--events", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first batch; the next has one more")
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    keys = registry.scenario_keys()
    reports = _reports(arguments.out)
    for seed in range(arguments.seed, arguments.seed + arguments.batches):
        if seed not in reports:
            reports[seed] = _run(keys[seed % len(keys)], seed, arguments.events)
            with arguments.out.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(reports[seed]) + "\n")
        print(_line(reports[seed]), flush=True)  # noqa: T201
    found = [reports[seed] for seed in sorted(reports)]
    troubles = sum(len(report["troubles"]) for report in found)
    grown = sum(has_grown(report) for report in found)
    events = sum(report["events"] for report in found)
    print(f"{events} events, {troubles} troubles, {grown} of {len(found)} batches have grown")  # noqa: T201
    return int(troubles + grown > 0)


def growth(report: dict[str, Any]) -> int:
    """Megabytes by which memory grew from the second quarter of a batch, when caches are warm, to the last.

    Medians, since a single measure tells of what lies on the table just then.
    """
    measures = [measure["megabytes"] for measure in report["measures"]]
    quarter = len(measures) // 4
    return int(median(measures[-quarter:]) - median(measures[quarter : 2 * quarter])) if quarter else 0


def has_grown(report: dict[str, Any]) -> bool:
    """Whether memory grew by more than is allowed; a short batch is over before its caches are warm."""
    return bool(report["events"] >= _WARM and growth(report) > _MOST_GROWTH)


def _reports(path: Path) -> dict[int, dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {report["seed"]: report for report in map(json.loads, lines)}


def _run(key: str, seed: int, events: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.soak", key, "--seed", str(seed), "--events", str(events)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        return {"scenario": key, "seed": seed, "events": 0, "measures": [], "troubles": ["it does not end"]}
    if done.stdout:
        return dict(json.loads(done.stdout.splitlines()[-1]))
    trouble = f"ended with {done.returncode}: {done.stderr[-2000:]}"
    return {"scenario": key, "seed": seed, "events": 0, "measures": [], "troubles": [trouble]}


def _line(report: dict[str, Any]) -> str:
    state = "sound" if not report["troubles"] else report["troubles"][0].strip().splitlines()[-1]
    return f"seed {report['seed']}: {report['events']} events, grew by {growth(report)} MB, {state}"


if __name__ == "__main__":
    sys.exit(main())
