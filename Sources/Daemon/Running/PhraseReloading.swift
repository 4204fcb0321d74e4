import Hosting
import Logging
import ServiceLifecycle
import UnixSignals

/// Reads the phrase files again on SIGHUP and on request. A mistake in one leaves everything as it was.
package struct PhraseReloading: Service, CustomStringConvertible {
  private let host: AssistantHost
  private let logger: Logger

  init(host: AssistantHost, logger: Logger) {
    self.host = host
    self.logger = logger
  }

  package var description: String { "reloading" }

  package func run() async throws {
    await cancelWhenGracefulShutdown {
      for await _ in await UnixSignalsSequence(trapping: .sighup) { try? await reload() }
    }
  }

  /// - Throws: `DaemonFailure.badData` with every mistake in every file; what was loaded before stays in force.
  package func reload() async throws(DaemonFailure) {
    do {
      try await host.reload()
      logger.notice("phrases reloaded")
    } catch {
      logger.error("phrases not reloaded, the old ones stay in force", metadata: ["error": "\(error)"])
      throw DaemonFailure(error)
    }
  }
}
