"""Who sees little, hears little or has no mouse: axe finds nothing, and everything is reached by keyboard."""

import json
import os
import pathlib
import unittest

from selenium.webdriver.common.keys import Keys

from page_case import ADDRESS, ORDER, ROOT, PageCase

AXE = pathlib.Path(os.environ.get("MALGIL_AXE", ROOT / ".tools" / "axe.min.js"))
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class AxeCase(PageCase):

    def assertNothingFound(self, where):
        page = self.page
        if not page.driver.execute_script("return typeof window.axe !== 'undefined'"):
            page.driver.execute_script(AXE.read_text())
        found = page.run(f"""
            const result = await axe.run(document, {{runOnly: {json.dumps(RULES)}, resultTypes: ['violations']}});
            return result.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '').slice(0, 160)).slice(0, 3).join(' | '));""")
        self.assertEqual(found, [], where)

    def look_everywhere(self, sentence, words):
        page = self.page
        for theme in ["light", "dark"]:
            page.driver.execute_script("localStorage.setItem('malgil.theme', arguments[0])", theme)
            page.go("talk")
            page.reload()
            page.say(sentence)
            self.assertNothingFound(f"options, {theme}")
            page.say("취소" if self.language == "ko" else "cancel")
            page.go("board")
            page.wait("[data-widget]")
            self.assertNothingFound(f"board, {theme}")
            page.press("button", words["arrange"])
            page.wait(".handle")
            self.assertNothingFound(f"arranging, {theme}")
            page.press("button", words["add"])
            page.press(".gallery-kind")
            page.wait("dialog form")
            self.assertNothingFound(f"a widget's settings, {theme}")
            page.one("dialog form select").send_keys(Keys.ESCAPE)
            page.gone("dialog")
            page.one("body").send_keys(Keys.CONTROL, "k")
            page.one("dialog input").send_keys("치킨")
            page.wait("#found [role=option]")
            self.assertNothingFound(f"search, {theme}")
            page.one("dialog input").send_keys(Keys.ESCAPE)
            page.gone("dialog")
            page.go("why")
            page.one("#why-sentence").clear()
            page.one("#why-sentence").send_keys(words["explained"], Keys.ENTER)
            page.wait(".sentence")
            self.assertNothingFound(f"why, {theme}")
            page.go("phrases")
            page.press("#phrases .prominent")
            page.wait("#phrases .explanation > *")
            self.assertNothingFound(f"phrases, {theme}")
            page.go("settings")
            page.wait("#settings .listed")
            self.assertNothingFound(f"settings, {theme}")


class KoreanTests(AxeCase):

    def test_axe_finds_nothing_anywhere_in_korean(self):
        self.daemon.ask("POST", "/v1/say", {"text": ORDER, "answers": {"address": ADDRESS, "confirm": "yes"}})
        self.look_everywhere("치킨 주문해줘", {"arrange": "위젯 정리", "add": "위젯 놓기", "explained": "한밤치킨에서 치킨 두 마리 시켜줘"})

    def test_axe_finds_nothing_at_a_confirmation_and_at_the_login(self):
        self.page.say(ORDER)
        if "어디로" in self.page.last_reply():
            self.page.say(ADDRESS)
        self.page.wait(".confirmation.open")
        self.assertNothingFound("confirmation")
        self.page.driver.execute_script("sessionStorage.clear()")
        self.page.driver.get(self.origin + "/#code=no")
        self.page.wait(".login-card, #input")
        self.assertNothingFound("login")

    def allowed(self, lines):
        return [line["message"] for line in lines if not ("login" in self.id() and "Failed to load resource" in line["message"])]

    def test_everything_is_reached_by_keyboard(self):
        page = self.page
        page.wait("[data-widget]")
        page.say("치킨 주문해줘")
        wanted = page.run("return document.querySelectorAll('button:not(:disabled), a[href], input, textarea, select').length > 10")
        self.assertTrue(wanted)
        missed = page.run("""
            const all = [...document.querySelectorAll('button:not(:disabled), a[href], input, textarea, select, [role=option]')].filter((e) => e.checkVisibility());
            return all.filter((e) => e.tabIndex < 0 && e.getAttribute('role') !== 'option').map((e) => e.outerHTML.slice(0, 120));""")
        self.assertEqual(missed, [])
        page.driver.execute_script("document.activeElement.blur()")
        seen = set()
        for _ in range(80):
            page.driver.switch_to.active_element.send_keys(Keys.TAB)
            seen.add(page.run("const e = document.activeElement; return e.id || e.dataset.option || e.dataset.place || e.dataset.control || e.className"))
            ring = page.run("const s = getComputedStyle(document.activeElement); return document.activeElement === document.body || s.outlineStyle !== 'none' || document.activeElement.id === 'input'")
            self.assertTrue(ring, "the focus is seen")
        for each in ["input", "talk", "board", "why", "phrases", "settings"]:
            self.assertIn(each, seen)
        option = page.find(".option")[0]
        page.driver.execute_script("arguments[0].focus()", option)
        before = page.turns()
        option.send_keys(Keys.ENTER)
        page.until(lambda: page.turns() > before, "the reply to an option that was pressed by a key")

    def test_the_page_is_as_wide_as_the_smallest_screen(self):
        page = self.page
        page.size(320, 640)
        page.say("치킨 주문해줘")
        for place in ["talk", "board", "why", "phrases", "settings"]:
            page.go(place)
            width = page.run("return document.documentElement.scrollWidth")
            self.assertLessEqual(width, 320, place)


class EnglishTests(AxeCase):
    language = "en"

    def test_axe_finds_nothing_anywhere_in_english(self):
        self.daemon.ask("POST", "/v1/say", {"text": ORDER, "answers": {"address": ADDRESS, "confirm": "yes"}})
        self.assertEqual(self.page.run("return document.documentElement.lang"), "en")
        self.look_everywhere("order some chicken", {"arrange": "Arrange", "add": "Add a widget", "explained": "order chicken from 한밤치킨"})


if __name__ == "__main__":
    unittest.main()
