import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Writes a comment into an event stream again and again, so that neither side takes the other for gone.
final class EventHeartbeat: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let period: TimeAmount
  private var beats: Scheduled<Void>?

  init(every period: TimeAmount) { self.period = period }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head) where head.headerFields[.contentType] == EventStream.contentType:
      schedule(context)
    case .end: stop()
    case .head, .body: break
    }
    context.write(data, promise: promise)
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  private func schedule(_ context: ChannelHandlerContext) {
    // It runs on the channel's own loop, as this does.
    beats = context.eventLoop.assumeIsolated().scheduleTask(in: period) { self.beat(context) }
  }

  private func stop() {
    beats?.cancel()
    beats = nil
  }

  private func beat(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    if context.channel.isWritable {
      context.writeAndFlush(wrapOutboundOut(.body(ByteBuffer(string: ": \n\n"))), promise: nil)
    }
    schedule(context)
  }
}
