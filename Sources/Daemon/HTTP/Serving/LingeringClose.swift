import NIOCore

/// Closes a connection after the last reply.
///
/// The client may still be sending. If the connection were closed at once, the kernel would discard the part of the reply
/// that the client has not read yet. So incoming bytes are discarded for a limited time and up to a limited size.
final class LingeringClose: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = NIOAny
  typealias OutboundOut = ByteBuffer

  private static let patience = TimeAmount.seconds(2)
  private let limit: Int
  private var thrownAway = 0
  private var isEnding = false
  private var hasClientEnded = false
  private var end: Scheduled<Void>?

  /// - Parameter limit: bytes that are discarded before the connection is closed.
  init(limit: Int) { self.limit = limit }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output, !isEnding else { return context.close(mode: mode, promise: promise) }
    isEnding = true
    // First everything is written: if the client has closed its side, closing the output would discard the rest.
    let said = context.eventLoop.makePromise(of: Void.self)
    said.futureResult.assumeIsolated().whenComplete { _ in
      context.close(mode: self.hasClientEnded ? .all : .output, promise: promise)
      self.linger(context)
    }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: said)
  }

  private func linger(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    // It runs on the channel's own loop, as this does.
    end = context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) {
      context.close(mode: .all, promise: nil)
    }
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard isEnding else { return context.fireChannelRead(data) }
    thrownAway += unwrapInboundIn(data).readableBytes
    if thrownAway > limit { context.close(mode: .all, promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if isEnding { context.read() } else { context.fireChannelReadComplete() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      hasClientEnded = true
      if isEnding { return context.close(mode: .all, promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }
}
