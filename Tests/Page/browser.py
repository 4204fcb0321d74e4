"""Chromium, and a person in front of it: types, presses, looks."""

import json
import os
import shutil
import time

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

LONGEST = 20


def chromium(language="ko", dark=False, arguments=()):
    """A Chromium without a window and with an empty profile; `arguments` are added to its command line."""
    if not (shutil.which("chromium") and shutil.which("chromedriver")):
        raise SystemExit("The tests of the page need Chromium and its driver: Debian calls them chromium and chromium-driver.")
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-background-networking",
        "--disable-component-update", "--no-first-run", "--force-device-scale-factor=1", f"--lang={language}",
        *(["--blink-settings=preferredColorScheme=0"] if dark else []), *arguments,
    ]:
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"intl.accept_languages": language})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    # Scripts come from the page's own modules, and a page that waits for a stream is loaded nevertheless.
    options.page_load_strategy = "eager"
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver"), env={**os.environ, "TZ": "Asia/Seoul"}))
    driver.set_script_timeout(LONGEST)
    return driver


class Page:
    """One tab of a browser that is logged in."""

    def __init__(self, driver, origin):
        self.driver = driver
        self.origin = origin

    def open(self, code, place=""):
        self.driver.get(f"{self.origin}/#code={code}")
        self.wait("#input")
        if place:
            self.go(place)
        return self

    def go(self, place):
        self.driver.execute_script("location.hash = arguments[0]", f"#/{place}")
        self.until(lambda: self.driver.execute_script("return document.body.dataset.view") == place, f"the place {place}")

    def reload(self):
        self.driver.refresh()
        self.wait("#input")

    # Looking

    def find(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.wait(selector)

    def wait(self, selector, text=None):
        """The first element that is seen, and has the text, as soon as there is one."""
        def found():
            for each in self.find(selector):
                if each.is_displayed() and (text is None or text in self.text_of(each)):
                    return each
            return None
        return self.until(found, f"{selector} {text or ''}")

    def gone(self, selector, text=None):
        self.until(lambda: not any(e.is_displayed() and (text is None or text in self.text_of(e)) for e in self.find(selector)), f"no {selector}")

    def text_of(self, element):
        return self.driver.execute_script("return arguments[0].innerText", element) or ""

    def text(self, selector):
        return self.text_of(self.one(selector))

    def until(self, condition, what):
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            try:
                if found := condition():
                    return found
            except (StaleElementReferenceException, WebDriverException) as problem:
                if "stale" not in str(problem) and "no such element" not in str(problem):
                    raise
            time.sleep(0.03)
        raise AssertionError(f"{what} did not come. The page shows: {self.text('main')[:700]}")

    def wait_board(self, daemon, wanted):
        self.until(lambda: [w["id"] for w in daemon.ask("GET", "/v1/widgets")["widgets"]] == wanted, "the order on the daemon's board")

    # Doing

    def press(self, selector, text=None):
        """Presses what is seen; what moves or is drawn anew at that moment is pressed where it is then."""
        def pressed():
            element = self.wait(selector, text)
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
            self.rest(element)
            self.driver.execute_script("""
                window.isReached = false;
                arguments[0].addEventListener("click", () => { window.isReached = true; }, {capture: true, once: true});""", element)
            element.click()
            # False only where the page is still the same and the click went to another place of it.
            return None if self.driver.execute_script("return window.isReached") is False else element
        return self.until(pressed, f"a press on {selector}")

    def rest(self, element):
        """Waits until an element stands still: a click goes to a place, which what is loaded above it may move."""
        self.driver.execute_async_script("""
            const [element, done] = arguments;
            const place = () => { const {x, y} = element.getBoundingClientRect(); return `${x} ${y}`; };
            let last = "", same = 0;
            const look = () => {
              same = place() === last ? same + 1 : 0;
              last = place();
              if (same >= 3 || !element.isConnected) done(); else setTimeout(look, 20);
            };
            look();""", element)

    def hold(self, element):
        """Presses the mouse on an element and does not let it go. What is drawn late may move it away just before."""
        def held():
            self.rest(element)
            ActionChains(self.driver).click_and_hold(element).perform()
            if self.driver.execute_script("return arguments[0].matches(':active')", element):
                return True
            ActionChains(self.driver).release().perform()
            return False
        self.until(held, "the element under the mouse")

    def say(self, text):
        """Types a sentence, sends it, and waits for the reply."""
        before = self.turns()
        field = self.one("#input")
        field.send_keys(text)
        field.send_keys("\ue007")
        self.until(lambda: self.turns() > before, f"a reply to {text}")
        return self.last_reply()

    def turns(self):
        return len(self.find(".reply"))

    def last_reply(self):
        return self.driver.execute_script("return [...document.querySelectorAll('.reply')].at(-1)?.innerText ?? ''")

    def run(self, script, *arguments):
        """Runs the body of an async function in the page; gives what it returns."""
        result = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);"
            f"(async (given) => {{ {script} }})(given).then((value) => done({{value}}), (problem) => done({{problem: String(problem)}}));",
            *arguments)
        if "problem" in result:
            raise AssertionError(result["problem"])
        return result["value"]

    def stage(self, replies):
        """Has requests answered by these replies, by path, in place of the daemon. What was sent is noted: `sent` gives it."""
        self.run("""
            const real = window.fetch;
            window.sentBodies = {};
            window.fetch = async (path, ...rest) => {
              const reply = given[0][String(path).split('?')[0]];
              if (reply === undefined) return real(path, ...rest);
              if (rest[0]?.body) (window.sentBodies[path] ??= []).push(JSON.parse(rest[0].body));
              return new Response(JSON.stringify(reply), {status: 200, headers: {'Content-Type': 'application/json'}});
            };""", replies)

    def sent(self, path):
        """The bodies that were sent to a path that is staged."""
        return self.run("return window.sentBodies[given[0]] ?? []", path)

    def happen(self, event):
        """Has the page hear of an event, as if the daemon had told it."""
        self.run("(await import(document.querySelector('script[src]').src.replace('app.js', 'events.js'))).happened.tell(given[0])", event)

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def console(self):
        """What the page wrote to the console, without what the browser says of refused connections."""
        return [line for line in self.driver.get_log("browser") if "net::ERR" not in line["message"]]

    def requests(self):
        """The addresses that were asked for."""
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
