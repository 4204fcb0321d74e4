"""The board at a terminal: watched, pressed in the conversation and asked about there. With a daemon and without."""

import subprocess

from daemon import Daemon
from malgil_case import MalgilTestCase
from terminal import ENTER


class WidgetTests(MalgilTestCase):

    def run_tool(self, *arguments):
        return subprocess.run(
            [*self.command(), *arguments], env=self.environment(), capture_output=True, text=True, timeout=60, check=False)

    def watch(self):
        terminal = self.start_command([*self.command(), "widgets", "--watch"])
        terminal.wait_for("☆ 즐겨찾기")
        run = self.run_tool("widgets", "press", "2", "1")
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        terminal.wait_for("★ 즐겨찾기 빼기")

    def converse(self):
        terminal = self.start()
        terminal.send("/위젯", ENTER)
        terminal.wait_for("이렇게 말해 보세요:")
        terminal.send("/위젯 2 1", ENTER)
        terminal.wait_for("즐겨찾기에 추가했어요")
        terminal.wait_for("★ 즐겨찾기 빼기")
        terminal.send("/widgets 2 9", ENTER)
        terminal.wait_for("there is no “9” on it")
        # The press was a turn of this conversation.
        terminal.send("/내역", ENTER)
        terminal.wait_for("> /위젯 2 1")

    def test_what_is_watched_changes_when_it_is_pressed_elsewhere(self):
        self.watch()

    def test_what_is_watched_changes_with_a_daemon(self):
        Daemon(self)
        self.watch()

    def test_the_conversation_shows_and_presses(self):
        self.converse()

    def test_the_conversation_shows_and_presses_with_a_daemon(self):
        Daemon(self)
        self.converse()

    def test_a_press_that_spends_is_asked_about_at_the_terminal_and_a_no_spends_nothing(self):
        self.run_tool("--say", "한밤치킨에서 양념치킨 두 마리 주문해줘", "--answer", "confirm=yes", "--answer",
                      "address=서울 마포구 월드컵로 1", "--now", "2026-11-20T19:00:00+09:00")
        terminal = self.start_command([*self.command(), "controls", "press", "QuickOrder", "--now", "2026-11-20T19:10:00+09:00"])
        terminal.wait_for("38,000원")
        terminal.send("아니", ENTER)
        terminal.wait_for("주문하지 않을게요|그만|취소|안 할게요|알겠어요")
        run = self.run_tool("--say", "주문 확인해줘", "--now", "2026-11-20T19:10:00+09:00")
        self.assertIn("1043", run.stdout)
        self.assertNotIn("1044", run.stdout)
