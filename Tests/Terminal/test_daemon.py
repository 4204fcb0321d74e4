"""The tool with a daemon, and what a daemon puts up with."""

import json
import os
import re
import resource
import select
import shutil
import signal
import socket
import sqlite3
import subprocess
import threading

from daemon import Daemon
from malgil_case import MalgilTestCase
from terminal import ENTER, TIMEOUT

ADDRESS = "집 주소 서울 마포구 월드컵로 1로 저장해줘"
ORDER = "한밤치킨에서 양념치킨 주문해줘"
NOW = "2026-11-20T19:00:00+09:00"


class DaemonTestCase(MalgilTestCase):

    def run_tool(self, *arguments, text=None, **changes):
        return subprocess.run(
            [os.environ["MALGIL"], *arguments], env=self.environment(**changes), input=text,
            stdin=None if text is not None else subprocess.DEVNULL, capture_output=True, text=True, timeout=TIMEOUT,
            check=False)

    @staticmethod
    def said(result):
        """All that a call says, without what is made up anew each time."""
        made_up = r"s_[0-9a-f]{20}|\d{4}-\d\d-\d\dT[0-9:+]+|[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}"
        times = r"\d+월 \d+일 \(.\) ((오전|오후|낮|밤|새벽) )?\d+시( \d+분)?|(오전|오후) \d+시( \d+분)?|\d+:\d\d"
        return [re.sub(f"{made_up}|{times}", "…", text) for text in (result.stdout, result.stderr)] + [result.returncode]


class SameAnswersTests(DaemonTestCase):

    def test_the_same_calls_say_and_end_the_same_with_and_without_a_daemon(self):
        calls = [
            ["--say", ADDRESS], ["--say", "치킨 주문해줘"], ["--continue", "--say", "2번", "--json"],
            ["--continue", "--say", "양념", "--jsonl"], ["--continue", "--answer", "confirm=no"],
            ["--say", "치킨 주문해줘", "--answer", "lines.menuItem=양념", "--answer", "restaurant=한밤치킨", "--yes"],
            ["sessions", "--json"], ["--say", "즐겨찾기 보여줘", "--say", "1번"], ["undo"],
            ["--session", "nope", "--say", "안녕"], ["--app", "nope", "--say", "안녕"], ["--app", "Landmarks", "--say", "즐겨찾기 보여줘"],
            ["--lang", "en", "--say", "order chicken"], ["--say", "치킨 주문하지 마"], ["--say", ""],
            ["--say", "취소해줘", "--request-id", "r1"], ["--say", "취소해줘", "--request-id", "r1"],
            ["--say", "가" * 3000], ["sessions", "delete", "--all"], ["sessions"],
        ]
        alone = [self.said(self.run_tool(*call)) for call in calls]
        shutil.rmtree(self.home / "data")
        daemon = Daemon(self)
        listener = daemon.connect()
        listener.ask({"do": "subscribe"})
        together = [self.said(self.run_tool(*call)) for call in calls]
        for call, one, other in zip(calls, alone, together):
            self.assertEqual(one, other, call)
        # It was the daemon that was talked to.
        self.assertEqual(listener.receive()["event"], "said")

    def test_a_pipe_is_one_conversation_of_the_daemon(self):
        lines = "치킨 주문해줘\n2번\n취소\n"
        alone = self.said(self.run_tool(text=lines))
        shutil.rmtree(self.home / "data")
        Daemon(self)
        self.assertEqual(self.said(self.run_tool(text=lines)), alone)

    def test_a_request_is_done_once(self):
        Daemon(self)
        self.run_tool("--say", ADDRESS)
        for _ in range(2):
            result = self.run_tool("--say", ORDER, "--say", "네", "--request-id", "r7", "--json")
            self.assertEqual(result.returncode, 0, result)
            self.assertEqual(json.loads(result.stdout.splitlines()[-1])["effects"], {"placeOrder": 1})
        self.assertNotIn("1044", self.run_tool("--say", "주문 1044 확인해줘").stdout.replace("‘1044’", ""))

    def test_one_of_another_version_is_named_and_done_without(self):
        greeting = {
            "version": "9.9.9", "apps": [], "fingerprint": "", "data": str(self.home / "data/malgil"), "warnings": [], "process": 7}
        with self.pretender(json.dumps({"id": None, "hello": greeting}).encode() + b"\n"):
            result = self.run_tool("--say", "도움말")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(
            result.stderr, "malgil: going on without the daemon (process 7): it is of version 9.9.9, this is 0.1.0\n")

    def test_one_that_says_nothing_is_done_without(self):
        with self.pretender(b""):
            result = self.run_tool("--say", "도움말")
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_one_that_keeps_other_data_is_not_talked_to(self):
        daemon = Daemon(self)
        listener = daemon.connect()
        listener.ask({"do": "subscribe"})
        self.run_tool("--say", "도움말", "--data", str(self.home / "elsewhere"))
        self.run_tool("--say", "도움말", "--no-daemon")
        self.assertTrue(listener.ask({"do": "ping"})["pong"])

    def pretender(self, answer):
        """Somebody who listens at the socket and has one answer to everything."""
        path = self.home / "malgil" / "control.sock"
        path.parent.mkdir(exist_ok=True)
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(path))
        listening.listen()

        def serve():
            try:
                connection, _ = listening.accept()
                with connection:
                    while connection.recv(4096):
                        connection.sendall(answer)
            except OSError:
                pass

        threading.Thread(target=serve, daemon=True).start()
        return listening


class DeathTests(DaemonTestCase):

    def test_a_daemon_that_is_killed_between_turns_loses_nothing(self):
        arguments = ["--say", ADDRESS], ["--say", ORDER, "--json"]
        for call in arguments:
            daemon = Daemon(self)
            last = self.run_tool(*call)
            daemon.kill()
        session = json.loads(last.stdout)["session"]
        daemon = Daemon(self)
        done = self.run_tool("--session", session, "--say", "네", "--json")
        self.assertEqual(json.loads(done.stdout)["effects"], {"placeOrder": 1}, done)
        daemon.kill()
        # And without any daemon, where a dead one's socket lies.
        self.assertIn("1043", self.run_tool("--say", "내 주문 확인해줘").stdout)

    def test_it_stops_as_it_is_told_and_leaves_no_socket(self):
        daemon = Daemon(self)
        asked = self.run_tool("--say", "치킨 주문해줘", "--json")
        self.assertEqual(daemon.stop(), 0)
        self.assertFalse(daemon.path.exists())
        session = json.loads(asked.stdout)["session"]
        result = self.run_tool("--session", session, "--say", "한밤치킨", "--json")
        self.assertEqual(json.loads(result.stdout)["turn"], 2)

    def test_a_second_one_is_refused(self):
        Daemon(self)
        result = self.run_tool("serve", "--no-http")
        self.assertEqual(result.returncode, 69)
        self.assertIn("another daemon is listening at", result.stderr)

    def test_phrases_are_read_again_and_a_mistake_leaves_the_old_ones_in_force(self):
        root = os.path.join(os.path.dirname(os.environ["MALGIL"]), "malgil_Phrases.resources")
        phrases = self.home / "phrases"
        shutil.copytree(root, phrases)
        daemon = Daemon(self, "--phrases", str(phrases))
        client = daemon.connect()
        session = client.ask({"do": "say", "text": "치킨 주문해줘"})["turn"]["session"]
        bad = next(phrases.glob("FoodDelivery/ko/*.yaml"))
        good = bad.read_text()
        bad.write_text("phrases: [unclosed")
        daemon.signal(signal.SIGHUP)
        error = client.ask({"do": "reload"})["error"]
        self.assertEqual(error["code"], "bad_data")
        self.assertIn(bad.name, error["message"])
        self.assertEqual(
            client.ask({"do": "say", "session": session, "text": "한밤치킨"})["turn"]["question"]["slot"], "lines.menuItem")
        bad.write_text(good)
        self.assertTrue(client.ask({"do": "reload"})["reloaded"])
        self.assertEqual(
            client.ask({"do": "say", "session": session, "text": "양념"})["turn"]["question"]["slot"], "address")


class MovingOnTests(DaemonTestCase):

    def next_event(self, listener, name):
        """The next event of a kind; what goes on is told of beside it."""
        while True:
            event = listener.receive()
            if event["event"] == name:
                return event

    def test_an_order_that_moves_on_is_told_above_the_line_that_is_typed(self):
        daemon = Daemon(self, "--now", NOW)
        client = daemon.connect()
        client.ask({"do": "say", "text": ADDRESS})
        asked = client.ask({"do": "say", "text": ORDER})["turn"]
        done = client.ask({"do": "say", "session": asked["session"], "text": "네"})["turn"]
        self.assertEqual(done["effects"], {"placeOrder": 1})
        listener = daemon.connect()
        listener.ask({"do": "subscribe"})
        terminal = self.start()
        terminal.send("피자 주")
        terminal.wait_for_last(r"말길> 피자 주")
        # Two steps: whatever was looked at before the first one, the second one is a change.
        for seconds, words in [(180, "가게가 접수했어요"), (480, "조리 중이에요")]:
            client.ask({"do": "advance", "seconds": seconds})
            notified = self.next_event(listener, "notified")
            self.assertEqual(notified["about"], "1043")
            self.assertIn(words, notified["text"])
            terminal.wait_for(rf"\* 주문 1043.*{words}")
            terminal.wait_for_last(r"말길> 피자 주")


class ToughnessTests(DaemonTestCase):

    def ping(self, daemon):
        client = daemon.connect()
        self.assertTrue(client.ask({"do": "ping"})["pong"])
        self.assertEqual(client.ask({"do": "say", "text": "도움말"})["turn"]["outcome"], "answered")
        client.close()

    def test_a_megabyte_and_nonsense_are_answered_and_the_connection_stays(self):
        daemon = Daemon(self)
        client = daemon.connect()
        error = client.ask(b'{"do":"say","text":"' + b"a" * 1_000_000 + b'"}\n')["error"]
        self.assertEqual(error["code"], "too_large")
        for nonsense in [b"\n", b"\0\0\n", b"\xff\n", b"[" * 10_000 + b"\n", b"{" * 500 + b"\n", b'{"do":1e999}\n']:
            self.assertEqual(client.ask(nonsense)["error"]["code"], "bad_request", nonsense[:20])
        self.assertEqual(client.ask({"do": "say", "text": "치킨" * 20_000})["turn"]["outcome"], "not_understood")
        self.assertTrue(client.ask({"do": "ping"})["pong"])
        self.ping(daemon)

    def test_clients_that_stall_or_vanish_keep_nobody_waiting(self):
        daemon = Daemon(self)
        stalled = daemon.connect()
        stalled.ask({"do": "subscribe"})
        stalled.socket.setblocking(False)
        flood = b'{"do":"words"}\n' * 2_000
        try:
            while flood:
                flood = flood[stalled.socket.send(flood):]
        except BlockingIOError:
            pass
        half = daemon.connect()
        half.send(b'{"do":"say","text":"')
        for _ in range(20):
            gone = daemon.connect()
            gone.send({"do": "say", "text": "치킨 주문해줘"})
            gone.close()
        self.ping(daemon)

    def test_a_thousand_connections_are_served_and_one_more_is_told_to_wait(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        daemon = Daemon(self)
        clients = [daemon.connect() for _ in range(999)]
        for client in clients:
            client.send({"do": "ping"})
        # The one that waited for the daemon may still be counted.
        self.assertTrue(all(client.receive()["pong"] for client in clients))
        full = [daemon.connect() for _ in range(2)]
        told, _, _ = select.select([client.socket for client in full], [], [], TIMEOUT)
        self.assertEqual(len(told), 1)
        refused = next(client for client in full if client.socket is told[0])
        self.assertEqual(refused.receive()["error"]["code"], "busy")
        for client in clients + full:
            client.close()
        self.ping(daemon)

    def test_a_locked_database_is_told_and_others_are_served(self):
        daemon = Daemon(self)
        asked = self.run_tool("--say", "치킨 주문해줘", "--json")
        lock = sqlite3.connect(self.home / "data/malgil/conversations.sqlite", isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        waiting = daemon.connect()
        waiting.send({"do": "say", "text": "도움말"})
        self.assertTrue(daemon.connect().ask({"do": "ping"})["pong"])
        self.assertEqual(waiting.receive()["error"]["code"], "busy")
        self.assertEqual(self.run_tool("--say", "도움말").returncode, 75)
        lock.execute("ROLLBACK")
        session = json.loads(asked.stdout)["session"]
        self.assertEqual(self.run_tool("--session", session, "--say", "한밤치킨").returncode, 20)

    def test_more_turns_that_wait_for_the_disk_than_there_are_processors_keep_no_other_request_waiting(self):
        daemon = Daemon(self)
        lock = sqlite3.connect(self.home / "data/malgil/conversations.sqlite", isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        waiting = [daemon.connect() for _ in range(os.cpu_count() + 6)]
        for client in waiting:
            client.send({"do": "say", "text": "도움말"})
        self.assertTrue(daemon.connect().ask({"do": "ping"})["pong"])
        answered, _, _ = select.select([client.socket for client in waiting], [], [], 0)
        # One waits for two seconds, and the next one begins to wait then: on a slow machine one may have given up.
        self.assertLess(len(answered), 2)
        lock.execute("ROLLBACK")
        for client in waiting:
            reply = client.receive()
            self.assertTrue("turn" in reply or reply["error"]["code"] == "busy", reply)

    def test_a_full_disk_is_told_and_nothing_is_lost(self):
        daemon = Daemon(self, prepare=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN))
        asked = self.run_tool("--say", "치킨 주문해줘", "--json")
        session = json.loads(asked.stdout)["session"]
        # No file may grow any more.
        resource.prlimit(daemon.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        client = daemon.connect()
        reply = client.ask({"do": "say", "session": session, "text": "한밤치킨"})
        self.assertEqual(reply["error"]["code"], "unavailable", reply)
        self.assertTrue(client.ask({"do": "ping"})["pong"])
        daemon.stop()
        Daemon(self)
        self.assertEqual(self.run_tool("--session", session, "--say", "한밤치킨").returncode, 20)
