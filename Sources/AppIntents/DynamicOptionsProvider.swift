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

/// No options: the value is said freely.
public struct NoOptionsProvider<Value: _IntentValue>: DynamicOptionsProvider {
  public init() {}

  public func results() async throws -> IntentItemCollection<Value> { .empty }
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
