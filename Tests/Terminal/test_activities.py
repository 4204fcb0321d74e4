"""What goes on by itself, at a terminal: watched, pressed in the conversation, and told above the prompt."""

import subprocess

from daemon import Daemon
from malgil_case import MalgilTestCase
from terminal import ENTER

NOW = "2026-11-20T19:00:00+09:00"
LATER = "2026-11-20T19:12:00+09:00"


class ActivityTests(MalgilTestCase):

    def run_tool(self, *arguments):
        return subprocess.run(
            [*self.command(), *arguments], env=self.environment(), capture_output=True, text=True, timeout=60, check=False)

    def order(self, *more):
        run = self.run_tool("--say", "한밤치킨에서 양념치킨 두 마리 주문해줘", "--answer", "confirm=yes", "--answer",
                            "address=서울 마포구 월드컵로 1", *more)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def converse(self, *more):
        for columns in (40, 80, 120):
            terminal = self.start(*more, columns=columns)
            terminal.send("/지금", ENTER)
            terminal.wait_for("● ─ ● ─ ○ ─ ○ ─ ○")
            terminal.wait_for("배달원: ")
            terminal.send("/지금 1 위치", ENTER)
            terminal.wait_for("기사님이 한밤치킨으로")
            terminal.send("/now 1 라디오", ENTER)
            terminal.wait_for("there is no “라디오” on it")
            # The press was a turn of this conversation.
            terminal.send("/내역", ENTER)
            terminal.wait_for("> /지금 1 위치")

    def test_the_conversation_shows_what_goes_on_and_presses_it(self):
        self.order("--now", NOW)
        self.converse("--now", LATER)

    def test_the_conversation_shows_what_goes_on_and_presses_it_with_a_daemon(self):
        daemon = Daemon(self, "--now", NOW)
        self.order()
        daemon.connect().ask({"do": "advance", "seconds": 720})
        self.converse()

    def test_what_is_watched_moves_on_and_a_notification_is_told_above_the_line_that_is_typed(self):
        daemon = Daemon(self, "--now", NOW)
        client = daemon.connect()
        self.order()
        watched = self.start_command([*self.command(), "activities", "--watch"])
        watched.wait_for("접수 대기")
        terminal = self.start()
        terminal.send("피자 주")
        client.ask({"do": "advance", "seconds": 660})
        watched.wait_for("조리 중")
        client.ask({"do": "advance", "seconds": 870})
        watched.wait_for("배달 중")
        terminal.wait_for(r"\* 한입배달: 곧 도착해요")
        terminal.wait_for_last(r"말길> 피자 주")
        run = self.run_tool("notifications", "act", "1", "위치")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn("기사님", run.stdout)
        self.assertIn("알림이 없어요", self.run_tool("notifications").stdout)
