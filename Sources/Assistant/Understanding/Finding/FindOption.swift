import AppIntents
import Language

/// One way to say a condition on one property, and what the query is asked for.
struct FindOption: Hashable, Sendable {
  let property: FindDescriptor.Property
  /// What is said.
  let said: FindComparison
  /// What the query compares with instead, where it lacks what is said: `>= 5` of whole numbers for `> 4`.
  let used: FindComparison
  /// What is added to a whole number for that.
  let shift: Int
  /// The property's title is said with it.
  let saysTitle: Bool

  /// All of a property.
  static func all(of property: FindDescriptor.Property) -> [FindOption] {
    FindComparison.allCases.flatMap { said -> [FindOption] in
      guard let (used, shift) = used(for: said, of: property) else { return [] }
      return [true, false].map {
        FindOption(property: property, said: said, used: used, shift: shift, saysTitle: $0)
      }
    }
  }

  private static func used(
    for said: FindComparison, of property: FindDescriptor.Property
  ) -> (FindComparison, Int)? {
    if property.comparisons.contains(said) { return (said, 0) }
    // A day is a span, and a value may be said as one: between 10 and 20.
    if said == .equal, property.isComparable, property.comparisons.contains(.between) { return (.between, 0) }
    switch property.kind {
    case .integer:
      guard let (other, shift) = neighbours[said], property.comparisons.contains(other) else { return nil }
      return (other, shift)
    default: return nil
    }
  }

  private static let neighbours: [FindComparison: (FindComparison, Int)] = [
    .greater: (.atLeast, 1), .atLeast: (.greater, -1), .less: (.atMost, -1), .atMost: (.less, 1),
  ]

  /// The templates of the frame for it.
  func templates(_ frame: FindFrame) -> [String] {
    let all: FindFrame.Comparisons =
      switch property.kind {
      case .integer, .number, .currency, .measurement, .duration: frame.amounts
      case .date: frame.dates
      case .enumeration, .entity: frame.names
      case .string, .url, .person: frame.texts
      default: [:]
      }
    return all[said.rawValue] ?? []
  }
}

extension FindDescriptor.Property {
  /// An amount or a moment.
  var isComparable: Bool {
    if case .date = kind { return true }
    return isAmount
  }

  var isAmount: Bool {
    switch kind {
    case .integer, .number, .currency, .measurement, .duration: true
    default: false
    }
  }

  /// What people call it in a language; its name in code where it has no title. Marks are not said.
  func titles(_ language: String) -> [String] {
    let title = title[language] ?? title[""] ?? name
    return [title.lowercased().filter { $0.isLetter || $0.isNumber || " -'".contains($0) }]
  }
}
