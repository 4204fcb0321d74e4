import ConversationProtocol
import Foundation
import HTTPTypes
import HummingbirdCore
import JSONText
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

@testable import Daemon

extension FuzzTarget {
  /// What comes over HTTP, from its bytes to what is asked for.
  static let http = FuzzTarget(
    name: "http", longest: 8_192,
    words: [
      "Host: localhost\r\n", "Transfer-Encoding: chunked\r\n", "Content-Length: ", "HTTP/1.1\r\n", "http://",
      "Content-Type: application/json", "/v1/sessions/", "%00", "?after=", "Last-Event-ID: ",
    ],
    seeds: {
      try SourceTree.files(in: "Tests/DaemonTests/Hostile/HTTP").map(\.bytes).filter { $0.count <= 8_192 }
    }
  ) { bytes in
    var body = Data()
    for part in try HTTPBytes.parts(bytes) {
      switch part {
      case .head(let head): try HTTPBytes.check(head)
      case .body(let buffer): body += buffer.readableBytesView
      case .end:
        try HTTPBytes.check(body)
        body = Data()
      }
    }
  }
}

private enum HTTPBytes {
  /// What the parser and the handlers of a connection make of its bytes.
  static func parts(_ bytes: [UInt8]) throws -> [HTTPRequestPart] {
    let channel = EmbeddedChannel()
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    let pipeline = channel.pipeline.syncOperations
    var limits = NIOHTTPDecoderLimitConfiguration()
    (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (1_024, 2_048, 20)
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try HTTPServer.addHandlers(to: pipeline, log, thrownAway: 4_096)
    _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
    var parts: [HTTPRequestPart] = []
    while let part = try? channel.readInbound(as: HTTPRequestPart.self) { parts.append(part) }
    return parts
  }

  private static let log = RefusalLog(Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })
  private static let names = AllowedHosts(host: "127.0.0.1", more: [])
  private static let route = HTTPRoute("/v1/sessions/:id", [:])

  /// Only what is meant for this daemon comes through, and what it asks for can be said.
  static func check(_ head: HTTPRequest) throws {
    let path = head.path ?? ""
    try hold(path.hasPrefix("/") || path == "*", "\(path) is no path")
    try hold(path.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }, "\(path) has control characters")
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    do {
      try names.check(head)
      _ = RequestBytes.isJSON(head.headerFields[.contentType])
      _ = BodyReading(head.headerFields).isRead
      let id = route.match(request.uri.path.split(separator: "/"))
      try hold(id.map { !ClientName.isName($0) || !$0.contains("\0") } ?? true, "a name has no NUL")
      try hold(try EventStream.lastEvent(request) ?? 0 >= 0, "an event has a number")
    } catch let failure as HTTPFailure {
      try check(failure)
    }
  }

  static func check(_ body: Data) throws {
    do {
      let asked = try HTTPHandlers.request(body)
      try hold(asked.id.map(ClientName.isName) ?? true, "\(asked.id ?? "") is no name")
      _ = try HomeAssistantConversation.Body(body)
    } catch let failure as HTTPFailure {
      try check(failure)
    }
  }

  /// A refusal is JSON, whatever it quotes.
  private static func check(_ failure: HTTPFailure) throws {
    try hold((400..<500).contains(failure.status.code), "\(failure) is the client's fault")
    let body = try? JSON(parsing: Array(HTTPReply.body(of: failure)))
    try hold(
      body?["error"]?["message"]?.string == failure.reason.message, "the reply does not say \(failure)")
  }
}
