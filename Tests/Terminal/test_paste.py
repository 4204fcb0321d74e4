"""A pasted block is not a series of orders."""

from malgil_case import MalgilTestCase
from terminal import CTRL_C, ENTER, pasted


class PasteTests(MalgilTestCase):

    def test_several_pasted_lines_are_not_run_unasked(self):
        terminal = self.start()
        terminal.send(pasted("치킨 주문해줘\n1\n1\n네\n"))
        terminal.wait_for_last("네")
        self.assertIn("말길> 치킨 주문해줘", terminal.lines())
        terminal.send(ENTER)
        terminal.wait(lambda rows: rows[-1].startswith("말길"), "prompt after the paste")
        self.assertFalse(any("주문했어요" in row for row in terminal.lines()))

    def test_a_pasted_block_can_be_dropped(self):
        terminal = self.start()
        terminal.send(pasted("치킨 주문해줘\n네"))
        terminal.wait_for_last("네")
        terminal.send(CTRL_C)
        terminal.wait_for_last("말길> ?")
        self.assertFalse(any("가게로" in row for row in terminal.lines()))

    def test_one_pasted_line_is_typed_and_waits_for_enter(self):
        terminal = self.start()
        terminal.send(pasted("치킨 주문해줘\n"))
        terminal.wait_for_last("말길> 치킨 주문해줘")
        terminal.send(ENTER)
        terminal.wait_for("어느 가게로 할까요")
