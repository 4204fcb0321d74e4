import Synchronization

/// What the app shows in front. On a phone it is a navigation stack; here nobody looks, but intents steer it
/// all the same.
final class Navigator: Sendable {
  enum Screen: Hashable, Sendable {
    case section(Section)
    case landmark(String)
    case crowd(String)
  }

  private let stack = Mutex<[Screen]>([])

  var current: Screen? { stack.withLock { $0.last } }

  func show(_ screen: Screen) {
    stack.withLock { $0.append(screen) }
  }
}
