"""What other pages, other servers of this machine and half a session can do with the page: nothing."""

import http.server
import threading
import time
import unittest

from browser import Page
from page_case import PageCase

ORDER = '{"text": "한밤치킨에서 양념치킨 두 마리 주문해줘", "answers": {"address": "서울 마포구 월드컵로 1", "confirm": "yes"}}'

# A page of somebody else: tries to speak to the daemon by every way that a browser has without asking it first.
FOREIGN = """<!doctype html><title>foreign</title><body data-done="">
<form id="form" method="post" enctype="text/plain" action="{daemon}/v1/say" target="inner"><input name='{order}' value=""></form>
<iframe name="inner"></iframe><iframe id="frame" src="{daemon}/"></iframe>
<script>
(async () => {{
  const results = {{}};
  const attempt = async (name, path, options) => {{
    try {{
      const reply = await fetch("{daemon}" + path, {{credentials: "include", ...options}});
      results[name] = reply.type + " " + reply.status + " " + (await reply.text()).slice(0, 40);
    }} catch (problem) {{ results[name] = "failed"; }}
  }};
  const order = {order_text};
  await attempt("read", "/v1/sessions", {{}});
  await attempt("text", "/v1/say", {{method: "POST", body: order}});
  await attempt("json", "/v1/say", {{method: "POST", body: order, headers: {{"Content-Type": "application/json"}}}});
  await attempt("secret", "/v1/say", {{method: "POST", body: order, headers: {{"Content-Type": "application/json", "X-Malgil-Secret": "x"}}}});
  await attempt("blind", "/v1/say", {{method: "POST", body: order, mode: "no-cors"}});
  await attempt("code", "/v1/browsers", {{method: "POST", body: JSON.stringify({{code: "x"}}), mode: "no-cors"}});
  await attempt("events", "/v1/events", {{}});
  document.querySelector("#form").submit();
  const script = document.createElement("script");
  script.src = "{daemon}/v1/sessions";
  document.body.append(script);
  setTimeout(() => {{ document.body.dataset.done = JSON.stringify(results); }}, 400);
}})();
</script>"""


class ForeignServer(http.server.BaseHTTPRequestHandler):
    """Another server of this machine. It serves its page, and notes the cookies that browsers send it."""

    daemon_origin = ""
    cookies = []

    def log_message(self, *_):
        pass

    def do_GET(self):
        import json
        self.cookies.append(self.headers.get("Cookie", ""))
        text = FOREIGN.format(daemon=self.daemon_origin, order=ORDER.replace("'", "&#39;"), order_text=json.dumps(ORDER))
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


class SecurityTests(PageCase):

    browser_arguments = ("--host-resolver-rules=MAP rebound.test 127.0.0.1",)

    def allowed(self, lines):
        """A browser writes each refusal to the console of the page that was refused."""
        return []

    def elsewhere(self, requests):
        return []

    def status(self, path, options):
        return self.page.run("return (await fetch(given[0], given[1])).status", path, options)

    def secret(self):
        return self.page.run("return sessionStorage['malgil.secret']")

    def foreign(self):
        handler = type("Handler", (ForeignServer,), {"daemon_origin": self.origin, "cookies": []})
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server

    def test_the_cookie_without_the_secret_and_the_secret_without_the_cookie_are_not_served(self):
        secret = {"X-Malgil-Secret": self.secret()}
        for path in ["/v1/sessions", "/v1/widgets", "/v1/events", "/v1/report"]:
            self.assertEqual(self.status(path, {}), 401, f"cookie alone at {path}")
            self.assertEqual(self.status(path, {"headers": secret, "credentials": "omit"}), 401, f"secret alone at {path}")
        self.assertEqual(self.status("/v1/sessions", {"headers": secret}), 200)
        self.assertEqual(self.page.run("return document.cookie"), "", "no script reads the cookie")

    def test_a_code_counts_once(self):
        code = self.daemon.code()
        login = {"method": "POST", "headers": {"Content-Type": "application/json"}, "body": '{"code": "%s"}' % code}
        self.assertEqual(self.status("/v1/browsers", login), 201)
        self.assertEqual(self.status("/v1/browsers", login), 401)
        self.page.run("sessionStorage.clear()")
        self.driver.get("about:blank")
        self.driver.get(f"{self.origin}/#code={code}")
        self.page.wait(".login-card", "열쇠를 쓸 수 없었어요")
        self.assertNotIn("code", self.driver.current_url, "a code does not stay in the address")

    def attack(self, host):
        """Opens the page of the other server under a name; gives what its attempts came to."""
        server = self.foreign()
        orders = len(self.daemon.ask("GET", "/v1/activities")["activities"])
        self.driver.get(f"http://{host}:{server.server_port}/")
        page = Page(self.driver, self.origin)
        page.until(lambda: self.driver.execute_script("return document.body.dataset.done"), "the end of the attempts")
        results = self.driver.execute_script("return JSON.parse(document.body.dataset.done)")
        for name in ["read", "json", "secret", "text", "events"]:
            self.assertEqual(results[name], "failed", f"{name} of {host}")
        for name in ["blind", "code"]:
            self.assertIn(results[name], ["failed", "opaque 0 "], f"{name} of {host}")
        time.sleep(0.3)
        self.assertEqual(len(self.daemon.ask("GET", "/v1/activities")["activities"]), orders, f"nothing was ordered by {host}")
        self.assertEqual(self.daemon.ask("GET", "/v1/done")["done"], [])
        return server

    def test_a_page_of_another_site_does_nothing(self):
        """The daemon is 127.0.0.1 and the page localhost: no cookie is sent."""
        self.assertNotIn("malgil", str(self.attack("localhost").RequestHandlerClass.cookies))

    def test_another_port_is_sent_the_cookie_and_can_do_nothing_with_it(self):
        """Cookies ignore ports: a server beside the daemon gets the cookie, which is half of a session."""
        server = self.attack("127.0.0.1")
        cookies = [each for each in server.RequestHandlerClass.cookies if "malgil" in each]
        self.assertTrue(cookies, "this is what the secret is for")
        import http.client
        connection = http.client.HTTPConnection("127.0.0.1", self.daemon.port, timeout=30)
        connection.request("GET", "/v1/sessions", headers={"Cookie": cookies[0]})
        self.assertEqual(connection.getresponse().status, 401)
        connection.close()

    def test_no_page_frames_this_one(self):
        server = self.foreign()
        for host in ["localhost", "127.0.0.1"]:
            self.driver.get(f"http://{host}:{server.server_port}/")
            self.page.until(lambda: self.driver.execute_script("return document.body.dataset.done"), "the end of the attempts")
            self.driver.switch_to.frame("frame")
            found = self.driver.execute_script("return document.querySelectorAll('#brand, #input, main').length")
            self.driver.switch_to.default_content()
            self.assertEqual(found, 0, host)

    def test_not_even_the_page_frames_itself(self):
        self.page.run("""
            const frame = document.createElement('iframe');
            frame.id = 'self';
            frame.src = '/';
            document.body.append(frame);
            await new Promise((done) => setTimeout(done, 500));""")
        self.driver.switch_to.frame("self")
        found = self.driver.execute_script("return document.querySelectorAll('#brand, #input, main').length")
        self.driver.switch_to.default_content()
        self.assertEqual(found, 0)

    def test_a_name_that_was_turned_to_this_machine_gets_nothing(self):
        """DNS rebinding: a name of somebody else, which now means this machine."""
        self.driver.get(f"http://rebound.test:{self.daemon.port}/")
        self.assertIn("misdirected", self.driver.page_source)
        for path in ["/v1/sessions", "/page/x/app.js"]:
            self.assertEqual(self.status(path, {}), 421)
        self.assertEqual(self.status("/v1/say", {"method": "POST", "headers": {"Content-Type": "application/json"}, "body": ORDER}), 421)


if __name__ == "__main__":
    unittest.main()
