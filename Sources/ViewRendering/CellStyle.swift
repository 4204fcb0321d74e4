import Views

/// How a cell looks.
package struct CellStyle: Hashable, Sendable {
  var foreground: CellColor?
  var background: CellColor?
  var isBold = false
  var isDim = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false

  static let plain = CellStyle()
}

/// A colour as terminals of every kind can show it.
package struct CellColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// `share` of this colour over another one.
  func mixed(_ share: Double, over other: CellColor) -> CellColor {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: Int((Double(one) * share + Double(two) * (1 - share)).rounded()))
    }
    return CellColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

extension CellColor {
  /// The colours of an iPhone, by name; nil for what has no colour of its own.
  init?(named name: String) {
    if let known = Self.names[name] {
      self = known
    } else {
      self.init(hexadecimal: name)
    }
  }

  private init?(hexadecimal name: String) {
    guard name.count == 7, name.hasPrefix("#"), let value = UInt32(name.dropFirst(), radix: 16) else {
      return nil
    }
    self.init(UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
  }

  private static let names: [String: CellColor] = [
    "black": .init(0, 0, 0), "white": .init(255, 255, 255), "gray": .init(142, 142, 147),
    "red": .init(255, 69, 58), "orange": .init(255, 159, 10), "yellow": .init(255, 214, 10),
    "green": .init(48, 209, 88), "mint": .init(102, 212, 207), "teal": .init(64, 200, 224),
    "cyan": .init(100, 210, 255), "blue": .init(10, 132, 255), "accent": .init(10, 132, 255),
    "indigo": .init(94, 92, 230), "purple": .init(191, 90, 242), "pink": .init(255, 55, 95),
    "brown": .init(172, 142, 104),
  ]
}

extension CellStyle {
  /// Paints what is written with a style.
  mutating func write(with style: StyleContent?) {
    guard let style else { return }
    let color = style.color ?? style.gradient?.stops.first?.color ?? "primary"
    foreground = CellColor(named: color) ?? foreground
    let steppedBack = ["secondary", "tertiary", "quaternary", "quinary", "separator"].contains(color)
    if steppedBack || style.strength < 0.6 { isDim = true }
  }

  mutating func write(with font: FontContent?) {
    guard let font else { return }
    isItalic = isItalic || font.italic == true
    let heavy = ["semibold", "bold", "heavy", "black"]
    let large = ["largeTitle", "title", "title2", "title3", "headline"]
    isBold =
      isBold
      || font.weight.map { heavy.contains($0) }
        ?? (font.style.map { large.contains($0) } ?? ((font.size ?? 0) >= 20))
  }
}

extension StyleContent {
  /// Its opacity, or that of the strongest part of its gradient.
  var strength: Double {
    let stops = gradient?.stops.map { $0.opacity ?? 1 }.max() ?? 1
    return (opacity ?? 1) * (color == "clear" ? 0 : stops)
  }
}
