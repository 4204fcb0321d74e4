import Synchronization

/// Events of one run, for the one who waits for them.
///
/// Only one caller may wait at a time; a conversation takes its turns one by one.
package final class RunEventChannel: Sendable {
  private struct State {
    var events: [FrameEvent] = []
    var reader: CheckedContinuation<FrameEvent, Never>?
  }

  private let state = Mutex(State())

  package init() {}

  package func put(_ event: FrameEvent) {
    let reader = state.withLock { state in
      guard let reader = state.reader else {
        state.events.append(event)
        return nil as CheckedContinuation<FrameEvent, Never>?
      }
      state.reader = nil
      return reader
    }
    reader?.resume(returning: event)
  }

  package func next() async -> FrameEvent {
    await withCheckedContinuation { continuation in
      let event = state.withLock { state in
        guard state.events.isEmpty else { return state.events.removeFirst() as FrameEvent? }
        state.reader = continuation
        return nil
      }
      if let event { continuation.resume(returning: event) }
    }
  }
}
