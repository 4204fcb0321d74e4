"""marisa-trie and rapidfuzz over the same names, asked one thing a line (JSON in, JSON out).

Names are files of code bytes, one name a line; codes never contain a line feed.
"""

import json
import sys
import time

import marisa_trie
from rapidfuzz import process
from rapidfuzz.distance import OSA

trie = None
names = []
queries = []


def lines(path):
    with open(path, "rb") as file:
        return file.read().split(b"\n")[:-1]


def load(question):
    """Builds the trie; how long that takes, and how large it is when saved."""
    global trie, names, queries
    keys = lines(question["names"])
    queries = lines(question["queries"])
    start = time.perf_counter()
    trie = marisa_trie.BinaryTrie(keys)
    seconds = time.perf_counter() - start
    names = [key.decode("latin-1") for key in keys]
    return {"seconds": seconds, "bytes": len(trie.tobytes())}


def walk(question):
    """The longest name at the start of every query."""
    prefixes = trie.prefixes
    found = 0
    start = time.perf_counter_ns()
    for query in queries:
        found += len(prefixes(query)[-1])
    return {"seconds": (time.perf_counter_ns() - start) * 1e-9, "found": found}


def repair(question):
    """The name nearest to each misspelt one."""
    times, found = [], 0
    for query, cutoff in zip(question["said"], question["cutoffs"]):
        start = time.perf_counter_ns()
        best = process.extractOne(query, names, scorer=OSA.distance, score_cutoff=cutoff)
        times.append((time.perf_counter_ns() - start) * 1e-9)
        found += best is not None
    return {"times": times, "found": found}


for line in sys.stdin:
    question = json.loads(line)
    try:
        answer = {"load": load, "walk": walk, "repair": repair}[question["do"]](question)
    except Exception as error:  # The other side says what went wrong.
        answer = {"failure": repr(error)}
    print(json.dumps(answer), flush=True)
