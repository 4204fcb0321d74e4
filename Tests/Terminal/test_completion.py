"""The Tab key."""

from malgil_case import MalgilTestCase
from terminal import CTRL_C, LEFT, TAB


class CompletionTests(MalgilTestCase):

    def test_a_command_is_completed(self):
        terminal = self.start()
        terminal.send("/도움", TAB)
        terminal.wait_for_last("말길> /도움말 ?")

    def test_a_name_is_completed_from_a_half_typed_syllable(self):
        for typed in ["후라이ㄷ", "ㅎㄹㅇㄷㅊㅋ"]:
            with self.subTest(typed):
                terminal = self.start()
                terminal.send(typed, TAB)
                terminal.wait_for_last("말길> 후라이드치킨.*")

    def test_completing_in_the_middle_keeps_what_follows(self):
        terminal = self.start()
        terminal.send("/도움 끝", LEFT, LEFT, TAB)
        terminal.wait_for_last("말길> /도움말 ? 끝")

    def test_several_possibilities_are_shown_above_the_line(self):
        terminal = self.start()
        terminal.send("/", TAB)
        terminal.wait_for(r"^/.*/")
        terminal.wait_for_last("말길> /")
        terminal.send("도움", TAB)
        terminal.wait_for_last("말길> /도움말 ?")

    def test_the_line_stays_intact_below_what_is_printed_even_if_it_is_wrapped(self):
        terminal = self.start(columns=30)
        terminal.send("아주 길게 쓰고 있는 말이에요 지금 /", TAB)
        terminal.wait(lambda rows: rows[-2:] == ["말길> 아주 길게 쓰고 있는 말이", "에요 지금 /"], "intact line")
        terminal.send(CTRL_C)
        terminal.wait_for_last("말길> ?")
