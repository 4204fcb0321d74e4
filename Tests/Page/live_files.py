"""The page from its sources, in front of a running daemon: a change is seen by a reload, without a build.

    python3 Tests/Page/live_files.py 7410     # then open what it prints, with the code of `malgil open --print`

Only for whoever works on the page: files come from Sources/Page/Files, everything else from the daemon.
"""

import http.client
import http.server
import pathlib
import sys
import threading

FILES = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "Page" / "Files"
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types 'none'")
NOT_PASSED = {"connection", "transfer-encoding", "keep-alive"}


class LiveFiles(http.server.BaseHTTPRequestHandler):
    """One request: a file, or passed on to the daemon."""

    protocol_version = "HTTP/1.1"
    daemon_port = 7410

    def log_message(self, *_):
        pass

    def answer(self):
        path = self.path.split("?")[0]
        if path == "/" or path.startswith("/page/"):
            return self.send_file("index.html" if path == "/" else path.rsplit("/", 1)[1])
        return self.pass_on()

    do_GET = do_POST = do_PATCH = do_DELETE = answer

    def send_file(self, name):
        file = FILES / name
        if not file.is_file() or file.parent != FILES:
            return self.send_error(404)
        data = file.read_bytes().replace(b"{hash}", b"live")
        self.send_response(200)
        for header, value in {
            "Content-Type": TYPES[file.suffix[1:]] + "; charset=utf-8", "Content-Length": len(data), "Cache-Control": "no-store",
            "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff",
        }.items():
            self.send_header(header, str(value))
        self.end_headers()
        self.wfile.write(data)

    def pass_on(self):
        daemon = http.client.HTTPConnection("127.0.0.1", self.daemon_port, timeout=120)
        origin = f"http://127.0.0.1:{self.daemon_port}"
        headers = {name: value for name, value in self.headers.items() if name.lower() not in NOT_PASSED | {"host", "origin", "referer"}}
        if self.headers.get("Origin"):
            headers["Origin"] = origin
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)) or None
        try:
            daemon.request(self.command, self.path, body, {"Host": f"127.0.0.1:{self.daemon_port}", **headers})
            self.send_reply(daemon.getresponse())
        except (OSError, ValueError, http.client.HTTPException):
            self.close_connection = True
        finally:
            daemon.close()

    def send_reply(self, reply):
        self.send_response(reply.status)
        for name, value in reply.getheaders():
            if name.lower() not in NOT_PASSED:
                self.send_header(name, value)
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        while piece := reply.read1(65536):
            self.wfile.write(piece)
            self.wfile.flush()


def serve(daemon_port, port=0):
    """Serves in a thread; gives the server, whose `server_port` is where it listens."""
    handler = type("Handler", (LiveFiles,), {"daemon_port": daemon_port})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    running = serve(int(sys.argv[1]) if len(sys.argv) > 1 else 7410)
    print(f"http://127.0.0.1:{running.server_port}/#code=CODE")
    threading.Event().wait()
