"""What the tests of the daemon's HTTP share: a daemon with an empty home, and bytes to and from it."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

NOW = "2026-11-20T19:00:00+09:00"


class Daemon:
    """A running malgild. `port` is that of its HTTP."""

    def __init__(self, home, *arguments, command=None, pass_fds=(), ready=r"http=[^ ]*:(\d+)", **changes):
        self.home = home
        self.log = home / f"log-{time.monotonic_ns()}"
        environment = {
            "HOME": str(home), "PATH": os.environ["PATH"], "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": os.environ.get("MALGIL_CACHE", str(home / "cache")),
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""), "MALGIL_AS_ROOT": "true", **changes,
        }
        standard = ["--http-port", "0", "--socket", str(home / "s"), "--data", str(home / "data"), "--now", NOW]
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [*(command or []), os.environ["MALGIL"] + "d", *standard, *arguments], env=environment,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=pass_fds)
        self.port = None
        deadline = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < deadline:
            if match := re.search(ready, self.said()):
                self.port = int(match[1]) if match.groups() else None
                break
            time.sleep(0.01)

    def said(self):
        return self.log.read_text(errors="replace")

    def stop(self, sign=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            return self.process.wait(40)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class HTTPTestCase(unittest.TestCase):
    """One daemon for all tests of a class; each has conversations of its own."""

    options = ()

    @classmethod
    def setUpClass(cls):
        cls.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-http-"))
        cls.addClassCleanup(shutil.rmtree, cls.home, ignore_errors=True)
        cls.prepare()
        cls.daemon = Daemon(cls.home, *cls.options)
        cls.addClassCleanup(cls.daemon.kill)
        if cls.daemon.port is None:
            raise AssertionError(cls.daemon.said())

    @classmethod
    def prepare(cls):
        pass

    @classmethod
    def malgil(cls, *arguments, status=0):
        result = subprocess.run(
            [os.environ["MALGIL"], *arguments, "--data", str(cls.home / "data")], capture_output=True, text=True,
            timeout=60, env={**os.environ, "HOME": str(cls.home), "LANG": "C.UTF-8", "MALGIL_SOCKET": str(cls.home / "no")}, check=False)
        if result.returncode != status:
            raise AssertionError(result)
        return result.stdout

    def request(self, method, path, body=None, headers=None, raw=None):
        """The status, the headers and what the body says."""
        connection = http.client.HTTPConnection("127.0.0.1", self.daemon.port, timeout=30)
        self.addCleanup(connection.close)
        sent = {"Host": "localhost", **(headers or {})}
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        if data is not None and "Content-Type" not in sent:
            sent["Content-Type"] = "application/json"
        connection.request(method, path, body=data, headers={k: v for k, v in sent.items() if v is not None})
        reply = connection.getresponse()
        text = reply.read()
        is_json = reply.headers.get("Content-Type", "").startswith("application/json")
        return reply.status, reply.headers, json.loads(text) if is_json else text.decode()

    def say(self, text, **more):
        status, _, turn = self.request("POST", "/v1/say", {"text": text, **more})
        self.assertEqual(status, 200, turn)
        return turn

    def refused(self, status, code, *arguments, **more):
        """Asserts how a request is refused, and returns the message."""
        found, headers, body = self.request(*arguments, **more)
        self.assertEqual((found, body["error"]["code"]), (status, code), body)
        self.assertEqual(set(body["error"]), {"code", "message", "retryable"})
        return body["error"]["message"]

    def raw(self, data, timeout=30):
        """Sends bytes and reads until the daemon has nothing more to say."""
        with socket.create_connection(("127.0.0.1", self.daemon.port), timeout=timeout) as connection:
            # A question first: the daemon knows then whose the connection is, before it is half closed.
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            greeting = b""
            while b"}" not in greeting:
                greeting += connection.recv(65536)
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            received = b""
            try:
                while piece := connection.recv(65536):
                    received += piece
            except ConnectionResetError:
                pass
            return received
