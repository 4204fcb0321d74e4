/// Children beside, under or over each other.
public struct StackContent: Codable, Sendable, Hashable {
  /// `center` where there is none; `topLeading` and the like in a `zstack`.
  public var alignment: String?
  /// In points; what is usual where there is none.
  public var spacing: Double?

  public init(alignment: String? = nil, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Rows (`gridRow`) whose cells stand in columns; a child that is no row takes the whole width.
public struct GridContent: Codable, Sendable, Hashable {
  public var alignment: String?
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(alignment: String? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

public struct GridRowContent: Codable, Sendable, Hashable {
  public var alignment: String?

  public init(alignment: String? = nil) {
    self.alignment = alignment
  }
}

/// Children fill tracks: columns from left to right, or rows from top to bottom.
public struct LazyGridContent: Codable, Sendable, Hashable {
  public var axis: String
  public var tracks: [GridTrack]
  public var alignment: String?
  public var spacing: Double?

  public init(axis: String, tracks: [GridTrack], alignment: String? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A column or row of a `lazyGrid`: of a fixed size, or between `minimum` and `maximum`.
public struct GridTrack: Codable, Sendable, Hashable {
  public var fixed: Double?
  public var minimum: Double?
  public var maximum: Extent?
  /// As many of them as fit.
  public var adaptive: Bool?
  public var spacing: Double?

  public init(fixed: Double? = nil, minimum: Double? = nil, maximum: Extent? = nil) {
    self.fixed = fixed
    self.minimum = minimum
    self.maximum = maximum
  }
}

public struct SectionContent: Codable, Sendable, Hashable {
  public var header: [ViewNode]?
  public var footer: [ViewNode]?

  public init(header: [ViewNode]? = nil, footer: [ViewNode]? = nil) {
    self.header = header
    self.footer = footer
  }
}

/// The first child that fits is shown, the last one if none does.
public struct FittingContent: Codable, Sendable, Hashable {
  /// `horizontal`, `vertical`; both where there is none.
  public var axis: String?

  public init(axis: String? = nil) {
    self.axis = axis
  }
}
