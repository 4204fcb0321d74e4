#!/usr/bin/env python3
"""Says every sentence of the corpora to a daemon, and counts what came of it: measure.py MALGILD PHRASES [--show FILE] [LANGUAGE…]

Prints a line for each file and half, and for answers one for each class. With --show, the lines of the open half that do
not hold go to FILE; of the closed half only totals are ever printed.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import time
import unicodedata

HERE = pathlib.Path(__file__).parent
NOW = "2026-11-20T19:00:00+09:00"
DOING = {"OrderFood", "DetailedOrder", "QuickOrder", "ReorderLast", "CancelOrder", "AddToCart", "EmptyCart", "OrderCart",
         "AddFavourite", "RemoveFavourite", "SetAddress", "SetDeliveryNotifications", "FavouriteLandmark",
         "UnfavouriteLandmark", "UpdateFavourite", "CreateCollection", "AddToCollection", "RemoveFromCollection",
         "RemoveCollection", "RestoreCollection", "RecordVisit", "DeleteVisits", "PlanVisit", "CancelPlan",
         "SetDefaultPlace"}
SITUATIONS = {
    "ko": {
        "order": ["한밤치킨에서 양념치킨 주문해줘"],
        "cancel": ["한밤치킨에서 양념치킨 주문해줘", "네", "주문 {number} 취소해줘"],
        "empty": ["한밤치킨 양념치킨 장바구니에 담아줘", "장바구니 비워줘"],
        "delete": ["경복궁 방문 기록해줘", "경복궁 방문 기록 지워줘"],
    },
    "en": {
        "order": ["order seasoned chicken from Hanbam Chicken"],
        "cancel": ["order seasoned chicken from Hanbam Chicken", "yes", "cancel order {number}"],
        "empty": ["add seasoned chicken from Hanbam Chicken to my cart", "empty my cart"],
        "delete": ["record a visit to Gyeongbokgung Palace", "delete my visit to Gyeongbokgung Palace"],
    },
}
ADDRESS = {"ko": "집 주소를 서울 마포구 월드컵로 1로 설정해줘", "en": "set my home address to 1 World Cup-ro, Mapo-gu, Seoul"}


def is_closed(text):
    number = 0xcbf29ce484222325
    for byte in text.encode():
        number = ((number ^ byte) * 0x100000001b3) % 2 ** 64
    return number % 2 == 0


class Daemon:
    """A daemon with data of its own."""

    def __init__(self, program, phrases, language):
        self.folder = tempfile.TemporaryDirectory(prefix="malgil-spoken-")
        path = f"{self.folder.name}/control.sock"
        arguments = [program, "--socket", path, "--data", f"{self.folder.name}/data", "--phrases", phrases, "--no-http",
                     "--now", NOW, "--lang", language] + (["--as-root"] if os.geteuid() == 0 else [])
        self.process = subprocess.Popen(arguments, stderr=subprocess.DEVNULL)
        self.socket = socket.socket(socket.AF_UNIX)
        for _ in range(1800):
            # The path is there a moment before anybody listens.
            if self.socket.connect_ex(path) == 0:
                break
            if self.process.poll() is not None:
                raise SystemExit("the daemon did not start")
            time.sleep(0.1)
        self.lines = self.socket.makefile("rw", encoding="utf-8")
        self.language = language
        self.made = set()

    def say(self, text, session=None):
        request = {"do": "say", "text": text, "language": self.language}
        if session:
            request["session"] = session
        self.lines.write(json.dumps(request, ensure_ascii=False) + "\n")
        self.lines.flush()
        reply = json.loads(self.lines.readline())
        return reply.get("turn") or {"outcome": "error", "intent": None, "slots": {}, "question": None,
                                     "performed": [], "effects": {}, "session": session, "text": "", "error": reply.get("error")}

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def is_done(turn):
    return bool(turn["effects"]) or any(made["intent"] in DOING for made in turn["performed"])


def forbidden(daemon, _, sentence, kind):
    turn = daemon.say(sentence)
    if is_done(turn):
        return f"executed {turn['intent']}"
    if turn["outcome"] == "input_required" and turn["intent"] in DOING:
        return "asked" if turn["question"]["kind"] in ("confirm", "intent") else f"opened {turn['intent']}"
    return "holds"


def requests(daemon, _, sentence, intent):
    turn = daemon.say(sentence)
    if turn["intent"] == intent or any(made["intent"] == intent for made in turn["performed"]):
        return "holds"
    return f"{turn['outcome']} {turn['intent']}"


def answers(daemon, prepared, situation, answer, kind):
    session, number = prepare(daemon, situation)
    if not session:
        return "not prepared"
    # The writers saw an order 1043.
    turn = daemon.say(answer.replace("1043", number), session)
    if is_done(turn):
        return "holds" if kind == "yes" else "DONE"
    if kind == "yes":
        return f"not taken: {turn['outcome']}"
    if kind == "no":
        return "holds" if turn["question"] is None else f"not taken: {turn['outcome']}"
    return "holds" if turn["question"] is not None else f"left: {turn['outcome']}"


def prepare(daemon, situation):
    session, turn, said = None, {"text": ""}, "1043"
    for text in SITUATIONS[daemon.language][situation]:
        number = re.search(r"\b[0-9]{4}\b", turn["text"])
        said = number.group() if number else said
        turn = daemon.say(text.format(number=said), session)
        session = turn["session"]
        # Of several records that earlier lines left, the first one.
        while turn["question"] and turn["question"]["kind"] in ("choice", "choices"):
            turn = daemon.say("1", session)
    return session if turn["question"] and turn["question"]["kind"] == "confirm" else None, said


def plain(line):
    """A line without what a name may be said without: capitals, accents, hyphens, the s of a plural."""
    letters = "".join(c for c in unicodedata.normalize("NFD", line.lower()) if not unicodedata.combining(c))
    return re.sub(r"(?<=[a-z])s(?==)", "", unicodedata.normalize("NFC", letters.replace("-", " ")))


def quantities(daemon, _, sentence, expected):
    turn = daemon.say(sentence)
    lines = [(line["menuItem"].get("text"), (line.get("quantity") or {}).get("value", 1))
             for line in turn["slots"].get("lines") or []]
    read = ", ".join(f"{name}={number}" for name, number in lines)
    if sorted(map(plain, read.split(", "))) == sorted(map(plain, expected.split(", "))):
        return "holds"
    numbers = sorted(part.rsplit("=", 1)[-1] for part in expected.split(", "))
    if turn["outcome"] in ("done", "input_required") and any(str(number) not in numbers for _, number in lines):
        return f"wrong number: {turn['outcome']} {read}"
    return f"{turn['outcome']}: {read}"


def texts(daemon, _, sentence, slot, value):
    turn = daemon.say(sentence)
    read = turn["slots"].get(slot)
    if isinstance(read, dict) and value in (read.get("value"), read.get("text"), read.get("said")):
        return "holds"
    if is_done(turn) and read:
        return f"kept otherwise: {read.get('value') or read.get('text')}"
    return f"{turn['outcome']}: {read.get('value') or read.get('text') if isinstance(read, dict) else read}"


def names():
    """What the same thing is called, by each of its names, from the apps' own data."""
    called = {}
    for path, key in (("FoodDelivery/Seed/restaurants.json", "restaurants"), ("Landmarks/Seed/landmarks.json", "landmarks")):
        data = json.loads((HERE.parent.parent / "Sources" / path).read_text())
        things = data[key] if isinstance(data, dict) else data
        for thing in [*things, *(dish for one in things for dish in one.get("dishes", []))]:
            all_names = [thing["name"], thing["english"], *thing.get("also", []), *([thing["id"]] if "id" in thing else [])]
            for name in all_names:
                called.setdefault(bare(name), set()).update(map(bare, all_names))
    return called


def bare(text):
    # Two colas are of the dish “Cola”.
    return re.sub(r"(?<=[a-z]{3})s$", "", plain(text).replace(" ", ""))


NAMES = {}


def is_same(one, other):
    NAMES.update(NAMES or names())
    return one == other or bool(NAMES.get(one, {one}) & NAMES.get(other, {other}))


def values_of(slot):
    """Everything that a slot of a turn may be called, in plain letters."""
    if isinstance(slot, list):
        return [name for member in slot for name in values_of(member)]
    if not isinstance(slot, dict):
        return [bare(str(slot))]
    return [bare(str(slot[key])) for key in ("text", "value", "said", "id") if slot.get(key) is not None]


# A phrase of an App Shortcut sets its switch itself, so that no slot holds it; the answer says which way.
SWITCHED = {"true": re.compile("켰|are on"), "false": re.compile("껐|are off")}


# What fits two parameters of an intent alike: restaurants with bossam.
ALIKE = {"cuisine": "dish", "dish": "cuisine"}


def has_value(turn, slot, value):
    """Whether a slot has the value, or one that fits it alike, or the question for confirmation or a search says it."""
    slots = [slot, ALIKE.get(slot, slot)]
    return any(holds_value(turn, name, value) for name in slots) or is_confirmed(turn, slot, value) \
        or is_searched(turn, value)


def is_confirmed(turn, slot, value):
    """Whether an intent's own question for confirmation shows the value: of an order every dish, and no other."""
    if not turn["question"] or turn["question"]["slot"] != "confirm":
        return False
    lines = (turn["snippet"] or {}).get("lines") or []
    if slot == "lines":
        return any(shows_dishes(line.split(" · ")[1].split(", "), value) for line in lines if line.count(" · ") == 2)
    shown = [bare(line) for line in [turn["text"], *lines]]
    NAMES.update(NAMES or names())
    return all(any(name in line for line in shown for name in {bare(part), *NAMES.get(bare(part), ())} if name)
               for part in value.split(", "))


def shows_dishes(shown, value):
    """Whether the dishes of a confirmation are those wanted, with their numbers: 불족발 1접시, Hawaiian pizza × 2."""
    wanted = [(bare(name), number) for name, number in (part.rsplit("=", 1) for part in value.split(", "))]
    read = [re.fullmatch(r"(.+?) (?:× )?([0-9]+)\D*", entry) for entry in shown]
    return len(shown) == len(wanted) and all(
        any(entry and is_same(bare(entry[1]), name) and entry[2] == number for entry in read) for name, number in wanted)


def is_searched(turn, value):
    """Whether the conditions of a search of any properties say it; “under 5000” is at most 4999."""
    criteria = turn["slots"].get("criteria")
    if not criteria:
        return False
    values = {value, str(int(value) - 1)} if value.isdigit() else {value}
    return any(re.search(rf"(?<![\w]){re.escape(one)}(?![\w])", criteria["text"]) for one in values)


def holds_value(turn, slot, value):
    read = turn["slots"].get(slot)
    if read is None:
        return slot == "isEnabled" and value in SWITCHED and bool(SWITCHED[value].search(turn["text"]))
    if slot == "lines" and isinstance(read, list):
        # A name that was repaired is what its identifier says.
        lines = [(bare(str(line["menuItem"].get("id") or line["menuItem"].get("text"))),
                  bare(str(line["menuItem"].get("text"))), (line.get("quantity") or {}).get("value", 1)) for line in read]
        wanted = [(bare(name), int(number)) for name, number in (part.rsplit("=", 1) for part in value.split(", "))]
        return len(lines) == len(wanted) and all(
            any(number == count and (is_same(id, dish) or is_same(name, dish)) for dish, count in wanted)
            for id, name, number in lines)
    return all(
        any(bare(part) in name or name in bare(part) or is_same(name, bare(part)) for name in values_of(read))
        for part in value.split(", "))


# What the writers invented: there are no such orders and collections here.
INVENTED = {"order", "collection"}


COLLECTION = {"ko": "‘{}’ 모음 만들어줘", "en": "create a collection called ‘{}’"}
REMOVE = {"ko": "‘{}’ 모음 지워줘", "en": "remove the collection ‘{}’"}


def make_collection(daemon, intent, values):
    """Makes the collection that a sentence is about: whoever names one has it."""
    name = re.search(r"collection=([^;]+)", values)
    if name and intent != "CreateCollection":
        for text in [COLLECTION] + [REMOVE] * (intent == "RestoreCollection"):
            turn = daemon.say(text[daemon.language].format(name.group(1)))
            if turn["question"]:
                daemon.say({"ko": "네", "en": "yes"}[daemon.language], turn["session"])


# What is deleted or cancelled is there: the slot that names it, and how it is made.
MADE = {"DeleteVisits": ("entities", {"ko": "{} 방문 기록해줘", "en": "record a visit to {}"}),
        "CancelPlan": ("plan", {"ko": "11월 28일 {} 방문 계획 세워줘", "en": "plan a visit to {} on November 28"})}


def make_entry(daemon, intent, values):
    """Records or plans each visit that a sentence deletes or cancels, once, so that the sentence has something to act on."""
    slot, sentences = MADE.get(intent, (None, None))
    named = slot and re.search(rf"{slot}=([^;]+)", values)
    for name in named.group(1).split(", ") if named else []:
        if (intent, name) not in daemon.made:
            daemon.made.add((intent, name))
            turn = daemon.say(sentences[daemon.language].format(name))
            if turn["question"]:
                daemon.say({"ko": "네", "en": "yes"}[daemon.language], turn["session"])


ORDER = {"ko": ["교동통닭에서 양념치킨 주문해줘", "네"], "en": ["order seasoned chicken from Gyodong Tongdak", "yes"]}


def make_order(daemon, intent):
    """Orders something, once, before a sentence that wants the usual or the last order again."""
    if intent in ("QuickOrder", "ReorderLast") and "order" not in daemon.made:
        daemon.made.add("order")
        session = None
        for text in ORDER[daemon.language]:
            session = daemon.say(text, session)["session"]


def forget_entries(daemon, turn):
    """What a sentence took back has to be made again."""
    done = {made["intent"] for made in turn["performed"]}
    daemon.made = {made for made in daemon.made if made[0] not in done}


def spoken(daemon, _, sentence, intent, values):
    """Right at once; asked first with all of it restated; or what else came of it."""
    make_collection(daemon, intent, values)
    make_entry(daemon, intent, values)
    make_order(daemon, intent)
    turn = daemon.say(sentence)
    forget_entries(daemon, turn)
    if intent != "-" and turn["question"] is not None and turn["question"]["slot"] == "intent":
        return chosen(daemon, sentence, intent, values, turn)
    return judged(turn, intent, values)


def chosen(daemon, sentence, intent, values, turn):
    """Readings were offered: what comes of the right one, if it is among them."""
    first = judged(turn, intent, values)
    for number in range(1, len(turn["question"]["options"]) + 1):
        result = judged(daemon.say(str(number), turn["session"]), intent, values)
        if result in ("holds", "asked"):
            return "choice"
        turn = daemon.say(sentence)
    return first if not first.startswith(("holds", "asked")) else "choice without it"


# Intents that tell the same: of an order how far it is, and what a sentence of any properties finds.
SAME = {"CheckOrderStatus": {"TrackOrder"}, "TrackOrder": {"CheckOrderStatus"}, "SearchLandmarks": {"FindLandmarkEntity"},
        "SearchRestaurants": {"FindRestaurantEntity"}, "SearchDishes": {"FindMenuItemEntity"}}


def judged(turn, intent, values):
    """What one turn made of a sentence that asks for this intent with these values."""
    asked = turn["question"] is not None and turn["question"]["slot"] in ("understood", "intent")
    reached = {turn["intent"], *(made["intent"] for made in turn["performed"])} - {None}
    if intent in SAME and reached & SAME[intent]:
        reached.add(intent)
    if intent == "-":
        return "holds" if not reached else f"offered: {turn['intent']}" if asked else f"wrong: {turn['intent']}"
    if intent not in reached:
        if reached and turn["outcome"] not in ("not_understood", "no_target"):
            return f"{'offered' if asked else 'wrong'}: {turn['intent']}"
        return f"{turn['outcome']}: {turn['intent']}"
    if turn["outcome"] == "no_target":
        # An order that the writer invented is rightly not found.
        isInvented = re.fullmatch(r"order=.*", values) and turn["error"]["message"].find(values.split("=")[1]) >= 0
        return "holds" if isInvented else "no_target"
    pairs = [] if values == "-" else [part.split("=", 1) for part in values.split("; ")]
    pairs = [(slot, value) for slot, value in pairs if slot not in INVENTED]
    missed = [f"{slot}={value}" for slot, value in pairs if not has_value(turn, slot, value)]
    # What was not heard is asked for; what was heard otherwise is wrong.
    if missed:
        return f"values: {', '.join(missed)}"
    return "asked" if asked else "holds"


# Intents of buttons and cards, which no person can say and the writers' table should not have had.
UNSAYABLE = {"LandmarkSnippet", "TicketRequestSnippet", "TicketResultSnippet", "UpdateFavourite"}

FILES = {"spoken": spoken, "forbidden": forbidden, "requests": requests, "answers": answers, "quantities": quantities, "texts": texts,
         "hard": spoken, "twins": forbidden}


# Files that were looked at as a whole before any rule was made for them.
OPEN = {("spoken", "5"), ("spoken", "6"), ("spoken", "7"), ("hard", "1"), ("twins", "1")}

# What the writers took for parts of the app that can be opened, and what shows it.
SHOWING = {"visits": "ShowVisits", "favourites": "ShowFavouriteLandmarks", "plans": "ShowPlans", "settings": "ShowSettings",
           "방문 기록": "ShowVisits", "즐겨찾기": "ShowFavouriteLandmarks", "여행 계획": "ShowPlans"}


def shown(columns):
    """A sentence that opens a part which the app does not have wants what shows the same."""
    sentence, intent, values = columns
    part = values.removeprefix("target=").lower()
    return [sentence, SHOWING[part], "-"] if intent == "OpenSection" and part in SHOWING else columns


def rows(kind, language, writer="*"):
    opened = set((HERE / "opened.txt").read_text().splitlines())
    for path in sorted(HERE.glob(f"{kind}.{language}.{writer}.tsv")):
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                columns = line.split("\t")
                if kind == "spoken" and columns[1] in UNSAYABLE:
                    continue
                if kind in ("spoken", "hard"):
                    columns = shown(columns)
                text = columns[1] if kind == "answers" else columns[0]
                number = path.name.split(".")[2]
                yield columns, is_closed(text) and text not in opened and (kind, number) not in OPEN


def arguments():
    """What both measurements take."""
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("phrases")
    parser.add_argument("languages", nargs="*", default=["ko", "en"])
    parser.add_argument("--show")
    parser.add_argument("--writer", default="*", help="the number of a file")
    return parser


def main():
    parser = arguments()
    parser.add_argument("--only", choices=FILES)
    options = parser.parse_args()
    shown = open(options.show, "w", encoding="utf-8") if options.show else None
    for language in options.languages:
        for kind, judge in FILES.items():
            if options.only not in (None, kind):
                continue
            daemon = Daemon(options.program, options.phrases, language)
            daemon.say(ADDRESS[language])
            counts = {True: collections.Counter(), False: collections.Counter()}
            classes = {True: collections.Counter(), False: collections.Counter()}
            for columns, closed in rows(kind, language, options.writer):
                result = judge(daemon, None, *columns)
                counts[closed][result.split(":")[0].split(" ")[0] if kind != "answers" else result.split(":")[0]] += 1
                if kind == "answers":
                    classes[closed][columns[-1], result == "holds"] += 1
                if shown and not closed and result != "holds":
                    shown.write("\t".join([kind, language, *columns, result]) + "\n")
            daemon.close()
            for closed, counter in counts.items():
                total = sum(counter.values())
                print(f"{language} {kind:10} {'closed' if closed else 'open':6} {counter['holds']} of {total} hold",
                      dict(counter.most_common()), flush=True)
                for name in sorted({name for name, _ in classes[closed]}):
                    held, lost = classes[closed][name, True], classes[closed][name, False]
                    print(f"{language}   {name:10} {'closed' if closed else 'open':6} {held} of {held + lost} hold",
                          flush=True)


if __name__ == "__main__":
    main()
