public struct ImageContent: Codable, Sendable, Hashable {
  /// The name of a symbol, as `star.fill`.
  public var symbol: String?
  /// The name of a picture of the app.
  public var name: String?
  /// Whether it says nothing.
  public var decorative: Bool?
  public var style: StyleContent?
  public var font: FontContent?

  public init(symbol: String? = nil, name: String? = nil) {
    self.symbol = symbol
    self.name = name
  }
}

/// A title (the children) with an icon.
public struct LabelContent: Codable, Sendable, Hashable {
  public var icon: [ViewNode]
  /// `iconOnly`, `titleOnly`; both are shown where there is none.
  public var labelStyle: String?

  public init(icon: [ViewNode], labelStyle: String? = nil) {
    self.icon = icon
    self.labelStyle = labelStyle
  }
}

/// How far something has come; the children are its label.
public struct ProgressContent: Codable, Sendable, Hashable {
  /// 0 to 1; nobody knows where there is neither this nor `interval`.
  public var value: Double?
  /// It moves by itself between two dates.
  public var interval: TickContent?
  public var valueLabel: [ViewNode]?
  /// `linear`, `circular`.
  public var progressStyle: String?
  public var tint: StyleContent?

  public init(value: Double? = nil, interval: TickContent? = nil) {
    self.value = value
    self.interval = interval
  }
}

/// A value within its range; the children are its label.
public struct GaugeContent: Codable, Sendable, Hashable {
  /// 0 to 1.
  public var value: Double
  public var valueLabel: [ViewNode]?
  public var minimumLabel: [ViewNode]?
  public var maximumLabel: [ViewNode]?
  /// `accessoryCircular`, `linearCapacity` …
  public var gaugeStyle: String?
  public var tint: StyleContent?

  public init(value: Double) {
    self.value = value
  }
}

public struct LinkContent: Codable, Sendable, Hashable {
  public var url: String

  public init(url: String) {
    self.url = url
  }
}

/// Something to press; the children are its label.
public struct ButtonContent: Codable, Sendable, Hashable {
  /// Means something only to the process that resolved the view.
  public var action: String
  /// What it is called where its label cannot be shown.
  public var title: String
  /// `destructive`, `cancel`.
  public var role: String?
  /// `plain`, `bordered`, `borderedProminent`, `borderless`.
  public var buttonStyle: String?
  public var tint: StyleContent?
  public var disabled: Bool?

  public init(action: String, title: String) {
    self.action = action
    self.title = title
  }
}

/// A setting that a press changes; the children are its label.
public struct ToggleContent: Codable, Sendable, Hashable {
  public var action: String
  public var title: String
  public var isOn: Bool
  /// `switch`, `button`.
  public var toggleStyle: String?
  public var tint: StyleContent?
  public var disabled: Bool?

  public init(action: String, title: String, isOn: Bool) {
    self.action = action
    self.title = title
    self.isOn = isOn
  }
}

public struct SpacerContent: Codable, Sendable, Hashable {
  public var minLength: Double?

  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }
}
