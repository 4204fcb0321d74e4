"""Who sees little, hears little or has no mouse: axe finds nothing, and everything is reached by keyboard."""

import json
import os
import pathlib
import unittest

from selenium.webdriver.common.keys import Keys

from page_case import ADDRESS, ORDER, ROOT, PageCase, note, page_control

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
            page.press(".picker")
            page.wait(".conversation")
            self.assertNothingFound(f"conversations, {theme}")
            page.press(".picker")
            page.say("취소" if self.language == "ko" else "cancel")
            page.say(words["order"])
            if not page.find(".confirmation.open"):
                page.say(ADDRESS)
            page.wait(".confirmation.open")
            self.assertNothingFound(f"confirmation, {theme}")
            page.press(".confirmation.open .button:not(.prominent)")
            page.gone(".confirmation.open")
            page.go("board")
            page.wait("[data-widget]")
            page.happen({"event": "notification", "notification": note()})
            page.happen({"event": "control", "control": page_control()})
            page.press(".pill")
            page.wait("#island-card .view")
            self.assertNothingFound(f"board, {theme}")
            page.press(".pill")
            page.gone("#island-card")
            page.press("[data-control='Kiosk.Page']")
            page.wait("dialog form")
            self.assertNothingFound(f"a control's settings, {theme}")
            page.one("dialog input[type=text]").send_keys(Keys.ESCAPE)
            page.gone("dialog")
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
            page.one("#why-sentence").clear()
            page.one("#why-sentence").send_keys(words["refused"], Keys.ENTER)
            page.press("summary")
            self.assertNothingFound(f"why not, {theme}")
            page.go("phrases")
            page.press("#phrases .prominent")
            page.wait("#phrases .explanation > *")
            self.assertNothingFound(f"phrases, {theme}")
            page.go("settings")
            page.wait("#settings .listed")
            self.assertNothingFound(f"settings, {theme}")
            self.look_where_something_is_wrong(theme)

    def look_where_something_is_wrong(self, theme):
        """Without the daemon, and without a login."""
        page = self.page
        page.go("talk")
        page.run("(await import(document.querySelector('script[src]').src.replace('app.js', 'events.js'))).reached.tell(false)")
        page.wait("#offline")
        self.assertNothingFound(f"offline, {theme}")
        page.run("sessionStorage.clear()")
        page.driver.get("about:blank")
        page.driver.get(self.origin + "/#code=no")
        page.wait(".login-card")
        self.assertNothingFound(f"login, {theme}")
        page.driver.get("about:blank")
        page.open(self.daemon.code())

    def allowed(self, lines):
        """The browser notes that a code was refused."""
        return [line["message"] for line in lines if "/v1/browsers" not in line["message"]]


class KoreanTests(AxeCase):

    def test_axe_finds_nothing_anywhere_in_korean(self):
        self.daemon.ask("POST", "/v1/say", {"text": ORDER, "answers": {"address": ADDRESS, "confirm": "yes"}})
        self.look_everywhere("치킨 주문해줘", {
            "arrange": "위젯 정리", "add": "위젯 놓기", "explained": "한밤치킨에서 치킨 두 마리 시켜줘", "refused": "치킨 주문하지 마", "order": ORDER})

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

    def test_the_page_is_as_wide_as_the_screen_from_the_smallest_to_the_largest(self):
        page = self.page
        page.say("치킨 주문해줘")
        for width, height in [(320, 640), (3840, 2160)]:
            page.size(width, height)
            for place in ["talk", "board", "why", "phrases", "settings"]:
                page.go(place)
                self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width, place)
                lines = page.run("return Math.max(...[...document.querySelectorAll('main p, main h2')].map((e) => e.clientWidth))")
                self.assertLessEqual(lines, 2160, "no line is as long as a large screen")

    def test_who_wants_less_motion_or_more_contrast_gets_it(self):
        page = self.page
        styles = "const s = getComputedStyle(document.documentElement); return [s.getPropertyValue('--quiet'), s.getPropertyValue('--ink')]"
        waiting = "return getComputedStyle(document.querySelector('.switch')).transitionDuration"
        page.wait(".switch")
        quiet, ink = page.run(styles)
        self.assertNotEqual(quiet, ink)
        self.assertNotEqual(page.run(waiting), "0s")
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-reduced-motion", "value": "reduce"}, {"name": "prefers-contrast", "value": "more"}]})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})
        quiet, ink = page.run(styles)
        self.assertEqual(quiet, ink)
        self.assertEqual(page.run(waiting), "0s")


class EnglishTests(AxeCase):
    language = "en"

    def test_axe_finds_nothing_anywhere_in_english(self):
        self.daemon.ask("POST", "/v1/say", {"text": ORDER, "answers": {"address": ADDRESS, "confirm": "yes"}})
        self.assertEqual(self.page.run("return document.documentElement.lang"), "en")
        self.page.go("settings")
        self.page.wait("#settings legend", "Travel Notes")
        self.look_everywhere("order some chicken", {
            "arrange": "Arrange", "add": "Add a widget", "explained": "order chicken from 한밤치킨", "refused": "don't order chicken",
            "order": "order two 양념치킨 from 한밤치킨"})


if __name__ == "__main__":
    unittest.main()
