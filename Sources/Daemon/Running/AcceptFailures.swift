import Logging
import NIOCore

/// Tells of connections that could not be taken: mostly because as many files are open as may be.
///
/// The handler behind it (`AcceptBackoffHandler`, which the bootstrap adds) waits a second then; it has to hear of the
/// failure.
final class AcceptFailures: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  private let log: SeldomLog

  init(_ logger: Logger) { log = SeldomLog(logger) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError { log.warn("a connection cannot be taken", ["error": "\(error)"]) }
    context.fireErrorCaught(error)
  }
}
