"""Pushes over HTTP/2: nginx in front of the daemon, as Docs/Activities.md configures it."""

import json
import pathlib
import re
import shutil
import socket
import sqlite3
import subprocess
import time
import unittest

from http_daemon import HTTPTestCase

DOCS = pathlib.Path(__file__).parents[2] / "Docs" / "Activities.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
ORDER = "한밤치킨에서 양념치킨 두 마리 주문해줘"


def free_port():
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return made.getsockname()[1]


class NginxTests(HTTPTestCase):

    @classmethod
    def setUpClass(cls):
        if NGINX is None:
            raise AssertionError("nginx is missing: install what Debian calls nginx-light")
        super().setUpClass()
        cls.folder = cls.home / "nginx"
        cls.folder.mkdir()
        cls.port = free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1",
             "-keyout", cls.folder / "push.key", "-out", cls.folder / "push.pem"], check=True, capture_output=True)
        configuration = cls.folder / "nginx.conf"
        configuration.write_text(cls.configuration())
        cls.nginx = subprocess.Popen([NGINX, "-p", cls.folder, "-c", configuration, "-e", cls.folder / "errors"])
        cls.addClassCleanup(cls.nginx.wait)
        cls.addClassCleanup(cls.nginx.terminate)
        cls.wait_until_it_listens()

    @classmethod
    def configuration(cls):
        """What the page shows, with the ports and files of this test."""
        server = re.search(r"```nginx\n(.*?)```", DOCS.read_text(), re.DOTALL)[1]
        changes = [("listen 443", f"listen 127.0.0.1:{cls.port}"), ("/etc/nginx", str(cls.folder)),
                   ("127.0.0.1:7410", f"127.0.0.1:{cls.daemon.port}")]
        for old, new in changes:
            assert old in server, f"{old} is missing"
            server = server.replace(old, new)
        places = "".join(f"{name}_temp_path {cls.folder}/{name};\n" for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        return f"daemon off;\npid {cls.folder}/pid;\nevents {{}}\nhttp {{\n{places}{server}}}\n"

    @classmethod
    def wait_until_it_listens(cls):
        for _ in range(200):
            if cls.nginx.poll() is not None:
                raise AssertionError((cls.folder / "errors").read_text())
            try:
                socket.create_connection(("127.0.0.1", cls.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("nginx does not listen")

    def ask(self, path, body=None, method="POST"):
        """The version of HTTP, the status and what the body says."""
        result = subprocess.run(
            ["curl", "--silent", "--insecure", "--http2", "--max-time", "20", "--request", method, "--write-out", "\n%{http_version} %{http_code}",
             "--header", "apns-push-type: liveactivity", "--header", "apns-priority: 10", *(["--data", json.dumps(body)] if body else []),
             f"https://127.0.0.1:{self.port}{path}"], capture_output=True, text=True, check=True)
        said, _, last = result.stdout.rpartition("\n")
        version, status = last.split()
        return version, int(status), said

    def activity(self):
        """The token and the state of the activity of an order."""
        self.request("POST", "/v1/say", {"text": ORDER, "answers": {"confirm": "yes", "address": "서울 마포구 월드컵로 1"}})
        self.request("GET", "/v1/activities")
        with sqlite3.connect(self.home / "data" / "conversations.sqlite") as store:
            record = json.loads(store.execute("SELECT content FROM activity").fetchone()[0])
        token = re.search(r"[0-9a-f]{64}", json.dumps(record))[0]
        return token, record

    def push(self, timestamp, state):
        return {"aps": {"event": "update", "timestamp": timestamp, "content-state": state}}

    def test_a_push_over_http_2_reaches_its_activity(self):
        token, record = self.activity()
        # What is no state of the activity is refused by the app's own type, so the token was found.
        version, status, said = self.ask(f"/3/device/{token}", self.push(1_795_168_900, {"status": 1}))
        self.assertEqual((version, status, json.loads(said)), ("2", 400, {"reason": "BadContentState"}), record)
        version, status, said = self.ask(f"/3/device/{token}", {"aps": {"event": "end", "timestamp": 1_795_168_900}})
        self.assertEqual((version, status, said), ("2", 200, ""))

    def test_a_token_of_nothing_is_gone(self):
        version, status, said = self.ask("/3/device/" + "0" * 64, self.push(1, {}))
        self.assertEqual((version, status, json.loads(said)["reason"]), ("2", 410, "Unregistered"))

    def test_nothing_but_pushes_is_let_through(self):
        for path in ["/", "/v1/widgets", "/v1/say", "/metrics", "/3/device/../../v1/say", "/3/device/%2e%2e/%2e%2e/v1/say"]:
            self.assertEqual(self.ask(path, {"text": "x"})[1], 404, path)
        self.assertEqual(self.ask("/3/device/" + "0" * 64, method="GET")[1], 403)


if __name__ == "__main__":
    unittest.main()
