/// What is done to a node and everything in it. The case is `modifier` in JSON.
public indirect enum ViewNodeModifier: Sendable, Hashable {
  case padding(PaddingContent)
  case frame(FrameContent)
  case background(LayerContent)
  case overlay(LayerContent)
  case clip(ShapeContent)
  case opacity(AmountContent)
  case scale(AmountContent)
  case rotation(AmountContent)
  case offset(OffsetContent)
  case fixedSize(FixedSizeContent)
  case aspectRatio(AspectContent)

  public enum Name: String, Codable, Sendable, CaseIterable {
    case padding, frame, background, overlay, clip, opacity, scale, rotation, offset, fixedSize, aspectRatio
  }

  /// What lies behind or in front of the node.
  public var layer: LayerContent? {
    switch self {
    case .background(let layer), .overlay(let layer): layer
    default: nil
    }
  }
}

extension ViewNodeModifier: Encodable {
  package enum CodingKeys: String, CodingKey, CaseIterable { case modifier }

  /// Nil for a modifier of a newer version.
  init?(known decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .modifier)
    switch Name(rawValue: name) {
    case .padding: self = .padding(try PaddingContent(from: decoder))
    case .frame: self = .frame(try FrameContent(from: decoder))
    case .background: self = .background(try LayerContent(from: decoder))
    case .overlay: self = .overlay(try LayerContent(from: decoder))
    case .clip: self = .clip(try ShapeContent(from: decoder))
    case .opacity: self = .opacity(try AmountContent(from: decoder))
    case .scale: self = .scale(try AmountContent(from: decoder))
    case .rotation: self = .rotation(try AmountContent(from: decoder))
    case .offset: self = .offset(try OffsetContent(from: decoder))
    case .fixedSize: self = .fixedSize(try FixedSizeContent(from: decoder))
    case .aspectRatio: self = .aspectRatio(try AspectContent(from: decoder))
    case nil: return nil
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(named.name, forKey: .modifier)
    try named.payload.encode(to: encoder)
  }

  package var named: (name: Name, payload: any Encodable) {
    switch self {
    case .padding(let content): (.padding, content)
    case .frame(let content): (.frame, content)
    case .background(let content): (.background, content)
    case .overlay(let content): (.overlay, content)
    case .clip(let content): (.clip, content)
    case .opacity(let content): (.opacity, content)
    case .scale(let content): (.scale, content)
    case .rotation(let content): (.rotation, content)
    case .offset(let content): (.offset, content)
    case .fixedSize(let content): (.fixedSize, content)
    case .aspectRatio(let content): (.aspectRatio, content)
    }
  }
}
