import Yams

/// A value as hassil's files write it: of a slot, a list entry or a context.
///
/// YAML decides the type, so `out: on` is true and `out: "on"` is text.
public indirect enum HassilValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([HassilValue])
  case nothing
}

extension HassilValue {
  /// Nil for a mapping, which no value is.
  init?(_ node: Node) {
    if let sequence = node.sequence {
      let values = sequence.map { HassilValue($0) }
      guard !values.contains(nil) else { return nil }
      self = .list(values.compactMap(\.self))
      return
    }
    guard node.scalar != nil else { return nil }
    switch node.tag {
    case Tag(.null): self = .nothing
    case Tag(.bool): self = node.bool.map { .boolean($0) } ?? .text(node.string ?? "")
    case Tag(.int), Tag(.float): self = node.float.map { .number($0) } ?? .text(node.string ?? "")
    default: self = .text(node.string ?? "")
    }
  }

  /// Whether `actual` is this value, or one of these values.
  func allows(_ actual: HassilValue) -> Bool {
    switch (self, actual) {
    case (.list(let wanted), .list(let found)): found.allSatisfy { wanted.contains($0) }
    case (.list(let wanted), _): wanted.contains(actual)
    case (_, .list(let found)): found.contains(self)
    default: self == actual
    }
  }
}

extension HassilValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .nothing: "nothing"
    }
  }
}
