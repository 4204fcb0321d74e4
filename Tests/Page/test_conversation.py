"""Talking on the page, as the README shows it, and what may go wrong meanwhile."""

import unittest

from page_case import ADDRESS, ORDER, PageCase

ENTER, CONTROL = "\ue007", "\ue009"


class ConversationTests(PageCase):

    def test_options_are_pressed_and_a_confirmation_shows_what_it_costs(self):
        page = self.page
        page.say("치킨 주문해줘")
        page.press(".option", "한밤치킨")
        page.wait(".reply", "어떤 치킨")
        page.press(".option", "양념치킨")
        page.until(lambda: "38,000원" in page.last_reply() or "19,000원" in page.last_reply() or "어디로" in page.last_reply(), "the next question")
        if "어디로" in page.last_reply():
            page.say(ADDRESS)
        self.assertIn("19,000원", page.text(".confirmation.open"))
        before = page.turns()
        page.press(".confirmation.open .button", "아니요")
        page.until(lambda: page.turns() > before, "a reply to the no")
        self.assertNotIn("주문했어요", page.last_reply())

    def test_only_the_last_question_can_be_answered(self):
        page = self.page
        page.say("치킨 주문해줘")
        page.say("두 번째 거")
        first, last = page.find(".question")[0], page.find(".question")[-1]
        self.assertTrue(all(not b.is_enabled() for b in first.find_elements("css selector", "button")))
        self.assertTrue(any(b.is_enabled() for b in last.find_elements("css selector", "button")))

    def test_the_end_of_the_conversation_stays_in_view(self):
        page = self.page
        page.size(360, 780)
        page.say(ORDER)
        if "어디로" in page.last_reply():
            page.say(ADDRESS)
        page.say("세 마리로 해 줘")
        page.wait(".edit")
        rest = "const t = document.querySelector('#transcript'); return t.scrollHeight > t.clientHeight ? t.scrollHeight - t.scrollTop - t.clientHeight : null"
        page.until(lambda: page.run(rest) is not None and page.run(rest) < 2, "the end of what was said")

    def test_a_press_twice_is_one_order(self):
        page = self.page
        page.say(ORDER)
        if "어디로" in page.last_reply():
            page.say(ADDRESS)
        orders = len(self.daemon.ask("GET", "/v1/activities")["activities"])
        page.run("const yes = document.querySelector('.confirmation.open .prominent'); yes.click(); yes.click();"
                 "document.querySelector('.confirmation.open .prominent')?.click();")
        page.wait(".reply", "주문했어요")
        self.assertEqual(page.run("return [...document.querySelectorAll('.reply')].filter((e) => e.innerText.includes('주문했어요')).length"), 1)
        self.assertEqual(len(self.daemon.ask("GET", "/v1/activities")["activities"]), min(orders + 1, 5))

    def test_what_is_typed_and_said_survives_a_reload(self):
        page = self.page
        page.say("치킨 주문해줘")
        page.one("#input").send_keys("두 번째 걸로")
        page.reload()
        self.assertEqual(page.one("#input").get_attribute("value"), "두 번째 걸로")
        self.assertIn("어느 가게로 할까요?", page.last_reply())
        page.one("#input").send_keys(ENTER)
        page.wait(".reply", "한밤치킨의 어떤 치킨")

    def test_enter_that_ends_a_syllable_does_not_send(self):
        page = self.page
        page.one("#input").send_keys("치킨 주문해줘")
        sent = page.run("""
            const input = document.querySelector('#input');
            input.dispatchEvent(new CompositionEvent('compositionstart', {data: ''}));
            input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, cancelable: true}));
            input.dispatchEvent(new CompositionEvent('compositionend', {data: '줘'}));
            const late = new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true});
            input.dispatchEvent(late);
            return document.querySelectorAll('.said').length""")
        self.assertEqual(sent, 0)
        self.assertEqual(page.one("#input").get_attribute("value"), "치킨 주문해줘")
        page.one("#input").send_keys(ENTER)
        page.wait(".reply", "어느 가게로")

    def test_the_last_sentence_is_edited_only_where_its_turn_did_nothing(self):
        page = self.page
        page.say("치킨 주문해줘")
        page.press(".edit")
        field = page.one("#input")
        self.assertEqual(field.get_attribute("value"), "치킨 주문해줘")
        field.clear()
        field.send_keys(ORDER + ENTER)
        page.wait(".replaced", "치킨 주문해줘")
        page.until(lambda: "어디로" in page.last_reply() or "38,000원" in page.last_reply(), "the edited order")
        if "어디로" in page.last_reply():
            page.say(ADDRESS)
        page.say("네")
        self.assertIn("주문했어요", page.last_reply())
        self.assertEqual(page.find(".edit"), [])

    def test_several_conversations_stand_side_by_side(self):
        page = self.page
        page.say("치킨 주문해줘")
        page.press("[aria-label='새 대화']")
        page.gone(".reply")
        page.say("양념치킨 얼마야?")
        page.press(".picker")
        page.press(".conversation", "치킨 주문해줘")
        page.wait(".reply", "어느 가게로")
        self.assertIn("한밤치킨의 어떤", page.say("두 번째 거"))

    def test_a_conversation_of_the_terminal_is_taken_up(self):
        self.daemon.ask("DELETE", "/v1/sessions")
        asked = self.daemon.ask("POST", "/v1/say", {"text": "치킨 주문해줘"})
        self.assertEqual(asked["outcome"], "input_required")
        self.page.press(".picker")
        self.page.press(".conversation", "다른 곳에서 나눈 대화")
        self.page.wait(".reply", "어느 가게로")
        self.page.press(".option", "한밤치킨")
        self.page.wait(".reply", "어떤 치킨")

    def test_two_pages_answer_one_question_and_one_counts(self):
        one = self.page
        self.daemon.ask("DELETE", "/v1/sessions")
        one.say(ORDER)
        if "어디로" in one.last_reply():
            one.say(ADDRESS)
        first = self.driver.current_window_handle
        other = self.tab()
        other.press(".picker")
        other.press(".conversation", "다른 곳에서 나눈 대화")
        other.wait(".confirmation.open", "38,000원")
        second = self.driver.current_window_handle
        other.say("세 마리로 해 줘")
        other.wait(".confirmation.open", "57,000원")
        self.driver.switch_to.window(first)
        one.wait(".confirmation.open", "57,000원")
        one.press(".confirmation.open .button", "네")
        one.wait(".reply", "주문했어요")
        self.driver.switch_to.window(second)
        other.wait(".reply", "주문했어요")
        self.assertEqual(other.find(".confirmation.open"), [])
        self.driver.close()
        self.driver.switch_to.window(first)

    def test_a_yes_to_what_is_no_longer_asked_does_nothing(self):
        """The page does not hear of the change: its yes is refused, and it shows what is asked now."""
        page = self.page
        page.say(ORDER)
        if "어디로" in page.last_reply():
            page.say(ADDRESS)
        orders = len(self.daemon.ask("GET", "/v1/done")["done"])
        session = page.run("""
            const modules = document.querySelector('script[src]').src.replace('app.js', '');
            (await import(modules + 'events.js')).happened.tell = () => {};
            return JSON.parse(sessionStorage['malgil.conversations']).all[0].session""")
        self.assertIn("57,000원", str(self.daemon.ask("POST", "/v1/say", {"session": session, "text": "세 마리로 해 줘"})["snippet"]["lines"]))
        page.press(".confirmation.open .button", "네")
        page.wait(".said .problem", "대화가 더 나아갔어요")
        page.wait(".confirmation.open", "57,000원")
        self.assertEqual(len(self.daemon.ask("GET", "/v1/done")["done"]), orders)

    def test_each_reply_is_announced_once(self):
        page = self.page
        page.run("""
            window.heard = [];
            new MutationObserver((changes) => changes.forEach((c) => c.addedNodes.forEach((n) => heard.push(n.textContent))))
              .observe(document.querySelector('#announcer'), {childList: true});""")
        page.say("치킨 주문해줘")
        page.say("두 번째 거")
        heard = page.run("return heard")
        self.assertEqual(sum("어느 가게로 할까요?" in line for line in heard), 1, heard)
        self.assertEqual(sum("어떤 치킨으로 할까요?" in line for line in heard), 1, heard)
        self.assertEqual(page.run("return document.querySelectorAll('#transcript [aria-live], #transcript [role=log]').length"), 0)


    def allowed(self, lines):
        is_refused = "no_longer_asked" in self.id()
        return [line["message"] for line in lines if not (is_refused and "409" in line["message"])]


class FreshDaemonTests(PageCase):
    """With a daemon that nobody has told an address yet, and that may die."""

    def allowed(self, lines):
        is_dead = "killed" in self.id()
        return [line["message"] for line in lines if not (is_dead and "Failed to load resource" in line["message"])]

    def test_the_conversation_of_the_readme_orders_what_was_said(self):
        page = self.page
        self.assertIn("어느 가게로 할까요?", page.say("치킨 주문해줘"))
        self.assertEqual([page.text_of(e) for e in page.find(".number")], ["1", "2"])
        self.assertIn("한밤치킨의 어떤 치킨으로 할까요?", page.say("두 번째 걸로 두 마리"))
        self.assertIn("어디로 배달할까요?", page.say("양념"))
        self.assertIn("38,000원", page.say(ADDRESS))
        self.assertIn("57,000원", page.say("아니 세 마리"))
        self.assertRegex(page.say("네"), r"주문했어요. 주문 번호 \d+ · 예상 도착 오후 7:30")

    def test_the_daemon_is_killed_at_a_question_and_the_answer_counts_when_it_is_back(self):
        page = self.page
        page.say("치킨 주문해줘")
        self.daemon.kill()
        page.wait("#offline", "연결이 끊겼어요")
        field = page.one("#input")
        field.send_keys("두 번째 걸로 두 마리" + ENTER)
        page.wait(".composer-hint", "쓰던 말은 그대로 있어요")
        self.assertEqual(field.get_attribute("value"), "두 번째 걸로 두 마리")
        self.assertEqual(len(page.find(".said")), 1)
        self.daemon.start()
        page.gone("#offline")
        self.assertEqual(len(page.find(".said")), 1, "nothing is sent by itself")
        field.send_keys(ENTER)
        page.wait(".reply", "한밤치킨의 어떤 치킨")


if __name__ == "__main__":
    unittest.main()
