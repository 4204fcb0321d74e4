"""What systemd does for the daemon, done by hand: sockets that are handed over, and being told how it is."""

import http.client
import os
import pathlib
import shutil
import signal
import socket
import tempfile
import unittest

from http_daemon import Daemon


class SystemdTests(unittest.TestCase):

    def setUp(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="malgil-systemd-"))
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        self.told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.addCleanup(self.told.close)
        self.told.bind(str(self.home / "notify"))
        self.told.settimeout(60)

    def sockets(self):
        """A control socket and one for HTTP, as systemd listens at them."""
        (self.home / "run").mkdir(mode=0o700)
        control = socket.socket(socket.AF_UNIX)
        control.bind(str(self.home / "run/s"))
        web = socket.create_server(("127.0.0.1", 0))
        control.listen()
        for listener in (control, web):
            self.addCleanup(listener.close)
        return control, web

    def start(self, control, web):
        # As systemd does it: the sockets are descriptors 3 and 4 of the process that is named.
        script = f'exec 3<&{control.fileno()} 4<&{web.fileno()}; export LISTEN_FDS=2 LISTEN_PID=$$; exec "$0" "$@"'
        daemon = Daemon(
            self.home, command=["bash", "-c", script], pass_fds=(control.fileno(), web.fileno()),
            MALGIL_SOCKET=str(self.home / "run/s"), NOTIFY_SOCKET=str(self.home / "notify"), WATCHDOG_USEC="400000")
        self.addCleanup(daemon.kill)
        return daemon

    def hears(self):
        return self.told.recv(4096).decode()

    def hears_until(self, text):
        while (heard := self.hears()) != text:
            self.assertEqual(heard, "WATCHDOG=1")

    def test_a_daemon_serves_at_the_sockets_it_is_handed_and_says_how_it_is(self):
        control, web = self.sockets()
        daemon = self.start(control, web)
        self.assertEqual(self.hears(), "READY=1")
        self.assertEqual([self.hears() for _ in range(3)], ["WATCHDOG=1"] * 3)
        self.assertEqual(daemon.port, web.getsockname()[1], daemon.said())
        connection = http.client.HTTPConnection("127.0.0.1", daemon.port, timeout=30)
        connection.request("GET", "/readyz")
        self.assertEqual(connection.getresponse().status, 200)
        connection.close()
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(self.home / "run/s"))
            client.sendall(b'{"do":"ping"}\n')
            self.assertIn(b'"pong":true', client.recv(4096))
        daemon.process.send_signal(signal.SIGHUP)
        while (heard := self.hears()) == "WATCHDOG=1":
            pass
        self.assertRegex(heard, r"^RELOADING=1\nMONOTONIC_USEC=\d+$")
        self.hears_until("READY=1")
        self.assertEqual(daemon.stop(), 0, daemon.said())
        self.hears_until("STOPPING=1")
        self.assertTrue((self.home / "run/s").exists(), "the socket is systemd's")

    def test_a_second_daemon_leaves_systemds_socket_alone(self):
        self.sockets()
        daemon = Daemon(self.home, "--socket", str(self.home / "run/s"), ready="never")
        self.addCleanup(daemon.kill)
        self.assertEqual(daemon.process.wait(30), 69)
        self.assertIn(f"somebody else is listening at {self.home}/run/s", daemon.said())

    def test_descriptors_of_another_kind_are_left_alone(self):
        datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        datagrams.bind(("127.0.0.1", 0))
        connecting = socket.socket(socket.AF_UNIX)
        for handed in (datagrams, connecting):
            self.addCleanup(handed.close)
        daemon = self.start(connecting, datagrams)
        # It listens at addresses of its own.
        self.assertIsNotNone(daemon.port, daemon.said())
        self.assertNotEqual(daemon.port, datagrams.getsockname()[1])
        self.assertTrue((self.home / "s").exists())
        self.assertEqual(daemon.stop(), 0, daemon.said())


if __name__ == "__main__":
    unittest.main()
