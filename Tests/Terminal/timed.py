#!/usr/bin/env python3
"""Runs one module of tests and notes how long each took in the file that MALGIL_TIMES names: timed.py MODULE"""

import os
import sys
import time
import unittest


class TimedResult(unittest.TextTestResult):

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        took = round((time.monotonic() - self.began) * 1000)
        if path := os.environ.get("MALGIL_TIMES"):
            with open(path, "a", encoding="utf-8") as file:
                file.write(f"{took}\ttest\t{type(test).__module__} · {test._testMethodName}\n")


if __name__ == "__main__":
    unittest.main(module=sys.argv[1], argv=sys.argv[1:2], verbosity=2,
                  testRunner=unittest.TextTestRunner(resultclass=TimedResult, verbosity=2))
