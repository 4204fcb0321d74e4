/// In points; 0 where there is none.
public struct PaddingContent: Codable, Sendable, Hashable {
  public var top: Double?
  public var leading: Double?
  public var bottom: Double?
  public var trailing: Double?

  public init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A box of a fixed size (`width`, `height`), or one that keeps to bounds.
public struct FrameContent: Codable, Sendable, Hashable {
  public var width: Double?
  public var height: Double?
  public var minWidth: Extent?
  public var idealWidth: Extent?
  public var maxWidth: Extent?
  public var minHeight: Extent?
  public var idealHeight: Extent?
  public var maxHeight: Extent?
  /// Where the node stands in the box: `center` where there is none.
  public var alignment: String?

  public init(width: Double? = nil, height: Double? = nil, alignment: String? = nil) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// Another node in the same box.
public struct LayerContent: Codable, Sendable, Hashable {
  public var content: ViewNode
  public var alignment: String?

  public init(_ content: ViewNode, alignment: String? = nil) {
    self.content = content
    self.alignment = alignment
  }
}

/// How much: a factor, or degrees.
public struct AmountContent: Codable, Sendable, Hashable {
  public var amount: Double

  public init(_ amount: Double) {
    self.amount = amount
  }
}

public struct OffsetContent: Codable, Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The node takes its ideal size in these directions, whatever it is offered.
public struct FixedSizeContent: Codable, Sendable, Hashable {
  public var horizontal: Bool
  public var vertical: Bool

  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public struct AspectContent: Codable, Sendable, Hashable {
  /// Width by height; the node's own where there is none.
  public var ratio: Double?
  /// `fit`, `fill`.
  public var contentMode: String

  public init(ratio: Double?, contentMode: String) {
    self.ratio = ratio
    self.contentMode = contentMode
  }
}
