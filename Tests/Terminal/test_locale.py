"""Hangul works in every locale, since containers and remote shells often have none."""

from malgil_case import MalgilTestCase
from terminal import BACKSPACE, ENTER, HOME

LOCALES = {
    "none": {"LANG": None},
    "C": {"LANG": "C"},
    "LC_ALL=C": {"LANG": "ko_KR.UTF-8", "LC_ALL": "C"},
    "POSIX": {"LANG": "C.UTF-8", "LC_CTYPE": "POSIX"},
    "not installed": {"LANG": "ko_KR.UTF-8"},
    "not UTF-8": {"LANG": "ko_KR.EUC-KR"},
}


class LocaleTests(MalgilTestCase):

    def test_hangul_is_edited_in_any_locale(self):
        for name, locale in LOCALES.items():
            with self.subTest(name):
                terminal = self.start(**locale)
                terminal.send("킨 주문해좌", BACKSPACE, "줘", HOME, "치")
                terminal.wait_for_last("말길> 치킨 주문해줘")
                self.assertEqual(terminal.cursor(), 8)
                terminal.send(ENTER)
                terminal.wait_for("어느 가게로 할까요")
