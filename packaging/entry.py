"""Where a frozen build begins. Windows gives a program without a console no streams to write to."""

import multiprocessing
import os
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115  (for the whole run)
    from blitz_desktop.__main__ import main

    sys.exit(main())
