import ServiceLifecycle

/// Tells systemd that the daemon is ready, alive, and stopping; nobody when nobody wants to know.
struct SystemdService: Service, CustomStringConvertible {
  private let notification: SystemdNotification?
  private let isAlive: @Sendable () async -> Void

  /// - Parameter isAlive: comes back as long as the daemon serves.
  init(_ notification: SystemdNotification?, isAlive: @escaping @Sendable () async -> Void) {
    self.notification = notification
    self.isAlive = isAlive
  }

  var description: String { "systemd" }

  /// The doors listen already when this begins.
  func run() async throws {
    notification?.send(.ready)
    await cancelWhenGracefulShutdown {
      guard let period = notification?.watchdog else {
        try? await gracefulShutdown()
        return
      }
      while !Task.isCancelled {
        await isAlive()
        notification?.send(.watchdog)
        try? await Task.sleep(for: period / 2)
      }
    }
    notification?.send(.stopping)
  }
}
