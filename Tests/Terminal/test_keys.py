"""Ctrl-C, Ctrl-D and Ctrl-Z, and a terminal that is left as it was found."""

import os
import signal
import termios

from malgil_case import PROMPT, MalgilTestCase
from terminal import CTRL_C, CTRL_D, CTRL_R, CTRL_Z, ENTER


def is_canonical(terminal):
    return bool(termios.tcgetattr(terminal.child.child_fd)[3] & termios.ICANON)


class KeyTests(MalgilTestCase):

    def test_ctrl_c_clears_the_line(self):
        terminal = self.start()
        terminal.send("치킨 주문해줘")
        terminal.wait_for_last("말길> 치킨 주문해줘")
        terminal.send(CTRL_C)
        terminal.wait_for_last(PROMPT)
        terminal.send("안녕")
        terminal.wait_for_last("말길> 안녕")
        self.assertFalse(any("가게로" in row for row in terminal.lines()))

    def test_ctrl_c_on_an_empty_line_cancels_the_open_question(self):
        terminal = self.start()
        terminal.send("치킨 주문해줘", ENTER)
        terminal.wait_for_last(r"말길\(.+\)> ?")
        terminal.send(CTRL_C)
        terminal.wait_for_last(PROMPT)
        self.assertTrue(terminal.child.isalive())

    def test_ctrl_c_leaves_a_search_through_the_history(self):
        terminal = self.start()
        terminal.send("안녕하세요", ENTER)
        terminal.wait(lambda rows: sum(row.startswith("말길>") for row in rows) == 2, "second prompt")
        terminal.send(CTRL_R, "하세")
        terminal.wait_for_last(r".*하세.*안녕하세요")
        terminal.send(CTRL_C)
        terminal.wait_for_last(PROMPT)
        terminal.send("네")
        terminal.wait_for_last("말길> 네")

    def test_ctrl_c_twice_leaves(self):
        terminal = self.start()
        terminal.send(CTRL_C)
        terminal.wait(lambda rows: sum(row.startswith("말길>") for row in rows) == 2, "second prompt")
        terminal.send(CTRL_C)
        self.assertEqual(terminal.exit_status(), 130)

    def test_ctrl_d_on_an_empty_line_leaves(self):
        terminal = self.start()
        terminal.send(CTRL_D)
        self.assertEqual(terminal.exit_status(), 0)

    def test_ctrl_d_in_a_line_does_not_leave(self):
        terminal = self.start()
        terminal.send("안녕", CTRL_D, "하세요")
        terminal.wait_for_last("말길> 안녕하세요")

    def test_termination_gives_the_terminal_back(self):
        terminal = self.start()
        terminal.send("쓰던 말")
        terminal.wait_for_last("말길> 쓰던 말")
        self.assertFalse(is_canonical(terminal))
        terminal.kill(signal.SIGTERM)
        self.assertEqual(terminal.exit_status(), 143)
        self.assertTrue(is_canonical(terminal))
        self.assertIn(b"\x1b[?2004l", terminal.bytes)

    def test_a_stopped_conversation_goes_on_where_it_was(self):
        terminal = self.start_command(["bash", "--norc", "-i"], PS1="$ ", MALGIL=os.environ["MALGIL"])
        terminal.wait_for_last(r"\$ ?")
        terminal.send('"$MALGIL"', ENTER)
        terminal.wait_for_last(PROMPT)
        terminal.send("치킨 주문")
        terminal.wait_for_last("말길> 치킨 주문")
        terminal.send(CTRL_Z)
        terminal.wait_for("Stopped")
        terminal.wait_for_last(r"\$ ?")
        self.assertFalse(any("말길> 치킨 주문말길" in row for row in terminal.lines()))
        terminal.send("stty -a | grep -ow '.\\?icanon'", ENTER)
        terminal.wait_for(r"^ ?icanon$")
        terminal.send("fg", ENTER)
        terminal.wait_for_last("말길> 치킨 주문")
        terminal.send("해줘", ENTER)
        terminal.wait_for("어느 가게로 할까요")
