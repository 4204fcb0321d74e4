import ServiceLifecycle

/// Tells systemd that the daemon is ready, alive, and stopping; nobody when nobody wants to know.
struct SystemdService: Service, CustomStringConvertible {
  private let notification: SystemdNotification?

  init(_ notification: SystemdNotification?) { self.notification = notification }

  var description: String { "systemd" }

  /// The doors listen already when this begins.
  func run() async throws {
    notification?.send(.ready)
    await cancelWhenGracefulShutdown {
      guard let period = notification?.watchdog else {
        try? await gracefulShutdown()
        return
      }
      // On the threads that answer clients: a turn that takes long is not a reason to restart the daemon.
      await withTaskExecutorPreference(OwnThreads.doors) {
        while !Task.isCancelled {
          notification?.send(.watchdog)
          try? await Task.sleep(for: period / 2)
        }
      }
    }
    notification?.send(.stopping)
  }
}
