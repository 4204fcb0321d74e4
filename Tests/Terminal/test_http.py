"""The daemon over HTTP: what it answers, what it refuses and how, and that nothing stops it."""

import concurrent.futures
import contextlib
import http.client
import json
import os
import pathlib
import random
import resource
import socket
import sqlite3
import subprocess
import time
import unittest

from http_daemon import Daemon, HTTPTestCase

ORDER = "한밤치킨에서 양념치킨 주문해줘"
ADDRESS = {"address": "서울 마포구 월드컵로 1"}


class AnswerTests(HTTPTestCase):

    def test_a_conversation_is_the_one_of_the_tool(self):
        turn = self.say(ORDER, answers=ADDRESS)
        self.assertEqual((turn["outcome"], turn["question"]["kind"]), ("input_required", "confirm"))
        done = self.say("네", session=turn["session"])
        self.assertEqual((done["outcome"], done["effects"]), ("done", {"placeOrder": 1}))
        self.assertEqual(done["session"], turn["session"])

    def test_an_open_question_is_answered_by_its_slot(self):
        turn = self.say(ORDER, answers=ADDRESS)
        status, _, turn = self.request(
            "POST", "/v1/say", {"session": turn["session"], "answers": {"confirm": "no"}})
        self.assertEqual((status, turn["outcome"]), (200, "declined"))
        self.refused(409, "conflict", "POST", "/v1/say", {"session": turn["session"], "answers": {"confirm": "no"}})

    def test_a_repeated_request_orders_once(self):
        turn = self.say(ORDER, answers=ADDRESS)
        first = self.say("네", session=turn["session"], request="q1")
        again = self.say("네", session=turn["session"], request="q1")
        self.assertEqual(first, again)

    def test_conversations_are_listed_shown_and_deleted(self):
        session = self.say(ORDER, answers=ADDRESS)["session"]
        _, _, listed = self.request("GET", "/v1/sessions")
        self.assertIn(session, [line["id"] for line in listed["sessions"]])
        _, _, shown = self.request("GET", f"/v1/sessions/{session}")
        self.assertEqual((shown["session"]["id"], shown["turn"]["question"]["kind"]), (session, "confirm"))
        self.assertEqual(self.request("DELETE", f"/v1/sessions/{session}")[2], {"deleted": 1})
        message = self.refused(404, "not_found", "GET", f"/v1/sessions/{session}")
        self.assertEqual(message, f"there is no conversation “{session}”")
        self.refused(404, "not_found", "POST", "/v1/say", {"text": "네", "session": session})

    def test_intents_and_phrases_are_described(self):
        _, _, body = self.request("GET", "/v1/intents?language=en")
        intents = {intent["intent"]: intent for intent in body["intents"]}
        self.assertEqual((intents["OrderFood"]["app"], intents["OrderFood"]["risk"]), ("FoodDelivery", "costs"))
        _, _, body = self.request("GET", "/v1/phrases?intent=OrderFood")
        self.assertEqual([group["intent"] for group in body["phrases"]], ["OrderFood"])
        self.assertTrue(body["phrases"][0]["sentences"])
        self.refused(404, "not_found", "GET", "/v1/phrases?intent=Nothing")

    def test_health_and_readiness(self):
        self.assertEqual(self.request("GET", "/healthz")[2], {"status": "ok"})
        self.assertEqual(self.request("GET", "/readyz")[2], {"status": "ready"})

    def test_metrics_have_nobodys_words(self):
        self.say("양념치킨 얼마야?")
        _, headers, text = self.request("GET", "/metrics")
        self.assertEqual(headers["Content-Type"], "text/plain; version=0.0.4; charset=utf-8")
        self.assertRegex(text, r'malgil_turns_total\{outcome="[a-z_]+"\} \d+\n')
        self.assertRegex(text, r'malgil_http_requests_total\{route="/v1/say",status="200"\} \d+\n')
        self.assertRegex(text, r'malgil_turn_seconds_bucket\{le="\+Inf"\} \d+\n')
        self.assertRegex(text, r"\nmalgil_open_conversations \d+\n")
        self.assertNotIn("양념", text)

    def test_what_was_done_is_taken_back(self):
        turn = self.say(ORDER, answers=ADDRESS)
        done = self.say("네", session=turn["session"])
        status, _, undone = self.request("POST", "/v1/undo", {"session": done["session"]})
        self.assertEqual((status, undone["session"]), (200, done["session"]))
        _, _, again = self.request("POST", "/v1/undo", {"session": done["session"]})
        self.assertNotEqual(again["outcome"], "done")

    def test_phrases_are_reloaded(self):
        self.assertEqual(self.request("POST", "/v1/reload")[2], {"status": "reloaded"})

    def test_home_assistant_gets_its_shape(self):
        self.say("네", session=self.say(ORDER, answers=ADDRESS)["session"])
        status, _, reply = self.request(
            "POST", "/api/conversation/process", {"text": ORDER, "language": "ko", "agent_id": "malgil"})
        self.assertEqual(status, 200)
        self.assertEqual(set(reply), {"response", "conversation_id", "continue_conversation", "x_malgil"})
        self.assertTrue(reply["continue_conversation"])
        response = reply["response"]
        self.assertEqual(set(response), {"speech", "card", "language", "response_type", "data"})
        self.assertEqual((response["language"], response["response_type"]), ("ko", "query_answer"))
        self.assertEqual(response["speech"]["plain"]["speech"], reply["x_malgil"]["speech"]["full"])
        body = {"text": "네", "conversation_id": reply["conversation_id"]}
        _, _, done = self.request("POST", "/api/conversation/process", body)
        self.assertEqual(done["response"]["response_type"], "action_done")
        self.assertEqual(set(done["response"]["data"]), {"success", "failed"})
        self.assertFalse(done["continue_conversation"])
        _, _, no = self.request("POST", "/api/conversation/process", {"text": "가나다라마", "conversation_id": "old"})
        self.assertEqual(no["response"]["response_type"], "error")
        self.assertEqual(no["response"]["data"], {"code": "no_intent_match"})


class RefusalTests(HTTPTestCase):

    options = ("--log-level", "debug")

    def test_what_there_is_not(self):
        self.refused(404, "not_found", "GET", "/nothing")
        self.assertEqual(self.refused(405, "method_not_allowed", "GET", "/v1/say"), "this address takes POST")
        self.assertEqual(self.request("PUT", "/v1/sessions")[1]["Allow"], "DELETE, GET")

    def test_a_body_is_json_of_a_length_within_the_limit(self):
        self.refused(415, "unsupported_type", "POST", "/v1/say", raw=b"text=a", headers={"Content-Type": "text/plain"})
        self.refused(415, "unsupported_type", "POST", "/v1/say", raw=b"{}", headers={"Content-Type": "application/json; charset=euc-kr"})
        # Less than the daemon discards before it closes, so that the reply always arrives.
        self.refused(413, "too_large", "POST", "/v1/say", raw=b" " * 500_000)
        reply = self.raw(b"POST /v1/say HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n")
        self.assertIn(b"411 Length Required", reply)
        endless = b"10000\r\n" + b"a" * 65536 + b"\r\n"
        head = b"POST /v1/say HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        self.assertIn(b"413 Payload Too Large", self.raw(head + endless * 8))

    def test_a_body_that_makes_no_sense_is_explained(self):
        def message(raw):
            return self.refused(400, "bad_request", "POST", "/v1/say", raw=raw)

        self.assertEqual(message(b"\xff\xfe"), "the body is not UTF-8")
        self.assertEqual(message(b"[]"), "the body is no JSON object")
        self.assertEqual(message(b"{"), "the body is no JSON object: the body ends inside an object (byte 1)")
        self.assertEqual(
            message(b"[" * 100_000), "the body is no JSON object: this is nested more than 64 deep (byte 64)")
        self.assertEqual(message(b"{}"), "“text” is missing")
        self.assertEqual(message(b'{"text": 1}'), "“text” has a value of another type")
        self.assertEqual(message(b'{"channel": "smoke", "text": "a"}'), "“channel” has a value that there is not")
        self.assertEqual(message(b'{"text": "a", "transcripts": ["a"]}'), "either “text” or “transcripts” is said")
        self.assertEqual(message(b'{"text": "a", "session": "s", "continue": true}'), "either “session” or “continue” is given")
        self.assertIn("there is no “txt”; there is ", message(b'{"txt": "a"}'))
        self.assertIn("there is no app “Nothing”", message(b'{"text": "a", "app": "Nothing"}'))
        self.refused(400, "bad_request", "POST", "/api/conversation/process", {})

    def test_a_sentence_that_is_too_long_is_answered(self):
        self.assertEqual(self.say("가" * 20_000)["outcome"], "not_understood")

    def test_pages_of_other_sites_get_nothing(self):
        self.refused(421, "misdirected", "GET", "/v1/intents", headers={"Host": "evil.example"})
        self.refused(421, "misdirected", "GET", "/healthz", headers={"Host": "localhost.evil.example:80"})
        self.refused(403, "not_permitted", "POST", "/v1/say", {"text": "a"}, headers={"Origin": "http://evil.example"})
        self.refused(403, "not_permitted", "GET", "/v1/intents", headers={"Origin": "null"})
        status, headers, _ = self.request("GET", "/v1/intents", headers={"Origin": "http://localhost"})
        self.assertEqual((status, headers["Access-Control-Allow-Origin"]), (200, None))
        status, headers, _ = self.request("OPTIONS", "/v1/say", headers={"Origin": "http://evil.example"})
        self.assertEqual((status, headers["Access-Control-Allow-Origin"]), (403, None))
        self.assertIn(b"400 Bad Request", self.raw(b"GET /healthz HTTP/1.1\r\n\r\n"))
        for host in ("127.0.0.1:1", "[::1]:80", "LOCALHOST"):
            self.assertEqual(self.request("GET", "/healthz", headers={"Host": host})[0], 200, host)

    def test_a_header_that_is_too_large_is_refused(self):
        reply = self.raw(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100_000 + b"\r\n\r\n")
        self.assertIn(b"400 Bad Request", reply)
        many = b"".join(b"X%d: a\r\n" % number for number in range(2000))
        self.assertIn(b"400 Bad Request", self.raw(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + many + b"\r\n"))

    def test_noise_ends_its_own_connection_only(self):
        noise = random.Random(7)
        good = b"POST /v1/say HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"text\":\"a\"}\n"
        for _ in range(300):
            data = bytearray(good)
            for _ in range(noise.randint(1, 8)):
                place = noise.randrange(len(data))
                kind = noise.randrange(3)
                if kind == 0:
                    data[place] = noise.randrange(256)
                elif kind == 1:
                    del data[place]
                else:
                    data[place:place] = noise.randbytes(noise.randint(1, 9))
            reply = self.raw(bytes(data))
            self.assertTrue(reply == b"" or reply.startswith(b"HTTP/1.1 "), reply)
            self.assertNotIn(b"HTTP/1.1 500", reply, bytes(data))
        self.assertEqual(self.request("GET", "/readyz")[0], 200)


class TokenTests(HTTPTestCase):

    @classmethod
    def prepare(cls):
        cls.tokens = {
            trust: cls.malgil("token", "create", trust, "--trust", trust).strip()
            for trust in ("nobody", "person", "device")
        }

    def bearer(self, trust):
        return {"Authorization": f"Bearer {self.tokens[trust]}"}

    def test_nobody_is_served_without_a_token(self):
        message = self.refused(401, "unauthorized", "GET", "/v1/sessions")
        self.assertEqual(message, "a token is wanted (Authorization: Bearer …); malgil token makes them")
        self.assertEqual(self.request("GET", "/v1/sessions")[1]["WWW-Authenticate"], 'Bearer realm="malgil"')
        self.refused(401, "unauthorized", "GET", "/nothing")
        self.refused(401, "unauthorized", "GET", "/metrics")
        for wrong in ("Bearer no", "Basic " + self.tokens["person"], "Bearer", self.tokens["person"], "Bearer " + self.tokens["person"] + "x"):
            self.refused(401, "unauthorized", "GET", "/v1/sessions", headers={"Authorization": wrong})
        self.assertEqual(self.request("GET", "/healthz")[0], 200)
        self.assertEqual(self.request("GET", "/v1/sessions", headers=self.bearer("person"))[0], 200)

    def test_tokens_are_kept_as_hashes_that_nobody_else_reads(self):
        path = self.home / "data/tokens"
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        text = path.read_text()
        for token in self.tokens.values():
            self.assertNotIn(token, text)
        self.assertRegex(self.malgil("token", "list"), "person  person  ")
        self.malgil("token", "create", "person", status=64)
        self.malgil("token", "create", "no/name", status=64)
        self.malgil("token", "delete", "nothing", status=64)

    def test_each_has_conversations_of_its_own(self):
        _, _, turn = self.request("POST", "/v1/say", {"text": ORDER, "answers": ADDRESS}, headers=self.bearer("person"))
        path = f"/v1/sessions/{turn['session']}"
        self.assertEqual(self.request("GET", path, headers=self.bearer("person"))[0], 200)
        self.refused(404, "not_found", "GET", path, headers=self.bearer("device"))
        self.refused(404, "not_found", "POST", "/v1/say", {"text": "네", "session": turn["session"]}, headers=self.bearer("device"))

    def test_money_is_spent_by_a_person_only(self):
        _, _, turn = self.request("POST", "/v1/say", {"text": ORDER, "answers": ADDRESS}, headers=self.bearer("nobody"))
        for body in ({"text": "네"}, {"answers": {"confirm": "yes"}}, {"text": "네", "answers": {"confirm": "yes"}, "yes": True}):
            _, _, turn = self.request("POST", "/v1/say", {"session": turn["session"], **body}, headers=self.bearer("nobody"))
            self.assertEqual((turn["outcome"], turn["effects"], turn["question"]["kind"]), ("input_required", {}, "confirm"))
            self.assertIn("로그인한 분이 직접 확인해 주셔야 해요", turn["text"])

    def test_what_concerns_everybody_takes_the_device(self):
        self.refused(403, "not_permitted", "POST", "/v1/reload", headers=self.bearer("person"))
        self.refused(403, "not_permitted", "POST", "/v1/clock", {"seconds": 1}, headers=self.bearer("person"))
        self.assertEqual(self.request("POST", "/v1/reload", headers=self.bearer("device"))[0], 200)

    def test_a_token_that_is_taken_away_serves_nobody(self):
        token = self.malgil("token", "create", "short").strip()
        headers = {"Authorization": f"Bearer {token}"}
        self.assertEqual(self.request("GET", "/v1/sessions", headers=headers)[0], 200)
        self.malgil("token", "delete", "short")
        self.refused(401, "unauthorized", "GET", "/v1/sessions", headers=headers)


class StartTests(HTTPTestCase):

    def start(self, *arguments, **changes):
        daemon = Daemon(self.home / "other", *arguments, **changes)
        self.addCleanup(daemon.kill)
        return daemon

    def setUp(self):
        (self.home / "other").mkdir(exist_ok=True)

    def test_further_than_this_machine_only_with_a_token(self):
        daemon = self.start("--http-host", "0.0.0.0")
        self.assertEqual(daemon.process.wait(10), 78)
        self.assertRegex(daemon.said(), r"HTTP at 0.0.0.0:\d+ reaches further than this machine, and there is no token at ")
        self.malgil("token", "create", "one", "--file", str(self.home / "other/data/tokens"))
        self.assertIsNotNone(self.start("--http-host", "0.0.0.0").port)

    def test_a_port_that_is_taken_is_said(self):
        daemon = self.start("--http-port", str(self.daemon.port), ready="never")
        self.assertEqual(daemon.process.wait(10), 69)
        self.assertIn("Address already in use", daemon.said())

    def test_who_is_told_of_events_hears_the_end(self):
        daemon = self.start()
        with socket.create_connection(("127.0.0.1", daemon.port), timeout=30) as connection:
            connection.sendall(b"GET /v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            received = b""
            while b"retry" not in received:
                received += connection.recv(4096)
            self.assertEqual(daemon.stop(), 0, daemon.said())
            while piece := connection.recv(4096):
                received += piece
        self.assertNotIn(b"event:", received)

    def test_root_is_refused_unless_it_is_told_to(self):
        if os.getuid() != 0:
            self.skipTest("only root is root")
        daemon = self.start(ready="never", MALGIL_AS_ROOT="false")
        self.assertEqual(daemon.process.wait(30), 77)
        self.assertEqual(
            daemon.said(), "malgild: the daemon does not run as root: start it as the user whom it serves, or with --as-root\n")
        self.assertIsNotNone(self.start("--as-root", MALGIL_AS_ROOT="false").port)

    def fresh(self, name, *arguments):
        """A daemon with data of its own."""
        (self.home / name).mkdir()
        daemon = Daemon(self.home / name, *arguments)
        self.addCleanup(daemon.kill)
        return daemon

    @staticmethod
    def seconds_in_a_second(process):
        """How long a process is at work in a second."""
        def ticks():
            fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            return int(fields[11]) + int(fields[12])

        before = ticks()
        time.sleep(1)
        return (ticks() - before) / os.sysconf("SC_CLK_TCK")

    def test_a_daemon_that_may_open_no_more_files_waits_and_goes_on(self):
        daemon = self.fresh("files")
        whole, self.__class__.daemon = self.daemon, daemon
        self.addCleanup(setattr, self.__class__, "daemon", whole)
        # What a start still does in the background is done then.
        self.say("도움말")
        used = len(os.listdir(f"/proc/{daemon.process.pid}/fd"))
        _, most = resource.prlimit(daemon.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(daemon.process.pid, resource.RLIMIT_NOFILE, (used, most))
        with contextlib.ExitStack() as held:
            for _ in range(20):
                held.enter_context(socket.create_connection(("127.0.0.1", daemon.port), timeout=30))
            deadline = time.monotonic() + 30
            while "a connection cannot be taken" not in daemon.said() and time.monotonic() < deadline:
                time.sleep(0.05)
            # Whoever tries without a pause takes all of each second that it can have.
            self.assertLess(min(self.seconds_in_a_second(daemon.process) for _ in range(4)), 0.2)
            self.assertEqual(daemon.said().count("a connection cannot be taken"), 1, daemon.said())
            resource.prlimit(daemon.process.pid, resource.RLIMIT_NOFILE, (most, most))
        self.assertEqual(self.request("GET", "/healthz")[0], 200)

    def test_what_is_refused_is_logged_without_words(self):
        daemon = self.fresh("logging", "--log-level", "debug")
        whole, self.__class__.daemon = self.daemon, daemon
        self.addCleanup(setattr, self.__class__, "daemon", whole)
        self.refused(400, "bad_request", "POST", "/v1/say", {"text": "비밀", "session": "a\0b"})
        self.refused(404, "not_found", "GET", "/v1/sessions/hidden")
        self.raw(b"secret words\r\n\r\n")
        said = daemon.said()
        for part in ("code=bad_request", "code=not_found", "code=no_http", "route=/v1/sessions/:id", "connected"):
            self.assertIn(part, said)
        for words in ("비밀", "hidden", "secret words"):
            self.assertNotIn(words, said)

    def test_what_people_say_is_logged_only_when_that_is_wanted(self):
        for name, options, is_logged in (("quiet", (), False), ("verbose", ("--verbose",), True)):
            daemon = self.fresh(name, "--log-level", "trace", *options)
            whole, self.__class__.daemon = self.daemon, daemon
            self.addCleanup(setattr, self.__class__, "daemon", whole)
            self.say("양념치킨 얼마야?")
            self.assertEqual("양념치킨" in daemon.said(), is_logged)

    def test_a_connection_that_another_user_has_closed_is_nobodys(self):
        if os.getuid() != 0:
            self.skipTest("only root can be somebody else")
        # A socket that its program has closed is root's, as the kernel has it.
        code = f"""
import encodings.idna, os, socket
os.setuid(65534)
body = b'{{"text": "hello"}}'
head = b"POST /v1/say HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\n"
for _ in range(300):
    with socket.create_connection(("127.0.0.1", {self.daemon.port})) as connection:
        connection.sendall(head + b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
"""
        subprocess.run(["python3", "-c", code], check=True, timeout=60)
        self.assertEqual(self.request("GET", "/v1/sessions")[2], {"sessions": []})
        text = self.request("GET", "/metrics")[2]
        self.assertNotIn('route="/v1/say",status="200"', text)

    def test_another_user_of_this_machine_needs_a_token(self):
        if os.getuid() != 0:
            self.skipTest("only root can be somebody else")
        code = (
            "import encodings.idna,os,http.client as h;os.setuid(65534);"
            f"c=h.HTTPConnection('127.0.0.1',{self.daemon.port});c.request('GET','/v1/sessions');print(c.getresponse().status)")
        result = subprocess.run(["python3", "-c", code], capture_output=True, text=True, timeout=30, check=False)
        self.assertEqual(result.stdout, "401\n", result.stderr)


class EventTests(HTTPTestCase):

    options = ()

    def stream(self, path="/v1/events", **headers):
        connection = socket.create_connection(("127.0.0.1", self.daemon.port), timeout=30)
        self.addCleanup(connection.close)
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n".encode())
        return connection.makefile("rb")

    def events(self, stream, count):
        """So many events as (id, name, data)."""
        found, fields = [], {}
        while len(found) < count:
            line = stream.readline().decode().rstrip("\r\n")
            name, colon, value = line.partition(": ")
            if colon and name in ("id", "event", "data"):
                fields[name] = value
            if name == "data":
                found.append((fields.get("id"), fields["event"], json.loads(fields["data"])))
                fields = {}
        return found

    def opened(self, stream):
        while stream.readline() != b"retry: 2000\n":
            pass
        return stream

    def first(self):
        """A stream, as soon as the daemon has seen that those of another test are gone."""
        for _ in range(200):
            stream = self.stream()
            if b"429" not in stream.readline():
                return self.opened(stream)
            time.sleep(0.05)
        self.fail("there is no place for another stream")

    def test_a_turn_is_told_and_told_again_from_where_one_left(self):
        stream = self.first()
        turn = self.say(ORDER, answers=ADDRESS)
        told = self.events(stream, 3)
        self.assertEqual([name for _, name, _ in told], ["said", "asked", "ended"])
        self.assertEqual(told[2][2]["turn"], turn)
        again = self.events(self.stream(Last_Event_ID=told[0][0]), 2)
        self.assertEqual(again, told[1:])
        reset = self.events(self.stream(Last_Event_ID="1"), 1)
        self.assertEqual(reset[0][1], "reset")
        self.refused(400, "bad_request", "GET", "/v1/events", headers={"Last-Event-ID": "x"})

    def test_a_caller_has_so_many_streams(self):
        streams = []
        while len(streams) < 20:
            stream = self.stream()
            status = stream.readline()
            if b"429" in status:
                break
            streams.append(self.opened(stream))
        self.assertLessEqual(len(streams), 8)


class HeartbeatTests(HTTPTestCase):

    @classmethod
    def prepare(cls):
        path = cls.home / "malgild.yaml"
        path.write_text("limits:\n  heartbeatSeconds: 1\n  requestSeconds: 1\n  idleSeconds: 2\n  connections: 40\n")
        cls.options = ("--config", str(path))

    def test_a_quiet_stream_has_a_heartbeat(self):
        with socket.create_connection(("127.0.0.1", self.daemon.port), timeout=30) as connection:
            connection.sendall(b"GET /v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            received = b""
            while b": \n\n" not in received:
                piece = connection.recv(4096)
                self.assertNotEqual(piece, b"", received)
                received += piece

    def test_a_body_that_does_not_come_is_given_up(self):
        with socket.create_connection(("127.0.0.1", self.daemon.port), timeout=30) as connection:
            connection.sendall(b"POST /v1/say HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{")
            received = b""
            while piece := connection.recv(4096):
                received += piece
            self.assertIn(b"408 Request Timeout", received)

    def is_held(self, connection):
        """Whether the daemon's end is open. The client's end tells only what it has read up to."""
        ends = f"0100007F:{self.daemon.port:04X} 0100007F:{connection.getsockname()[1]:04X} 01"
        return ends in pathlib.Path("/proc/net/tcp").read_text()

    def test_a_client_that_takes_nothing_is_let_go(self):
        request = b"GET /v1/intents HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.settimeout(30)
            connection.connect(("127.0.0.1", self.daemon.port))
            connection.sendall(request * 1500)
            # It was served, and takes nothing from here on.
            received = b""
            while received.count(b"HTTP/1.1 200") < 2:
                piece = connection.recv(4096)
                self.assertNotEqual(piece, b"", received[-200:])
                received += piece
            deadline = time.monotonic() + 30
            while self.is_held(connection):
                self.assertLess(time.monotonic(), deadline, "the connection stays open")
                time.sleep(0.05)
            try:
                while piece := connection.recv(65536):
                    received += piece
            except ConnectionResetError:
                pass
        self.assertLess(received.count(b"HTTP/1.1 200"), 1500)

    def test_a_connection_on_which_nothing_is_asked_is_closed(self):
        with socket.create_connection(("127.0.0.1", self.daemon.port), timeout=30) as connection:
            connection.sendall(b"GET /healthz HT")
            self.assertEqual(connection.recv(4096), b"")

    def test_more_connections_than_there_may_be_are_told_so(self):
        held = []
        try:
            for _ in range(40):
                connection = http.client.HTTPConnection("127.0.0.1", self.daemon.port, timeout=30)
                connection.connect()
                held.append(connection)
            deadline = time.monotonic() + 20
            status = 200
            while status == 200 and time.monotonic() < deadline:
                status, headers, _ = self.request("GET", "/healthz")
            self.assertEqual((status, headers["Retry-After"]), (503, "1"))
        finally:
            for connection in held:
                connection.close()
        deadline = time.monotonic() + 20
        while status != 200 and time.monotonic() < deadline:
            status, _, _ = self.request("GET", "/healthz")
        self.assertEqual(status, 200)


class TroubleTests(HTTPTestCase):

    def test_while_the_database_is_locked_others_are_told_to_try_again(self):
        session = self.say(ORDER, answers=ADDRESS)["session"]
        database = sqlite3.connect(self.home / "data/conversations.sqlite")
        self.addCleanup(database.close)
        database.execute("BEGIN EXCLUSIVE")
        with concurrent.futures.ThreadPoolExecutor(1) as pool:
            stuck = pool.submit(self.request, "POST", "/v1/say", {"text": "네", "session": session})
            self.assertEqual(self.request("GET", "/healthz")[0], 200)
            status, headers, body = stuck.result()
        self.assertEqual((status, body["error"]["code"], headers["Retry-After"]), (503, "busy", "1"))
        database.rollback()
        self.assertEqual(self.say("네", session=session)["effects"], {"placeOrder": 1})

    def test_more_turns_at_once_than_a_caller_may_have_are_told_so(self):
        limited = self.home / "limited"
        limited.mkdir()
        daemon = Daemon(limited, MALGIL_LIMITS_CALLER_TURNS="1")
        self.addCleanup(daemon.kill)
        whole, self.__class__.daemon = self.daemon, daemon
        try:
            session = self.say(ORDER, answers=ADDRESS)["session"]
            database = sqlite3.connect(limited / "data/conversations.sqlite")
            self.addCleanup(database.close)
            database.execute("BEGIN EXCLUSIVE")
            with concurrent.futures.ThreadPoolExecutor(4) as pool:
                body = {"text": "네", "session": session}
                stuck = [pool.submit(self.request, "POST", "/v1/say", body) for _ in range(4)]
                refused = sorted((status, body["error"]["code"]) for status, _, body in (one.result() for one in stuck))
            # One turn waits for the database, whose place the others do not get.
            self.assertIn((429, "too_many"), refused)
            self.assertIn((503, "busy"), refused)
            database.rollback()
            self.assertEqual(self.say("네", session=session)["effects"], {"placeOrder": 1})
        finally:
            self.__class__.daemon = whole

    def test_a_full_disk_is_said_and_nothing_is_lost(self):
        if os.getuid() != 0:
            self.skipTest("only root can make a small disk")
        home = self.home / "small"
        (home / "data").mkdir(parents=True)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m,mode=700", "none", home / "data"], check=False)
        if mounted.returncode != 0:
            self.skipTest("no small disk here")
        self.addCleanup(subprocess.run, ["umount", home / "data"], check=True)
        daemon = Daemon(home)
        self.addCleanup(daemon.kill)
        whole, self.__class__.daemon = self.daemon, daemon
        try:
            session = self.say(ORDER, answers=ADDRESS)["session"]
            with open(home / "data/fill", "wb", buffering=0) as fill:
                try:
                    while fill.write(b"0" * 4096):
                        pass
                except OSError:
                    pass
            self.refused(503, "unavailable", "POST", "/v1/say", {"text": "네", "session": session})
            self.assertEqual(self.request("GET", "/healthz")[0], 200)
            (home / "data/fill").unlink()
            self.assertEqual(self.say("네", session=session)["effects"], {"placeOrder": 1})
            daemon.kill()
        finally:
            self.__class__.daemon = whole

    def test_a_thousand_connections_are_served(self):
        held = [socket.create_connection(("127.0.0.1", self.daemon.port), timeout=60) for _ in range(900)]
        try:
            request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for connection in held:
                connection.sendall(request)
            self.assertEqual(self.say("도움말")["outcome"], "answered")
            for connection in held:
                self.assertTrue(connection.recv(4096).startswith(b"HTTP/1.1 200 "))
        finally:
            for connection in held:
                connection.close()

    def test_a_client_that_takes_nothing_keeps_nobody_waiting(self):
        connection = socket.create_connection(("127.0.0.1", self.daemon.port), timeout=60)
        self.addCleanup(connection.close)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        try:
            connection.settimeout(1)
            for _ in range(2000):
                connection.sendall(b"GET /v1/intents HTTP/1.1\r\nHost: localhost\r\n\r\n")
        except OSError:
            pass
        self.assertEqual(self.say("도움말")["outcome"], "answered")


if __name__ == "__main__":
    unittest.main()
