import ConversationProtocol
import Foundation
import HTTPTypes
import Testing

@testable import Daemon

@Suite struct HTTPRulesTests {
  private func request(_ authority: String?, origin: String? = nil) -> HTTPRequest {
    var request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
    request.headerFields[.origin] = origin
    return request
  }

  @Test(
    "this machine is called by its own names",
    arguments: [
      "localhost", "LOCALHOST:7410", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:7410", "home.example",
    ])
  func own(_ authority: String) throws {
    let names = AllowedHosts(host: "127.0.0.1", more: ["Home.example"])
    try names.check(request(authority))
    try names.check(request(authority, origin: "http://\(authority.lowercased())"))
  }

  @Test(
    "a name of somebody else is refused",
    arguments: [
      "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1].evil", "[::2]", "x",
      "localhost:80@evil.example", "user@localhost", "localhost:", "localhost:99999", "localhost:-1",
    ])
  func foreign(_ authority: String) {
    let names = AllowedHosts(host: "0.0.0.0", more: [])
    #expect(throws: HTTPFailure.misdirected(authority)) { try names.check(request(authority)) }
  }

  @Test("without a name nothing is answered")
  func nameless() {
    let names = AllowedHosts(host: "0.0.0.0", more: [])
    for authority in [nil, ""] {
      #expect(throws: HTTPFailure.badRequest("the host is missing (Host)")) {
        try names.check(request(authority))
      }
    }
    #expect(throws: HTTPFailure.self) { try names.check(request("0.0.0.0")) }
  }

  @Test("pages of other sites are refused", arguments: ["null", "http://evil.example", "http://localhost:1"])
  func pages(_ origin: String) {
    let names = AllowedHosts(host: "127.0.0.1", more: [])
    #expect(throws: HTTPFailure.forbidden("pages of other sites are not served")) {
      try names.check(request("localhost", origin: origin))
    }
  }

  @Test(
    "a body is JSON in UTF-8",
    arguments: [
      ("application/json", true), ("Application/JSON; charset=UTF-8", true),
      ("application/json;charset=\"utf-8\"", true),
      ("application/json; charset=euc-kr", false), ("text/plain", false), ("application/jsonp", false),
      (nil, false),
      ("application/x-www-form-urlencoded", false),
    ] as [(String?, Bool)])
  func types(_ type: String?, _ isJSON: Bool) {
    #expect(RequestBytes.isJSON(type) == isJSON)
  }

  @Test("an address has one part that any may stand for")
  func routes() {
    let route = HTTPRoute("/v1/sessions/:id", [:])
    #expect(route.match(["v1", "sessions", "s_1"]) == "s_1")
    #expect(route.match(["v1", "sessions", "r_%EA%B0%80%2F"]) == "r_가/")
    #expect(route.match(["v1", "sessions"]) == nil)
    #expect(route.match(["v1", "intents", "s_1"]) == nil)
    #expect(route.match(["v1", "sessions", "%FF"]) == nil)
  }

  @Test("a caller has so many places, and others have theirs")
  func places() {
    let places = PerCallerLimiter(2)
    let (one, two) = (places.take("a"), places.take("a"))
    #expect(one != nil && two != nil && places.take("a") == nil && places.count == 2)
    #expect(places.take("b") != nil)
    withExtendedLifetime((one, two)) {}
  }

  @Test("a place is free again when nobody holds it")
  func leaving() {
    let places = PerCallerLimiter(1)
    for _ in 0..<3 { #expect(places.take("a") != nil) }
    #expect(places.count == 0)
  }

  @Test("the time is written as RFC 9110 has it in its example")
  func date() {
    #expect(HTTPDate.text(at: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test("a failure is an object with a code, a message, and whether to try again")
  func failures() {
    let failure = HTTPFailure(AssistantFailure(.busy, "too much"))
    #expect(failure.status == .serviceUnavailable && failure.headers[.retryAfter] == "1")
    #expect(
      String(decoding: HTTPReply.body(of: failure), as: UTF8.self)
        == #"{"error":{"code":"busy","message":"too much","retryable":true}}"#)
  }

  @Test("the kernel knows whose the other end of a connection within this machine is")
  func peers() throws {
    let listener = try HTTPListener(host: "127.0.0.1", port: 0)
    defer { listener.close() }
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = listener.address.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    let end = try #require(SocketEnd(listeningAt: client))
    #expect(LoopbackPeer.user(at: end, connectedTo: listener.address) == getuid())
    let nobody = SocketEnd(bytes: [127, 0, 0, 1], port: end.port &+ 1)
    #expect(LoopbackPeer.user(at: nobody, connectedTo: listener.address) == nil)
    let far = SocketEnd(bytes: [192, 0, 2, 1], port: end.port)
    #expect(LoopbackPeer.user(at: far, connectedTo: listener.address) == nil)
  }

  @Test("a connection whose other end is closed, or closed for writing, is nobody's")
  func closedPeers() throws {
    let listener = try HTTPListener(host: "127.0.0.1", port: 0)
    defer { listener.close() }
    for how in [Int32(SHUT_WR), Int32(SHUT_RDWR), nil] {
      let client = try RawConnection(to: listener.address.port)
      let end = try #require(SocketEnd(listeningAt: client.descriptor))
      #expect(LoopbackPeer.user(at: end, connectedTo: listener.address) == getuid())
      if let how { shutdown(client.descriptor, how) } else { client.close() }
      #expect(LoopbackPeer.user(at: end, connectedTo: listener.address) == nil)
    }
  }

  @Test("who listens at the port of a client that is gone is not taken for the client")
  func listeningPeers() throws {
    let server = try HTTPListener(host: "127.0.0.1", port: 0)
    let other = try HTTPListener(host: "127.0.0.1", port: 0)
    defer {
      server.close()
      other.close()
    }
    #expect(LoopbackPeer.user(at: other.address, connectedTo: server.address) == nil)
  }

  @Test("an answer of the kernel about anything but the socket that was asked for is none")
  func answers() {
    let question = LoopbackPeer.question(
      SocketEnd(bytes: [127, 0, 0, 1], port: 7), connectedTo: SocketEnd(bytes: [127, 0, 0, 1], port: 8))
    // Header, family, state, two bytes, ports and addresses as they were asked for, the rest, user 1000, inode 5.
    var right = [UInt8](repeating: 0, count: 88)
    (right[4], right[16], right[17]) = (20, UInt8(AF_INET), 1)
    right.replaceSubrange(20..<56, with: question[24..<60])
    right.replaceSubrange(80..<84, with: withUnsafeBytes(of: UInt32(1000), Array.init))
    right[84] = 5
    #expect(LoopbackPeer.user(in: right, answering: question) == 1000)
    for place in [4, 16, 17, 20, 22, 24, 40, 55, 84] {
      var wrong = right
      wrong[place] = wrong[place] == 5 ? 0 : wrong[place] &+ 1
      #expect(LoopbackPeer.user(in: wrong, answering: question) == nil, "byte \(place)")
    }
    for count in [0, 16, 80, 87] {
      #expect(LoopbackPeer.user(in: Array(right.prefix(count)), answering: question) == nil)
    }
  }

  @Test("an address is this machine's or reaches further")
  func loopback() {
    func end(_ bytes: [UInt8]) -> SocketEnd { SocketEnd(bytes: bytes, port: 1) }
    let one = [UInt8](repeating: 0, count: 15) + [1]
    #expect(end([127, 0, 0, 1]).isLoopback && end([127, 9, 9, 9]).isLoopback && end(one).isLoopback)
    #expect(!end([0, 0, 0, 0]).isLoopback && !end([10, 0, 0, 1]).isLoopback)
    #expect(!end([UInt8](repeating: 0, count: 16)).isLoopback)
    #expect(end([127, 0, 0, 1]).description == "127.0.0.1:1" && end(one).description == "[::1]:1")
  }
}
