public import Foundation

/// Rows whose cells stand in columns.
public struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let grid: GridContent
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      alignment: alignment.name, horizontalSpacing: horizontalSpacing?.points,
      verticalSpacing: verticalSpacing?.points)
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.grid(grid), of: content, in: environment)]
  }
}

/// A row of a grid; each view in it is a cell.
public struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let row: GridRowContent
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    row = GridRowContent(alignment: alignment?.rawValue)
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.gridRow(row), of: content, in: environment)]
  }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of them as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: GridTrack {
    var track: GridTrack
    switch size {
    case .fixed(let size): track = GridTrack(fixed: size.points)
    case .flexible(let minimum, let maximum):
      track = GridTrack(minimum: minimum.points, maximum: Extent(maximum))
    case .adaptive(let minimum, let maximum):
      track = GridTrack(minimum: minimum.points, maximum: Extent(maximum))
      track.adaptive = true
    }
    track.spacing = spacing?.points
    return track
  }
}

/// Views that fill columns from left to right, row after row.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let grid: LazyGridContent
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridContent(
      axis: "vertical", tracks: columns.prefix(100).map(\.track),
      alignment: alignment == .center ? nil : alignment.rawValue, spacing: spacing?.points)
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.lazyGrid(grid), of: content, in: environment)]
  }
}

/// Views that fill rows from top to bottom, column after column.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  private let grid: LazyGridContent
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridContent(
      axis: "horizontal", tracks: rows.prefix(100).map(\.track),
      alignment: alignment == .center ? nil : alignment.rawValue, spacing: spacing?.points)
    self.content = content()
  }

  package func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    [try resolver.container(.lazyGrid(grid), of: content, in: environment)]
  }
}
