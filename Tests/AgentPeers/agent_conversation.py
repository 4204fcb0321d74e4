"""A conversation through an agent: the first words are a call of a tool, questions come as forms, and the words that follow
are put into them. What only the person may answer is said at the person's own door."""

import asyncio
import datetime
import json
import os
import re
import subprocess

import mcp_types as types
from checked_messages import CheckedTransport
from http_daemon import Daemon
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

# An identifier that is another one in each run.
RANDOM = re.compile(r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}")
YES, NO = {"네", "응", "yes"}, {"아니요", "아니", "no"}


class Tool:
    """The tool in a process of its own for each turn, and `malgil mcp` for an agent, on the data of one folder."""

    def __init__(self, home, scenario):
        self.home, self.scenario, self.now = home, scenario, scenario.clock

    async def start(self):
        pass

    @property
    def options(self):
        scenario = self.scenario
        app = ["--app", scenario.app] if scenario.app else []
        return ["--data", str(self.home / "data"), "--no-daemon", "--now", self.now.isoformat(), "--lang", scenario.language, *app]

    @property
    def environment(self):
        return {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TZ": "Asia/Seoul", "LANG": "C.UTF-8",
            "XDG_CACHE_HOME": os.environ["MALGIL_CACHE"], "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
        }

    @property
    def server(self):
        return StdioServerParameters(command=os.environ["MALGIL"], args=["mcp", *self.options], env=self.environment)

    async def run(self, *arguments):
        """The objects that a command prints."""
        process = await asyncio.create_subprocess_exec(
            os.environ["MALGIL"], *arguments, *self.options, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        output, errors = await process.communicate()
        if not output:
            raise AssertionError(errors.decode())
        return [json.loads(line) for line in output.splitlines()]

    async def person(self, session, *, text=None, answers=None):
        said = ["--say", text] if answers is None else [f"--answer={slot}={value}" for slot, value in answers.items()]
        return (await self.run("--json", "--no-input", *(["--session", session] if session else []), *said))[-1]

    async def sessions(self):
        return await self.run("sessions", "--json")

    # The agent's process is told the time when it starts.
    async def advance(self, seconds):
        self.now += datetime.timedelta(seconds=seconds)

    restarts_client = True

    async def restart(self):
        pass

    def stop(self):
        pass


class HTTP:
    """A daemon: `/mcp` for an agent, `/v1/say` for the person."""

    def __init__(self, home, scenario):
        self.home, self.scenario, self.passed = home, scenario, 0
        self.daemon = None

    async def start(self):
        scenario = self.scenario
        app = ["--app", scenario.app] if scenario.app else []
        self.daemon = await asyncio.to_thread(
            Daemon, self.home, "--now", scenario.clock.isoformat(), "--lang", scenario.language, *app)
        if self.daemon.port is None:
            raise AssertionError(self.daemon.said())
        if self.passed:
            await self.post("/v1/clock", {"seconds": self.passed})

    @property
    def server(self):
        return f"http://127.0.0.1:{self.daemon.port}/mcp"

    async def person(self, session, *, text=None, answers=None):
        said = {"text": text} if answers is None else {"answers": answers}
        return await self.post("/v1/say", {**said, **({"session": session} if session else {})})

    async def sessions(self):
        return (await self.request("GET", "/v1/sessions"))["sessions"]

    async def post(self, path, body):
        return await self.request("POST", path, json.dumps(body).encode())

    async def request(self, method, path, data=None):
        return await asyncio.to_thread(self._request, method, path, data)

    def _request(self, method, path, data):
        import urllib.request
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.daemon.port}{path}", data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as reply:
            return json.load(reply)

    async def advance(self, seconds):
        self.passed += seconds
        await self.post("/v1/clock", {"seconds": seconds})

    restarts_client = False

    async def restart(self):
        self.stop()
        await self.start()

    def stop(self):
        self.daemon.kill()


class AgentConversation:
    """One conversation of a client with a door. `seen` is what the client was asked or answered last."""

    def __init__(self, door, mode):
        self.door, self.mode = door, mode
        self.client = self.call = self.asked = self.form = None
        self.session, self.waits, self.seen = None, False, None

    async def open(self):
        self.forms = asyncio.Queue()
        transport = CheckedTransport(self.door.server)
        self.mistakes = transport.mistakes
        self.client = Client(transport, mode=self.mode, elicitation_callback=self.ask, read_timeout_seconds=60)
        await self.client.__aenter__()

    async def close(self):
        try:
            await self.leave()
        finally:
            if self.call is not None:
                self.call.cancel()
            await self.disconnect()

    async def disconnect(self):
        await self.client.__aexit__(None, None, None)
        if self.mistakes:
            raise AssertionError("; ".join(self.mistakes))

    async def ask(self, context, parameters):
        """The client is asked: the form waits for the next words of the conversation."""
        if parameters.mode == "url":
            return types.ElicitResult(action="cancel")
        answer = asyncio.get_running_loop().create_future()
        await self.forms.put((parameters, answer))
        return await answer

    # What is done at the door.

    async def say(self, text):
        if self.form is not None and (answer := self.answer(text)) is not None:
            await self.fill(answer)
            return
        await self.leave()
        if self.waits:
            self.take_person(await self.door.person(self.session, text=text))
            return
        arguments = {"text": text, **({"session": self.session} if self.session else {})}
        self.call = asyncio.ensure_future(self.client.call_tool("say", arguments))
        await self.next()

    async def silence(self, _):
        await self.leave()
        await self.say("")

    async def press(self, option):
        slot = self.seen["slot"]
        await self.leave()
        self.take_person(await self.door.person(self.session, answers={slot: option}))

    async def advance(self, seconds):
        await self.leave()
        await self.door.advance(seconds)
        if self.door.restarts_client:
            await self.reopen()

    async def restart(self, _):
        await self.leave()
        await self.disconnect()
        await self.door.restart()
        await self.open()

    async def reopen(self):
        await self.disconnect()
        await self.open()

    # Forms.

    def answer(self, text):
        """What a form is answered with; nil where the words fit into none."""
        if slot := asked(self.form[0].requested_schema):
            return types.ElicitResult(action="accept", content={slot: text})
        if text.strip(" .!") in YES:
            return types.ElicitResult(action="accept", content={})
        return types.ElicitResult(action="decline") if text.strip(" .!") in NO else None

    async def fill(self, answer):
        (_, waiting), self.form = self.form, None
        waiting.set_result(answer)
        await self.next()

    async def leave(self):
        """Gives the call up that asks; its question stays open."""
        if self.form is None:
            return
        (_, waiting), self.form = self.form, None
        waiting.set_result(types.ErrorData(code=-32600, message="the person says something else"))
        try:
            result = await self.call
            self.session = result.structured_content["session"]
        except MCPError:
            # A client of the stateless revision is not told which conversation it was; the person knows.
            begun = [known["id"] for known in await self.door.sessions() if known["id"].startswith("agent_")]
            self.session = self.session or begun[0]
        self.call = None

    async def next(self):
        """Waits until the call asks, or has its result."""
        form = asyncio.ensure_future(self.forms.get())
        await asyncio.wait([form, self.call], return_when=asyncio.FIRST_COMPLETED, timeout=60)
        if form.done():
            self.form = form.result()
            self.seen = self.of_form(self.form[0])
            return
        form.cancel()
        result, self.call = await self.call, None
        turn = result.structured_content
        if turn is None:
            raise AssertionError(result.content[0].text)
        self.session, self.waits = turn["session"], "--session" in result.content[0].text
        self.seen = of_turn(turn)

    def take_person(self, turn):
        # A correction is shown again, and waits as before.
        self.session, self.waits = turn["session"], (turn["question"] or {}).get("kind") == "confirm"
        self.seen = of_turn(turn)

    @staticmethod
    def of_form(parameters):
        schema = parameters.requested_schema
        if not schema["properties"]:
            return {"message": parameters.message, "kind": "confirm"}
        slot = asked(schema)
        return {"message": parameters.message, "slot": slot, "choices": choices(schema["properties"][slot])}


def asked(schema):
    """The field that the form's message asks for: it alone is required. None for a confirmation."""
    return next(iter(schema.get("required", [])), None)


def choices(schema):
    """What can be chosen by a schema: all of it, also where the words show a part at a time."""
    return [RANDOM.sub("", choice["const"]) for choice in schema.get("oneOf") or schema.get("items", {}).get("anyOf") or []]


def of_turn(turn):
    """What a turn comes to: its words, its question and its deeds."""
    question = turn.get("question") or {}
    return {
        "message": turn["text"], "outcome": turn["outcome"], "effects": turn["effects"], "kind": question.get("kind"),
        "slot": question.get("slot"), "options": [option["id"] for option in question.get("options", [])],
        "choices": choices(question.get("schema") or {}),
        "performed": [(performed["app"], performed["intent"]) for performed in turn["performed"]],
    }
