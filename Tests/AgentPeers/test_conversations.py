"""The conversations of the sample apps, held by the reference client: the same questions and deeds as in process.

A part of them runs always; MALGIL_ALL_CONVERSATIONS has all of them held in each mode at each door.
"""

import asyncio
import json
import os
import pathlib
import tempfile
import unittest

from agent_case import MODES, AgentTestCase
from agent_conversation import HTTP, RANDOM, AgentConversation, Tool, of_turn
from mcp import Client
from scenarios import Step, all_scenarios

DOORS = {"stdio": Tool, "http": HTTP}
TAKES_ALL = "MALGIL_ALL_CONVERSATIONS" in os.environ
# One of so many conversations, each in another mode and at another door.
SAMPLE = int(os.environ.get("MALGIL_CONVERSATION_SAMPLE", 16))
AT_ONCE = 3
# Seconds for one conversation, on a busy machine.
PATIENCE = 120
# What an agent is told where something needs a person who is known, as every intent does that finds things by their properties.
REFUSALS = ("This needs to know who you are", "본인 확인이 필요한 일이라")
URI_PARTS = ["widgets", "activities"]


async def things(server):
    """Every entity of every app, as a client reads it, but for the identifiers that are random."""
    async with Client(server, read_timeout_seconds=60) as client:
        uris = [str(resource.uri) for resource in (await client.list_resources()).resources]
        return {
            uri: json.loads(RANDOM.sub("", (await client.read_resource(uri)).contents[0].text))
            for uri in uris if not any(f"/{part}" in uri for part in URI_PARTS)
        }


class InProcess:
    """What a conversation comes to in the tool's own process: each turn, and the things that there are in the end."""

    def __init__(self, scenario):
        self.scenario, self.turns, self.things = scenario, [], None

    async def hold(self):
        with tempfile.TemporaryDirectory(prefix="malgil-agent-") as home:
            tool = Tool(pathlib.Path(home), self.scenario)
            await prepare(tool, self.scenario)
            session, turn = None, None
            for step in self.scenario.steps:
                turn = await self.step(tool, step, session, turn)
                session = turn["session"] if turn else None
                self.turns.append(turn)
            self.things = await things(tool.server)
        return self

    @staticmethod
    async def step(tool, step, session, turn):
        match step:
            case Step("say", text): return await tool.person(session, text=text)
            case Step("silence"): return await tool.person(session, text="")
            case Step("press", option): return await tool.person(session, answers={turn["question"]["slot"]: option})
            case Step("advance", seconds): await tool.advance(seconds)
        return turn


async def prepare(door, scenario):
    """The conversations of the person that come before."""
    for fixture in scenario.fixtures:
        session = None
        for step in fixture:
            session = (await door.person(session, text=step.value))["session"]


def difference(seen, turn):
    """Where what an agent was asked or told is not what the person is in process; nil where it is the same."""
    expected = of_turn(turn)
    # FindLandmarkEntity looks among the things of a person; FindTickets is an intent like any other.
    if turn["intent"] and turn["intent"].startswith("Find") and turn["intent"].endswith("Entity"):
        return None if seen["message"].startswith(REFUSALS) else f"{seen['message']!r} is said, not that a person is needed"
    if not seen["message"].startswith(expected["message"]):
        return f"{seen['message']!r} is said, not {expected['message']!r}"
    for key, value in seen.items():
        if key not in ["message", "outcome"] and value != expected[key]:
            return f"{key} is {value}, not {expected[key]}"
    return None


class ConversationTests(AgentTestCase):

    async def test_an_agent_is_asked_and_does_what_a_person_is_in_process(self):
        scenarios = all_scenarios()
        self.assertGreater(len(scenarios), 300)
        combinations = [(door, mode) for door in DOORS for mode in MODES]
        chosen = [
            (scenario, combinations if TAKES_ALL else [combinations[number // SAMPLE % len(combinations)]])
            for number, scenario in enumerate(scenarios) if TAKES_ALL or number % SAMPLE == 0
        ]
        limit = asyncio.Semaphore(AT_ONCE)

        async def checked(scenario, pairs):
            async with limit:
                known = await InProcess(scenario).hold()
                return [f"{scenario.name} ({door}, {mode}): {problem}" for door, mode in pairs
                        if (problem := await self.problem(known, door, mode))]

        found = await asyncio.gather(*(checked(*pair) for pair in chosen))
        problems = [problem for problems in found for problem in problems]
        if problems:
            self.fail(f"{len(problems)} of {sum(len(pairs) for _, pairs in chosen)}:\n" + "\n".join(problems))

    async def problem(self, known, door, mode):
        """What is not as in process; nil where all is."""
        with tempfile.TemporaryDirectory(prefix="malgil-agent-") as home:
            place = DOORS[door](pathlib.Path(home), known.scenario)
            await place.start()
            try:
                return await asyncio.wait_for(self.compared(known, place, mode), PATIENCE)
            except Exception as error:  # whatever goes wrong is told with its conversation
                return f"{type(error).__name__}: {error}"
            finally:
                place.stop()

    async def compared(self, known, place, mode):
        await prepare(place, known.scenario)
        talk = AgentConversation(place, mode)
        await talk.open()
        try:
            for number, (step, turn) in enumerate(zip(known.scenario.steps, known.turns), 1):
                await getattr(talk, step.kind)(step.value)
                if step.kind in ["advance", "restart"]:
                    continue
                if problem := difference(talk.seen, turn):
                    return f"turn {number}, {step.value!r}: {problem}"
        finally:
            await talk.close()
        if (left := await things(place.server)) != known.things:
            return "there are other things in the end: " + "; ".join(
                f"{uri} has {left[uri]}, not {known.things.get(uri)}"[:1_000] for uri in left
                if left[uri] != known.things.get(uri))
        return None


if __name__ == "__main__":
    unittest.main()
