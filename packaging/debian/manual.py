"""Writes a manual page from what a program says about itself, with a text that people wrote at its end.

    manual.py PROGRAM SECTION TEXT > PAGE

The program prints its commands and options as JSON (--experimental-dump-help of swift-argument-parser). The date is
SOURCE_DATE_EPOCH, so that the same sources make the same page.
"""

import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import time

HANGUL = re.compile(r"[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")


def escaped(text):
    """The text as roff prints it; no line of it is taken for a request."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("“", r"\(lq").replace("”", r"\(rq").replace("…", "...")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def english(text):
    """The page is English: the sentences in Korean that stand beside the English ones are left out."""
    return " ".join(part for part in re.split(r"(?<=[.:]) +", text) if not HANGUL.search(part))


def described(command):
    """What a command does; lines that are indented, and Korean examples, stand in its help only."""
    lines = [line for line in command.get("discussion", "").splitlines() if not line.startswith(" ")]
    lines = [line for line in lines if not HANGUL.search(line)]
    return "\n".join([english(command["abstract"]), *lines])


def names(argument):
    dashed = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    shown = ", ".join(rf"\fB{escaped(name)}\fR" for name in dashed)
    return shown + (rf" \fI{escaped(argument['valueName'])}\fR" if argument["kind"] == "option" else "")


def options(command):
    """A flag and its contrary (--http, --no-http) have one text, and therefore one entry."""
    shown = [each for each in command["arguments"] if each["shouldDisplay"] and each["kind"] != "positional"]
    for text, same in itertools.groupby(shown, key=lambda argument: argument.get("abstract", "")):
        yield f".TP\n{', '.join(map(names, same))}\n{escaped(english(text))}"


def commands(command):
    for child in command.get("subcommands", []):
        if child["shouldDisplay"] and child["commandName"] != "help":
            yield f".TP\n.B {escaped(child['commandName'])}\n{escaped(described(child))}"


def page(command, section, version, text):
    name, children = command["commandName"], list(commands(command))
    day = time.strftime("%Y-%m-%d", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"])))
    yield f'.TH {name.upper()} {section} {day} "Malgil {version}"'
    yield f".SH NAME\n{name} \\- {escaped(english(command['abstract'])).rstrip('.')}"
    yield f".SH SYNOPSIS\n.B {name}\n[\\fIoptions\\fR]" + (" [\\fIcommand\\fR]" if children else "")
    yield f".SH DESCRIPTION\n{escaped(described(command))}"
    yield from [".SH OPTIONS", *options(command)]
    if children:
        yield f".SH COMMANDS\n.B {name} help\n.I command\ntells more about each."
        yield from children
    yield text.rstrip()


def main(program, section, text):
    def said(option):
        return subprocess.run([program, option], check=True, capture_output=True, text=True).stdout
    help = json.loads(said("--experimental-dump-help"))
    print("\n".join(page(help["command"], section, said("--version").strip(), pathlib.Path(text).read_text())))


if __name__ == "__main__":
    main(*sys.argv[1:])
