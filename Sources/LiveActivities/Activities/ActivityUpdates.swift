import Synchronization

/// What becomes of activities, as a sequence: each value that is another one than before, also where another process of
/// the app made it.
public struct ActivityUpdates<Element: Sendable>: AsyncSequence, Sendable {
  private let stream: AsyncStream<Element>

  /// - Parameter look: the values that are new since the last look, and whether there will be no more.
  init(of center: ActivityCenter, look: @escaping @Sendable () -> (new: [Element], isOver: Bool)) {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let task = Task {
      for await _ in center.changes() {
        let (new, isOver) = look()
        for value in new { continuation.yield(value) }
        if isOver { break }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    self.stream = stream
  }

  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
}

extension ActivityUpdates where Element: Equatable {
  /// Each change of a value.
  ///
  /// - Parameters:
  ///   - beginsWithChange: the value as it is now is not given.
  ///   - read: the value; nil ends the sequence.
  init(
    of center: ActivityCenter, beginsWithChange: Bool = false, _ read: @escaping @Sendable () -> Element?
  ) {
    let last = LastValue(beginsWithChange ? read() : nil)
    self.init(of: center) {
      guard let value = read() else { return ([], true) }
      return (last.isNew(value) ? [value] : [], false)
    }
  }
}

/// The value that was given last.
private final class LastValue<Value: Equatable & Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: Value?) { self.value = Mutex(value) }

  func isNew(_ next: Value) -> Bool {
    value.withLock { value in
      defer { value = next }
      return value != next
    }
  }
}
