import ConversationProtocol
import Hosting
import Synchronization

/// Checks whether the daemon can take a turn. One thread does nothing but this check, one at a time. If the disk does not
/// answer in time, the daemon is not ready, and the client still gets its reply.
final class Readiness: Sendable {
  private let thread = OwnThreads(1, named: "readiness")
  private let asking = Mutex<Task<Void, any Error>?>(nil)
  private let patience: Duration
  private let look: @Sendable () throws -> Void

  /// - Parameter look: reads from the disk; throws if something is wrong.
  init(patience: Duration = .seconds(3), _ look: @escaping @Sendable () throws -> Void) {
    self.patience = patience
    self.look = look
  }

  /// - Throws: `AssistantFailure` if the daemon cannot take a turn.
  func check() async throws(AssistantFailure) {
    let question = question()
    let result = await first(of: question)
    if case .failure(let error) = result { throw AssistantFailure(error) }
  }

  /// The check that is running, or a new one.
  private func question() -> Task<Void, any Error> {
    asking.withLock { asking in
      if let asking { return asking }
      let task = Task(executorPreference: thread) {
        defer { self.asking.withLock { $0 = nil } }
        try self.look()
      }
      asking = task
      return task
    }
  }

  /// Gives the result of the check, or a failure after the time limit; the check itself may go on waiting.
  private func first(of question: Task<Void, any Error>) async -> Result<Void, any Error> {
    let patience = patience
    return await withCheckedContinuation { done in
      let first = FirstAnswer(done)
      Task(executorPreference: OwnThreads.doors) { first.give(await question.result) }
      Task(executorPreference: OwnThreads.doors) {
        try? await Task.sleep(for: patience)
        first.give(.failure(AssistantFailure(.unavailable, "the database does not answer")))
      }
    }
  }
}

/// Takes the first of several answers.
private final class FirstAnswer: Sendable {
  private let done: Mutex<CheckedContinuation<Result<Void, any Error>, Never>?>

  init(_ done: CheckedContinuation<Result<Void, any Error>, Never>) { self.done = Mutex(done) }

  func give(_ answer: Result<Void, any Error>) {
    let done = done.withLock { done in
      defer { done = nil }
      return done
    }
    done?.resume(returning: answer)
  }
}
