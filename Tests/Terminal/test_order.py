"""The conversation that the README promises, on the screen."""

import re

from malgil_case import MalgilTestCase
from terminal import CTRL_D, ENTER

CONVERSATION = [
    ("치킨 주문해줘", r"""
  어느 가게로 할까요\?
   1  교동통닭      \d\.\d점 · \d+분
   2  한밤치킨      \d\.\d점 · \d+분
   0  취소
말길\(가게\)>"""),
    ("두 번째 걸로 두 마리", r"""
  한밤치킨의 어떤 치킨으로 할까요\?
   1  후라이드치킨   18,000원
   2  양념치킨       19,000원
   3  반반치킨       19,000원
   0  취소
말길\(메뉴\)>"""),
    ("양념", r"""
(?s:.*)말길\(.*주소.*\)>"""),
    ("서울 마포구 월드컵로 1", r"""
  ┃ 한밤치킨 · 양념치킨 2마리 · 38,000원
  ┃ (?:집: )?서울 마포구 월드컵로 1
  주문할까요\?
말길\(확인\)>"""),
    ("아니 세 마리", r"""
  ┃ 한밤치킨 · 양념치킨 3마리 · 57,000원
  ┃ (?:집: )?서울 마포구 월드컵로 1
  주문할까요\?
말길\(확인\)>"""),
    ("네", r"""
  ✓ 주문했어요\..* 주문 번호 \d+ · 예상 도착 (?:오전|오후) \d+:\d\d(?s:.*)
말길>"""),
]


class OrderTests(MalgilTestCase):

    def test_a_first_order_from_the_first_word_to_the_tick(self):
        terminal = self.start(columns=110, rows=60)
        for said, answer in CONVERSATION:
            self.say(terminal, said, answer)

    def test_a_parked_conversation_is_taken_up_where_it_was(self):
        first = self.start(columns=110, rows=60)
        self.say(first, *CONVERSATION[0])
        first.send(CTRL_D)
        self.assertEqual(first.exit_status(), 0)
        session = re.search(r"--session (\S+)", "\n".join(first.lines()))
        self.assertIsNotNone(session, first.lines())
        second = self.start_command([*self.command(), "--session", session[1]], columns=110, rows=60)
        second.wait_for_last(r"말길\(가게\)> ?")
        self.say(second, *CONVERSATION[1])

    def say(self, terminal, said, answer):
        """Says something and waits for the whole answer, which a regular expression describes."""
        pattern = re.compile(rf"^말길[^>\n]*> {re.escape(said)}{answer} ?\Z", re.MULTILINE)
        terminal.send(said, ENTER)

        terminal.wait(lambda rows: pattern.search("\n".join(rows)), f"answer to {said!r}")
