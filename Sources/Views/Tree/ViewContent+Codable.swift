extension ViewContent: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable { case kind }

  public init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    switch Kind(rawValue: name) {
    case .text: self = .text(try TextContent(from: decoder))
    case .image: self = .image(try ImageContent(from: decoder))
    case .label: self = .label(try LabelContent(from: decoder))
    case .progress: self = .progress(try ProgressContent(from: decoder))
    case .gauge: self = .gauge(try GaugeContent(from: decoder))
    case .divider: self = .divider
    case .spacer: self = .spacer(try SpacerContent(from: decoder))
    case .shape: self = .shape(try ShapeContent(from: decoder))
    case .link: self = .link(try LinkContent(from: decoder))
    case .button: self = .button(try ButtonContent(from: decoder))
    case .toggle: self = .toggle(try ToggleContent(from: decoder))
    case .hstack: self = .hstack(try StackContent(from: decoder))
    case .vstack: self = .vstack(try StackContent(from: decoder))
    case .zstack: self = .zstack(try StackContent(from: decoder))
    case .grid: self = .grid(try GridContent(from: decoder))
    case .gridRow: self = .gridRow(try GridRowContent(from: decoder))
    case .lazyGrid: self = .lazyGrid(try LazyGridContent(from: decoder))
    case .list: self = .list
    case .section: self = .section(try SectionContent(from: decoder))
    case .fitting: self = .fitting(try FittingContent(from: decoder))
    case .empty, nil: self = .empty
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try payload?.encode(to: encoder)
  }

  /// The keys of its kind.
  package var payload: (any Encodable)? {
    switch self {
    case .text(let content): content
    case .image(let content): content
    case .label(let content): content
    case .progress(let content): content
    case .gauge(let content): content
    case .spacer(let content): content
    case .shape(let content): content
    case .link(let content): content
    case .button(let content): content
    case .toggle(let content): content
    case .hstack(let content), .vstack(let content), .zstack(let content): content
    case .grid(let content): content
    case .gridRow(let content): content
    case .lazyGrid(let content): content
    case .section(let content): content
    case .fitting(let content): content
    case .divider, .list, .empty: nil
    }
  }
}
