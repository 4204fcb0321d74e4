#!/usr/bin/env python3
"""Holds the conversations of the corpora with the apps, and counts those that go as their writers expect: conversations.py MALGIL PHRASES [--show FILE] [LANGUAGE…]

Prints a line for each half of each language. With --show, the open conversations that do not hold go to FILE with what was
wrong; of the closed half only totals are ever printed.
"""

import argparse
import os
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as Tree

from measure import ADDRESS, is_closed

HERE = pathlib.Path(__file__).parent
HEAD = """suite: {name}
language: {language}
clock: 2026-11-20T19:00:00+09:00
apps: [FoodDelivery, Landmarks]
fixtures: [address]
scenarios:
"""


def scenarios(language, writer):
    """The name, the text and the half of each conversation."""
    opened = set((HERE / "opened.txt").read_text().splitlines())
    for path in sorted(HERE.glob(f"conversations.{language}.{writer}.yaml")):
        for part in re.split(r"(?m)^(?=- name:)", path.read_text())[1:]:
            name = re.match(r"- name: *(.*)", part).group(1)
            yield name, part, is_closed(name) and name not in opened


def held(program, phrases, language, parts):
    """What was wrong with each conversation: nothing for those that went as expected."""
    with tempfile.TemporaryDirectory(prefix="malgil-conversations-") as folder:
        text = HEAD.format(name=language, language=language) + "".join(part for _, part in parts)
        (pathlib.Path(folder) / f"all.test.yaml").write_text(text)
        (pathlib.Path(folder) / "_fixtures.yaml").write_text(f"address:\n  - say: {ADDRESS[language]}\n    outcome: done\n")
        report = f"{folder}/report.xml"
        subprocess.run([program, "test", folder, "--phrases", phrases, "--report", f"junit={report}"], stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE if not os.environ.get("SHOW") else None)
        return [case for case in Tree.parse(report).iter("testcase")]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("phrases")
    parser.add_argument("languages", nargs="*", default=["ko", "en"])
    parser.add_argument("--show")
    parser.add_argument("--writer", default="*", help="the number of a file")
    options = parser.parse_args()
    shown = open(options.show, "w", encoding="utf-8") if options.show else None
    for language in options.languages:
        every = list(scenarios(language, options.writer))
        for closed in (True, False):
            parts = [(name, part) for name, part, is_of_closed in every if is_of_closed == closed]
            cases = held(options.program, options.phrases, language, parts)
            wrong = [case for case in cases if case.find("failure") is not None]
            print(f"{language} conversations {'closed' if closed else 'open':6} {len(cases) - len(wrong)} of {len(cases)} hold", flush=True)
            for case in wrong if shown and not closed else []:
                shown.write(f"## {case.get('name')}\n{case.find('failure').text or case.find('failure').get('message')}\n\n")


if __name__ == "__main__":
    main()
