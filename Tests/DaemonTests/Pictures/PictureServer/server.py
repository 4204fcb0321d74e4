"""A server of pictures with a certificate for pictures.test; it writes its port, then each path that it is asked for."""

import http.server
import pathlib
import ssl
import sys
import time

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 64
SVG = b"<svg xmlns='http://www.w3.org/2000/svg'/>"
FIVE_MEGABYTES = 5 << 20


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        print(self.path, flush=True)
        self.close_connection = True
        if self.path.startswith("/to/"):
            return self.redirect(self.path.removeprefix("/to/"))
        answer = {
            "/png": lambda: self.give(PNG),
            "/svg": lambda: self.give(SVG, "image/png"),
            "/exactly": lambda: self.give(PNG + b"\0" * (FIVE_MEGABYTES - len(PNG))),
            "/announced": lambda: self.give(PNG, length=FIVE_MEGABYTES + 1),
            "/endless": self.give_without_end,
            "/slow": lambda: time.sleep(60),
        }.get(self.path, lambda: self.send_error(404))
        answer()

    def redirect(self, address):
        port = self.server.server_address[1]
        self.send_response(302)
        self.send_header("Location", address.replace("PORT", str(port)) or self.path)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def give(self, content, kind="text/html", length=None):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length or len(content)))
        self.end_headers()
        self.wfile.write(content)

    def give_without_end(self):
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        sent = 0
        try:
            while True:
                self.wfile.write(PNG * 1024)
                sent += len(PNG) * 1024
        except OSError:
            print(f"stopped after {'less' if sent < 3 * FIVE_MEGABYTES else 'more'} than 15 MB", flush=True)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(pathlib.Path(__file__).parent / "certificate.pem")
server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
print(server.server_address[1], flush=True)
server.serve_forever()
