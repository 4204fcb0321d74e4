import Synchronization

/// What does the work of each identifier in this process.
enum BackgroundHandlers {
  private struct Handler {
    var module: String
    var launch: @Sendable (BGTask) -> Void
  }

  private static let known = Mutex<[String: Handler]>([:])
  private static let longestIdentifier = 200

  static func register(
    _ identifier: String, module: String, launch: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    known.withLock { known in
      guard known[identifier] == nil, !identifier.isEmpty, identifier.utf8.count <= longestIdentifier else {
        return false
      }
      known[identifier] = Handler(module: module, launch: launch)
      return true
    }
  }

  static func module(of identifier: String) -> String? { known.withLock { $0[identifier]?.module } }

  static func launch(_ task: BGTask) -> Bool {
    guard let handler = known.withLock({ $0[task.identifier] }) else { return false }
    handler.launch(task)
    return true
  }

  static func isKnown(_ identifier: String) -> Bool { known.withLock { $0[identifier] != nil } }
}
