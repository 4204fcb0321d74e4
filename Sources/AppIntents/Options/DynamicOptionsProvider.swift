/// Where the options of a parameter come from.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType

  func results() async throws -> Result

  /// The value to take when nothing was said; nil when it has to be asked.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem

  public func defaultResult() async -> DefaultValue? { nil }
}

/// A list of options: an array, or an `IntentItemCollection` with titles and sections.
public protocol ResultsCollection<Result>: Sendable {
  associatedtype Result: _IntentValue

  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result] { get }
  static var empty: Self { get }
  var _items: [IntentItem<Result>] { get }
}

extension ResultsCollection {
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var _items: [IntentItem<Result>] { items.map { IntentItem($0) } }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public var items: [Element] { self }
  public static var empty: [Element] { [] }
}

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
}

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

  public var _items: [IntentItem<Result>] { sections.flatMap(\.items) }
  public var items: [Result] { _items.map(\.value) }
  public static var empty: Self { Self(sections: []) }
}
