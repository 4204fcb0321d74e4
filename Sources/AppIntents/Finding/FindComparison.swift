/// How a property is compared with what was said; the raw value is how `FindCriteria` writes it.
package enum FindComparison: String, Hashable, Sendable, Codable, CaseIterable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="
  case between
  case contains
  case begins
  case ends

  /// How many values it compares with.
  package var valueCount: Int { self == .between ? 2 : 1 }
}

/// A comparator of a query, whatever it compares.
protocol FindComparator {
  static var comparison: FindComparison { get }
  /// What is compared; nil for what no parameter can hold.
  static var shape: ValueShape? { get }
  /// What the query makes of values; nil when they have another type or number.
  func mapped(_ values: [any Sendable]) -> Any?
}

/// One that compares with one value.
protocol SingleFindComparator: EntityQueryComparator, FindComparator {
  var transform: @Sendable (Value) -> Mapping { get }
}

extension FindComparator where Self: EntityQueryComparator {
  static var shape: ValueShape? { (Value.self as? any _IntentValue.Type)?._shape.shape }
}

extension SingleFindComparator {
  func mapped(_ values: [any Sendable]) -> Any? {
    guard values.count == 1, let value = values[0] as? Value else { return nil }
    return transform(value)
  }
}

extension EqualToComparator: SingleFindComparator { static var comparison: FindComparison { .equal } }
extension NotEqualToComparator: SingleFindComparator { static var comparison: FindComparison { .notEqual } }
extension LessThanComparator: SingleFindComparator { static var comparison: FindComparison { .less } }
extension LessThanOrEqualToComparator: SingleFindComparator {
  static var comparison: FindComparison { .atMost }
}
extension GreaterThanComparator: SingleFindComparator { static var comparison: FindComparison { .greater } }
extension GreaterThanOrEqualToComparator: SingleFindComparator {
  static var comparison: FindComparison { .atLeast }
}
extension ContainsComparator: SingleFindComparator { static var comparison: FindComparison { .contains } }
extension HasPrefixComparator: SingleFindComparator { static var comparison: FindComparison { .begins } }
extension HasSuffixComparator: SingleFindComparator { static var comparison: FindComparison { .ends } }

extension IsBetweenComparator: FindComparator {
  static var comparison: FindComparison { .between }

  func mapped(_ values: [any Sendable]) -> Any? {
    guard values.count == 2, let low = values[0] as? Value, let high = values[1] as? Value else { return nil }
    return between(low, high)
  }
}
