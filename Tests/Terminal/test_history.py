"""Lines that were typed come back, in this conversation and the next."""

from malgil_case import MalgilTestCase
from terminal import CTRL_D, ENTER, UP


class HistoryTests(MalgilTestCase):

    def say(self, terminal, line):
        prompts = sum(row.startswith("말길") for row in terminal.lines())
        terminal.send(line, ENTER)
        terminal.wait(
            lambda rows: rows[-1].startswith("말길") and sum(row.startswith("말길") for row in rows) > prompts,
            "next prompt")

    def test_the_last_line_comes_back(self):
        terminal = self.start()
        self.say(terminal, "안녕하세요")
        terminal.send(UP)
        terminal.wait_for_last("말길> 안녕하세요")

    def test_lines_outlive_the_process_and_are_private(self):
        first = self.start()
        self.say(first, "안녕하세요")
        self.say(first, "안녕하세요")
        first.send(CTRL_D)
        self.assertEqual(first.exit_status(), 0)
        self.assertEqual(self.history(), (["안녕하세요"], 0o600))
        second = self.start()
        second.send(UP)
        second.wait_for_last("말길> 안녕하세요")
