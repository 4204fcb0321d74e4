/// A node is one flat object: `kind`, the keys of its kind, and the keys of every node.
extension ViewNode: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case children, modifiers, accessibility, privacySensitive, priority, id, entity
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try ViewContent(from: decoder)
    children = try container.decodeIfPresent([ViewNode].self, forKey: .children) ?? []
    modifiers =
      try container.decodeIfPresent([KnownModifier].self, forKey: .modifiers)?.compactMap(\.value) ?? []
    accessibility = try container.decodeIfPresent(AccessibilityContent.self, forKey: .accessibility)
    privacySensitive = try container.decodeIfPresent(Bool.self, forKey: .privacySensitive)
    priority = try container.decodeIfPresent(Double.self, forKey: .priority)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    entity = try container.decodeIfPresent(EntityMark.self, forKey: .entity)
  }

  public func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
    try container.encodeIfPresent(accessibility, forKey: .accessibility)
    try container.encodeIfPresent(privacySensitive, forKey: .privacySensitive)
    try container.encodeIfPresent(priority, forKey: .priority)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encodeIfPresent(entity, forKey: .entity)
  }

  /// A modifier of a newer version is left out.
  private struct KnownModifier: Decodable {
    let value: ViewNodeModifier?

    init(from decoder: any Decoder) throws { value = try ViewNodeModifier(known: decoder) }
  }
}
