public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// How the lines of a text stand to each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

/// Where something stands in a box.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

extension Alignment {
  /// `topLeading`, `bottom` …; nil for the centre. Texts of a front end have no baselines: those count as the centre.
  package var name: String? {
    let row = vertical == .top ? "top" : vertical == .bottom ? "bottom" : ""
    switch (row, horizontal) {
    case ("", .center): return nil
    case (_, .center): return row
    case ("", let column): return column.rawValue
    case (_, .leading): return row + "Leading"
    case (_, .trailing): return row + "Trailing"
    }
  }
}
