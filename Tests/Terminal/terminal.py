"""A terminal with a program in it: keys go in, a screen comes out."""

import os
import re
import signal
import time

import pexpect
import pyte

# Long enough for a slow machine; a test that passes never waits for it.
TIMEOUT = 120

CTRL_C, CTRL_D, CTRL_R, CTRL_W, CTRL_Z = "\x03", "\x04", "\x12", "\x17", "\x1a"
TAB, ENTER = "\t", "\r"
LEFT, UP, HOME, BACKSPACE = "\x1b[D", "\x1b[A", "\x1b[H", "\x7f"


def pasted(text):
    """What a terminal sends when text is pasted."""
    return "\x1b[200~" + text.replace("\n", "\r") + "\x1b[201~"


class Terminal:
    """Runs a command in a pseudo terminal and keeps the screen that it draws."""

    def __init__(self, command, environment, columns=80, rows=30):
        self.screen = pyte.Screen(columns, rows)
        # Everything is UTF-8 whatever the locale of the program; see `send`.
        self._stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(
            command[0], list(command[1:]), env=environment, dimensions=(rows, columns), timeout=TIMEOUT,
            echo=True)
        self.child.delaybeforesend = None
        self.bytes = b""

    def send(self, *keys):
        self.child.send("".join(keys).encode())

    def resize(self, columns, rows=30):
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def lines(self):
        """The screen from above, without the empty rows at its end."""
        rows = [self._row(y) for y in range(self.screen.lines)]
        while rows and not rows[-1]:
            rows.pop()
        return rows

    def _row(self, y):
        # A wide character fills a second cell, which holds an empty string.
        cells = self.screen.buffer[y]
        return "".join(cells[x].data for x in range(self.screen.columns)).rstrip()

    def cursor(self):
        return self.screen.cursor.x

    def wait(self, condition, what):
        """Reads what the program draws until `condition` holds for the rows of the screen."""
        deadline = time.monotonic() + TIMEOUT
        while not condition(self.lines()):
            if time.monotonic() > deadline:
                raise AssertionError(f"no {what} on this screen:\n" + "\n".join(self.lines()))
            self._read(0.2)

    def wait_for(self, pattern):
        """Waits until a row matches a regular expression somewhere."""
        self.wait(lambda rows: any(re.search(pattern, row) for row in rows), repr(pattern))

    def wait_for_last(self, pattern):
        """Waits until the last row matches a regular expression as a whole."""
        self.wait(lambda rows: rows and re.fullmatch(pattern, rows[-1]), f"last row {pattern!r}")

    def _read(self, timeout):
        try:
            data = self.child.read_nonblocking(4096, timeout)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return
        self.bytes += data
        self._stream.feed(data)

    def exit_status(self):
        """Waits for the program to end; a signal counts as 128 and its number, as in a shell."""
        deadline = time.monotonic() + TIMEOUT
        while self.child.isalive():
            if time.monotonic() > deadline:
                raise AssertionError("still running:\n" + "\n".join(self.lines()))
            self._read(0.1)
        self._read(0)
        if self.child.signalstatus is not None:
            return 128 + self.child.signalstatus
        return self.child.exitstatus

    def kill(self, number):
        os.kill(self.child.pid, number)

    def close(self):
        self.child.close(force=True)
