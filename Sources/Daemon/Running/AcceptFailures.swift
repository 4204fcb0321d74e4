import Logging
import NIOCore

/// Waits a while when a connection could not be taken, mostly because as many files are open as may be, and tells of it.
///
/// The connection stays in the queue, so that the system goes on saying that there is one. The bootstrap's own handler
/// (`AcceptBackoffHandler`) does not ask for the next one then; but the first one is still asked for, as nothing came
/// of it, and the loop would try again without a pause.
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
