#!/usr/bin/env python3
"""Runs the terminal tests on a built program: run.py PATH-TO-MALGIL [unittest options]"""

import os
import pathlib
import sys
import unittest

if len(sys.argv) < 2:
    sys.exit(__doc__)
os.environ["MALGIL"] = os.path.abspath(sys.argv[1])
here = str(pathlib.Path(__file__).parent)
sys.path.insert(0, here)
unittest.main(module=None, argv=["run.py", "discover", "-s", here, "-t", here, "-v", *sys.argv[2:]])
