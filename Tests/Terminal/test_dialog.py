"""A whole order, as one sees it."""

from malgil_case import PROMPT, MalgilTestCase
from terminal import ENTER


def column_of(row, text):
    """The terminal column at which a text starts; Hangul is wide."""
    before = row[:row.index(text)]
    return sum(2 if "가" <= character <= "힣" else 1 for character in before)


class DialogTests(MalgilTestCase):

    def ask_for_chicken(self, **options):
        terminal = self.start(**options)
        terminal.send("치킨 주문해줘", ENTER)
        terminal.wait_for_last(r"말길\(.+\)> ?")
        return terminal

    def test_options_are_numbered_and_aligned(self):
        rows = self.ask_for_chicken().lines()
        options = [row for row in rows if row[:4].strip().isdigit() and row[:4].strip() != "0"]
        self.assertGreaterEqual(len(options), 2)
        self.assertEqual([int(row[:4]) for row in options], list(range(1, len(options) + 1)))
        self.assertEqual(len({column_of(row, "점 ·") for row in options}), 1, options)
        self.assertTrue(any(row.startswith("   0  ") for row in rows))

    def test_a_number_answers(self):
        terminal = self.ask_for_chicken()
        terminal.send("2", ENTER)
        terminal.wait_for("어떤 치킨으로 할까요")

    def test_zero_cancels(self):
        terminal = self.ask_for_chicken()
        terminal.send("0", ENTER)
        terminal.wait_for_last(PROMPT)

    def test_enter_alone_asks_again(self):
        terminal = self.ask_for_chicken()
        terminal.send(ENTER)
        terminal.wait(lambda rows: sum("어느 가게로 할까요" in row for row in rows) == 2, "question again")

    def test_nothing_is_wider_than_a_narrow_terminal(self):
        terminal = self.ask_for_chicken(columns=32)
        rows = terminal.lines()
        self.assertTrue(any(row.startswith("   1  ") for row in rows), rows)
        # A row that the terminal itself had to break would go on in the first column.
        after = rows[next(i for i, row in enumerate(rows) if "치킨 주문해줘" in row) + 1:-1]
        self.assertTrue(all(row.startswith("  ") for row in after if row), rows)
