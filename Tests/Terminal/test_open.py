"""`malgil open`: the daemon that it starts, the file that it writes, and who can log in with it."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import tempfile
import unittest

from http_daemon import Daemon

CODE = re.compile(r"url=http://127\.0\.0\.1:(\d+)/#code=([\w-]{43})\"")


class OpenTests(unittest.TestCase):

    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-open-"))
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        (self.home / "run").mkdir(mode=0o700)
        self.data = ["--data", str(self.home / "data")]

    def tool(self, *arguments, **changes):
        environment = {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": os.environ.get("MALGIL_CACHE", str(self.home / "cache")), "MALGIL_AS_ROOT": "true",
            "MALGIL_SOCKET": str(self.home / "run" / "s"), "MALGIL_HTTP_PORT": "0", **changes}
        return subprocess.run(
            [os.environ["MALGIL"], *arguments, *self.data], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=120, check=False)

    def daemon(self):
        daemon = Daemon(self.home, "--socket", str(self.home / "run" / "s"))
        self.addCleanup(daemon.kill)
        return daemon

    def printed(self):
        """The file that is printed, with the port and the code that stand in it."""
        result = self.tool("open", "--print")
        self.assertEqual((result.returncode, result.stderr), (0, ""), result)
        file = pathlib.Path(result.stdout.strip())
        port, code = CODE.search(file.read_text()).groups()
        return file, int(port), code

    @staticmethod
    def request(port, method, path, body=None, headers=()):
        content = {"Content-Type": "application/json"} if body else {}
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
            connection.request(method, path, json.dumps(body) if body else None, {**content, **dict(headers)})
            reply = connection.getresponse()
            return reply.status, reply.headers, json.loads(reply.read())

    def logged_in(self, port, code):
        status, headers, body = self.request(port, "POST", "/v1/browsers", {"code": code})
        self.assertEqual(status, 201, body)
        return {"Cookie": headers["Set-Cookie"].split(";")[0], "X-Malgil-Secret": body["secret"]}

    def test_the_file_is_the_persons_alone_and_logs_a_browser_in_once(self):
        self.daemon()
        file, port, code = self.printed()
        self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600)
        self.assertEqual(file.parent, self.home / "run")
        session = self.logged_in(port, code)
        self.assertEqual(self.request(port, "GET", "/v1/sessions", headers=session)[0], 200)
        self.assertEqual(self.request(port, "POST", "/v1/browsers", {"code": code})[0], 401)

    def test_a_daemon_is_started_and_goes_on_when_the_tool_has_ended(self):
        _, port, code = self.printed()
        with open("/proc/net/unix", encoding="utf-8") as sockets:
            self.assertIn(str(self.home / "run" / "s"), sockets.read())
        process = self.started()
        self.addCleanup(os.kill, process, signal.SIGKILL)
        self.assertEqual(os.getsid(process), process)
        self.logged_in(port, code)
        _, again, _ = self.printed()
        self.assertEqual(again, port)

    def started(self):
        """The process whose socket it is."""
        mark = str(self.home / "data").encode()
        found = [int(path.parent.name) for path in pathlib.Path("/proc").glob("[0-9]*/cmdline")
                 if mark in path.read_bytes() and b"malgild" in path.read_bytes()]
        self.assertEqual(len(found), 1)
        return found[0]

    def test_browsers_are_listed_and_ended(self):
        self.daemon()
        _, port, code = self.printed()
        session = self.logged_in(port, code)
        listed = self.tool("open", "--list", "--json")
        browser = json.loads(listed.stdout)
        self.assertEqual(self.tool("open", "--list").stdout.split()[0], browser["id"])
        self.assertEqual(self.tool("open", "--end", browser["id"]).returncode, 0)
        self.assertEqual(self.request(port, "GET", "/v1/sessions", headers=session)[0], 401)
        self.assertEqual(self.tool("open", "--list").stdout, "")
        self.assertEqual(self.tool("open", "--end", browser["id"]).returncode, 64)
        self.assertEqual(self.tool("open", "--end", "all").returncode, 0)

    def test_another_user_logs_in_with_no_code_and_is_served_with_no_session(self):
        if os.getuid() != 0:
            self.skipTest("only root can be somebody else")
        self.daemon()
        _, port, code = self.printed()
        body = json.dumps({"code": code})
        self.assertEqual(self.as_nobody(port, "POST", "/v1/browsers", body, {"Content-Type": "application/json"}), "401\n")
        session = self.logged_in(port, code)
        self.assertEqual(self.as_nobody(port, "GET", "/v1/sessions", None, session), "401\n")
        self.assertEqual(self.request(port, "GET", "/v1/sessions", headers=session)[0], 200)

    @staticmethod
    def as_nobody(port, *request):
        code = (
            "import encodings.idna,os,http.client as h;os.setuid(65534);"
            f"c=h.HTTPConnection('127.0.0.1',{port});c.request(*{request!r});print(c.getresponse().status)")
        return subprocess.run(["python3", "-c", code], capture_output=True, text=True, timeout=30, check=False).stdout

    def test_without_a_daemon_nothing_is_listed_and_none_is_started_for_that(self):
        result = self.tool("open", "--list")
        self.assertEqual((result.returncode, result.stderr), (69, "malgil: no daemon is running\n"))
        self.assertFalse((self.home / "run" / "s").exists())

    def test_where_no_browser_can_be_opened_the_file_is_named(self):
        self.daemon()
        folder = self.home / "bin"
        folder.mkdir()
        result = self.tool("open", PATH=str(folder))
        self.assertEqual(result.returncode, 69)
        self.assertRegex(result.stderr, r"open this file in one: .*/run/open-[\w-]{43}\.html\n")

    def test_no_code_stands_in_the_command_line_of_what_opens_the_browser(self):
        self.daemon()
        folder = self.home / "bin"
        folder.mkdir()
        (folder / "xdg-open").write_text(f"#!/bin/sh\necho \"$@\" > {self.home}/opened\n")
        (folder / "xdg-open").chmod(0o755)
        self.assertEqual(self.tool("open", PATH=f"{folder}:{os.environ['PATH']}").returncode, 0)
        opened = (self.home / "opened").read_text().strip()
        code = CODE.search(pathlib.Path(opened).read_text())[2]
        self.assertNotIn(code, opened)

    def test_options_that_exclude_each_other_are_refused(self):
        self.assertEqual(self.tool("open", "--list", "--print").returncode, 64)


if __name__ == "__main__":
    unittest.main()
