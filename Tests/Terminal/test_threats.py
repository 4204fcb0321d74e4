"""What Docs/ThreatModel.md says of other users, other callers and the daemon's replies, tried from outside."""

import contextlib
import os
import pathlib
import re
import select
import subprocess
import unittest

from daemon import Daemon
from http_daemon import HTTPTestCase
from test_daemon import DaemonTestCase
from terminal import TIMEOUT

ORDER = "한밤치킨에서 양념치킨 주문해줘"
ADDRESS = {"address": "서울 마포구 월드컵로 1"}
NOBODY = 65534


def needs_root(test):
    if os.getuid() != 0:
        test.skipTest("only root can be somebody else")


class OtherUserTests(DaemonTestCase):

    def open_to_others(self):
        """Files and folders do not keep anybody out any more."""
        self.home.chmod(0o711)
        folder = self.home / "malgil"
        folder.mkdir(exist_ok=True)
        folder.chmod(0o711)
        return folder / "control.sock"

    def test_the_daemon_serves_its_own_user_also_where_others_can_reach_the_socket(self):
        needs_root(self)
        daemon = Daemon(self)
        path = self.open_to_others()
        path.chmod(0o666)
        code = (
            f"import os,socket;os.setuid({NOBODY});s=socket.socket(socket.AF_UNIX);s.connect({str(path)!r});"
            "print(s.makefile().read(),end='')")
        result = subprocess.run(["python3", "-c", code], capture_output=True, text=True, timeout=TIMEOUT, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stdout.count("\n"), 1, result.stdout)
        self.assertIn("only the daemon's own user is served here", result.stdout)
        self.assertTrue(daemon.connect().ask({"do": "ping"})["pong"])

    def test_the_tool_says_nothing_to_a_daemon_of_somebody_else(self):
        needs_root(self)
        path = self.open_to_others()
        code = (
            f"import os,socket;s=socket.socket(socket.AF_UNIX);s.bind({str(path)!r});os.chmod({str(path)!r},0o666);"
            f"os.setuid({NOBODY});s.listen();print('listening',flush=True);c,_=s.accept();print('got',c.recv(9),flush=True)")
        with subprocess.Popen(["python3", "-c", code], stdout=subprocess.PIPE, text=True) as pretender:
            self.assertEqual(pretender.stdout.readline(), "listening\n")
            result = self.run_tool("--say", "도움말")
            self.assertTrue(select.select([pretender.stdout], [], [], TIMEOUT)[0])
            # It came, saw whose the socket is, and went.
            self.assertEqual(pretender.stdout.readline(), "got b''\n")
            pretender.kill()
        self.assertEqual(result.returncode, 0, result.stderr)


class ReplyTests(HTTPTestCase):

    def test_every_reply_is_kept_by_nobody_and_is_what_it_says_it_is(self):
        for path in ("/healthz", "/readyz", "/metrics", "/v1/intents", "/v1/sessions", "/nothing", "/v1/say"):
            for method in ("GET", "POST", "OPTIONS"):
                _, headers, _ = self.request(method, path)
                self.assertEqual(
                    (headers["Cache-Control"], headers["X-Content-Type-Options"]), ("no-store", "nosniff"), f"{method} {path}")

    def test_no_other_site_is_ever_allowed_to_read(self):
        asks = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
        for origin in ("http://evil.example", "http://localhost", "null"):
            for method in ("GET", "POST", "OPTIONS"):
                _, headers, _ = self.request(method, "/v1/say", headers={"Origin": origin, **asks})
                self.assertEqual([name for name in headers if name.lower().startswith("access-control")], [])

    def test_who_says_nothing_else_listens_at_this_machine_only(self):
        inodes = set()
        for link in self.descriptors():
            # A connection that ended meanwhile has no descriptor any more.
            with contextlib.suppress(FileNotFoundError):
                inodes.add(os.readlink(link))
        listening = [
            fields[1] for table in ("tcp", "tcp6")
            for fields in (line.split() for line in pathlib.Path(f"/proc/net/{table}").read_text().splitlines()[1:])
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes]
        self.assertEqual(listening, [f"0100007F:{self.daemon.port:04X}"])

    def descriptors(self):
        return list(pathlib.Path(f"/proc/{self.daemon.process.pid}/fd").iterdir())


class CallerTests(HTTPTestCase):
    """Two callers with a token each, and a daemon that logs all it may."""

    options = ("--log-level", "trace", "--verbose")

    @classmethod
    def prepare(cls):
        cls.tokens = {name: cls.malgil("token", "create", name, "--trust", "device").strip() for name in ("one", "other")}

    def bearer(self, name):
        return {"Authorization": f"Bearer {self.tokens[name]}"}

    def process(self, name, **body):
        status, _, reply = self.request("POST", "/api/conversation/process", body, headers=self.bearer(name))
        self.assertEqual(status, 200, reply)
        return reply

    def test_home_assistants_conversation_is_looked_up_among_the_callers_own(self):
        _, _, open_turn = self.request("POST", "/v1/say", {"text": ORDER, "answers": ADDRESS}, headers=self.bearer("one"))
        session = open_turn["session"]
        reply = self.process("other", text="네", conversation_id=session)
        self.assertNotEqual(reply["conversation_id"], session)
        self.assertEqual(reply["x_malgil"]["effects"], {})
        _, _, kept = self.request("GET", f"/v1/sessions/{session}", headers=self.bearer("one"))
        self.assertEqual(kept["turn"]["question"]["kind"], "confirm")

    def test_who_home_assistant_says_is_there_is_ignored(self):
        plain = self.process("one", text="양념치킨 얼마야?")
        told = self.process("one", text="양념치킨 얼마야?", agent_id="conversation.admin", device_id="front_door")
        self.assertEqual(plain["response"], told["response"])

    def test_a_token_is_in_no_log_reply_or_metric(self):
        wrong = "malgil_" + "w" * 43
        _, _, said = self.request("POST", "/v1/say", {"text": "도움말"}, headers=self.bearer("one"))
        _, _, refused = self.request("GET", "/v1/sessions", headers={"Authorization": f"Bearer {wrong}"})
        _, _, metrics = self.request("GET", "/metrics", headers=self.bearer("one"))
        _, _, sessions = self.request("GET", "/v1/sessions", headers=self.bearer("one"))
        for text in (str(said), str(refused), metrics, str(sessions), self.daemon.said()):
            self.assertTrue(text)
            for token in (*self.tokens.values(), wrong):
                self.assertNotIn(token.removeprefix("malgil_"), text)
        self.assertTrue(re.search("code=unauthorized", self.daemon.said()))


if __name__ == "__main__":
    unittest.main()
