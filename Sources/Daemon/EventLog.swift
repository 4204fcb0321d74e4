package import ConversationProtocol
package import Foundation
import Synchronization

/// The latest events, and whoever wants to be told of new ones.
///
/// It holds so many and forgets the oldest. A subscriber that does not take its events in time is let go, and may
/// come back with the identifier of the last one it took.
package final class EventLog: Sendable {
  private struct Subscriber {
    let user: String
    let isServed: @Sendable () -> Bool
    let continuation: AsyncStream<EventLine>.Continuation
  }

  private struct State {
    var events: [Event] = []
    var numbers: EventNumbers
    var subscribers: [UUID: Subscriber] = [:]
    var isFinished = false

    /// - Returns: who is told of the event.
    mutating func keep(_ event: Event, capacity: Int) -> [AsyncStream<EventLine>.Continuation] {
      events.append(event)
      // In pieces, so that not every event moves all the others.
      if events.count >= capacity * 2 { events.removeFirst(events.count - capacity) }
      return subscribers.values.filter { event.concerns($0.user) }.map(\.continuation)
    }
  }

  /// Held while subscribers are told, so that each is told in order. It comes before `state`.
  private let telling = Mutex<Void>(())
  /// Never held while a subscriber is told: one that is cancelled at that moment waits for this lock in `forget`, and holds
  /// what telling it needs.
  private let state: Mutex<State>
  private let capacity: Int
  private let clock: @Sendable () -> Date

  /// - Parameters:
  ///   - capacity: how many events are held, and how many a subscriber may be behind.
  ///   - numbers: the file that keeps identifiers apart from those of other processes; nil: the time does.
  package init(
    capacity: Int = 1024, numbers: URL? = nil, clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.capacity = capacity
    self.clock = clock
    state = Mutex(State(numbers: EventNumbers(file: numbers, time: clock())))
  }

  package func add(_ turn: Turn, of user: String) {
    for content in Event.contents(of: turn) { add(content, for: [user]) }
  }

  /// - Parameter users: the users that the event is for; nil: all users.
  package func add(_ content: Event.Content, for users: Set<String>?) {
    let time = clock()
    let late = telling.withLock { _ in
      let (event, told) = state.withLock { state in
        let event = Event(id: state.numbers.take(), time: time, users: users, content: content)
        return (event, state.keep(event, capacity: capacity))
      }
      return told.filter { continuation in
        if case .enqueued = continuation.yield(.event(event)) { false } else { true }
      }
    }
    for continuation in late { continuation.finish() }
  }

  /// Tells of every event from now on that concerns `user`, and of those after `last` that are still there.
  ///
  /// Of no user (the empty name) every event is told.
  ///
  /// The stream ends when the subscriber is too far behind or served no longer, and when the daemon stops.
  package func subscribe(
    _ user: String, after last: Int? = nil, while isServed: @escaping @Sendable () -> Bool = { true }
  ) -> AsyncStream<EventLine> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: EventLine.self, bufferingPolicy: .bufferingOldest(capacity + 1))
    let id = UUID()
    continuation.onTermination = { [weak self] _ in self?.forget(id) }
    let isOpen = telling.withLock { _ in
      let known: State? = state.withLock { state in
        guard !state.isFinished else { return nil }
        state.subscribers[id] = Subscriber(user: user, isServed: isServed, continuation: continuation)
        return state
      }
      if let known, let last {
        Self.replay(known, after: last, of: user, limit: capacity, to: continuation)
      }
      return known != nil
    }
    if !isOpen { continuation.finish() }
    return stream
  }

  private static func replay(
    _ state: State, after last: Int, of user: String, limit: Int,
    to continuation: AsyncStream<EventLine>.Continuation
  ) {
    let held = state.events.suffix(limit)
    let next = state.numbers.next
    // The client's number may be anything, so only the log's own number is changed.
    if last < (held.first?.id ?? next) - 1 || last >= next { continuation.yield(.reset) }
    for event in held where event.id > last && event.concerns(user) {
      continuation.yield(.event(event))
    }
  }

  /// Drops all events. A subscriber that asks for older ones is told to begin anew.
  package func forgetEverything() { state.withLock { $0.events = [] } }

  package var subscriberCount: Int { state.withLock { $0.subscribers.count } }

  /// Ends the subscriptions of users that are no longer served.
  func endUnserved() {
    // The check reads the disk, so it must not hold the lock.
    let unserved = state.withLock { Array($0.subscribers.values) }.filter { !$0.isServed() }
    for subscriber in unserved { subscriber.continuation.finish() }
  }

  /// Ends every subscription.
  package func finish() {
    let subscribers = state.withLock { state in
      state.isFinished = true
      defer { state.subscribers = [:] }
      return state.subscribers.values.map(\.continuation)
    }
    for continuation in subscribers { continuation.finish() }
  }

  private func forget(_ id: UUID) { _ = state.withLock { $0.subscribers.removeValue(forKey: id) } }
}
