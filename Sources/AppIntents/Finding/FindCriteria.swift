/// What a Find intent looks for. Its text is short enough to be typed and read:
///
///     rating > 4.5 and cuisine = chicken by rating descending first 3
///
/// Names are those of the entity's properties. A value is a number, `true` or `false`, an identifier, a moment in ISO 8601, or
/// a text in quotation marks. All conditions hold (`and`) or one of them (`or`); nothing at all is everything.
package struct FindCriteria: Hashable, Sendable {
  package struct Condition: Hashable, Sendable {
    package var property: String
    package var comparison: FindComparison
    /// Two for `between`, else one.
    package var values: [String]

    package init(_ property: String, _ comparison: FindComparison, _ values: [String]) {
      self.property = property
      self.comparison = comparison
      self.values = values
    }
  }

  package struct Order: Hashable, Sendable {
    package var property: String
    package var isDescending: Bool

    package init(_ property: String, isDescending: Bool) {
      self.property = property
      self.isDescending = isDescending
    }
  }

  package var conditions: [Condition]
  /// One of the conditions is enough.
  package var isAny: Bool
  package var order: Order?
  /// The largest number of entities wanted; nil: all.
  package var limit: Int?

  package init(
    conditions: [Condition] = [], isAny: Bool = false, order: Order? = nil, limit: Int? = nil
  ) {
    self.conditions = conditions
    self.isAny = isAny
    self.order = order
    self.limit = limit
  }
}

extension FindCriteria {
  /// As it is written; `init(_:)` reads it again.
  package var text: String {
    let conditions = conditions.map { condition in
      let values = condition.values.map(FindToken.written).joined(separator: " .. ")
      return "\(condition.property) \(condition.comparison.rawValue) \(values)"
    }
    let joined = conditions.joined(separator: isAny ? " or " : " and ")
    let ordered = order.map { "by \($0.property) \($0.isDescending ? "descending" : "ascending")" }
    return [joined.isEmpty ? nil : joined, ordered, limit.map { "first \($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// - Throws: `FindMistake` with the place of what cannot be read.
  package init(_ text: String) throws {
    var tokens = try FindTokens(text)
    self.init()
    if !tokens.isAtEnd, !tokens.stands(in: ["by", "first"]) { try readConditions(&tokens) }
    if tokens.take("by") {
      order = Order(try tokens.name(), isDescending: tokens.take("descending"))
      if order?.isDescending == false { _ = tokens.take("ascending") }
    }
    if tokens.take("first") { limit = try tokens.count() }
    guard tokens.isAtEnd else { throw tokens.mistake }
  }

  private mutating func readConditions(_ tokens: inout FindTokens) throws {
    conditions = [try tokens.condition()]
    isAny = tokens.stands(in: ["or"])
    while tokens.take(isAny ? "or" : "and") { conditions.append(try tokens.condition()) }
  }
}

/// A text that is no criteria, or criteria that the query does not know. On a phone nobody writes them; here code and
/// programs may.
package struct FindMistake: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// What cannot be read or is not known; empty at the end of the text.
  package var said: String

  package var localizedStringResource: LocalizedStringResource {
    said.isEmpty
      ? LocalizedStringResource("찾을 조건이 끝나지 않았어요.", translations: ["en": "The criteria are not complete."])
      : LocalizedStringResource(
        "찾을 조건에서 ‘\(said)’을(를) 읽지 못했어요.",
        translations: ["en": "“\(said)” in the criteria cannot be read."])
  }
}
