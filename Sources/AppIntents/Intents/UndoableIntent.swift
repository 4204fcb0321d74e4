import Synchronization

/// An intent that can be taken back: what `perform` registers with `undoManager` is done when the person says so.
///
/// ```swift
/// undoManager?.registerUndo(withTarget: notebook) { try await $0.restore(collection) }
/// ```
///
/// A process that did not run the intent (the next one-shot, a daemon that was started again) learns how to undo by
/// running `perform` again over what was recorded: what `IntentEffect` did is not done again, and what was looked up
/// inside `IntentContext.query` is given back as it was. So the query of an entity that an intent deletes looks it up
/// there, and the intent the earlier value of what it changes.
public protocol UndoableIntent: AppIntent {
  /// Nil outside a conversation.
  var undoManager: UndoManager? { get }

  /// How long it can be taken back: ten minutes unless the intent says otherwise. Ours; Apple's system keeps
  /// its undo as long as it likes.
  static var undoWindow: Duration { get }
}

extension UndoableIntent {
  public static var undoWindow: Duration { .seconds(600) }
  public static var _undoWindow: Duration? { undoWindow }

  public var undoManager: UndoManager? { IntentRun.current?.undoManager }
}

/// How to take back what one run did. It lives as long as the process; another one runs the intent again to have its own.
public final class UndoManager: Sendable {
  private let actions = Mutex<[@Sendable () async throws -> Void]>([])
  private let actionName = Mutex("")

  init() {}

  /// Registers one step. Steps are undone in reverse order.
  public func registerUndo<Target: Sendable>(
    withTarget target: Target, handler: @escaping @Sendable (Target) async throws -> Void
  ) {
    actions.withLock { $0.append { try await handler(target) } }
  }

  /// Registers one step of an object that belongs to the main actor.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) throws -> Void
  ) {
    let held = MainActorTarget(target)
    actions.withLock { $0.append { try await held.undo(handler) } }
  }

  /// What is taken back, in the words of a menu: 삭제.
  public func setActionName(_ name: String) { actionName.withLock { $0 = name } }

  /// The name that was given; empty when none was.
  public var undoActionName: String { actionName.withLock { $0 } }

  public var canUndo: Bool { actions.withLock { !$0.isEmpty } }

  /// Undoes everything that is registered, once.
  public func undo() async throws {
    let steps = actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for step in steps.reversed() { try await step() }
  }
}

/// An object that is only touched on the main actor.
private final class MainActorTarget<Target: AnyObject>: @unchecked Sendable {
  // Unchecked: the target is passed to the handler on the main actor, and nowhere else.
  private let target: Target

  init(_ target: Target) { self.target = target }

  @MainActor func undo(_ handler: @MainActor @Sendable (Target) throws -> Void) throws { try handler(target) }
}

/// The latest finished runs of this process that can still be taken back.
enum UndoRegistry {
  /// More than anybody takes back; older runs are forgotten.
  private static let capacity = 100
  private static let managers = Mutex<[(token: String, manager: UndoManager)]>([])

  static func keep(_ manager: UndoManager, as token: String) {
    managers.withLock { managers in
      managers.append((token, manager))
      managers.removeFirst(max(0, managers.count - capacity))
    }
  }

  static func take(_ token: String) -> UndoManager? {
    managers.withLock { managers in
      managers.firstIndex { $0.token == token }.map { managers.remove(at: $0).manager }
    }
  }
}
