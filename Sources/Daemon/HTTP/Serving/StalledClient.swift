import NIOCore

/// Ends the connection of a client that takes nothing of what is sent to it for a time.
final class StalledClient: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let patience: TimeAmount
  private var end: Scheduled<Void>?

  init(patience: TimeAmount) { self.patience = patience }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    end?.cancel()
    end = nil
    if !context.channel.isWritable {
      // It runs on the channel's own loop, as this does.
      end = context.eventLoop.assumeIsolated().scheduleTask(in: patience) { context.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }
}
