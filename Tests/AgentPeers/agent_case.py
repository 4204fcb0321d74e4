"""What the tests with the reference client share: clients of the tool and of the daemon, and who answers them."""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import mcp_types as types
from checked_messages import CheckedTransport
from http_daemon import NOW, Daemon
from mcp import Client
from mcp.client.stdio import StdioServerParameters

MODES = ["auto", "legacy", "2026-07-28"]
VERSIONS = {"auto": "2026-07-28", "legacy": "2025-11-25", "2026-07-28": "2026-07-28", "2025-06-18": "2025-06-18"}
# The modes of the client, and the oldest revision, which it speaks when the server does.
ERAS = list(VERSIONS)
ADDRESS = "서울 마포구 월드컵로 1"


class Person:
    """Answers forms by the name of the field; keeps what was asked. Links are in `links`, and are left alone unless
    `opens_links` says that they are opened."""

    def __init__(self, action="accept", opens_links=False, **answers):
        self.action, self.opens_links, self.answers = action, opens_links, answers
        self.asked, self.links = [], asyncio.Queue()

    async def __call__(self, context, parameters):
        if parameters.mode == "url":
            self.links.put_nowait(parameters.url)
            return types.ElicitResult(action="accept" if self.opens_links else "cancel")
        schema = parameters.requested_schema
        self.asked.append((parameters.message, list(schema["properties"])))
        if self.action != "accept":
            return types.ElicitResult(action=self.action)
        content = {name: self.answers[name] for name in schema["properties"] if name in self.answers}
        return types.ElicitResult(action="accept", content=content)


class ToolDoor:
    """`malgil mcp`, and the tool for the person."""

    def __init__(self, case):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-agent-"))
        case.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        self.options = ["--data", str(self.home / "data"), "--no-daemon", "--now", NOW]

    @property
    def environment(self):
        return {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": os.environ["MALGIL_CACHE"], "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
        }

    @property
    def server(self):
        return StdioServerParameters(
            command=os.environ["MALGIL"], args=["mcp", *self.options], env=self.environment)

    def person(self, text, session):
        """The turn of a sentence that the person says at the tool."""
        said = subprocess.run(
            [os.environ["MALGIL"], *self.options, "--json", "--session", session, "--say", text],
            env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        return json.loads(said.stdout)

    def waiting(self):
        """Notifications of what agents want, as the person sees them."""
        shown = subprocess.run(
            [os.environ["MALGIL"], "notifications", *self.options, "--json"], env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, check=True)
        return [told for told in json.loads(shown.stdout).get("notifications", []) if told["app"] == "Malgil"]

    def lines(self, *messages):
        """What is answered to messages on standard input, until it ends."""
        text = "".join((message if isinstance(message, str) else json.dumps(message)) + "\n" for message in messages)
        said = subprocess.run(
            [os.environ["MALGIL"], "mcp", *self.options], env=self.environment, input=text.encode(),
            capture_output=True, check=True)
        return [json.loads(line) for line in said.stdout.splitlines()]


class DaemonDoor:
    """`/mcp` of the daemon, and its `/v1/say` for the person."""

    def __init__(self, case):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-agent-"))
        case.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        self.daemon = Daemon(self.home)
        case.addCleanup(self.daemon.kill)
        if self.daemon.port is None:
            raise AssertionError(self.daemon.said())

    @property
    def server(self):
        return f"http://127.0.0.1:{self.daemon.port}/mcp"

    def person(self, text, session):
        return self.post("/v1/say", {"text": text, "session": session})[2]

    def waiting(self):
        import urllib.request
        with urllib.request.urlopen(f"http://127.0.0.1:{self.daemon.port}/v1/notifications") as reply:
            return [told for told in json.load(reply)["notifications"] if told["app"] == "Malgil"]

    def post(self, path, body, **headers):
        """The status, headers and body of a reply."""
        import http.client
        connection = http.client.HTTPConnection("127.0.0.1", self.daemon.port, timeout=60)
        try:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            connection.request("POST", path, data, {"Content-Type": "application/json", **headers})
            reply = connection.getresponse()
            text = reply.read()
            return reply.status, reply.headers, json.loads(text) if text else None
        finally:
            connection.close()


class ToolWithDaemonDoor(DaemonDoor):
    """`malgil mcp`, whose turns are taken by a daemon, and its `/v1/say` for the person."""

    @property
    def server(self):
        environment = {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": os.environ["MALGIL_CACHE"], "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
            "MALGIL_SOCKET": str(self.home / "s"), "MALGIL_AS_ROOT": "true",
        }
        return StdioServerParameters(
            command=os.environ["MALGIL"], args=["mcp", "--data", str(self.home / "data"), "--lang", "ko"], env=environment)


class AgentTestCase(unittest.IsolatedAsyncioTestCase):

    async def asyncSetUp(self):
        # The debug mode of these tests writes a line for each step that takes long, and on a busy machine many do.
        asyncio.get_running_loop().set_debug(False)

    def client(self, door, mode, person=None, hear=None):
        """A client that takes no message which is not of the schema."""
        is_oldest = mode == "2025-06-18"
        transport = CheckedTransport(door.server, begins=mode if is_oldest else None)
        self.addCleanup(lambda: self.assertEqual(transport.mistakes, []))
        return Client(
            transport, mode="legacy" if is_oldest else mode, elicitation_callback=person, message_handler=hear, read_timeout_seconds=60)


def turn(result):
    return result.structured_content
