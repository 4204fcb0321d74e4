"""The conversations of the sample apps, as `Tests/Conversations` has them: what is said, without what is checked."""

import dataclasses
import datetime
import pathlib
import re

import yaml

FOLDER = pathlib.Path(__file__).parents[1] / "Conversations"
STEPS = ["say", "press", "silence", "advance", "restart"]
UNITS = {"d": 86_400, "h": 3_600, "m": 60, "s": 1}


@dataclasses.dataclass(frozen=True)
class Step:
    """What is done at a door: one of `STEPS`, with its words, option or seconds."""
    kind: str
    value: object = None


@dataclasses.dataclass(frozen=True)
class Scenario:
    name: str
    language: str
    clock: datetime.datetime
    app: str | None
    # Conversations of the person that come before, each from its beginning.
    fixtures: tuple
    steps: tuple


def seconds(text):
    return sum(int(count) * UNITS[unit] for count, unit in re.findall(r"(\d+)([dhms])", text))


def step(turn):
    kind = next(kind for kind in STEPS if kind in turn)
    value = turn[kind]
    return Step(kind, seconds(value) if kind == "advance" else str(value))


def clock(value):
    return value if isinstance(value, datetime.datetime) else datetime.datetime.fromisoformat(value)


class Timestamps(yaml.SafeLoader):
    """Times stay texts: YAML would leave out where they are."""


Timestamps.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":timestamp", ":bool", ":float"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def read(path):
    """PyYAML takes no question mark inside of brackets. They stand in what is checked, which is not used here."""
    text = re.sub(r"(?m)^(?! *- say:).*$", lambda line: line[0].replace("?", ""), path.read_text())
    return yaml.load(text, Timestamps) or {}


def all_scenarios():
    """Every conversation of every file, in the order of their names; but for those about the board, which no agent has."""
    found = []
    for path in sorted(FOLDER.rglob("*.test.yaml")):
        suite, shared = read(path), path.parent / "_fixtures.yaml"
        if "Malgil" in suite["apps"]:
            continue
        fixtures = read(shared) if shared.exists() else {}
        for scenario in suite["scenarios"]:
            names = [*suite.get("fixtures", []), *scenario.get("fixtures", [])]
            found.append(Scenario(
                f"{path.relative_to(FOLDER)}: {scenario['name']}", suite["language"], clock(suite["clock"]),
                suite["apps"][0] if len(suite["apps"]) == 1 else None,
                tuple(tuple(step(turn) for turn in fixtures[name]) for name in names),
                tuple(step(turn) for turn in scenario["turns"])))
    return found
