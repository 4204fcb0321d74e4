package import ConversationProtocol
import Dispatch
import Hosting
import Logging
import ServiceLifecycle
import UnixSignals

/// Reads the phrase files again on SIGHUP and on request. A mistake in one leaves everything as it was.
package struct PhraseReloading: Service, CustomStringConvertible {
  private let host: AssistantHost
  private let logger: Logger
  private let systemd: SystemdNotification?

  init(host: AssistantHost, logger: Logger, systemd: SystemdNotification? = nil) {
    self.host = host
    self.logger = logger
    self.systemd = systemd
  }

  package var description: String { "reloading" }

  package func run() async throws {
    await cancelWhenGracefulShutdown {
      for await _ in await UnixSignalsSequence(trapping: .sighup) { try? await reload() }
    }
  }

  /// - Throws: `AssistantFailure.badData` with every mistake in every file; what was loaded before stays in force.
  package func reload() async throws(AssistantFailure) {
    systemd?.send(.reloading(microseconds: DispatchTime.now().uptimeNanoseconds / 1000))
    defer { systemd?.send(.ready) }
    do {
      try await host.reload()
      logger.notice("phrases reloaded")
    } catch {
      logger.error("phrases not reloaded, the old ones stay in force", metadata: ["error": "\(error)"])
      throw AssistantFailure(error)
    }
  }
}
