/// How many colours a terminal shows.
public enum ColorCapability: Hashable, Sendable, CaseIterable {
  /// No escape sequences at all: files and pipes.
  case none
  /// Bold, dim and underlined texts without colours.
  case monochrome
  case sixteen
  case twoHundredFiftySix
  case trueColor

  /// What the environment of a process says; `NO_COLOR` with any value takes the colours away.
  public init(environment: [String: String], isTerminal: Bool) {
    let terminal = environment["TERM"] ?? ""
    let color = environment["COLORTERM"] ?? ""
    if !isTerminal || terminal == "dumb" || terminal.isEmpty {
      self = .none
    } else if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      self = .monochrome
    } else if ["truecolor", "24bit"].contains(color) {
      self = .trueColor
    } else {
      self = terminal.contains("256color") ? .twoHundredFiftySix : .sixteen
    }
  }
}

extension CellStyle {
  /// The parameters of its escape sequence.
  func codes(_ capability: ColorCapability) -> [String] {
    let switches = [(isBold, "1"), (isDim, "2"), (isItalic, "3"), (isUnderlined, "4"), (isStruck, "9")]
    return switches.filter(\.0).map(\.1) + (foreground?.codes(capability, base: 30) ?? [])
      + (background?.codes(capability, base: 40) ?? [])
  }
}

extension CellColor {
  /// - Parameter base: 30 for what is written, 40 for what is behind it.
  fileprivate func codes(_ capability: ColorCapability, base: Int) -> [String] {
    switch capability {
    case .none, .monochrome: []
    case .sixteen: [String(sixteenIndex < 8 ? base + sixteenIndex : base + 52 + sixteenIndex)]
    case .twoHundredFiftySix: ["\(base + 8)", "5", "\(cubeIndex)"]
    case .trueColor: ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }

  /// The place in the cube of 6 × 6 × 6 colours.
  private var cubeIndex: Int {
    let levels = [red, green, blue].map { Int((Double($0) / 255 * 5).rounded()) }
    return 16 + levels[0] * 36 + levels[1] * 6 + levels[2]
  }

  /// The nearest of the usual sixteen.
  private var sixteenIndex: Int {
    Self.sixteen.enumerated().min { distance($0.element) < distance($1.element) }?.offset ?? 7
  }

  private func distance(_ other: CellColor) -> Int {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return parts.reduce(0) { sum, part in
      let difference = Int(part.0) - Int(part.1)
      return sum + difference * difference
    }
  }

  private static let sixteen: [CellColor] = [
    .init(0, 0, 0), .init(205, 49, 49), .init(13, 188, 121), .init(229, 160, 16), .init(36, 114, 200),
    .init(188, 63, 188), .init(17, 168, 205), .init(200, 200, 200), .init(118, 118, 118),
    .init(255, 76, 76), .init(35, 209, 100), .init(245, 225, 67), .init(40, 140, 255),
    .init(224, 100, 230), .init(70, 200, 240), .init(255, 255, 255),
  ]
}
