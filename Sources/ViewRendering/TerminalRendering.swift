public import Foundation
public import Views

/// Lays a tree out on the cells of a terminal.
///
///     let rendering = TerminalRendering(width: 40, colors: .trueColor)
///     print(rendering.text(tree))
///
/// Stacks share width as they do on a phone, texts break between words, and what does not fit ends in `…`. The same
/// tree at the same time always gives the same lines; no line is wider than the width, and control characters of texts
/// never come out.
public struct TerminalRendering: Sendable {
  /// Columns, 20 to 200.
  public var width: Int {
    didSet { width = Self.bounded(width) }
  }
  /// Rows that are filled; as many as are needed where there is none, and never more than 500.
  public var height: Int?
  public var colors: ColorCapability
  /// Draws lines, bars and symbols with ASCII characters; texts stay as they are.
  public var usesASCII: Bool
  /// Whether what can be pressed begins with its number (`[1] 추적`) or stands in brackets (`[ 추적 ]`).
  public var numbersPresses: Bool
  /// Whether `containerBackground(for:)` is painted, where there are colours.
  public var showsContainerBackground: Bool
  /// What dates that tick are measured from.
  public var now: Date
  /// Whether faint backgrounds are mixed with black or with white.
  public var colorScheme: ColorScheme

  public init(
    width: Int = 80, height: Int? = nil, colors: ColorCapability = .none, usesASCII: Bool = false,
    numbersPresses: Bool = true, showsContainerBackground: Bool = false, now: Date = Date(),
    colorScheme: ColorScheme = .dark
  ) {
    self.width = Self.bounded(width)
    self.height = height
    self.colors = colors
    self.usesASCII = usesASCII
    self.numbersPresses = numbersPresses
    self.showsContainerBackground = showsContainerBackground
    self.now = now
    self.colorScheme = colorScheme
  }

  private static func bounded(_ width: Int) -> Int { min(max(width, 20), 200) }
  private static let mostRows = 500

  /// The lines of a tree. Empty rows at the end are left out unless a height is wanted.
  public func lines(_ tree: ViewTree) -> [TerminalLine] {
    let placed = placed(tree)
    var canvas = Canvas(size: placed.bounds)
    background(tree, bounds: placed.bounds)?.draw(on: &canvas)
    placed.draw(on: &canvas)
    var lines = canvas.rows.map { TerminalLine($0) }
    while height == nil, let last = lines.last, last.text(colors).isEmpty { lines.removeLast() }
    return lines
  }

  /// The lines as one text, with the escape sequences of `colors`.
  public func text(_ tree: ViewTree) -> String {
    lines(tree).map { $0.text(colors) }.joined(separator: "\n")
  }

  private func background(_ tree: ViewTree, bounds: CellSize) -> PlacedBox? {
    guard showsContainerBackground, let node = tree.containerBackground else { return nil }
    var context = BoxContext()
    context.role = .behind
    let box = BoxBuilder(rendering: self, tree: tree).box(of: node, in: context)
    return PlacedBox(box, in: CellRect(x: 0, y: 0, size: bounds), bounds: bounds)
  }

  /// Where everything stands.
  package func placed(_ tree: ViewTree) -> PlacedBox {
    let builder = BoxBuilder(rendering: self, tree: tree)
    let box = builder.box(of: tree.root, in: BoxContext())
    let rows = height.map { min(max($0, 1), Self.mostRows) }
    let ideal = box.size(Proposal(width: width, height: rows))
    let size = CellSize(width: min(ideal.width, width), height: min(ideal.height, rows ?? Self.mostRows))
    let bounds = CellSize(width: width, height: rows ?? size.height)
    return PlacedBox(box, in: CellRect(x: 0, y: 0, size: size), bounds: bounds)
  }
}
