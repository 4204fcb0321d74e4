"""Lines that steer the tool: what was said, open conversations, another language, JSON. With a daemon and without."""

import json

from daemon import Daemon
from malgil_case import MalgilTestCase
from terminal import ENTER


class ControlLineTests(MalgilTestCase):

    def steer(self):
        terminal = self.start()
        terminal.send("/내역", ENTER)
        terminal.wait_for("아직 나눈 말이 없어요")
        terminal.send("/언어 xx", ENTER)
        terminal.wait_for("어느 말로 대답할까요")
        terminal.send("치킨 주문해줘", ENTER)
        terminal.wait_for_last(r"말길\(가게\)> ?")
        terminal.send("/언어 en", ENTER)
        terminal.wait_for("Replies are in English from now on.")
        terminal.send("2", ENTER)
        terminal.wait_for("Which")
        terminal.send("/sessions", ENTER)
        terminal.wait_for("To go on with one, leave and: malgil repl --session")
        terminal.send("/json", ENTER, "/language ko", ENTER)
        terminal.wait_for("이제 한국어로 대답해요")
        terminal.send("취소", ENTER)
        terminal.wait_for('"outcome":"cancelled"')
        terminal.send("/json", ENTER, "/history", ENTER)
        terminal.wait_for("> 치킨 주문해줘")
        terminal.wait_for("> 취소")

    def test_they_work_in_the_tool_itself(self):
        self.steer()

    def test_they_work_with_a_daemon(self):
        daemon = Daemon(self)
        self.steer()
        # It was the daemon's conversation.
        sessions = daemon.connect().ask({"do": "sessions"})["sessions"]
        self.assertEqual(len(sessions), 1, json.dumps(sessions))

    def test_a_conversation_goes_on_when_its_daemon_goes_away(self):
        daemon = Daemon(self)
        terminal = self.start()
        terminal.send("치킨 주문해줘", ENTER)
        terminal.wait_for_last(r"말길\(가게\)> ?")
        daemon.kill()
        terminal.send("한밤치킨", ENTER)
        terminal.wait_for_last(r"말길\(메뉴\)> ?")
