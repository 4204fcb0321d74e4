"""What a pipe, a dumb terminal and somebody without a liking for colours get."""

import os
import subprocess

from malgil_case import MalgilTestCase
from terminal import ENTER, TIMEOUT


class PlainOutputTests(MalgilTestCase):

    def test_no_color_is_respected(self):
        terminal = self.start(NO_COLOR="1")
        terminal.send("치킨 주문해줘", ENTER)
        terminal.wait_for_last(r"말길\(.+\)> ?")
        self.assertNotRegex(terminal.bytes, rb"\x1b\[[0-9;]*m")

    def test_a_dumb_terminal_gets_no_control_sequences(self):
        terminal = self.start(TERM="dumb")
        terminal.send("안녕하세요", ENTER)
        terminal.wait(lambda rows: sum(row.startswith("말길>") for row in rows) == 2, "second prompt")
        self.assertNotIn(b"\x1b", terminal.bytes)

    def test_a_pipe_gets_lines_without_prompts(self):
        result = subprocess.run(
            [os.environ["MALGIL"], "--plain"], input="안녕하세요\n".encode(), capture_output=True, timeout=TIMEOUT,
            env=self.environment(), check=False)
        self.assertNotIn(b"\x1b", result.stdout)
        self.assertNotIn("말길>".encode(), result.stdout)
        self.assertTrue(result.stdout.decode().strip())
