"""What is seen without being asked for: activities, widgets, switches, notifications."""

import json
import unittest

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from page_case import ADDRESS, ORDER, PageCase, page_control

# Minutes of the standing clock until an order has come.
UNTIL_DELIVERED = 45 * 60


def titles(page):
    return page.run("return [...document.querySelectorAll('[data-widget]')].map((e) => e.getAttribute('aria-label'))")


def identifiers(page):
    return page.run("return [...document.querySelectorAll('[data-widget]')].map((e) => e.dataset.widget)")


class BoardTests(PageCase):

    def setUp(self):
        super().setUp()
        self.page.wait("[data-widget]")

    def arrange(self):
        self.page.press("button", "위젯 정리")
        self.page.wait(".handle")

    def test_a_widget_is_moved_by_keys_and_stays_there(self):
        page = self.page
        self.arrange()
        before = identifiers(page)
        page.find(".handle")[0].send_keys(Keys.ARROW_RIGHT)
        page.until(lambda: identifiers(page)[:2] == [before[1], before[0]], "the widget in the second place")
        self.assertEqual(page.run("return document.activeElement.dataset.handle"), before[0], "the focus stays at the widget")
        page.wait_board(self.daemon, [before[1], before[0], *before[2:]])
        page.reload()
        page.until(lambda: identifiers(page)[:2] == [before[1], before[0]], "the order after a reload")

    def test_a_widget_is_moved_by_dragging(self):
        page = self.page
        self.arrange()
        before = identifiers(page)
        target = page.find("[data-widget]")[1]
        handle = page.find(".handle")[0]
        page.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", handle)
        ActionChains(page.driver).click_and_hold(handle).move_to_element_with_offset(target, 5, 5).move_to_element(target).release().perform()
        page.until(lambda: identifiers(page)[:2] == [before[1], before[0]], "the dragged widget in the second place")
        page.wait_board(self.daemon, [before[1], before[0], *before[2:]])

    def test_a_widget_is_placed_set_and_removed(self):
        page = self.page
        before = identifiers(page)
        page.press("button", "위젯 놓기")
        page.press(".gallery-kind")
        page.press("dialog .prominent", "놓기")
        page.until(lambda: len(identifiers(page)) == len(before) + 1, "the placed widget")
        self.arrange()
        page.press("[data-widget]:last-child [aria-label$='설정']")
        page.press("dialog .prominent", "저장")
        page.gone("dialog")
        page.press("[data-widget]:last-child [aria-label$='빼기']")
        page.until(lambda: identifiers(page) == before, "the board without it")

    def test_a_switch_is_set(self):
        page = self.page
        was = page.one(".control[role=switch]").get_attribute("aria-checked")
        wanted = "false" if was == "true" else "true"
        page.press(".control[role=switch]")
        page.until(lambda: page.one(".control[role=switch]").get_attribute("aria-checked") == wanted, "the other state")

    def test_what_a_widget_leads_to_is_opened_in_the_conversation(self):
        page = self.page
        before = page.turns()
        page.press(".widget-open[aria-label='음식 배달 열기']")
        page.until(lambda: page.turns() > before, "the turn that shows the menu")
        # The menu, or the order of another test that is on its way.
        page.wait(".reply", "주문")

    def test_a_press_on_a_widget_that_costs_asks_first_in_the_conversation(self):
        page = self.page
        self.daemon.ask("POST", "/v1/say", {"text": ORDER, "answers": {"address": ADDRESS, "confirm": "yes"}})
        page.press(".widget .v-button", "재주문")
        page.wait(".confirmation.open", "원")
        before = page.turns()
        page.press(".confirmation.open .button", "아니요")
        page.until(lambda: page.turns() > before, "a reply to the no")


class ControlSettingsTests(PageCase):

    def allowed(self, lines):
        return [line["message"] for line in lines if not ("refuses" in self.id() and "404" in line["message"])]

    def show(self, **changes):
        self.page.wait("[data-control]")
        self.page.happen({"event": "control", "control": page_control(**changes)})

    def test_a_control_that_has_to_be_set_shows_its_form_when_it_is_pressed(self):
        page = self.page
        done = page_control(title="7쪽", disabled=False, problem=None, form={**page_control()["form"], "values": {"page": "7", "isLarge": "true"}, "missing": []})
        page.stage({"/v1/controls/Kiosk.Page": {"control": done}, "/v1/controls/Kiosk.Page/press": {"turn": None, "control": done}})
        self.show()
        page.press("[data-control='Kiosk.Page']", "몇 쪽이에요?")
        field = page.wait("dialog input[type=text]")
        self.assertEqual(page.run("return document.activeElement.type"), "text", "what has to be set has the focus")
        field.send_keys("7")
        page.press("dialog input[type=checkbox]")
        page.press("dialog .prominent", "저장")
        page.gone("dialog")
        self.assertEqual(page.sent("/v1/controls/Kiosk.Page"), [{"configuration": {"page": "7", "isLarge": True}}])
        self.assertEqual(page.sent("/v1/controls/Kiosk.Page/press"), [], "to set a control does not press it")
        page.press("[data-control='Kiosk.Page']", "7쪽")
        page.until(lambda: len(page.sent("/v1/controls/Kiosk.Page/press")) == 1, "the press")
        page.one("[data-setting='Kiosk.Page']").send_keys(Keys.ENTER)
        self.assertEqual(page.wait("dialog input[type=text]").get_attribute("value"), "7")
        self.assertTrue(page.one("dialog input[type=checkbox]").is_selected())
        page.one("dialog input[type=text]").send_keys(Keys.ESCAPE)
        page.gone("dialog")
        self.assertEqual(page.run("return document.activeElement.dataset.setting"), "Kiosk.Page", "the focus is where it was")

    def test_a_press_counts_though_another_control_changes_meanwhile(self):
        page = self.page
        ready = page_control(disabled=False, problem=None, form=None)
        page.stage({"/v1/controls/Kiosk.Page/press": {"turn": None, "control": ready}})
        self.show(disabled=False, problem=None, form=None)
        page.happen({"event": "control", "control": page_control(id="Kiosk.Other", title="다른 것")})
        button = page.wait("[data-control='Kiosk.Page']", "쪽")
        page.hold(button)
        page.happen({"event": "control", "control": page_control(id="Kiosk.Other", title="바뀐 것")})
        page.wait("[data-control='Kiosk.Other']", "바뀐 것")
        # What is drawn late may have moved it from under the pointer. Were it another element now, this would be no press.
        ActionChains(page.driver).move_to_element(page.one("[data-control='Kiosk.Page']")).release().perform()
        page.until(lambda: len(page.sent("/v1/controls/Kiosk.Page/press")) == 1, "the press")

    def test_what_the_daemon_refuses_is_shown_in_the_form(self):
        page = self.page
        self.show()
        page.press("[data-setting='Kiosk.Page']")
        page.one("dialog input[type=text]").send_keys("7")
        page.press("dialog .prominent", "저장")
        page.wait("dialog .problem", "Kiosk.Page")
        self.assertEqual(page.one("dialog input[type=text]").get_attribute("value"), "7")


class StreamTests(PageCase):

    def asked_after(self):
        """The `Last-Event-ID` that the stream was asked with, of each time."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        sent = [each["params"]["request"] for each in messages if each["method"] == "Network.requestWillBeSent"]
        return [each["headers"].get("Last-Event-ID") for each in sent if each["url"].endswith("/v1/events")]

    def test_after_a_reload_the_one_stream_goes_on_behind_the_last_event(self):
        page = self.page
        page.say("양념치킨 얼마야?")
        page.until(lambda: page.run("return sessionStorage['malgil.lastEvent'] ?? null"), "an event")
        self.asked_after()
        # Events may come until the page is left.
        page.driver.execute_script("""
            addEventListener('pagehide', () => { sessionStorage.left = sessionStorage['malgil.lastEvent'] });
            setTimeout(() => location.reload())""")
        page.until(lambda: page.driver.execute_script("return performance.getEntriesByType('navigation')[0].type") == "reload", "the reload")
        page.wait("[data-widget]")
        self.assertEqual(self.asked_after(), [page.run("return sessionStorage.left")])


class OrderTests(PageCase):

    def test_an_order_is_seen_from_the_board_until_it_is_delivered(self):
        page = self.page
        page.say(ORDER)
        page.say(ADDRESS)
        page.press(".confirmation.open .button", "네")
        page.wait(".reply", "주문했어요")
        page.wait(".activity", "접수 대기")
        page.press(".pill")
        page.wait("#island-card", "한밤치킨")
        page.one(".pill").send_keys(Keys.ESCAPE)
        page.gone("#island-card")
        page.wait(".timeline", "음식 주문")
        self.daemon.later(4 * 60)
        page.gone(".activity", "접수 대기")
        self.daemon.later(UNTIL_DELIVERED)
        page.wait(".notification")
        page.gone(".pill")
        count = len(page.find(".notification"))
        page.press(".notification .round-button")
        page.until(lambda: len(page.find(".notification")) < count, "one notification less")

    def test_an_empty_board_shows_what_can_be_said(self):
        self.page.wait("[data-widget]")
        for widget in self.daemon.ask("GET", "/v1/widgets")["widgets"]:
            self.daemon.ask("DELETE", f"/v1/widgets/{widget['id']}")
        page = self.page
        page.reload()
        page.wait(".empty-board .example")
        self.assertEqual(len(page.find(".empty-board .example")), 3)


if __name__ == "__main__":
    unittest.main()
