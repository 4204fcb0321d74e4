package import AppIntents
import Foundation

/// One run of a frame's intent as a task, and the events it reports.
package final class FrameRun: Sendable {
  package let host: IntentRunHost
  private let task: Task<Void, Never>
  private let events = RunEventChannel()

  package init(
    _ call: IntentCall, of app: any AssistantApp.Type, journal: Journal, in surroundings: RunContext,
    isReplay: Bool = false, keep: @escaping IntentRunHost.Keep
  ) {
    let events = events
    let host = IntentRunHost(
      journal: journal, in: surroundings, events: events, isReplay: isReplay, keep: keep)
    self.host = host
    task = Task(executorPreference: RunExecutor.preferred) {
      await Speaker.$current.withValue(surroundings.speaker) {
        events.put(await Self.perform(call, of: app, host: host))
      }
    }
  }

  private static func perform(
    _ call: IntentCall, of app: any AssistantApp.Type, host: IntentRunHost
  ) async -> FrameEvent {
    do {
      return .finished(try await IntentRuntime.run(call, of: app, host: host).particlesResolved)
    } catch let failure as IntentFailure {
      return .failed(failure.particlesResolved)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed(IntentFailure(code: .failed))
    }
  }

  /// The next question, the end, or how far it has come.
  package func next() async -> FrameEvent { await events.next() }

  /// What came of a run that asks nothing; nil when it did not come to its end.
  package func outcome() async -> IntentOutcome? {
    while true {
      switch await next() {
      case .progressed: continue
      case .finished(let outcome): return outcome
      case .asked, .failed, .cancelled: return nil
      }
    }
  }

  package func cancel() {
    host.cancel()
    task.cancel()
  }
}
