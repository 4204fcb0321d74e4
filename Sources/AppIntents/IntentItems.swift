/// One option with a description of its own.
public struct IntentItem<Value: _IntentValue>: Sendable {
  public let value: Value
  /// Nil: the value's own.
  public let description: DisplayRepresentation?

  public init(_ value: Value) {
    self.value = value
    description = nil
  }

  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Items in a section: values, items, conditions and loops.
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap(\.self)
    }
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      items.flatMap(\.self)
    }
  }
}

/// Options under a title of their own.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  public let description: DisplayRepresentation?
  public let items: [IntentItem<Result>]

  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    description = title.map { DisplayRepresentation(title: $0) }
    self.items = items
  }

  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  @_disfavoredOverload
  public init(title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items)
  }

  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  public init(@IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]) {
    description = nil
    items = itemsBuilder()
  }

  /// Sections of a collection: sections, conditions and loops.
  @resultBuilder
  public enum Builder {
    public typealias Sections = [IntentItemSection<Result>]

    public static func buildExpression(_ section: IntentItemSection<Result>) -> Sections { [section] }
    public static func buildBlock(_ sections: Sections...) -> Sections { sections.flatMap(\.self) }
    public static func buildOptional(_ sections: Sections?) -> Sections { sections ?? [] }
    public static func buildEither(first sections: Sections) -> Sections { sections }
    public static func buildEither(second sections: Sections) -> Sections { sections }
    public static func buildArray(_ sections: [Sections]) -> Sections { sections.flatMap(\.self) }
  }
}

/// Options in sections, with a label above them.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// ```swift
  /// IntentItemCollection {
  ///   IntentItemSection("최근") { for order in recent { IntentItem(order.number, title: "\(order.title)") } }
  /// }
  /// ```
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  public var _items: [IntentItem<Result>] { sections.flatMap(\.items) }
  public var items: [Result] { _items.map(\.value) }
  public static var empty: Self { Self(sections: []) }
}
