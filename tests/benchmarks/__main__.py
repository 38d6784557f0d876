"""Runs the benchmarks and prints their medians beside the calibration loop: ``python -m tests.benchmarks``.

All times are processor time, which other programs disturb least; what waits for the disk says so itself.
Further arguments go to pytest, such as ``-k reach``. Install the extra ``benchmarks`` first.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

_HERE = Path(__file__).parent
_OPTIONS = ("-p", "no:xdist", "-o", "python_files=bench_*.py", "-o", "python_functions=bench_*", "-q", "-s")
_CLOCK = "--benchmark-timer=time.process_time"
_LONG = 1800


def main(arguments: list[str]) -> int:
    """Run what the arguments select; the exit code is pytest's."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        options = [*_OPTIONS, f"--timeout={_LONG}", "--benchmark-quiet", f"--benchmark-json={report}", _CLOCK]
        code = pytest.main(
            [*options, *arguments] if _names_a_file(arguments) else [*options, str(_HERE), *arguments]
        )
        if report.exists() and report.stat().st_size:
            print_medians(json.loads(report.read_text(encoding="utf-8"))["benchmarks"])
    return int(code)


def _names_a_file(arguments: list[str]) -> bool:
    return any(Path(argument.partition("::")[0]).exists() for argument in arguments)


def print_medians(benchmarks: list[dict[str, Any]]) -> None:
    """A line each: median and quartiles in milliseconds, and the median in calibration loops."""
    sys.stdout.write(f"{'':52s} {'median':>10s} {'quartiles':>19s} {'loops':>8s} {'rounds':>6s}\n")
    for benchmark in benchmarks:
        stats, loop = benchmark["stats"], benchmark["extra_info"]["calibration"]
        median, low, high = (stats[name] * 1000 for name in ("median", "q1", "q3"))
        name = benchmark["name"].removeprefix("bench_").replace("_", " ")
        line = f"{name:52s} {median:7.2f} ms {low:8.2f} to {high:7.2f} {stats['median'] / loop:8.3f}"
        sys.stdout.write(f"{line} {stats['rounds']:6d}\n")
    loops = sorted(benchmark["extra_info"]["calibration"] * 1000 for benchmark in benchmarks)
    sys.stdout.write(f"calibration loop: {loops[0]:.1f} to {loops[-1]:.1f} ms\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
