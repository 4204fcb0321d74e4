"""What the tests of the page share: a daemon with an empty home, and a browser that is logged in."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

import live_files
from browser import Page, chromium

NOW = "2026-11-20T19:00:00+09:00"
ADDRESS = "서울 마포구 월드컵로 1"
ORDER = "한밤치킨에서 양념치킨 두 마리 주문해줘"
ROOT = pathlib.Path(__file__).resolve().parents[2]


def note():
    """A notification as an app may send it; none of the sample apps takes a text."""
    return {"id": "n1", "app": "FoodDelivery", "name": "배달", "title": "문 앞에 도착했어요", "subtitle": "", "body": "어디에 둘까요?",
            "delivered": "2026-11-20T10:00:00Z", "actions": [
                {"id": "answer", "title": "기사님께 답하기", "text": True, "destructive": False},
                {"id": "done", "title": "확인", "text": False, "destructive": False}]}


def page_control(**changes):
    """A control that has to be set, as the daemon tells it; none of the sample apps has one."""
    form = {"parameters": [{"name": "page", "title": "쪽", "type": "text", "options": []}, {"name": "isLarge", "title": "크게", "type": "boolean", "options": []}],
            "values": {}, "missing": ["page"]}
    return {"id": "Kiosk.Page", "app": "Kiosk", "kind": "Page", "title": "쪽", "value": "", "hint": None, "on": None,
            "disabled": True, "tree": None, "problem": "몇 쪽이에요?", "form": form, **changes}


class Daemon:
    """A malgild with a clock that stands; it can be killed and started again."""

    def __init__(self, home, *arguments, settings=None):
        self.home = home
        self.arguments = arguments
        self.settings = settings or {}
        self.port = 0
        self.start()

    def start(self):
        log = open(self.home / f"log-{time.monotonic_ns()}", "w+b")
        environment = {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TZ": "Asia/Seoul", "LANG": "C.UTF-8", "MALGIL_AS_ROOT": "true",
            "XDG_CACHE_HOME": os.environ.get("MALGIL_CACHE", str(self.home / "cache")), "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
            **self.settings,
        }
        self.process = subprocess.Popen(
            [os.environ["MALGIL"] + "d", "--http-port", str(self.port), "--socket", str(self.home / "s"), "--data", str(self.home / "data"),
             "--phrases", str(ROOT / "Phrases"), "--now", NOW, "--lang", "ko", *self.arguments],
            env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while not (match := re.search(r"http=[^ ]*:(\d+)", pathlib.Path(log.name).read_text(errors="replace"))):
            if self.process.poll() is not None or time.monotonic() > deadline:
                # One that is slow to start would slow down all that come after it.
                self.kill()
                raise AssertionError(pathlib.Path(log.name).read_text(errors="replace"))
            time.sleep(0.02)
        self.port = int(match[1])
        log.close()

    def kill(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def code(self):
        """A code for one login, out of the file that `malgil open` makes."""
        return re.search(r"#code=([\w-]+)", pathlib.Path(self.login_file()).read_text())[1]

    def login_file(self, *options):
        return subprocess.run(
            [os.environ["MALGIL"], "open", "--print", "--data", str(self.home / "data"), *options], check=True, capture_output=True, text=True,
            env={**os.environ, "MALGIL_SOCKET": str(self.home / "s"), "HOME": str(self.home)}).stdout.strip().splitlines()[-1]

    def ask(self, method, path, body=None):
        """What a program of the person gets."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            data = None if body is None else json.dumps(body).encode()
            connection.request(method, path, data, {"Content-Type": "application/json"} if data else {})
            reply = connection.getresponse()
            return json.loads(reply.read() or b"null")
        finally:
            connection.close()

    def later(self, seconds):
        return self.ask("POST", "/v1/clock", {"seconds": seconds})


class PageCase(unittest.TestCase):
    """One daemon and one browser for all tests of a class; each test has a tab and conversations of its own."""

    language = "ko"
    # What the daemon is started with, beside what every daemon of these tests has.
    settings = {}
    # What Chromium is started with.
    browser_arguments = ()

    @classmethod
    def setUpClass(cls):
        cls.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-page-"))
        cls.addClassCleanup(shutil.rmtree, cls.home, ignore_errors=True)
        cls.daemon = Daemon(cls.home, settings=cls.settings)
        cls.addClassCleanup(cls.daemon.kill)
        cls.origin = f"http://127.0.0.1:{cls.daemon.port}"
        if os.environ.get("MALGIL_PAGE_SOURCES"):
            files = live_files.serve(cls.daemon.port)
            cls.addClassCleanup(files.shutdown)
            cls.origin = f"http://127.0.0.1:{files.server_port}"
        cls.driver = chromium(cls.language, arguments=cls.browser_arguments)
        cls.addClassCleanup(cls.driver.quit)

    def setUp(self):
        self.first = self.driver.current_window_handle
        self.page = self.tab()

    def tearDown(self):
        """No test leaves a line in the console, or asked for something elsewhere."""
        lines = self.page.console()
        requests = self.page.requests()
        for handle in self.driver.window_handles:
            if handle != self.first:
                self.driver.switch_to.window(handle)
                self.driver.close()
        self.driver.switch_to.window(self.first)
        self.assertEqual(self.allowed(lines), [])
        self.assertEqual(self.elsewhere(requests), [])

    def elsewhere(self, requests):
        """The requests that did not go to the daemon."""
        return [url for url in requests if not url.startswith((self.origin, "data:", "about:", "chrome:", "blob:"))]

    def allowed(self, lines):
        """The lines that a test does not expect."""
        return [line["message"] for line in lines]

    def tab(self):
        self.driver.switch_to.new_window("tab")
        page = Page(self.driver, self.origin)
        page.size(1280, 860)
        page.open(self.daemon.code())
        return page
