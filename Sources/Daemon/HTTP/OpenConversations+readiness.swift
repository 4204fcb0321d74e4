import Assistant
import Hosting

extension OpenConversations {
  /// Reads from the store, as a turn does.
  ///
  /// - Throws: `DaemonFailure` when it cannot be read.
  nonisolated func readStore() async throws(DaemonFailure) {
    do {
      _ = try await TurnThreads.run { [host] in
        try host.assistant.store.load("")
      }
    } catch {
      throw DaemonFailure(error)
    }
  }
}
