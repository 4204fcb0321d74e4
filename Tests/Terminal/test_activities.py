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

    def test_a_planned_visit_is_seen_on_its_day_and_not_again_once_it_was_put_away(self):
        run = self.run_tool("--say", "내일 경복궁 여행 계획 세워줘", "--now", NOW)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertNotIn("경복궁", self.run_tool("activities", "--now", NOW).stdout)
        day = ["--now", "2026-11-21T09:30:00+09:00"]
        self.assertIn("경복궁", self.run_tool("activities", *day).stdout)
        self.assertIn("오후 6:00", self.run_tool("activities", *day).stdout)
        pressed = self.run_tool("activities", "press", "1", "혼잡도", *day)
        self.assertIn("붐빔 정도", pressed.stdout)
        self.run_tool("activities", "dismiss", "1", *day)
        self.assertNotIn("경복궁", self.run_tool("activities", *day).stdout)
        self.assertNotIn("경복궁", self.run_tool("activities", "--now", "2026-11-21T21:30:00+09:00").stdout)
