"""Hangul can be typed and edited like any other text."""

import signal

from daemon import Daemon
from malgil_case import MalgilTestCase
from terminal import BACKSPACE, CTRL_W, ENTER, HOME, LEFT


class TypingTests(MalgilTestCase):

    def test_backspace_takes_a_whole_syllable(self):
        terminal = self.start()
        terminal.send("치킨무", BACKSPACE, " 주세오", BACKSPACE, "요")
        terminal.wait_for_last("말길> 치킨 주세요")
        # The prompt has 6 columns, the text 11.
        self.assertEqual(terminal.cursor(), 17)

    def test_the_cursor_moves_by_whole_syllables(self):
        terminal = self.start()
        terminal.send("치킨 주문해줘")
        terminal.wait_for_last("말길> 치킨 주문해줘")
        terminal.send(LEFT, LEFT)
        terminal.wait(lambda _: terminal.cursor() == 15, "cursor before 해")
        terminal.send(LEFT, LEFT, LEFT, " 두 마리")
        terminal.wait_for_last("말길> 치킨 두 마리 주문해줘")
        terminal.send(HOME, "양념")
        terminal.wait_for_last("말길> 양념치킨 두 마리 주문해줘")
        self.assertEqual(terminal.cursor(), 10)

    def test_a_word_is_deleted_whole(self):
        terminal = self.start()
        terminal.send("치킨 주문해줘", CTRL_W)
        terminal.wait_for_last("말길> 치킨")
        self.assertEqual(terminal.cursor(), 11)

    def test_conjoining_jamo_are_one_syllable(self):
        terminal = self.start()
        # 한 as a decomposed file name would have it, then deleted as one. What is kept is looked at, because
        # the emulated terminal draws conjoining jamo too wide.
        terminal.send("가", "\u1112\u1161\u11ab", BACKSPACE, "나", ENTER)
        terminal.wait(lambda rows: sum(row.startswith("말길>") for row in rows) == 2, "second prompt")
        self.assertEqual(self.history()[0], ["가나"])

    def test_an_edited_line_is_what_is_understood(self):
        terminal = self.start()
        terminal.send("치킨 주문해", "쥐", BACKSPACE, "줘", ENTER)
        terminal.wait_for("어느 가게로 할까요")

    def test_a_long_line_wraps_on_a_narrow_terminal_and_can_be_edited(self):
        terminal = self.start(columns=24)
        terminal.send("양념치킨 두 마리를 집으로 보내")
        terminal.wait_for_last(" 집으로 보내")
        self.assertEqual(terminal.lines()[-2], "말길> 양념치킨 두 마리를")
        terminal.send(HOME, "음 ")
        terminal.wait(lambda rows: rows[-2].startswith("말길> 음 양념치킨"), "line edited at its start")

    def test_a_line_survives_a_change_of_the_width(self):
        terminal = self.start(columns=30)
        terminal.send("양념치킨 두 마리를 집으로")
        terminal.wait_for("양념치킨 두 마리를")
        terminal.resize(60)
        terminal.send(" 보내")
        terminal.wait_for_last("말길> 양념치킨 두 마리를 집으로 보내")

    def test_what_is_typed_before_the_reply_stands_behind_the_prompt_only(self):
        daemon = Daemon(self, "--now", "2026-11-20T19:00:00+09:00")
        terminal = self.start()
        daemon.process.send_signal(signal.SIGSTOP)
        terminal.send("가까운 식당 찾아줘", ENTER)
        terminal.wait(lambda _: terminal.cursor() == 0, "new row")
        # The editor may still have the terminal for a moment, which then shows nothing by itself.
        for _ in range(50):
            terminal.send("z")
            terminal._read(0.2)
            if terminal.lines()[-1].startswith("z"):
                break
        else:
            self.fail("the terminal shows no key by itself")
        daemon.process.send_signal(signal.SIGCONT)
        terminal.wait_for_last("말길> z+")
        self.assertEqual([row for row in terminal.lines() if "z" in row], terminal.lines()[-1:])
