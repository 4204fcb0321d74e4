"""The row above the prompt: what goes on, drawn again when nobody types."""

import subprocess

from daemon import Daemon
from malgil_case import PROMPT, MalgilTestCase
from terminal import ENTER

NOW = "2026-11-20T19:00:00+09:00"
LATER = "2026-11-20T19:12:00+09:00"


class StatusTests(MalgilTestCase):

    def run_tool(self, *arguments):
        return subprocess.run(
            [*self.command(), *arguments], env=self.environment(), capture_output=True, text=True, timeout=60, check=False)

    def order(self, *more):
        run = self.run_tool("--say", "한밤치킨에서 양념치킨 두 마리 주문해줘", "--answer", "confirm=yes", "--answer",
                            "address=서울 마포구 월드컵로 1", *more)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def row_above_prompt(self, terminal):
        """Nothing while the prompt is drawn again."""
        rows = terminal.lines()
        return rows[-2] if len(rows) > 1 and rows[-1].startswith("말길>") else ""

    def wait_for_status(self, terminal):
        terminal.wait(lambda _: "한입배달  " in self.row_above_prompt(terminal), "row above the prompt")

    def test_what_goes_on_stands_in_one_row_above_the_prompt_and_not_in_what_was_said(self):
        self.order("--now", NOW)
        for columns in (40, 80, 120):
            terminal = self.start("--now", LATER, columns=columns)
            self.wait_for_status(terminal)
            self.assertIn("한입배달", self.row_above_prompt(terminal))
            self.assertLess(len(self.row_above_prompt(terminal)), columns)
            terminal.send("내 주문 확인해 줘", ENTER)
            terminal.wait_for("1043")
            self.wait_for_status(terminal)
            shown = [row for row in terminal.lines() if "한입배달  " in row]
            self.assertEqual(len(shown), 1, shown)
            self.assertIn("한입배달", self.row_above_prompt(terminal))

    def test_it_is_not_drawn_while_somebody_types_and_is_when_nobody_does(self):
        daemon = Daemon(self, "--now", NOW)
        client = daemon.connect()
        self.order()
        terminal = self.start()
        self.wait_for_status(terminal)
        before = self.row_above_prompt(terminal)
        client.ask({"do": "advance", "seconds": 720})
        terminal.send("내 주문 확인해 줘", ENTER)
        terminal.wait_for("1043")
        terminal.wait_for_last(PROMPT)
        for _ in range(12):
            terminal.send("a")
            terminal._read(0.3)
        terminal.wait_for("말길> a{12}")
        self.assertEqual(self.row_above_prompt(terminal), before)
        terminal.wait(lambda rows: self.row_above_prompt(terminal) not in ("", before), "other row above the prompt")
        terminal.wait_for("말길> a{12}")

    def test_nothing_is_shown_when_nothing_goes_on_or_when_it_is_switched_off(self):
        terminal = self.start("--now", NOW)
        terminal.send("/도움말", ENTER)
        terminal.wait_for("/종료")
        terminal.wait_for_last(PROMPT)
        self.assertIn("/종료", self.row_above_prompt(terminal))
        self.order("--now", NOW)
        terminal = self.start("--now", LATER, MALGIL_STATUS="off")
        terminal.send("/지금", ENTER)
        terminal.wait_for("배달원: ")
        terminal.wait_for_last(PROMPT)
        self.assertNotIn("한입배달  ", self.row_above_prompt(terminal))
