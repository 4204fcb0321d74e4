"""The reference client of MCP, over standard input and over HTTP, in each of its modes."""

import asyncio
import base64
import json
import unittest

import mcp_types as types
from checked_messages import CHECKED, CheckedTransport
from agent_case import ADDRESS, ERAS, VERSIONS, AgentTestCase, DaemonDoor, Person, ToolDoor, ToolWithDaemonDoor, turn
from mcp.shared.exceptions import MCPError
from mcp_types import methods
from mcp_types.jsonrpc import JSONRPCNotification, JSONRPCRequest, JSONRPCResponse

LINES = "양념치킨 두 마리"
MODES_WITH_LINKS = [mode for mode in ERAS if mode != "2025-06-18"]
SHOWN = "한밤치킨 · 양념치킨 2마리 · 38,000원"


def request(method, number=1, **parameters):
    meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
    }
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": {**parameters, "_meta": meta}}


class Doors:
    """Every test here is made at the tool, at the tool with a daemon, and at the daemon."""

    door_type = None

    def setUp(self):
        self.door = self.door_type(self)

    async def test_each_mode_asks_what_is_missing_and_leaves_what_costs_to_the_person(self):
        for mode in ERAS:
            with self.subTest(mode):
                person = Person(lines=LINES, address=ADDRESS)
                async with self.client(self.door, mode, person) as client:
                    if mode != "auto" or self.door_type is not ToolDoor:
                        self.assertEqual(client.protocol_version, VERSIONS[mode])
                    asked = await client.call_tool("FoodDelivery_OrderFood", {"restaurant": "한밤치킨"})
                    session = turn(asked)["session"]
                    self.assertFalse(asked.is_error)
                    self.assertEqual(person.asked[0], ("무엇을 주문할까요?", ["lines"]))
                    self.assertEqual(turn(asked)["question"]["kind"], "confirm")
                    self.assertIn(SHOWN, asked.content[0].text)
                    self.assertIn(f"--session {session}", asked.content[0].text)
                    # The person is told, once, and no longer than until it is answered.
                    self.assertEqual([waiting["thread"] for waiting in self.door.waiting()], [session])
                    for yes in ["네", "주문해 줘", "yes", "1"]:
                        said = await client.call_tool("say", {"text": yes, "session": session})
                        self.assertEqual((turn(said)["effects"], turn(said)["outcome"]), ({}, "input_required"))
                    done = self.door.person("네", session)
                    self.assertEqual((done["outcome"], done["effects"]), ("done", {"placeOrder": 1}))
                    self.assertEqual(self.door.waiting(), [])
                    status = await client.call_tool("status", {"session": session})
                    self.assertEqual(
                        {key: turn(status).get(key) for key in ["text", "outcome", "effects", "performed", "undo"]},
                        {key: done.get(key) for key in ["text", "outcome", "effects", "performed", "undo"]})

    async def test_who_declines_gets_nothing_done(self):
        for mode in ERAS:
            for action in ["decline", "cancel"]:
                with self.subTest(mode=mode, action=action):
                    async with self.client(self.door, mode, Person(action)) as client:
                        result = await client.call_tool("FoodDelivery_OrderFood", {"restaurant": "한밤치킨"})
                        self.assertEqual((turn(result)["outcome"], turn(result)["effects"]), ("cancelled", {}))

    async def test_what_there_is_beside_tools(self):
        for mode in ERAS:
            with self.subTest(mode):
                async with self.client(self.door, mode) as client:
                    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
                    self.assertTrue(tools["FoodDelivery_ShowMenu"].annotations.read_only_hint)
                    self.assertTrue(tools["FoodDelivery_OrderFood"].annotations.destructive_hint)
                    uris = [str(resource.uri) for resource in (await client.list_resources()).resources]
                    self.assertIn("malgil://FoodDelivery/RestaurantEntity", uris)
                    self.assertIn("malgil://FoodDelivery/activities", uris)
                    self.assertTrue([uri for uri in uris if uri.startswith("malgil://FoodDelivery/widgets/")], uris)
                    for uri in uris:
                        content = json.loads((await client.read_resource(uri)).contents[0].text)
                        self.assertTrue("count" in content or content["uri"] == uri, content)
                    template = types.ResourceTemplateReference(
                        type="ref/resource", uri="malgil://FoodDelivery/DishEntity/{name}")
                    completed = await client.complete(template, {"name": "name", "value": "ㅇㄴㅊㅋ"})
                    self.assertIn("양념치킨", completed.completion.values)
                    prompts = (await client.list_prompts()).prompts
                    prompt = await client.get_prompt(prompts[0].name)
                    self.assertTrue(prompt.messages[0].content.text)
                    with self.assertRaises(MCPError):
                        await client.call_tool("FoodDelivery_Nothing", {})
                    wrong = await client.call_tool("FoodDelivery_OrderFood", {"restaurant": "없는가게"})
                    self.assertTrue(wrong.is_error)
                    # A result that has no question needs no client that can be asked.
                    menu = await client.call_tool("FoodDelivery_ShowMenu", {"restaurant": "한밤치킨"})
                    self.assertEqual(turn(menu)["outcome"], "answered")

    async def test_a_client_is_told_of_what_shows_something_else(self):
        uri = "malgil://FoodDelivery/activities"
        for mode in ERAS:
            with self.subTest(mode):
                told = asyncio.Queue()

                async def hear(message, told=told):
                    if isinstance(message, types.ResourceUpdatedNotification):
                        told.put_nowait(str(message.params.uri))

                async with self.client(self.door, mode, Person(address=ADDRESS, lines=LINES), hear) as client:
                    async def order():
                        asked = await client.call_tool("FoodDelivery_OrderFood", {"restaurant": "한밤치킨"})
                        self.assertEqual(self.door.person("네", turn(asked)["session"])["outcome"], "done")

                    if client.protocol_version == "2026-07-28":
                        async with client.listen(resource_subscriptions=[uri]) as listening:
                            await order()
                            event = await asyncio.wait_for(anext(aiter(listening)), 30)
                            self.assertEqual(event.uri, uri)
                    else:
                        await client.subscribe_resource(uri)
                        await order()
                        self.assertEqual(await asyncio.wait_for(told.get(), 30), uri)
                        await client.unsubscribe_resource(uri)
                    seen = json.loads((await client.read_resource(uri)).contents[0].text)
                    self.assertGreater(CHECKED["notification", "notifications/resources/updated", VERSIONS[mode]], 0)
                    self.assertGreaterEqual(seen["count"], 1)
                    self.assertIn("한밤치킨", seen["activities"][0]["text"])

    async def test_a_client_that_cannot_ask_goes_on_by_saying(self):
        for mode in ERAS:
            with self.subTest(mode):
                async with self.client(self.door, mode) as client:
                    asked = await client.call_tool("FoodDelivery_OrderFood", {"restaurant": "한밤치킨", "address": ADDRESS})
                    self.assertEqual(turn(asked)["question"]["slot"], "lines")
                    said = await client.call_tool("say", {"text": LINES, "session": turn(asked)["session"]})
                    self.assertIn(SHOWN, said.content[0].text)


class Links:
    """Where a daemon serves the page."""

    async def test_a_call_waits_for_what_the_person_says_at_the_link_and_tells_that_it_does(self):
        for mode in MODES_WITH_LINKS:
            with self.subTest(mode):
                person, told = Person(opens_links=True), asyncio.Queue()

                async def progress(done, total, message, told=told):
                    told.put_nowait((done, total, message))

                async with self.client(self.door, mode, person) as client:
                    order = {"restaurant": "한밤치킨", "lines": LINES, "address": ADDRESS}
                    call = asyncio.ensure_future(
                        client.call_tool("FoodDelivery_OrderFood", order, progress_callback=progress))
                    link = await asyncio.wait_for(person.links.get(), 30)
                    session = link.split("/talk/")[1]
                    self.assertEqual((await asyncio.wait_for(told.get(), 30))[2], "확인을 기다리고 있어요.")
                    self.assertFalse(call.done())
                    waiting = self.door.waiting()
                    self.assertEqual([notification["thread"] for notification in waiting], [session])
                    self.assertIn("38,000원", waiting[0]["body"])
                    self.door.person("네", session)
                    self.assertEqual(turn(await call)["effects"], {"placeOrder": 1})
                    self.assertEqual(self.door.waiting(), [])
                version = VERSIONS[mode]
                self.assertGreater(CHECKED["notification", "notifications/progress", version], 0)
                if version == "2025-11-25":
                    self.assertGreater(CHECKED["request", "elicitation/create", version], 0)
                    self.assertGreater(CHECKED["notification", "notifications/elicitation/complete", version], 0)

    async def test_who_leaves_the_link_alone_is_told_all_that_was_done_before(self):
        self.door.post("/v1/say", {"text": f"집 주소 {ADDRESS}로 저장해줘"})
        for mode in MODES_WITH_LINKS:
            with self.subTest(mode):
                person = Person()
                async with self.client(self.door, mode, person) as client:
                    said = await client.call_tool("say", {"text": "한밤치킨에서 양념치킨 담고 장바구니 주문해줘"})
                    self.assertEqual(person.links.qsize(), 1)
                    self.assertEqual(turn(said)["question"]["kind"], "confirm")
                    self.assertEqual(turn(said)["effects"], {"addToCart": 1})


class ToolWithDaemonTests(Doors, Links, AgentTestCase):

    door_type = ToolWithDaemonDoor


class CheckTests(AgentTestCase):

    def test_a_message_that_its_revision_does_not_have_is_found(self):
        wrong = [
            JSONRPCNotification(jsonrpc="2.0", method="notifications/elicitation/complete", params={"elicitationId": "x"}),
            JSONRPCNotification(jsonrpc="2.0", method="notifications/resources/updated", params={"url": "x"}),
            JSONRPCRequest(jsonrpc="2.0", id=1, method="elicitation/create", params={"message": "x"}),
            JSONRPCResponse(jsonrpc="2.0", id=9, result={}),
        ]
        transport = CheckedTransport("http://127.0.0.1:9/mcp")
        transport.version = "2025-06-18"
        for message in wrong:
            transport.received(message)
        self.assertEqual(len(transport.mistakes), len(wrong), transport.mistakes)


class ToolTests(Doors, AgentTestCase):

    door_type = ToolDoor

    def test_every_message_is_as_the_published_schema_has_it(self):
        calls = [
            ("tools/list", {}), ("resources/list", {}), ("resources/templates/list", {}), ("prompts/list", {}),
            ("tools/call", {"name": "FoodDelivery_ShowMenu", "arguments": {"restaurant": "한밤치킨"}}),
            ("tools/call", {"name": "say", "arguments": {"text": "가나다라마바"}}),
            ("resources/read", {"uri": "malgil://Landmarks/LandmarkEntity"}),
            ("prompts/get", {"name": "FoodDelivery_OrderFood"}),
            ("completion/complete", {
                "ref": {"type": "ref/prompt", "name": "FoodDelivery_OrderFood"},
                "argument": {"name": "sentence", "value": "양념"}}),
        ]
        modern = [("server/discover", {}), *calls, ("tools/call", {"name": "FoodDelivery_OrderFood", "arguments": {}})]
        self.valid("2026-07-28", modern, [])
        for version in ["2025-11-25", "2025-06-18"]:
            begin = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
            self.valid(version, [("initialize", begin), ("ping", {}), *calls], [
                {"jsonrpc": "2.0", "method": "notifications/initialized"}])

    def valid(self, version, calls, notifications):
        messages = [
            request(method, number, **parameters) if version == "2026-07-28"
            else {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}
            for number, (method, parameters) in enumerate(calls)
        ]
        replies = self.door.lines(*messages[:1], *notifications, *messages[1:])
        self.assertEqual(sorted(reply["id"] for reply in replies), list(range(len(calls))))
        for reply in replies:
            method = calls[reply["id"]][0]
            with self.subTest(method, version=version):
                methods.validate_server_result(method, version, reply["result"])

    def test_what_is_no_message_is_answered_and_the_next_one_is_taken(self):
        deep = "[" * 5000
        replies = self.door.lines(
            "nonsense", deep, "[]", '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', '{"id":7,"method":"ping"}',
            "\x00", "x" * 2_000_000, request("server/discover", "last"))
        codes = [reply["error"]["code"] for reply in replies if "error" in reply]
        self.assertEqual(codes, [-32700, -32700, -32600, -32700, -32600, -32700, -32600])
        self.assertEqual([reply["id"] for reply in replies if "result" in reply], ["last"])


class DaemonTests(Doors, Links, AgentTestCase):

    door_type = DaemonDoor

    def ask(self, message, status=200, **headers):
        name = message["params"].get("name") or message["params"].get("uri")
        standard = {
            "Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2026-07-28",
            "Mcp-Method": message["method"],
        }
        if name:
            standard["Mcp-Name"] = f"=?base64?{base64.b64encode(name.encode()).decode()}?="
        got, _, reply = self.door.post("/mcp", message, **{**standard, **headers})
        self.assertEqual(got, status, reply)
        return reply

    def test_a_request_state_counts_once_and_for_its_call_alone(self):
        arguments = {"restaurant": "한밤치킨", "address": ADDRESS}
        call = {"name": "FoodDelivery_OrderFood", "arguments": arguments}
        asked = self.ask(request("tools/call", **call))["result"]
        methods.validate_server_result("tools/call", "2026-07-28", asked)
        self.assertEqual(asked["resultType"], "input_required")
        answer = {"answer": {"action": "accept", "content": {"lines": LINES}}}
        good = {"requestState": asked["requestState"], "inputResponses": answer}
        for change in [
            {"requestState": "forged"}, {"requestState": asked["requestState"] + "A"}, {"requestState": {}},
            {"name": "FoodDelivery_QuickOrder"}, {"arguments": {**arguments, "address": "부산"}},
        ]:
            refused = self.ask(request("tools/call", **{**call, **good, **change}), 400)
            self.assertEqual(refused["error"]["code"], -32602)
        done = self.ask(request("tools/call", **call, **good))["result"]
        self.assertIn(SHOWN, done["content"][0]["text"])
        self.assertEqual(self.ask(request("tools/call", **call, **good), 400)["error"]["code"], -32602)

    def test_headers_say_what_the_body_says(self):
        listing = request("tools/list")
        self.assertEqual(self.ask(listing, 400, **{"Mcp-Method": "tools/call"})["error"]["code"], -32020)
        self.assertEqual(self.ask(listing, 400, **{"MCP-Protocol-Version": "2025-11-25"})["error"]["code"], -32020)
        menu = request("tools/call", name="FoodDelivery_ShowMenu", arguments={"restaurant": "한밤치킨"})
        self.assertEqual(self.ask(menu, 400, **{"Mcp-Name": "say"})["error"]["code"], -32020)
        self.assertEqual(self.ask(menu, 400, **{"Mcp-Name": "=?base64?!!?="})["error"]["code"], -32020)
        self.assertIn("result", self.ask(menu, **{"Mcp-Name": "FoodDelivery_ShowMenu"}))
        other = request("tools/list")
        other["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"] = "2030-01-01"
        reply = self.ask(other, 400, **{"MCP-Protocol-Version": "2030-01-01"})
        self.assertEqual(reply["error"]["data"], {"supported": ["2026-07-28"], "requested": "2030-01-01"})
        self.assertEqual(self.ask(request("nothing/here"), 404)["error"]["code"], -32601)

    def test_it_is_refused_as_at_every_other_address(self):
        body = request("tools/list")
        for headers, status in [
            ({"Origin": "https://evil.example"}, 403), ({"Sec-Fetch-Site": "cross-site"}, 403),
            ({"Host": "evil.example"}, 421), ({"Content-Type": "text/plain"}, 415), ({"Accept": "text/html"}, 406),
        ]:
            self.assertEqual(self.door.post("/mcp", body, **headers)[0], status, headers)
        self.assertEqual(self.door.post("/mcp", b"[]")[0], 400)
        self.assertEqual(self.door.post("/mcp", b"x" * 300_000)[0], 413)
        notification = {"jsonrpc": "2.0", "method": "notifications/initialized"}
        self.assertEqual(self.door.post("/mcp", notification)[0], 400)
        self.assertEqual(self.door.post("/mcp", notification, **{"Mcp-Session-Id": "nobody"})[0], 404)

    def test_a_session_is_its_callers_and_ends(self):
        begin = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
        hello = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": begin}
        status, headers, _ = self.door.post("/mcp", hello)
        session = {"Mcp-Session-Id": headers["Mcp-Session-Id"]}
        ping = {"jsonrpc": "2.0", "id": 2, "method": "ping"}
        self.assertEqual(self.door.post("/mcp", ping, **session)[2]["result"], {})
        import http.client
        connection = http.client.HTTPConnection("127.0.0.1", self.door.daemon.port)
        connection.request("DELETE", "/mcp", headers=session)
        self.assertEqual(connection.getresponse().status, 204)
        connection.close()
        self.assertEqual(self.door.post("/mcp", ping, **session)[0], 404)


if __name__ == "__main__":
    unittest.main()
