"""How fast the page is, in Chromium: page_peer.py MALGIL [JSON]

Bytes of the first load, time until it can be used, a key stroke to its results on the screen among 100,000 names, a sentence to
its reply on the screen, and memory over 10,000 events; where it makes sense beside an empty page of the same daemon. Prints
rows of a table; the goals are those of `Docs/Page.md`.
"""

import json
import os
import pathlib
import sqlite3
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Page"))

from browser import Page, chromium  # noqa: E402
from page_case import Daemon  # noqa: E402

LOADS = 9
NAMES = 100_000
EVENTS = 10_000
SYLLABLES = ["가", "나", "다", "라", "마", "바", "사", "아", "자", "하", "고", "노", "도", "로", "모", "보", "소", "오", "조", "호"]

# Notes when the page has painted what an element was changed to.
PAINTED = """
    const target = document.querySelector(given[0]);
    const begin = performance.now();
    const changed = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (!target.querySelector(given[1])) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
      });
      watch.observe(target, {childList: true, subtree: true});
    });
    const field = document.querySelector(given[2]);
    field.value = given[3];
    field.dispatchEvent(new Event('input', {bubbles: true}));
    if (given[4]) field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    return await changed;
"""


def row(what, value, unit, goal=None, peer=None, peer_value=None):
    return {"subject": "page", "what": what, "value": value, "unit": unit, "goal": goal, "peer": peer, "peerValue": peer_value,
            "holds": None if goal is None else value <= goal}


def show(each):
    beside = "" if each["peerValue"] is None else f"{each['peerValue']:,.1f} {each['peer']}"
    goal = "" if each["goal"] is None else f"≤ {each['goal']:,}"
    holds = {None: "", True: "yes", False: "NO"}[each["holds"]]
    ours = f"{each['value']:,.1f} {each['unit']}"
    print(f"{each['subject']:<15} {ours:<18} {beside:<30} {goal:<13} {holds:<6} {each['what']}", flush=True)


def with_many_names(home):
    """The daemon's apps have so many more names of restaurants: they are written where the app keeps its own."""
    Daemon(home).kill()
    file = next((home / "data").rglob("FoodDelivery.sqlite"))
    with sqlite3.connect(file) as database:
        columns = [each[1] for each in database.execute("PRAGMA table_info(restaurant)")]
        first = dict(zip(columns, database.execute("SELECT * FROM restaurant LIMIT 1").fetchone()))
        place = ", ".join("?" * len(columns))
        rows = ([made(first, column, number) for column in columns] for number in range(NAMES))
        database.executemany(f"INSERT INTO restaurant ({', '.join(columns)}) VALUES ({place})", rows)


def made(first, column, number):
    if column == "id":
        return f"x{number}"
    if column in ("name", "english"):
        digits = [SYLLABLES[number // 20 ** place % 20] for place in range(4)]
        return "".join(digits) + ("식당" if column == "name" else f" {number}")
    return "[]" if column in ("also", "otherNames") else first[column]


def transferred(driver, page):
    """Bytes that came over the wire for the page and its files, as the browser counts them."""
    events = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    own = {e["params"]["requestId"] for e in events if e["method"] == "Network.requestWillBeSent"
           and (e["params"]["request"]["url"].split("#")[0] == page.origin + "/" or "/page/" in e["params"]["request"]["url"])}
    return sum(e["params"]["encodedDataLength"] for e in events if e["method"] == "Network.loadingFinished" and e["params"]["requestId"] in own)


def window(driver, daemon):
    """A tab that is wide enough for the board to stand beside the conversation."""
    page = Page(driver, f"http://127.0.0.1:{daemon.port}")
    page.size(1280, 860)
    return page


def fresh(daemon, action):
    """A browser without anything in its cache."""
    driver = chromium("ko")
    try:
        return action(driver, window(driver, daemon))
    finally:
        driver.quit()


def load(daemon):
    """Bytes, milliseconds until something can be typed, and the milliseconds and bytes of an empty page."""
    def run(driver, page):
        driver.get("about:blank")
        driver.get_log("performance")
        page.open(daemon.code())
        page.wait("[data-widget]")
        ready = page.run("return performance.getEntriesByName('malgil-ready')[0]?.startTime ?? null")
        size = transferred(driver, page)
        driver.get(f"{page.origin}/healthz")
        empty = driver.execute_script("const n = performance.getEntriesByType('navigation')[0]; return [n.domInteractive, n.transferSize]")
        return size, ready, *empty
    return [fresh(daemon, run) for _ in range(LOADS)]


def median(values):
    return statistics.median(values)


def keys(page):
    """From a key to its results on the screen, the pause after the key included."""
    page.run("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}))")
    page.wait("dialog input")
    typed = [a + b + c for a in "가나다" for b in "라마바" for c in ("", "사")]
    return [page.run(PAINTED, "dialog", "#found [role=option]", "dialog input", text, False) for text in typed]


def turns(page):
    times = []
    for _ in range(15):
        page.run("document.querySelector('[aria-label=\"새 대화\"]').click()")
        times.append(page.run(PAINTED, "#transcript", ".reply", "#input", "내 주문 확인해줘", True))
    return times


def used(driver):
    driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    return driver.execute_cdp_cmd("Runtime.getHeapUsage", {})["usedSize"]


def empty_memory(driver, page):
    """Bytes of an empty page of the same daemon."""
    driver.get(f"{page.origin}/healthz")
    return used(driver)


def memory(driver, page):
    """Bytes of the page's own memory before and after so many events of every kind that it draws."""
    before = used(driver)
    page.run("""
        const get = async (path) => (await fetch(path, {headers: {'X-Malgil-Secret': sessionStorage['malgil.secret']}})).json();
        const { happened } = await import(document.querySelector('script[src]').src.replace('app.js', 'events.js'));
        const widgets = (await get('/v1/widgets?language=ko')).widgets;
        const controls = (await get('/v1/controls?language=ko')).controls;
        for (let number = 0; number < given[0]; number += 1) {
          const widget = widgets[number % widgets.length];
          const control = controls[number % controls.length];
          happened.tell(number % 2 ? {event: 'widget', widget} : {event: 'control', control});
          if (number % 500 === 0) await new Promise((done) => setTimeout(done));
        }
        await new Promise((done) => setTimeout(done, 1500));""", EVENTS)
    return before, used(driver)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    os.environ["MALGIL"] = os.path.abspath(sys.argv[1])
    os.environ.setdefault("MALGIL_AS_ROOT", "true")
    print(f"load of the machine at the beginning: {os.getloadavg()[0]:.1f}", flush=True)
    rows = []
    def add(*values, **named):
        rows.append(row(*values, **named))
        show(rows[-1])
    with tempfile.TemporaryDirectory(prefix="malgil-bench-") as home:
        home = pathlib.Path(home)
        with_many_names(home)
        daemon = Daemon(home)
        try:
            loads = load(daemon)
            add("bytes over the wire at the first load", median([each[0] for each in loads]), "B", goal=100_000,
                peer="B, an empty page", peer_value=median([each[3] for each in loads]))
            add("until something can be typed, with an empty cache", median([each[1] for each in loads]), "ms",
                peer="an empty page", peer_value=median([each[2] for each in loads]))
            driver = chromium("ko")
            driver.set_script_timeout(300)
            try:
                empty = empty_memory(driver, window(driver, daemon))
                page = window(driver, daemon).open(daemon.code())
                page.wait("[data-widget]")
                before, after = memory(driver, page)
                add(f"memory of the page after {EVENTS:,} events, beside before", after / 1e6, "MB", peer="MB before", peer_value=before / 1e6)
                add("memory of the page before them", before / 1e6, "MB", peer="MB, an empty page", peer_value=empty / 1e6)
                add("a sentence to its reply on the screen", median(turns(page)), "ms")
                add(f"a key to its results on the screen, with {NAMES:,} names", median(keys(page)), "ms")
            finally:
                driver.quit()
        finally:
            daemon.kill()
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f}")
    if len(sys.argv) > 2:
        pathlib.Path(sys.argv[2]).write_text(json.dumps(rows, indent=2, ensure_ascii=False) + "\n")
    sys.exit(any(each["holds"] is False for each in rows))


if __name__ == "__main__":
    main()
