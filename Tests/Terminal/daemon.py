"""A daemon that is started by the tool, and connections to its socket."""

import json
import os
import signal
import socket
import subprocess
import time

from terminal import TIMEOUT


class Connection:
    """Lines to a daemon and back."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(TIMEOUT)
        try:
            self.socket.connect(str(path))
        except OSError:
            self.socket.close()
            raise
        self.file = self.socket.makefile("rb")

    def send(self, data):
        self.socket.sendall(data if isinstance(data, bytes) else json.dumps(data).encode() + b"\n")

    def receive(self):
        line = self.file.readline()
        return json.loads(line) if line else None

    def ask(self, data):
        self.send(data)
        return self.receive()

    def close(self):
        self.file.close()
        self.socket.close()


class Daemon:
    """A daemon in a home; it is killed when the test is over."""

    def __init__(self, case, *arguments, prepare=None):
        self.case = case
        self.path = case.home / "malgil" / "control.sock"
        self.process = subprocess.Popen(
            [os.environ["MALGIL"], "serve", "--no-http", *arguments], env=case.environment(),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=prepare)
        case.addCleanup(self.kill)
        self.connect().close()

    def connect(self):
        """A connection, as soon as somebody listens."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                connection = Connection(self.path)
                self.case.addCleanup(connection.close)
                return connection
            except (FileNotFoundError, ConnectionRefusedError, BlockingIOError):
                if self.process.poll() is not None:
                    raise AssertionError(self.process.stderr.read().decode()) from None
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)

    def signal(self, number):
        self.process.send_signal(number)

    def stop(self):
        """Ends it as it wants to be ended; gives its exit status."""
        self.signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT)

    def kill(self):
        self.process.kill()
        self.process.wait(TIMEOUT)
        self.process.stderr.close()
