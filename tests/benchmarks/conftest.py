from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from tests.benchmarks.calibration import calibrate

Timed: TypeAlias = Callable[..., Any]


@pytest.fixture
def timed(request: pytest.FixtureRequest) -> Timed:
    """Times a function beside the calibration loop; ``before`` makes its argument anew for every round."""
    benchmark = request.getfixturevalue("benchmark")

    def run(work: Callable[..., Any], *, before: Callable[[], Any] | None = None, rounds: int = 15) -> Any:
        setup = None if before is None else lambda: ((before(),), {})
        calibrations = [calibrate()]
        result = benchmark.pedantic(work, setup=setup, rounds=rounds, warmup_rounds=2)
        calibrations.append(calibrate())
        benchmark.extra_info["calibration"] = statistics.mean(calibrations)
        return result

    return run
