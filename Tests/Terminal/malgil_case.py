"""What all terminal tests share: a malgil that starts with an empty home."""

import os
import pathlib
import shutil
import tempfile
import unittest

from terminal import Terminal

PROMPT = r"말길> ?"


class MalgilTestCase(unittest.TestCase):

    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-terminal-"))
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def environment(self, **changes):
        """An ordinary UTF-8 terminal of somebody new; a change to None leaves a variable out."""
        variables = {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "TZ": "Asia/Seoul", "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_CACHE_HOME": os.environ.get("MALGIL_CACHE", str(self.home / "cache")), "XDG_RUNTIME_DIR": str(self.home),
            "MALGIL_AS_ROOT": "true",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH"), **changes,
        }
        return {name: value for name, value in variables.items() if value is not None}

    def command(self):
        return [os.environ["MALGIL"]]

    def start(self, *arguments, columns=80, rows=40, **changes):
        """Starts the REPL and waits for its prompt."""
        terminal = self.start_command([*self.command(), *arguments], columns, rows, **changes)
        terminal.wait_for_last(PROMPT)
        return terminal

    def start_command(self, command, columns=80, rows=40, **changes):
        terminal = Terminal(command, self.environment(**changes), columns, rows)
        self.addCleanup(terminal.close)
        return terminal

    def history(self):
        """The lines of the only history file, and its mode."""
        files = [path for path in (self.home / "state").rglob("history*") if path.is_file()]
        self.assertEqual(len(files), 1, files)
        return files[0].read_text().splitlines(), files[0].stat().st_mode & 0o777
