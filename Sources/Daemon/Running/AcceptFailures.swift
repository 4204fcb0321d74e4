import Logging
import NIOCore

/// Pauses accepting connections after an accept failed, mostly because too many files are open, and logs it.
///
/// The connection stays in the queue, so the socket stays readable. The bootstrap's own handler (`AcceptBackoffHandler`)
/// delays the next read only; the read that failed is still pending, and the event loop would repeat it at once.
final class AcceptFailures: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  private static let pause = TimeAmount.seconds(1)
  private let log: SeldomLog
  private var isPausing = false

  init(_ logger: Logger) { log = SeldomLog(logger) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError {
      log.warn("a connection cannot be taken", ["error": "\(error)"])
      pause(context.channel)
    }
    context.fireErrorCaught(error)
  }

  private func pause(_ channel: any Channel) {
    guard !isPausing else { return }
    isPausing = true
    try? channel.syncOptions?.setOption(.autoRead, value: false)
    // It runs on the channel's own loop, as this does.
    _ = channel.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
      self.isPausing = false
      try? channel.syncOptions?.setOption(.autoRead, value: true)
    }
  }
}
