import ServiceLifecycle

/// Ends the event streams of deleted tokens.
struct StreamKeeping: Service, CustomStringConvertible {
  private let events: EventLog
  private let pause: Duration

  init(_ events: EventLog, every pause: Duration = .seconds(1)) {
    self.events = events
    self.pause = pause
  }

  var description: String { "event streams" }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        events.endUnserved()
        try? await Task.sleep(for: pause)
      }
    }
  }
}
