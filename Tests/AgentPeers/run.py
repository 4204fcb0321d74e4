#!/usr/bin/env python3
"""Runs the tests with clients that others wrote on a built program: run.py PATH-TO-MALGIL [MODULE…]

They need the packages `mcp` and `schemathesis`; `make agent-test` installs them.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
TERMINAL = HERE.parent / "Terminal"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    modules = sys.argv[2:] or sorted(path.stem for path in HERE.glob("test_*.py"))
    with tempfile.TemporaryDirectory(prefix="malgil-cache-") as cache:
        environment = {
            **os.environ, "MALGIL": program, "MALGIL_CACHE": os.environ.get("MALGIL_CACHE", cache),
            "PYTHONPATH": f"{HERE}{os.pathsep}{TERMINAL}",
        }
        failed = [
            module for module in modules
            if subprocess.run([sys.executable, TERMINAL / "timed.py", module], env=environment, check=False).returncode
        ]
    if failed:
        sys.exit("Failed: " + ", ".join(failed))
    print(f"All {len(modules)} modules of tests with other clients passed.")


if __name__ == "__main__":
    main()
