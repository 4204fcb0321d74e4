/// A paragraph of texts that look different.
public struct TextContent: Codable, Sendable, Hashable {
  public var spans: [TextSpan]
  /// At most so many lines; the last one then ends in `…`.
  public var lineLimit: Int?
  /// How lines stand to each other: `leading` where there is none.
  public var alignment: String?
  /// How much smaller it may become to fit, 0 to 1.
  public var minimumScale: Double?

  public init(
    spans: [TextSpan], lineLimit: Int? = nil, alignment: String? = nil, minimumScale: Double? = nil
  ) {
    self.spans = spans
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.minimumScale = minimumScale
  }
}

/// A piece of text that looks the same throughout: words, a date that ticks, or a symbol between words.
public struct TextSpan: Codable, Sendable, Hashable {
  public var text: String?
  public var tick: TickContent?
  public var symbol: String?
  public var font: FontContent?
  public var style: StyleContent?
  public var underline: Bool?
  public var strikethrough: Bool?

  public init(text: String? = nil, tick: TickContent? = nil, symbol: String? = nil) {
    self.text = text
    self.tick = tick
    self.symbol = symbol
  }
}

/// A font by its role; a front end decides how large each role is.
public struct FontContent: Codable, Sendable, Hashable {
  /// `largeTitle`, `title`, `headline`, `caption` …; `body` where there is none.
  public var style: String?
  /// In points, for a font of a fixed size.
  public var size: Double?
  public var weight: String?
  public var italic: Bool?
  /// `monospaced`, `rounded`, `serif`.
  public var design: String?
  public var monospacedDigit: Bool?

  public init(style: String? = nil, size: Double? = nil, weight: String? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
  }
}
