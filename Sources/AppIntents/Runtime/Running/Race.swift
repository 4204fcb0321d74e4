import Synchronization

/// Runs `work`, and gives up on it with the error that `limit` ends with first; a limit that ends with nil sets none.
///
/// Work that does not listen to its cancellation goes on unheard.
func raced<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value,
  against limit: @escaping @Sendable () async -> (any Error)?
) async throws -> Value {
  let outcome = FirstOutcome<Value>()
  let working = Task(executorPreference: RunExecutor.preferred) {
    outcome.take(await Swift.Result { try await work() })
  }
  // Beside the work, however long that keeps its thread.
  let watching = Task {
    guard let error = await limit() else { return }
    // Before the cancellation, which the work may answer with an error of its own.
    outcome.take(.failure(error))
    working.cancel()
  }
  defer { watching.cancel() }
  return try await withTaskCancellationHandler {
    try await outcome.value()
  } onCancel: {
    working.cancel()
  }
}

extension Result where Failure == any Error {
  init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

/// The first of several outcomes, for the one who waits for it.
private final class FirstOutcome<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waited(CheckedContinuation<Value, any Error>)
    case known(Result<Value, any Error>)
    case over
  }

  private let state = Mutex(State.open)

  func take(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open: state = .known(result)
      case .waited(let continuation):
        state = .over
        return continuation
      case .known, .over: break
      }
      return nil
    }
    waiting?.resume(with: result)
  }

  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let known: Result<Value, any Error>? = state.withLock { state in
        if case .known(let result) = state {
          state = .over
          return result
        }
        state = .waited(continuation)
        return nil
      }
      if let known { continuation.resume(with: known) }
    }
  }
}
