"""Links to a conversation: from an agent, from `malgil open`, and to what there is no longer."""

import html
import pathlib
import re
import unittest

from agent import Agent
from browser import Page
from page_case import ADDRESS, PageCase

ORDER = {"restaurant": "한밤치킨", "lines": "양념치킨 두 마리", "address": ADDRESS}


class LinkTests(PageCase):

    def linked(self):
        """An order of an agent that waits for a person, with the link to it."""
        agent = Agent(self.daemon)
        self.addCleanup(agent.end)
        return agent, agent.order(**ORDER)

    def test_a_link_of_an_agent_shows_what_waits_and_a_yes_there_is_what_the_agent_is_told(self):
        page = self.page
        page.say("양념치킨 얼마야?")
        agent, link = self.linked()
        self.assertTrue(link.startswith(f"http://127.0.0.1:{self.daemon.port}/#/talk/"), link)
        page.driver.get(self.origin + "/" + link.split("/", 3)[3])
        page.wait(".confirmation.open", "38,000원")
        self.assertEqual(page.turns(), 1, "the conversation of the link, not the one before")
        self.assertEqual(page.run("return location.hash"), "#/talk")
        self.assertEqual(self.daemon.ask("GET", "/v1/done")["done"], [])
        page.press(".confirmation.open .button", "네")
        page.wait(".reply", "주문했어요")
        self.assertIn("주문했어요", agent.result()["text"])

    def test_what_an_agent_wants_is_a_notification_that_leads_to_it_and_goes_with_the_answer(self):
        page = self.page
        agent, _ = self.linked()
        page.wait(".card.notification", "38,000원")
        page.press(".card.notification a.button", "대화 열기")
        page.wait(".confirmation.open", "38,000원")
        page.press(".confirmation.open .button", "네")
        page.gone(".card.notification")
        self.assertIn("주문했어요", agent.result()["text"])

    def test_a_link_in_a_browser_without_a_login_shows_what_waits_after_the_login(self):
        agent, link = self.linked()
        page = self.page
        page.driver.delete_all_cookies()
        page.run("sessionStorage.clear()")
        page.driver.get("about:blank")
        page.driver.get(self.origin + "/" + link.split("/", 3)[3])
        page.wait(".login-card", "malgil open")
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        Page(self.driver, self.origin).open(self.daemon.code())
        self.driver.close()
        self.driver.switch_to.window(first)
        page.wait(".confirmation.open", "38,000원")
        page.press(".confirmation.open .button", "아니요")
        self.assertNotIn("주문했어요", agent.result()["text"])

    def test_malgil_open_leads_to_a_conversation_and_keeps_its_code_out_of_the_address(self):
        asked = self.daemon.ask("POST", "/v1/say", {"text": "치킨 주문해줘"})
        file = self.daemon.login_file("--talk", asked["session"])
        target = html.unescape(re.search(r"url=([^\"]+)", pathlib.Path(file).read_text())[1])
        page = self.page
        page.driver.get("about:blank")
        page.driver.get(self.origin + "/" + target.split("/", 3)[3])
        page.wait(".option", "한밤치킨")
        self.assertNotIn("code", self.driver.current_url)
        page.press(".option", "한밤치킨")
        page.wait(".reply", "어떤 치킨")

    def test_a_link_to_what_there_is_no_longer_says_so(self):
        page = self.page
        page.say("치킨 주문해줘")
        for session in ["no-such-conversation", "%3Cb%3E", "%", "a%2Fb"]:
            page.run("location.hash = '#/talk/' + given[0]", session)
            if session != "%":
                page.wait("dialog", "이 대화는 지워졌어요")
                page.press("dialog [aria-label='닫기']")
                page.gone("dialog")
        page.wait(".reply", "어느 가게로")
        page.stage({"/v1/sessions/answered": {"session": {"id": "answered"}, "turn": None}})
        page.run("location.hash = '#/talk/answered'")
        page.wait("#transcript", "지금 답할 것이 없어요")

    def allowed(self, lines):
        expected = {"no_longer": "404", "without_a_login": "401"}
        known = [status for name, status in expected.items() if name in self.id()]
        return [line["message"] for line in lines if not any(status in line["message"] for status in known)]


if __name__ == "__main__":
    unittest.main()
