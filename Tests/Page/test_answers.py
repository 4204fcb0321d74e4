"""Answering with several options, taking back, going on with what waits, and completing what is typed."""

import unittest

from selenium.webdriver.common.keys import Keys

from page_case import PageCase, note

ENTER = Keys.ENTER


def choices(session):
    """A turn that asks for any number of three toppings."""
    options = [{"id": f"t{n}", "title": title, "subtitle": None} for n, title in enumerate(["펄", "젤리", "푸딩"], 1)]
    question = {"id": "q1", "kind": "choices", "slot": "toppings", "title": "무엇을 올릴까요?", "attempt": 1, "max": 3,
                "expires": "2026-11-20T10:10:00Z", "options": options}
    return {"session": session, "turn": 1, "outcome": "input_required", "app": "TeaCounter", "intent": "OrderTea",
            "text": "무엇을 올릴까요?", "question": question, "snippet": None, "undo": None, "performed": [], "effects": {}, "error": None}


class AnswerTests(PageCase):

    def test_several_options_are_checked_and_sent_as_one_answer(self):
        page = self.page
        page.stage({"/v1/say": choices("s_staged")})
        page.say("버블티 주문해줘")
        self.assertEqual(len(page.find(".choices input[type=checkbox]")), 3)
        self.assertFalse(page.one(".choices .prominent").is_enabled(), "nothing is chosen yet")
        page.press(".choices label", "펄")
        page.press(".choices label", "펄")
        self.assertFalse(page.one(".choices .prominent").is_enabled(), "nothing is chosen any more")
        page.press(".choices label", "펄")
        page.press(".choices label", "푸딩")
        page.press(".choices label", "젤리")
        page.press(".choices label", "젤리")
        page.press(".choices .prominent")
        page.wait(".bubble", "펄, 푸딩")
        answer = page.sent("/v1/say")[-1]
        self.assertEqual(answer["answers"], {"toppings": "1, 3"})
        self.assertEqual(answer["asked"], 1, "the answer names the question that was seen")

    def test_what_was_done_is_taken_back_while_its_time_lasts(self):
        page = self.page
        page.say("경복궁 즐겨찾기에 추가해줘")
        page.wait(".reply .quiet-button", "분 남음")
        page.wait(".timeline .quiet-button", "분 남음")
        undoable = len(page.find(".timeline .quiet-button"))
        before = page.turns()
        page.press(".reply .quiet-button", "되돌리기")
        page.until(lambda: page.turns() > before, "a reply to the undo")
        self.assertIn("되돌렸어요", page.last_reply())
        page.gone(".reply .quiet-button")
        page.until(lambda: len(page.find(".timeline .quiet-button")) == undoable - 1, "one thing less to take back on the board")

    def test_the_time_that_is_left_goes_down_and_then_the_button_goes(self):
        page = self.page
        page.say("불국사 찜해줘")
        first = page.text(".reply .quiet-button")
        page.run("const now = Date.now; Date.now = () => now() + 4 * 60000")
        page.until(lambda: page.text(".reply .quiet-button") != first, "less time")
        self.assertIn("6분 남음", page.text(".reply .quiet-button"))
        page.run("const now = Date.now; Date.now = () => now() + 7 * 60000")
        page.gone(".reply .quiet-button")

    def test_an_option_shows_its_number_and_initials_and_is_chosen_by_them(self):
        page = self.page
        page.say("치킨 주문해줘")
        texts = [" ".join(page.text_of(each).split()) for each in page.find(".option")]
        self.assertRegex(texts[0], "^1 교동통닭 ?ㄱㄷㅌㄷ")
        self.assertRegex(texts[1], "^2 한밤치킨 ?ㅎㅂㅊㅋ")
        self.assertIn("한밤치킨의 어떤 치킨", page.say("ㅎㅂㅊㅋ"))
        self.assertIn("어디로", page.say("2"))

    def test_initials_are_completed_in_the_input(self):
        page = self.page
        field = page.one("#input")
        field.send_keys("ㅊㅋ")
        page.wait("#suggestions [role=option]", "치킨")
        field.send_keys(ENTER)
        page.wait(".said", "ㅊㅋ")
        field.send_keys("ㅊㅋ")
        page.wait("#suggestions [role=option]", "치킨")
        field.send_keys(Keys.ARROW_DOWN, ENTER)
        self.assertIn("치킨", field.get_attribute("value"))
        self.assertEqual(len(page.find(".said")), 1, "what is completed is not sent by itself")

    def test_enter_in_a_composition_of_the_browser_does_not_send(self):
        page = self.page
        page.one("#input").send_keys("치킨 주문해")
        page.driver.execute_cdp_cmd("Input.imeSetComposition", {"text": "줘", "selectionStart": 1, "selectionEnd": 1})
        enter = {"type": "rawKeyDown", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 229}
        page.driver.execute_cdp_cmd("Input.dispatchKeyEvent", enter)
        self.assertEqual(page.find(".said"), [])
        page.driver.execute_cdp_cmd("Input.insertText", {"text": "줘"})
        self.assertEqual(page.one("#input").get_attribute("value"), "치킨 주문해줘")
        page.one("#input").send_keys(ENTER)
        page.wait(".bubble", "치킨 주문해줘")


class NotificationTests(PageCase):
    """Notifications as apps may tell them; none of the sample apps takes a text."""

    def test_an_action_with_a_text_sends_what_was_typed_and_only_then(self):
        page = self.page
        page.stage({"/v1/notifications/n1/act": {"turn": None, "notifications": []}})
        page.happen({"event": "notification", "notification": note()})
        field = page.wait(".notification input")
        self.assertEqual(field.get_attribute("aria-label"), "기사님께 답하기")
        field.send_keys("   " + ENTER)
        self.assertEqual(page.sent("/v1/notifications/n1/act"), [], "an empty reply is none")
        field.clear()
        field.send_keys("문 앞에 놓아 주세요" + ENTER)
        page.gone(".notification")
        body = page.sent("/v1/notifications/n1/act")[0]
        self.assertEqual((body["action"], body["text"]), ("answer", "문 앞에 놓아 주세요"))

    def test_what_is_being_typed_stays_when_another_notification_comes(self):
        page = self.page
        page.stage({"/v1/notifications/n1/act": {"turn": None, "notifications": []}})
        page.happen({"event": "notification", "notification": note()})
        field = page.wait("[data-notification=n1] input")
        field.send_keys("문 앞에 ")
        page.happen({"event": "notification", "notification": note() | {"id": "n2", "actions": []}})
        page.wait("[data-notification=n2]")
        field.send_keys("놓아 주세요" + ENTER)
        page.until(lambda: page.sent("/v1/notifications/n1/act"), "the reply")
        self.assertEqual(page.sent("/v1/notifications/n1/act")[0]["text"], "문 앞에 놓아 주세요")

    def test_an_action_without_a_text_is_pressed_once(self):
        page = self.page
        page.stage({"/v1/notifications/n1/act": {"turn": None, "notifications": []}})
        page.happen({"event": "notification", "notification": note()})
        page.wait(".notification .button", "확인")
        page.run("const b = [...document.querySelectorAll('.notification button')].find((e) => e.innerText === '확인'); b.click(); b.click();")
        page.gone(".notification")
        self.assertEqual([each["action"] for each in page.sent("/v1/notifications/n1/act")], ["done"])

    def test_a_picture_is_shown_when_it_is_there_and_nothing_where_there_is_none(self):
        page = self.page
        dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        page.run("""
            const real = window.fetch;
            const content = Uint8Array.from(atob(given[0]), (letter) => letter.charCodeAt(0));
            window.fetch = async (path, ...rest) => {
              if (String(path).endsWith("/n2/picture")) return new Response(null, {status: 204});
              if (!String(path).endsWith("/n1/picture")) return real(path, ...rest);
              return new Response(content, {headers: {"Content-Type": "image/png"}});
            };""", dot)
        for name in ["n2", "n1"]:
            page.happen({"event": "notification", "notification": note() | {"id": name, "picture": True}})
        page.until(lambda: page.run("return document.querySelector('[data-notification=n1] img')?.naturalWidth") == 1, "the picture")
        self.assertEqual(page.one("[data-notification=n1] img").get_attribute("alt"), "문 앞에 도착했어요")
        self.assertEqual(page.find("[data-notification=n2] img"), [])

    def test_a_real_notification_is_answered_by_its_action(self):
        page = self.page
        self.daemon.ask("POST", "/v1/say", {"text": "한밤치킨에서 양념치킨 두 마리 주문해줘", "answers": {"address": "서울 마포구 월드컵로 1", "confirm": "yes"}})
        page.wait(".activity", "접수 대기")
        self.daemon.later(4 * 60)
        page.gone(".activity", "접수 대기")
        self.daemon.later(22 * 60)
        page.press(".notification .button", "위치")
        page.wait(".reply")


class ParkedTests(PageCase):
    """A daemon that holds one conversation open: every other one is parked."""

    settings = {"MALGIL_LIMITS_CONVERSATIONS": "1"}

    def test_a_parked_conversation_is_taken_up_where_it_was(self):
        self.daemon.ask("POST", "/v1/say", {"text": "치킨 주문해줘"})
        self.daemon.ask("POST", "/v1/say", {"text": "주문 내역 보여줘"})
        page = self.page
        page.press(".picker")
        page.press(".conversation", "잠시 미뤄 뒀어요")
        page.wait(".reply", "어느 가게로")
        page.press(".option", "한밤치킨")
        page.wait(".reply", "한밤치킨의 어떤 치킨")


if __name__ == "__main__":
    unittest.main()
