public import AppIntents

/// A colour by its name or its parts, for views: `Color(nsColor: .systemBlue)`.
public struct NSColor: Hashable, @unchecked Sendable {
  // Unchecked: a colour is a name and a number, and neither changes.
  let color: Color

  public init?(named name: String) { color = Color(name) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }

  private init(_ color: Color) { self.color = color }

  public func withAlphaComponent(_ alpha: Double) -> NSColor { NSColor(color.opacity(alpha)) }

  public static let systemRed = NSColor(.red), systemOrange = NSColor(.orange)
  public static let systemYellow = NSColor(.yellow), systemGreen = NSColor(.green)
  public static let systemMint = NSColor(.mint), systemTeal = NSColor(.teal), systemCyan = NSColor(.cyan)
  public static let systemBlue = NSColor(.blue), systemIndigo = NSColor(.indigo)
  public static let systemPurple = NSColor(.purple), systemPink = NSColor(.pink)
  public static let systemBrown = NSColor(.brown), systemGray = NSColor(.gray)
  public static let black = NSColor(.black), white = NSColor(.white), clear = NSColor(.clear)
  public static let labelColor = NSColor(.primary), secondaryLabelColor = NSColor(.secondary)
  public static let controlAccentColor = NSColor(.accentColor)
  /// What is behind the view: a widget stands on the page's or the terminal's own ground.
  public static let windowBackgroundColor = NSColor(.clear)
  /// A shade that sets a part off from what is behind it.
  public static let controlBackgroundColor = NSColor(.gray.opacity(0.15))
}

extension Color {
  public init(nsColor: NSColor) { self = nsColor.color }
  public init(_ color: NSColor) { self = color.color }
}
