/// One thing to show, with what lies in it and what is done to it.
public struct ViewNode: Sendable, Hashable {
  public var content: ViewContent
  public var children: [ViewNode]
  /// Paddings, frames, backgrounds and the like, from the inside to the outside.
  public var modifiers: [ViewNodeModifier] = []
  /// What is read aloud in its place.
  public var accessibility: AccessibilityContent?
  /// Whether front ends that others may see leave its content out.
  public var privacySensitive: Bool?
  /// Stacks give room to higher priorities first; 0 where there is none.
  public var priority: Double?
  /// The identity that `id(_:)` gives.
  public var id: String?
  /// The entity of the app that is shown here.
  public var entity: EntityMark?

  public init(_ content: ViewContent, children: [ViewNode] = []) {
    self.content = content
    self.children = children
  }

  /// Every node directly below this one: children, labels, backgrounds.
  public var nested: [ViewNode] { children + content.nested + modifiers.compactMap(\.layer?.content) }
}

/// What is read aloud instead of what is shown.
public struct AccessibilityContent: Codable, Sendable, Hashable {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var hidden: Bool?

  public init(label: String? = nil, value: String? = nil, hint: String? = nil, hidden: Bool? = nil) {
    self.label = label
    self.value = value
    self.hint = hint
    self.hidden = hidden
  }
}

/// Which entity of an app is shown: a front end that shows it may say so with the next sentence.
public struct EntityMark: Codable, Sendable, Hashable {
  public var type: String
  public var id: String

  public init(type: String, id: String) {
    self.type = type
    self.id = id
  }
}
