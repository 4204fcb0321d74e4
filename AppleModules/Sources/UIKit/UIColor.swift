public import AppIntents

/// A colour by its name or its parts, for views: `Color(uiColor: .systemBlue)`. A symbol's tint is not drawn.
public struct UIColor: Hashable, @unchecked Sendable {
  // Unchecked: a colour is a name and a number, and neither changes.
  let color: Color

  public init?(named name: String) { color = Color(name) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }

  private init(_ color: Color) { self.color = color }

  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }

  public static let systemRed = UIColor(.red), systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow), systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint), systemTeal = UIColor(.teal), systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue), systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple), systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown), systemGray = UIColor(.gray)
  public static let red = UIColor(.red), green = UIColor(.green), blue = UIColor(.blue)
  public static let black = UIColor(.black), white = UIColor(.white), gray = UIColor(.gray)
  public static let orange = UIColor(.orange), yellow = UIColor(.yellow), purple = UIColor(.purple)
  public static let brown = UIColor(.brown), cyan = UIColor(.cyan), clear = UIColor(.clear)
  public static let label = UIColor(.primary), secondaryLabel = UIColor(.secondary)
  public static let tintColor = UIColor(.accentColor)
  /// What is behind the view: a widget stands on the page's or the terminal's own ground.
  public static let systemBackground = UIColor(.clear)
  /// A shade that sets a part off from what is behind it.
  public static let secondarySystemBackground = UIColor(.gray.opacity(0.15))
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ color: UIColor) { self = color.color }
}
