"""An agent that orders: `malgil mcp`, spoken to line by line. It opens links, as `elicitation` with `url` says."""

import json
import os
import queue
import subprocess
import threading

PATIENCE = 120


class Agent:

    def __init__(self, daemon):
        home = daemon.home
        environment = {**os.environ, "HOME": str(home), "MALGIL_SOCKET": str(home / "s"), "MALGIL_AS_ROOT": "true", "TZ": "Asia/Seoul", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [os.environ["MALGIL"], "mcp", "--data", str(home / "data"), "--lang", "ko"],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8")
        self.messages = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        self.send("initialize", 1, protocolVersion="2025-11-25", capabilities={"elicitation": {"url": {}}}, clientInfo={"name": "test", "version": "1"})
        self.wait(lambda message: message.get("id") == 1)
        self.send("notifications/initialized")

    def listen(self):
        for line in self.process.stdout:
            self.messages.put(json.loads(line))

    def send(self, method, number=None, **parameters):
        self.write({"method": method, "params": parameters, **({} if number is None else {"id": number})})

    def write(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def wait(self, wanted):
        """The next message that is wanted; others are left out."""
        while True:
            message = self.messages.get(timeout=PATIENCE)
            if wanted(message):
                return message

    def order(self, **arguments):
        """Orders, and gives the link to the page where a person has to confirm it. The call goes on meanwhile."""
        self.send("tools/call", 2, name="FoodDelivery_OrderFood", arguments=arguments)
        asked = self.wait(lambda message: message.get("method") == "elicitation/create")
        self.write({"id": asked["id"], "result": {"action": "accept"}})
        return asked["params"]["url"]

    def result(self):
        """What came of the order."""
        return self.wait(lambda message: message.get("id") == 2)["result"]["structuredContent"]

    def end(self):
        self.process.stdin.close()
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
