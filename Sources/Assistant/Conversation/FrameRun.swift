package import AppIntents
package import Foundation

/// One run of a frame's intent as a task, and the events it reports.
package final class FrameRun: Sendable {
  package let host: FrameHost
  private let task: Task<Void, Never>
  private let events = FrameMailbox()

  package init(
    _ call: IntentCall, of app: any AssistantApp.Type, journal: Journal, language: String,
    clock: @escaping @Sendable () -> Date, isReplay: Bool = false, keep: @escaping FrameHost.Keep
  ) {
    let events = events
    let host = FrameHost(
      journal: journal, language: language, clock: clock, events: events, isReplay: isReplay, keep: keep)
    self.host = host
    task = Task { events.put(await Self.perform(call, of: app, host: host)) }
  }

  private static func perform(
    _ call: IntentCall, of app: any AssistantApp.Type, host: FrameHost
  ) async -> FrameEvent {
    do {
      return .finished(try await IntentRuntime.run(call, of: app, host: host))
    } catch let failure as IntentFailure {
      return .failed(failure)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed(IntentFailure(code: .failed))
    }
  }

  /// The next question or the end.
  package func next() async -> FrameEvent { await events.next() }

  package func cancel() {
    host.cancel()
    task.cancel()
  }
}
