"""schemathesis makes requests from `/openapi.json`: none may break the daemon or get what the document does not say.

SCHEMATHESIS_SECONDS says for how long.
"""

import contextlib
import http.client
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest
import urllib.request

import jsonschema
from http_daemon import HTTPTestCase

SCHEMAS = pathlib.Path(__file__).parents[2] / "Docs" / "schema"
GALLERY = pathlib.Path(__file__).parents[1] / "ViewsTests" / "Gallery"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


class OpenAPITests(HTTPTestCase):

    def test_the_document_names_every_address_with_what_it_takes_and_gives(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.daemon.port}/openapi.json") as reply:
            document = json.load(reply)
        self.assertEqual(document["openapi"], "3.1.0")
        self.assertEqual(
            set(document["paths"]),
            {"/v1/say", "/v1/undo", "/v1/sessions", "/v1/sessions/{id}", "/v1/events", "/v1/intents", "/v1/phrases",
             "/v1/widgets", "/v1/widgets/{id}/press", "/v1/widgets/{id}/open", "/v1/controls", "/v1/controls/{id}",
             "/v1/controls/{id}/press", "/v1/hear",
             "/v1/activities", "/v1/activities/{id}", "/v1/activities/{id}/press", "/v1/activities/{id}/open",
             "/v1/notifications", "/v1/notifications/{id}",
             "/v1/notifications/{id}/act", "/v1/notifications/{id}/picture", "/3/device/{token}", "/v1/reload", "/v1/clock", "/api/conversation/process", "/mcp", "/healthz", "/readyz", "/metrics",
             "/", "/page/{hash}/{name}", "/v1/browsers", "/v1/browsers/{id}",
             "/v1/widgets/gallery", "/v1/widgets/{id}", "/v1/done", "/v1/search", "/v1/explain", "/v1/phrases/try",
             "/v1/settings", "/v1/tokens", "/v1/tokens/{id}", "/v1/report"})
        self.assertEqual(set(document["paths"]["/v1/sessions/{id}"]), {"get", "delete"})

    def test_no_request_breaks_the_daemon_or_gets_what_is_not_documented(self):
        seconds = int(os.environ.get("SCHEMATHESIS_SECONDS", "60"))
        program = pathlib.Path(sys.executable).parent / "schemathesis"
        # The stream of events has no end. One worker: Python 3.11 compiles nothing in two threads at once without errors of
        # its own (“AST constructor recursion depth mismatch”).
        run = subprocess.run(
            [program, "run", f"http://127.0.0.1:{self.daemon.port}/openapi.json", "--checks", CHECKS,
             "--exclude-path", "/v1/events", "--max-time", str(seconds), "--workers", "1", "--request-timeout", "30",
             "--max-examples", "100000" if seconds > 120 else "60", "--no-color"],
            cwd=self.home, capture_output=True, text=True, timeout=seconds + 120, check=False,
            env=os.environ | {"SCHEMATHESIS_HOOKS": "audio_bodies", "PYTHONPATH": str(pathlib.Path(__file__).parent)})
        said = run.stdout[-12_000:] + run.stderr[-2_000:]
        self.assertEqual(run.returncode, 0, said)
        generated = re.search(r"(\d+) generated", run.stdout)
        self.assertGreater(int(generated[1]), 200, said)
        self.assertIsNone(self.daemon.process.poll())


class TreeTests(unittest.TestCase):

    def test_the_trees_of_the_gallery_are_what_their_schema_says(self):
        schema = jsonschema.Draft202012Validator(json.loads((SCHEMAS / "tree.json").read_text()))
        files = sorted(GALLERY.glob("*.json"))
        self.assertGreater(len(files), 20)
        for file in files:
            tree = json.loads(file.read_text())
            with self.subTest(file.stem):
                schema.validate(tree)
                self.assertFalse(schema.is_valid({**tree, "root": {**tree["root"], "unknown": 1}}))
                self.assertFalse(schema.is_valid({**tree, "root": {"kind": "text"}}))


class SchemaTests(HTTPTestCase):
    """A daemon of its own: the generated requests may take every widget from the board."""

    def test_turns_and_events_are_what_their_schemas_say(self):
        def check(name):
            text = (SCHEMAS / f"{name}.json").read_text()
            return jsonschema.Draft202012Validator(
                json.loads(text), format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)

        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.daemon.port, timeout=60)) as stream:
            stream.request("GET", "/v1/events")
            events = stream.getresponse()
            # From now on there is a board, of which the stream tells.
            with urllib.request.urlopen(f"http://127.0.0.1:{self.daemon.port}/v1/widgets") as board:
                self.assertTrue(json.load(board)["widgets"])
            session = None
            turns = []
            for text in ["한밤치킨에서 양념치킨 두 마리 주문해줘", "서울 마포구 월드컵로 1", "네", "되돌려", "맛집 추천해줘", "주문하지 마"]:
                turns.append(self.say(text, **({"session": session} if session else {})))
                session = turns[-1]["session"]
            self.assertTrue({"done", "answered", "input_required"} <= {turn["outcome"] for turn in turns})
            for turn in turns:
                check("turn").validate(turn)
            seen = set()
            wanted = {"said", "asked", "performed", "ended", "widget"}
            while not wanted <= seen:
                line = events.fp.readline().decode()
                if line.startswith("data: "):
                    event = json.loads(line[6:])
                    check("event").validate(event)
                    seen.add(event["event"])
            self.assertEqual(seen - {"notified", "control", "activity", "notification"}, wanted)


if __name__ == "__main__":
    unittest.main()
