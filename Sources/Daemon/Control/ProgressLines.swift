import AppIntents
import ConversationProtocol
import NIOCore

/// Tells a client how far its turn has come, in lines before the reply. A client that reads slowly is told the newest only.
struct ProgressLines: Sendable {
  private let id: ControlRequest.ID?
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

  init(_ id: ControlRequest.ID?, to outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>) {
    (self.id, self.outbound) = (id, outbound)
  }

  /// Everything that `body` tells is written when this returns: nothing follows the reply.
  func telling<Result: Sendable>(
    _ body: (@escaping @Sendable (IntentProgress) -> Void) async throws(AssistantFailure) -> Result
  ) async throws(AssistantFailure) -> Result {
    let (told, teller) = AsyncStream.makeStream(
      of: IntentProgress.self, bufferingPolicy: .bufferingNewest(1))
    let writing = Task { [id, outbound] in
      for await progress in told where progress.fraction.isFinite {
        let line = ControlReply(.progress(RunProgress(progress)), id: id).line
        // Whoever went away is told nothing; the turn comes to its end all the same.
        try? await outbound.write(ByteBuffer(bytes: line))
      }
    }
    do {
      let result = try await body { teller.yield($0) }
      teller.finish()
      await writing.value
      return result
    } catch {
      teller.finish()
      await writing.value
      throw error
    }
  }
}

extension RunProgress {
  fileprivate init(_ progress: IntentProgress) {
    self.init(fraction: progress.fraction, text: progress.text)
  }
}
