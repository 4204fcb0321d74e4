"""The way of a client to a server, on which every message of the server is checked against the models of the published schemas
that the package `mcp` has: its replies, its requests, and its notifications, each in the revision that the client speaks.
For 2025-06-18 the package has no models of its own and takes those of 2025-11-25, with the methods that were there."""

import collections

from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp_types import methods
from mcp_types.jsonrpc import JSONRPCError, JSONRPCNotification, JSONRPCRequest, JSONRPCResponse

VERSION = "io.modelcontextprotocol/protocolVersion"
# How many messages of each kind and method were checked in this process: (kind, method, revision).
CHECKED = collections.Counter()


class CheckedTransport:
    """A transport for `mcp.Client`. What is no message of the schema is in `mistakes`.

    With `begins` a client of the handshake era asks for that revision instead of the newest one it knows.
    """

    def __init__(self, server, begins=None):
        self.begins = begins
        self.inner = stdio_client(server) if isinstance(server, StdioServerParameters) else streamable_http_client(server)
        self.asked, self.version, self.mistakes = {}, None, []

    async def __aenter__(self):
        reading, writing = await self.inner.__aenter__()
        return CheckedReading(reading, self), CheckedWriting(writing, self)

    async def __aexit__(self, *error):
        return await self.inner.__aexit__(*error)

    def sent(self, message):
        """Remembers which method a reply will belong to, and the revision."""
        if isinstance(message, JSONRPCRequest):
            if message.method == "initialize" and self.begins:
                message.params["protocolVersion"] = self.begins
            self.version = ((message.params or {}).get("_meta") or {}).get(VERSION) or self.version
            self.asked[message.id] = message.method

    def received(self, message):
        try:
            self.check(message)
        except Exception as error:  # also a method that the revision does not have
            self.mistakes.append(f"{message!r} is not as {self.version} has it: {type(error).__name__}: {error}")

    def check(self, message):
        match message:
            case JSONRPCResponse():
                method = self.asked.pop(message.id)
                if method == "initialize":
                    self.version = message.result["protocolVersion"]
                methods.validate_server_result(method, self.version, message.result)
                kind = "reply"
            case JSONRPCRequest():
                method, kind = message.method, "request"
                methods.parse_server_request(method, self.version, message.params)
            case JSONRPCNotification():
                method, kind = message.method, "notification"
                methods.parse_server_notification(method, self.version, message.params)
            case JSONRPCError():
                # A refusal has the same shape in every revision, and was read as it.
                method, kind = self.asked.pop(message.id), "refusal"
            case _:
                raise ValueError("it is no message")
        CHECKED[kind, method, self.version] += 1


class CheckedReading:

    def __init__(self, inner, transport):
        self.inner, self.transport = inner, transport

    def __getattr__(self, name):
        return getattr(self.inner, name)

    async def receive(self):
        return self.taken(await self.inner.receive())

    def __aiter__(self):
        return self

    async def __anext__(self):
        return self.taken(await self.inner.__anext__())

    def taken(self, item):
        self.transport.received(getattr(item, "message", item))
        return item

    async def __aenter__(self):
        await self.inner.__aenter__()
        return self

    async def __aexit__(self, *error):
        return await self.inner.__aexit__(*error)


class CheckedWriting:

    def __init__(self, inner, transport):
        self.inner, self.transport = inner, transport

    def __getattr__(self, name):
        return getattr(self.inner, name)

    async def send(self, item):
        self.transport.sent(item.message)
        await self.inner.send(item)

    async def __aenter__(self):
        await self.inner.__aenter__()
        return self

    async def __aexit__(self, *error):
        return await self.inner.__aexit__(*error)
