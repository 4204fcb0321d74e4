#!/usr/bin/env python3
"""Runs the terminal tests on a built program: run.py PATH-TO-MALGIL [MODULE…]

Most of the time goes into starting the program, so the modules run side by side.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent


def run(module, program, cache):
    """Runs one module in a process of its own; returns whether it passed, after showing what it said."""
    result = subprocess.run(
        [sys.executable, "timed.py", module], cwd=HERE,
        env={**os.environ, "MALGIL": program, "MALGIL_CACHE": cache},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(result.stdout, flush=True)
    return result.returncode == 0


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} is no program")
    modules = sys.argv[2:] or sorted(path.stem for path in HERE.glob("test_*.py"))
    # One cache for all, so that the phrases are compiled once.
    with (
        tempfile.TemporaryDirectory(prefix="malgil-cache-") as cache,
        concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        passed = list(pool.map(lambda module: run(module, program, cache), modules))
    failed = [module for module, ok in zip(modules, passed) if not ok]
    if failed:
        sys.exit("Failed: " + ", ".join(failed))
    print(f"All {len(modules)} modules of terminal tests passed.")


if __name__ == "__main__":
    main()
