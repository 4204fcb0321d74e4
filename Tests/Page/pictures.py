#!/usr/bin/env python3
"""Takes pictures of the page in eight states at three widths: pictures.py PATH-TO-MALGIL FOLDER [STATE…]"""

import base64
import os
import pathlib
import sys
import tempfile
import time

import live_files
from browser import Page, chromium
from page_case import ADDRESS, ORDER, Daemon
from selenium.webdriver.common.keys import Keys

SIZES = [(360, 780), (1024, 768), (2560, 1440)]


def theme(page, name):
    page.driver.execute_script("document.documentElement.dataset.theme = arguments[0]", name)


def start(page, _):
    page.wait(".talk .example")


def options(page, _):
    page.say("치킨 주문해줘")


def confirmation(page, _):
    page.press(".option", "한밤치킨")
    page.wait(".reply", "어떤 치킨")
    page.press(".option", "양념치킨")
    page.wait(".reply", "어디로")
    page.say(ADDRESS)
    page.say("두 마리로 해 줘")
    page.wait(".confirmation.open")


def ordered(page, daemon):
    page.press(".confirmation.open .button", "네")
    page.wait(".reply", "주문했어요")
    daemon.later(9 * 60)
    page.wait(".pill")
    page.gone(".activity", "접수 대기")


def board_in_the_dark(page, _):
    page.go("board")
    theme(page, "dark")
    page.wait(".activity")


def search(page, _):
    page.go("talk")
    theme(page, "light")
    page.one("body").send_keys(Keys.CONTROL, "k")
    page.one("dialog input").send_keys("ㅊㅋ")
    page.wait("#found [role=option]")


def why(page, _):
    page.one("dialog input").send_keys(Keys.ESCAPE)
    page.go("why")
    page.one("#why-sentence").clear()
    page.one("#why-sentence").send_keys("한밤치킨에서 양념치킨 두 마리 시켜줘", Keys.ENTER)
    page.wait(".chip")
    page.driver.execute_script("document.activeElement.blur()")


def settings_in_the_dark(page, _):
    page.go("settings")
    theme(page, "dark")
    page.wait("#settings .listed")
    page.wait(".permission")


def english_options(page, _):
    page.say("order some chicken")


def english_why(page, _):
    page.go("why")
    page.one("#why-sentence").send_keys("order two chickens from 한밤치킨", Keys.ENTER)
    page.wait(".explanation .block, .explanation > *")
    page.driver.execute_script("document.activeElement.blur()")


def english_settings(page, _):
    page.go("settings")
    page.wait("#settings .listed")
    page.wait(".permission")


STATES = [start, options, confirmation, ordered, board_in_the_dark, search, why, settings_in_the_dark]
# At one size: the words are longer or shorter, the rest is as in Korean.
ENGLISH_STATES = [english_options, english_why, english_settings]


def take(driver, file):
    time.sleep(0.4)
    taken = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "webp", "quality": 82})
    file.write_bytes(base64.b64decode(taken["data"]))
    print(file, file.stat().st_size)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    os.environ["MALGIL"] = os.path.abspath(sys.argv[1])
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        take_all(STATES, "ko", width, height, folder)
    take_all(ENGLISH_STATES, "en", *SIZES[1], folder)


def take_all(states, language, width, height, folder):
    """One picture of each state, with a daemon and a browser of their own."""
    with tempfile.TemporaryDirectory(prefix="malgil-pictures-") as home:
        daemon = Daemon(pathlib.Path(home))
        port = live_files.serve(daemon.port).server_port if os.environ.get("MALGIL_PAGE_SOURCES") else daemon.port
        driver = chromium(language)
        try:
            page = Page(driver, f"http://127.0.0.1:{port}")
            page.size(width, height)
            page.open(daemon.code())
            for state in states:
                state(page, daemon)
                take(driver, folder / f"{state.__name__.replace('_', '-')}-{width}.webp")
        finally:
            driver.quit()
            daemon.kill()


if __name__ == "__main__":
    main()
