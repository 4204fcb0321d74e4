"""Finding what can be said, and seeing how it is read."""

import unittest

from selenium.webdriver.common.keys import Keys

from page_case import PageCase


class SearchTests(PageCase):

    def test_control_k_finds_by_initials_and_puts_it_into_the_input(self):
        page = self.page
        page.one("body").send_keys(Keys.CONTROL, "k")
        page.one("dialog [role=combobox]").send_keys("ㅎㅂㅊㅋ")
        page.wait("#found [role=option]", "한밤치킨")
        page.one("dialog [role=combobox]").send_keys(Keys.ENTER)
        page.gone("dialog")
        self.assertIn("한밤치킨", page.one("#input").get_attribute("value"))
        self.assertEqual(page.turns(), 0, "what is found is not said by itself")

    def kinds(self, typed):
        """What kinds of things are found."""
        field = self.page.one("dialog [role=combobox]")
        field.clear()
        field.send_keys(typed)
        self.page.wait("#found [role=option]", typed)
        return {self.page.text_of(each) for each in self.page.find("#found .found-kind")}

    def test_names_phrases_intents_and_conversations_are_found_and_a_conversation_is_opened(self):
        page = self.page
        page.say("치킨 주문해줘")
        page.press("[aria-label='새 대화']")
        page.gone(".reply")
        page.one("body").send_keys(Keys.CONTROL, "k")
        self.assertGreaterEqual(self.kinds("주문"), {"할 수 있는 말", "기능"})
        self.assertIn("이름", self.kinds("한밤"))
        self.assertEqual(self.kinds("어느 가게로"), {"대화"})
        page.one("dialog [role=combobox]").send_keys(Keys.ENTER)
        page.gone("dialog")
        page.wait(".option", "한밤치킨")

    def test_escape_closes_the_search_and_gives_the_focus_back(self):
        page = self.page
        page.one("#input").send_keys("치킨")
        page.one("#input").send_keys(Keys.CONTROL, "k")
        page.one("dialog [role=combobox]").send_keys(Keys.ESCAPE)
        page.gone("dialog")
        self.assertEqual(page.run("return document.activeElement.id"), "input")

    def test_what_is_typed_on_the_english_layout_is_completed(self):
        page = self.page
        field = page.one("#input")
        field.send_keys("clzls")
        page.wait("#suggestions [role=option]", "치킨")
        field.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.assertIn("치킨", field.get_attribute("value"))
        self.assertEqual(page.turns(), 0)


class WhyTests(PageCase):

    def explain(self, sentence):
        page = self.page
        page.go("why")
        field = page.one("#why-sentence")
        field.clear()
        field.send_keys(sentence, Keys.ENTER)
        page.wait(".sentence", sentence)

    def test_a_sentence_is_drawn_with_its_winner_and_costs(self):
        self.explain("한밤치킨에서 양념치킨 두 마리 시켜줘")
        self.assertIn("OrderFood", self.page.text(".explanation"))
        self.assertIn("음식 주문", self.page.text(".explanation"))
        costs = self.page.text(".costs")
        self.assertIn("아는 이름으로 채운 칸", costs)
        self.assertNotRegex(costs, "[A-Za-z]", "no identifier of a rule")
        self.assertIn("가게 한밤치킨", " ".join(self.page.text(".chips").split()))
        self.assertIn("양념치킨 두 마리", self.page.text(".chips"))
        self.assertTrue(self.page.find(".chip"), "the values that were found")

    def test_a_prohibition_shows_its_veto(self):
        self.explain("치킨 주문하지 마")
        self.page.wait(".veto")
        self.assertIn("하지 말라는 말이에요", self.page.text(".explanation"))
        self.assertNotIn("prohibition", self.page.text(".explanation"))
        self.assertIn("말이 여기서 끝났는데", self.page.text(".near-misses"))
        self.assertIn("하지 않는 까닭", self.page.text(".explanation"))
        self.page.press("summary", "하지 말라는 말이에요")
        self.page.wait("details", "하시려면 ‘주문해 줘’라고 말씀해 주세요")

    def test_a_reply_leads_to_why_it_was_read_so(self):
        page = self.page
        page.say("양념치킨 얼마야?")
        page.press(".why")
        page.wait(".sentence", "양념치킨 얼마야?")
        self.assertEqual(page.driver.execute_script("return document.body.dataset.view"), "why")

    def test_a_template_is_tried_before_anything_is_saved(self):
        page = self.page
        page.go("phrases")
        page.until(lambda: page.one("#template").get_attribute("value") == "{restaurant}에서 {lines} 주문", "the sentence of the first intent")
        page.one("#template").clear()
        page.one("#phrases select").send_keys("상세 주문")
        page.wait("#phrases .small", "{restaurant} 가게")
        page.one("#template").send_keys("{restaurant}에서 {lines} 주문해줘")
        page.one("#try-sentences").send_keys("한밤치킨에서 양념치킨 주문해줘\n오늘 날씨 어때")
        page.press("#phrases .prominent")
        self.assertIn("다른 말과 겹쳐요", page.text("#phrases .explanation"))
        self.assertIn("이런 말이 돼요", page.text("#phrases .explanation"))
        lines = [" ".join(page.text_of(each).split()) for each in page.find("#phrases .plain li") if each.find_elements("css selector", ".mark")]
        self.assertEqual(lines, ["맞아요 한밤치킨에서 양념치킨 주문해줘 lines = 양념치킨, restaurant = 한밤치킨", "맞지 않아요 오늘 날씨 어때"])
        before = self.daemon.ask("GET", "/v1/phrases?language=ko")
        page.one("#template").clear()
        page.one("#template").send_keys("{nothing")
        page.press("#phrases .prominent")
        page.wait("#phrases .explanation .problem")
        self.assertEqual(self.daemon.ask("GET", "/v1/phrases?language=ko"), before, "nothing is saved")

    def test_settings_show_permissions_and_this_browser(self):
        page = self.page
        page.go("settings")
        page.wait("#settings .listed", "지금 이 브라우저")
        box = page.wait(".permission input")
        was = box.is_selected()
        box.click()
        page.until(lambda: page.find(".permission input")[0].is_selected() != was, "the other state")
        self.assertIn("위치는 어느 앱에도", page.text("#settings"))
        page.press("#settings .button", "보고서 보기")
        report = page.text_of(page.wait(".report", "{"))
        self.assertIn('"browsers"', report)
        self.assertNotIn("양념치킨", report, "what was said in other tests")


if __name__ == "__main__":
    unittest.main()
