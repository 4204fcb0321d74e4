#!/usr/bin/env python3
"""Runs the tests of the page in Chromium on a built program: run.py PATH-TO-MALGIL [MODULE…]

Each module has a process of its own, and two run at once. `MALGIL_PAGE_SOURCES=1` shows the files of Sources/Page/Files as
they are now; otherwise those that the program was built with are tested.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
TIMED = HERE.parent / "Terminal" / "timed.py"


def run(module, environment):
    done = subprocess.run([sys.executable, TIMED, module], env=environment, check=False, capture_output=True, text=True)
    print(done.stdout + done.stderr, end="", flush=True)
    return done.returncode


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    modules = sys.argv[2:] or sorted(path.stem for path in HERE.glob("test_*.py"))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="malgil-cache-") as cache:
        environment = {
            **os.environ, "MALGIL": program, "MALGIL_CACHE": os.environ.get("MALGIL_CACHE", cache), "PYTHONPATH": str(HERE),
        }
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda module: run(module, environment), modules))
    if failed := [module for module, result in zip(modules, results) if result]:
        sys.exit("Failed: " + ", ".join(failed))
    print(f"All {len(modules)} modules of tests of the page passed in {time.monotonic() - began:.0f} seconds.")


if __name__ == "__main__":
    main()
