import NIOCore
import NIOHTTP1

/// Checks the parsed head of a request before it is used. A head that has two meanings, or that is meant for a proxy, is
/// refused like bytes that are not HTTP.
final class RequestHeadCheck: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let log: RefusalLog
  private var isRefused = false

  init(_ log: RefusalLog) { self.log = log }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    guard case .head(let head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    do {
      context.fireChannelRead(wrapInboundOut(.head(try Self.checked(head))))
    } catch {
      errorCaught(context: context, error: error)
    }
  }

  /// Of the parser, too.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    isRefused = true
    if error is HTTPParserError { log.unreadable(error) }
    context.fireErrorCaught(error)
  }

  /// - Returns: the request with its target as a path, and `Connection: close` where nothing may follow it.
  static func checked(_ head: HTTPRequestHead) throws(HTTPParserError) -> HTTPRequestHead {
    guard head.version.major == 1 else { throw .invalidVersion }
    guard head.headers["Host"].count < 2 else { throw .invalidHeaderToken }
    // A proxy may see the end of such a request at another place.
    guard head.version.minor > 0 || !head.headers.contains(name: "Transfer-Encoding") else {
      throw .invalidHeaderToken
    }
    var head = head
    try takeTarget(of: &head)
    if isLast(head) { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    return head
  }

  private static func takeTarget(of head: inout HTTPRequestHead) throws(HTTPParserError) {
    guard head.uri.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else {
      throw .invalidURL
    }
    if head.uri.hasPrefix("/") || head.uri == "*" { return }
    let scheme = "http://"
    guard head.uri.lowercased().hasPrefix(scheme) else { throw .invalidURL }
    let rest = head.uri.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    // A target with user information, or with another host than `Host`, is not for this daemon.
    guard !authority.contains("@"), head.headers["Host"].first?.lowercased() == authority.lowercased() else {
      throw .invalidURL
    }
    let path = rest.dropFirst(authority.count)
    head.uri = path.hasPrefix("/") ? String(path) : "/" + path
  }

  /// The connection closes after this request: the client asks for it, or the next bytes use another protocol.
  private static func isLast(_ head: HTTPRequestHead) -> Bool {
    let options = head.headers[canonicalForm: "Connection"].map { $0.lowercased() }
    if options.contains("close") || head.headers.contains(name: "Upgrade") { return true }
    return head.version.minor == 0 && !options.contains("keep-alive")
  }
}
