"""hassil as a peer: answers one question a line, or understands one sentence and ends.

Both are JSON: {"do": "round"} and {"times": [nanoseconds, …], "understood": 3}.
"""

import json
import signal
import sys
import time
from pathlib import Path

import yaml
from hassil import Intents, TextSlotList, recognize_best

# For how many seconds a contestant works untimed before it is timed; ours the same.
WARM_UP = 0.02

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(path):
    with open(path, encoding="utf-8") as file:
        return yaml.load(file, Loader) or {}


def clock_time():
    """What the clock says of no work at all."""
    times = []
    for _ in range(100):
        start = time.thread_time_ns()
        times.append(time.thread_time_ns() - start)
    return sorted(times)[50]


class Set:
    """Templates with the sentences to be understood, each with its lists and context."""

    def __init__(self, intents, work):
        self.intents = intents
        self.work = work

    def round(self):
        """Every sentence, untimed for a while and then timed less what the clock takes, as is done with ours."""
        start = time.thread_time()
        while True:
            for work in self.work:
                self.recognize(work)
            if time.thread_time() - start >= WARM_UP:
                break
        clock = clock_time()
        times = []
        understood = 0
        for work in self.work:
            start = time.thread_time_ns()
            result = self.recognize(work)
            times.append(max(0, time.thread_time_ns() - start - clock))
            understood += result is not None
        return {"times": times, "understood": understood}

    def recognize(self, work):
        sentence, lists, context = work
        return recognize_best(
            sentence, self.intents, slot_lists=lists, intent_context=context, best_slot_name="name"
        )


# Home Assistant's folder


def block(data, combination):
    """A block of sentences in hassil's own keys."""
    slots = dict(data.get("slots", {}))
    requires = dict(data.get("requires_context", {}))
    domains = data.get("name_domains")
    if isinstance(domains, str):
        domains = combination["name_domain_groups"][domains]
    if domains:
        requires["domain"] = domains
    elif "inferred_domain" in data:
        slots["domain"] = data["inferred_domain"]
    if combination.get("context_area"):
        requires["area"] = {"slot": True}
    return {"sentences": data["sentences"], "slots": slots, "requires_context": requires}


def intents_of(folder, language):
    common = read(folder / "sentences" / language / "_common.yaml")
    merged = {
        "language": language,
        "intents": {},
        "lists": {},
        "expansion_rules": {},
        "skip_words": common.get("skip_words", []),
    }
    for path in sorted((folder / "rules" / language).glob("*.yaml")):
        merged["expansion_rules"].update(read(path)["expansion_rules"])
    for path in [*(folder / "lists").glob("*.yaml"), *(folder / "lists" / language).glob("*.yaml")]:
        merged["lists"].update(read(path)["lists"])
    schema = read(folder / "intents.yaml")
    for path in sorted((folder / "sentences" / language).glob("*/*.yaml")):
        combination = schema[path.parent.name]["slot_combinations"].get(path.stem, {})
        blocks = read(path)["data"]
        kept = [each for each in blocks if not each.get("speech_to_phrase")] or blocks
        intent = merged["intents"].setdefault(path.parent.name, {"data": []})
        intent["data"] += [block(each, combination) for each in kept]
    return Intents.from_dict(merged), schema


def lists_of(files):
    entities = [
        (each["name"], each["name"], {"domain": each["domain"]})
        for file in files
        for each in file.get("entities") or []
    ]
    names = {key: [each["name"] for file in files for each in file.get(key) or []] for key in ("areas", "floors")}
    return {
        "name": TextSlotList.from_tuples(entities, name="name"),
        "area": TextSlotList.from_strings(names["areas"], name="area"),
        "floor": TextSlotList.from_strings(names["floors"], name="floor"),
    }


def home_assistant(folder, language, merged):
    folder = Path(folder)
    intents, schema = intents_of(folder, language)
    tests = [(path, read(path)) for path in sorted((folder / "tests" / language).glob("*/*.yaml"))]
    everything = lists_of([test for _, test in tests]) if merged else None
    work = []
    for path, test in tests:
        combination = schema[path.parent.name]["slot_combinations"].get(path.stem, {})
        here = [area["name"] for area in test.get("areas") or [] if area.get("context_area")]
        context = {"area": (here or ["__context_area__"])[0]} if combination.get("context_area") else {}
        lists = everything or lists_of([test])
        work += [(sentence, lists, context) for group in test["tests"] for sentence in group["sentences"]]
    return Set(intents, work)


# Generated sets


def generated(question):
    data = {str(index): {"data": [{"sentences": [text]}]} for index, text in enumerate(question["templates"])}
    intents = Intents.from_dict({"language": "en", "intents": data})
    lists = {"name": TextSlotList.from_strings(question["names"], allow_template=False, name="name")}
    return Set(intents, [(sentence, lists, {}) for sentence in question["sentences"]])


# Hostile sets


def interrupt(signum, frame):
    raise TimeoutError


def hostile_intents(question):
    if "folder" in question:
        return intents_of(Path(question["folder"]), question["language"])[0], lists_of([])
    intents = {
        "language": "en",
        "intents": {"Test": {"data": [{"sentences": question["templates"]}]}},
        "expansion_rules": question["rules"],
        "lists": question["lists"],
    }
    return Intents.from_dict(intents), {}


def hostile(question):
    signal.signal(signal.SIGALRM, interrupt)
    try:
        intents, lists = hostile_intents(question)
        signal.setitimer(signal.ITIMER_REAL, question["limit"])
        start = time.thread_time()
        recognize_best(question["sentence"], intents, slot_lists=lists)
        return {"seconds": time.thread_time() - start}
    except TimeoutError:
        return {"remark": f"over {question['limit']:.0f} s"}
    except BaseException as error:  # RecursionError, AssertionError: that is the answer
        return {"remark": type(error).__name__}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def answer(question, loaded):
    match question["do"]:
        case "hello":
            return {}
        case "home-assistant":
            loaded[:] = [home_assistant(question["folder"], question["language"], question["merged"])]
            return {"count": len(loaded[0].work)}
        case "templates":
            loaded[:] = [generated(question)]
            return {}
        case "round":
            return loaded[0].round()
        case "hostile":
            return hostile(question)


def main():
    if sys.argv[1:2] == ["one-shot"]:
        folder, language, sentence = sys.argv[2:5]
        intents, _ = intents_of(Path(folder), language)
        sys.exit(recognize_best(sentence, intents, slot_lists=lists_of([])) is None)
    loaded = []
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line), loaded)
        except Exception as error:
            reply = {"failure": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


main()
