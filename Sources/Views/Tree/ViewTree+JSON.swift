public import Foundation

extension ViewTree {
  /// The tree as JSON on one line, keys sorted: equal trees are equal bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a tree from outside. One that exceeds the limits is refused, by its size before it is read.
  public init(json: Data, limits: ViewTreeLimits = .standard) throws {
    guard json.count <= limits.bytes else {
      throw ViewTreeError(reason: .tooManyBytes(limit: limits.bytes), path: [])
    }
    self = try JSONDecoder().decode(ViewTree.self, from: json)
    try check(limits)
  }

  private func check(_ limits: ViewTreeLimits) throws {
    var level = [root] + [containerBackground].compactMap(\.self)
    var depth = 0
    var count = 0
    while !level.isEmpty {
      depth += 1
      count += level.count
      if depth > limits.depth { throw ViewTreeError(reason: .tooDeep(limit: limits.depth), path: []) }
      if count > limits.nodes { throw ViewTreeError(reason: .tooManyNodes(limit: limits.nodes), path: []) }
      level = level.flatMap(\.nested)
    }
  }
}
