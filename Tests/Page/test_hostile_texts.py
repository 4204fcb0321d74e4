"""Markup in texts that a person, an app or a phrase file can set: it is shown as it is, and is never an element."""

import json
import unittest

from page_case import PageCase

MARKUP = "<img src=x onerror=\"window.broken='yes'\"><script>window.broken='yes'</script><b>굵게</b>"


class HostileTextTests(PageCase):

    def assertHarmless(self):
        self.assertIsNone(self.page.run("return window.broken ?? null"))
        self.assertEqual(self.page.run("return document.querySelectorAll('main img, main b, main script, dialog img, dialog b').length"), 0)

    def modules(self):
        """The address below which the modules of the page lie."""
        return self.page.run("return document.querySelector('script[src]').src.replace('app.js', '')")

    def test_what_a_person_says(self):
        self.page.say(MARKUP)
        self.page.wait(".bubble", "<b>굵게</b>")
        self.page.press(".picker")
        self.page.wait(".conversation", "<b>")
        self.assertHarmless()

    def test_an_address_that_is_kept_and_shown_again(self):
        page = self.page
        page.say("한밤치킨에서 양념치킨 두 마리 주문해줘")
        page.say("서울 마포구 월드컵로 1 <b>굵게</b>")
        page.wait(".reply", "원")
        self.assertHarmless()

    def test_a_sentence_whose_reading_is_explained(self):
        page = self.page
        page.go("why")
        page.one("#why-sentence").send_keys(MARKUP + "\ue007")
        page.wait(".sentence", "<b>굵게</b>")
        self.assertHarmless()

    def test_a_template_of_a_phrase(self):
        page = self.page
        page.go("phrases")
        page.one("#template").clear()
        page.one("#template").send_keys(MARKUP)
        page.one("#try-sentences").send_keys(MARKUP)
        page.press("#phrases .prominent")
        page.wait("#phrases .explanation > *")
        self.assertHarmless()

    def test_every_text_of_a_tree(self):
        """Each text of a view tree is replaced by markup, addresses and colours too."""
        tree = {"version": 1, "locale": MARKUP, "url": "javascript:window.broken=1", "containerBackground": {"kind": "shape", "shape": MARKUP, "fill": {"color": MARKUP}},
                "root": {"kind": "vstack", "alignment": MARKUP, "children": [
                    {"kind": "text", "spans": [{"text": MARKUP, "font": {"style": MARKUP, "weight": MARKUP, "design": MARKUP}, "style": {"color": "red;background:url(//x)"}}, {"symbol": MARKUP}]},
                    {"kind": "image", "symbol": MARKUP, "accessibility": {"label": MARKUP}}, {"kind": "image", "name": MARKUP},
                    {"kind": "label", "icon": [{"kind": "image", "symbol": MARKUP}], "children": [{"kind": "text", "spans": [{"text": MARKUP}]}]},
                    {"kind": "link", "url": "javascript:window.broken='yes'", "children": [{"kind": "text", "spans": [{"text": MARKUP}]}]},
                    {"kind": "link", "url": "data:text/html,x", "children": []},
                    {"kind": "button", "action": MARKUP, "title": MARKUP, "role": MARKUP, "buttonStyle": MARKUP},
                    {"kind": "toggle", "action": MARKUP, "title": MARKUP, "toggleStyle": MARKUP},
                    {"kind": "progress", "value": 0.5, "tint": {"color": "url(//x)"}, "children": [{"kind": "text", "spans": [{"text": MARKUP}]}]},
                    {"kind": "constructor", "children": []}, {"kind": "__proto__", "children": []}, {"kind": MARKUP, "children": []},
                    {"kind": "text", "spans": [{"text": "x"}], "modifiers": [{"modifier": "padding", "top": "1px;color:red"}, {"modifier": "frame", "width": MARKUP, "alignment": MARKUP},
                                                                              {"modifier": "clip", "shape": MARKUP}, {"modifier": MARKUP}, {"modifier": "background"}]},
                ]}}
        found = self.page.run(f"""
            const {{ treeElement }} = await import({json.dumps(self.modules())} + "tree.js");
            const made = treeElement(JSON.parse(given[0]), () => {{}});
            document.querySelector('main').append(made);
            await new Promise((done) => setTimeout(done, 50));
            return {{links: [...made.querySelectorAll('a')].map((a) => a.href), styles: [...made.querySelectorAll('[style]')].map((e) => e.getAttribute('style')).join(' '),
                     text: made.innerText, classes: [...made.querySelectorAll('*')].map((e) => String(e.getAttribute('class'))).join(' ')}};""", json.dumps(tree))
        self.assertHarmless()
        self.assertEqual(found["links"], [])
        self.assertNotIn("url(", found["styles"])
        self.assertNotIn("<", found["styles"] + found["classes"])
        self.assertIn("<b>굵게</b>", found["text"])

    def test_every_text_of_a_turn_a_notification_and_a_search(self):
        """What an app says, put in the place of a real reply."""
        self.page.run("""
            const real = window.fetch;
            const spoiled = (value) => typeof value === 'string' && value.length > 1 && !/^[\\w:.+-]+$/.test(value) ? given[0]
              : Array.isArray(value) ? value.map(spoiled)
              : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, spoiled(v)])) : value;
            window.fetch = async (...asked) => {
              const reply = await real(...asked);
              if (String(asked[0]).includes('/v1/events')) return reply;
              return new Response(JSON.stringify(spoiled(await reply.json())), {status: reply.status, headers: {'Content-Type': 'application/json'}});
            };""", MARKUP)
        page = self.page
        page.say("치킨 주문해줘")
        page.wait(".option", "<b>굵게</b>")
        page.press(".picker")
        page.press("[aria-label='새 대화']")
        page.press("button", "위젯 놓기")
        page.wait("dialog .gallery-kind")
        self.assertHarmless()
        page.press("dialog [aria-label='닫기']")
        page.go("settings")
        page.wait("#settings .listed")
        self.assertHarmless()

    def test_every_text_of_an_event(self):
        """What the daemon tells of the board, with markup in each text of it."""
        self.daemon.ask("POST", "/v1/say", {"text": "한밤치킨에서 양념치킨 두 마리 주문해줘", "answers": {"address": "서울 마포구 월드컵로 1", "confirm": "yes"}})
        page = self.page
        page.wait(".activity")
        events = [{"event": kind, kind: spoiled(each)} for kind, path, key in [
            ("activity", "/v1/activities", "activities"), ("widget", "/v1/widgets", "widgets"), ("control", "/v1/controls", "controls")]
            for each in self.daemon.ask("GET", path)[key]]
        self.assertGreaterEqual({event["event"] for event in events}, {"activity", "widget", "control"})
        events.append({"event": "notification", "notification": {
            "id": "n1", "app": MARKUP, "name": MARKUP, "title": MARKUP, "subtitle": MARKUP, "body": MARKUP, "delivered": MARKUP,
            "actions": [{"id": "a", "title": MARKUP, "text": True, "destructive": False}, {"id": "b", "title": MARKUP, "text": False, "destructive": True}]}})
        for event in events:
            page.happen(event)
        page.wait(".notification .button", "<b>굵게</b>")
        page.wait(".activity", "<b>굵게</b>")
        page.wait(".widget", "<b>굵게</b>")
        page.press(".pill")
        page.wait("#island-card")
        self.assertHarmless()


# What is no text but says what a thing is: the page would not show it at all.
NAMES = {"id", "app", "event", "kind", "modifier", "state", "family", "action", "style", "alignment", "symbol", "version", "relevance"}


def spoiled(value):
    """The value with markup in place of each text in it."""
    if isinstance(value, str):
        return MARKUP
    if isinstance(value, list):
        return [spoiled(each) for each in value]
    if isinstance(value, dict):
        return {key: each if key in NAMES else spoiled(each) for key, each in value.items()}
    return value


if __name__ == "__main__":
    unittest.main()
