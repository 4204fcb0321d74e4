"""What the tests with the reference client share: clients of the tool and of the daemon, and who answers them."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import mcp_types as types
from http_daemon import NOW, Daemon
from mcp import Client
from mcp.client.stdio import StdioServerParameters

MODES = ["auto", "legacy", "2026-07-28"]
VERSIONS = {"auto": "2026-07-28", "legacy": "2025-11-25", "2026-07-28": "2026-07-28"}
ADDRESS = "서울 마포구 월드컵로 1"


class Person:
    """Answers forms by the name of the field, and leaves links alone; keeps what was asked."""

    def __init__(self, action="accept", **answers):
        self.action = action
        self.answers = answers
        self.asked = []

    async def __call__(self, context, parameters):
        if parameters.mode == "url":
            return types.ElicitResult(action="cancel")
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


class AgentTestCase(unittest.IsolatedAsyncioTestCase):

    def client(self, door, mode, person=None, hear=None):
        return Client(
            door.server, mode=mode, elicitation_callback=person, message_handler=hear, read_timeout_seconds=60)


def turn(result):
    return result.structured_content
