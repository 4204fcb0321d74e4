/// What a node shows. The raw value of its kind is `kind` in JSON.
public indirect enum ViewContent: Sendable, Hashable {
  case text(TextContent)
  case image(ImageContent)
  case label(LabelContent)
  case progress(ProgressContent)
  case gauge(GaugeContent)
  case divider
  case spacer(SpacerContent)
  case shape(ShapeContent)
  case link(LinkContent)
  case button(ButtonContent)
  case toggle(ToggleContent)
  case hstack(StackContent)
  case vstack(StackContent)
  case zstack(StackContent)
  case grid(GridContent)
  case gridRow(GridRowContent)
  case lazyGrid(LazyGridContent)
  case list
  case section(SectionContent)
  case fitting(FittingContent)
  /// Nothing by itself; also what a kind of a newer version is read as. Its children are shown.
  case empty

  public enum Kind: String, Codable, Sendable, CaseIterable {
    case text, image, label, progress, gauge, divider, spacer, shape, link, button, toggle
    case hstack, vstack, zstack, grid, gridRow, lazyGrid, list, section, fitting, empty
  }
}

extension ViewContent {
  public var kind: Kind {
    switch self {
    case .text: .text
    case .image: .image
    case .label: .label
    case .progress: .progress
    case .gauge: .gauge
    case .divider: .divider
    case .spacer: .spacer
    case .shape: .shape
    case .link: .link
    case .button: .button
    case .toggle: .toggle
    case .hstack: .hstack
    case .vstack: .vstack
    case .zstack: .zstack
    case .grid: .grid
    case .gridRow: .gridRow
    case .lazyGrid: .lazyGrid
    case .list: .list
    case .section: .section
    case .fitting: .fitting
    case .empty: .empty
    }
  }

  /// The nodes that it holds beside the children of its node.
  public var nested: [ViewNode] {
    switch self {
    case .label(let label): label.icon
    case .progress(let progress): progress.valueLabel ?? []
    case .gauge(let gauge): [gauge.valueLabel, gauge.minimumLabel, gauge.maximumLabel].flatMap { $0 ?? [] }
    case .section(let section): (section.header ?? []) + (section.footer ?? [])
    default: []
    }
  }
}
