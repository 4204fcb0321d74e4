/// How much a view may come to.
public struct ViewTreeLimits: Sendable, Hashable {
  public static let standard = ViewTreeLimits()

  /// Nodes below each other.
  public var depth: Int
  public var nodes: Int
  /// Of JSON.
  public var bytes: Int

  public init(depth: Int = 32, nodes: Int = 2_000, bytes: Int = 65_536) {
    self.depth = depth
    self.nodes = nodes
    self.bytes = bytes
  }

  /// Views that come to no node of their own (bodies, modifiers, conditions) cost time and stack all the same.
  var visitedViews: Int { nodes > Int.max / 32 ? Int.max : max(nodes, 0) * 32 }
  /// So many take less than two megabytes of the stack in a debug build, of which a thread has eight.
  var nestedViews: Int { 512 }
}
