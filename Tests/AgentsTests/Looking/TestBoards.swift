import ConversationProtocol
import Foundation
import JSONText
import Synchronization
import Views

@testable import Agents

/// A board with one widget and one activity, which changes when a test says so.
final class TestBoards: AgentBoards {
  static let widget = SurfaceAddress(app: "Bank", kind: .widgets, id: "w1")
  static let activity = SurfaceAddress(app: "Bank", kind: .activities, id: "a1")

  private let streams = Mutex<[AsyncStream<SurfaceAddress>.Continuation]>([])
  private let tree: JSON

  init() async throws {
    let tree = try await MainActor.run {
      let view = VStack {
        Text("Balance 5")
        Text("Account 12-34").privacySensitive()
      }
      return try ViewTree(resolving: view, in: EnvironmentValues())
    }
    self.tree = try JSON(parsingObject: Array(tree.json()), called: "tree")
  }

  func shown() async throws -> SurfaceReply {
    var shown = SurfaceReply()
    shown.widgets = [
      WidgetReport(
        id: "w1", app: "Bank", kind: "Balance", title: "Balance", family: "systemSmall", tree: tree),
      WidgetReport(id: "w2", app: "Vault", kind: "Own", title: "Own", family: "systemSmall", tree: tree),
    ]
    return shown
  }

  func changes() -> AsyncStream<SurfaceAddress> {
    let (stream, continuation) = AsyncStream.makeStream(of: SurfaceAddress.self)
    streams.withLock { $0.append(continuation) }
    return stream
  }

  /// Waits for somebody who wants to know.
  func change(_ address: SurfaceAddress) async {
    while streams.withLock(\.isEmpty) { await Task.yield() }
    for stream in streams.withLock(\.self) { stream.yield(address) }
  }

  /// The caller is served no longer.
  func end() { for stream in streams.withLock(\.self) { stream.finish() } }
}
