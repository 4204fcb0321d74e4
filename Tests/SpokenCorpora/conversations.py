#!/usr/bin/env python3
"""Holds the conversations of the corpora with a daemon, and counts those that go as their writers expect:
conversations.py MALGILD PHRASES [--show FILE] [LANGUAGE…]

A conversation holds when in every turn exactly the intents that its writer names come to their end, with the values that he gives.
Prints a line for each half of each language. With --show, the open conversations that do not hold go to FILE, with every
reply; of the closed half only totals are ever printed. Needs PyYAML.
"""

import collections
import pathlib

import yaml

from measure import ADDRESS, SWITCHED, Daemon, arguments, bare, is_closed, is_same, values_of

HERE = pathlib.Path(__file__).parent


def conversations(language, writer):
    """Each conversation and whether it is one of the closed half, by its name."""
    opened = set((HERE / "opened.txt").read_text().splitlines())
    for path in sorted(HERE.glob(f"conversations.{language}.{writer}.yaml")):
        for conversation in yaml.safe_load(path.read_text()):
            name = conversation["name"]
            yield conversation, is_closed(name) and name not in opened


def is_line(line, wanted):
    """One dish of an order, and how many of it: one unless another number was said."""
    names = {bare(str(line["menuItem"].get(key))) for key in ("id", "text") if line["menuItem"].get(key)}
    number = (line.get("quantity") or {}).get("value", 1)
    return number == wanted.get("quantity", 1) and any(is_same(name, bare(wanted["menuItem"])) for name in names)


def has(slot, wanted):
    if isinstance(wanted, list) and wanted and isinstance(wanted[0], dict):
        lines = slot if isinstance(slot, list) else []
        return len(lines) == len(wanted) and all(any(is_line(line, one) for line in lines) for one in wanted)
    if isinstance(wanted, list):
        return isinstance(slot, list) and len(slot) == len(wanted) and all(has(slot, one) for one in wanted)
    name = bare(str(wanted).lower() if isinstance(wanted, bool) else str(wanted))
    return slot is not None and any(
        name in value or is_same(value, name) or len(value) > 1 and value in name for value in values_of(slot))


def is_implied(turn, slots, slot, value):
    """A value that no slot has: the answer says which way a switch was set, the dishes say of which restaurant they are, and what
    costs nothing is a condition of its own."""
    if slot == "isEnabled":
        return bool(SWITCHED[str(value).lower()].search(turn["text"]))
    if slot == "restaurant":
        return slots.get(slot) is None and bool(slots.get("lines"))
    return slot == "maximumFee" and value == 0 and has(slots.get("condition"), "free")


def problem(turn, expected):
    """What a turn did otherwise than expected; None where it did that."""
    done = [made["intent"] for made in turn["performed"]]
    wanted = [] if expected == "none" else list(expected)
    if done != wanted:
        return f"did {done}, not {wanted}"
    for made in turn["performed"]:
        for slot, value in (expected[made["intent"]] or {}).items():
            if not has(made["slots"].get(slot), value) and not is_implied(turn, made["slots"], slot, value):
                return f"{slot} is {made['slots'].get(slot)}, not {value}"
    return None


def shown(slot):
    """A slot as it is read quickly."""
    if isinstance(slot, list):
        return "[" + ", ".join(map(shown, slot)) + "]"
    if isinstance(slot, dict) and not {"text", "id", "value"} & set(slot):
        return "{" + ", ".join(f"{name} {shown(value)}" for name, value in slot.items()) + "}"
    return str(slot.get("text") or slot.get("value")) if isinstance(slot, dict) else str(slot)


def held(program, phrases, language, conversation):
    """The turns with their replies, and what was wrong with the first wrong one."""
    daemon = Daemon(program, phrases, language)
    daemon.say(ADDRESS[language])
    session, wrong, lines = None, None, []
    for said in conversation["turns"]:
        turn = daemon.say(said["say"], session)
        session = turn["session"]
        here = problem(turn, said["calls"]) if "calls" in said else None
        wrong = wrong or here
        question = turn["question"]
        asked = f" [{turn['intent']} {question['slot']} {shown(turn['slots'])}]" if question else ""
        lines += [f"  > {said['say']}", f"    {turn['text']}{asked}".replace("\n", " / ")] + ([f"    !! {here}"] if here else [])
    daemon.close()
    return lines, wrong


def main():
    options = arguments().parse_args()
    shown = open(options.show, "w", encoding="utf-8") if options.show else None
    for language in options.languages:
        counts = collections.Counter()
        for conversation, closed in conversations(language, options.writer):
            lines, wrong = held(options.program, options.phrases, language, conversation)
            counts[closed, wrong is None] += 1
            if shown and wrong and not closed:
                shown.write("\n".join([f"## {conversation['name']}", *lines, ""]) + "\n")
        for closed in (True, False):
            total = counts[closed, True] + counts[closed, False]
            print(f"{language} conversations {'closed' if closed else 'open':6} {counts[closed, True]} of {total} hold", flush=True)


if __name__ == "__main__":
    main()
