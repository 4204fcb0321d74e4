package import AppIntents
package import Foundation

/// One run of a frame's intent as a task, and the events it reports.
///
/// Only one caller may wait for the next event at a time; a conversation takes its turns one by one.
package final class FrameRun {
  package let host: FrameHost
  private let task: Task<Void, Never>
  private var events: AsyncStream<FrameEvent>.Iterator

  package init(
    _ call: IntentCall, of app: any AssistantApp.Type, journal: Journal, language: String,
    clock: @escaping @Sendable () -> Date, keep: @escaping FrameHost.Keep
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: FrameEvent.self)
    let host = FrameHost(journal: journal, language: language, clock: clock, events: continuation, keep: keep)
    self.host = host
    events = stream.makeAsyncIterator()
    task = Task {
      continuation.yield(await Self.perform(call, of: app, host: host))
      continuation.finish()
    }
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
  package func next() async -> FrameEvent {
    var events = events
    let event = await events.next(isolation: #isolation)
    self.events = events
    return event ?? .cancelled
  }

  package func cancel() {
    host.cancel()
    task.cancel()
  }
}
