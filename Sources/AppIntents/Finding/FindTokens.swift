/// A word, operator or quoted text of written criteria.
struct FindToken: Hashable, Sendable {
  var text: String
  var isQuoted = false

  /// A word of the grammar or a comparison: neither a name nor a value.
  var isReserved: Bool {
    !isQuoted
      && (FindTokens.keywords.contains(text) || text.unicodeScalars.contains { !FindTokens.isPlain($0) })
  }

  /// A value as it is written: in quotation marks unless it is one plain word that is no part of the grammar.
  static func written(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy { FindTokens.isPlain($0) }
    guard value.isEmpty || !isPlain || FindTokens.keywords.contains(value) else { return value }
    let escaped = value.flatMap { (letter: Character) -> [Character] in
      letter == "\\" || letter == "\"" ? ["\\", letter] : [letter]
    }
    return "\"" + String(escaped) + "\""
  }
}

/// Criteria cut into tokens, read from the first to the last.
struct FindTokens {
  static let keywords: Set<String> = [
    "and", "or", "by", "first", "ascending", "descending", "..", "between", "contains", "begins", "ends",
  ]
  /// Longer criteria are refused; nobody says them.
  private static let limit = 4_096

  private var tokens: ArraySlice<FindToken>

  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_-+.:/#@".unicodeScalars.contains(scalar)
  }

  init(_ text: String) throws {
    guard text.utf8.count <= Self.limit else { throw FindMistake(said: String(text.prefix(20)) + "…") }
    var rest = text[...]
    var found: [FindToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        found.append(try Self.quoted(&rest))
      } else {
        found.append(try Self.bare(&rest))
      }
    }
    tokens = found[...]
  }

  private static func quoted(_ rest: inout Substring) throws -> FindToken {
    let begin = rest
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return FindToken(text: text, isQuoted: true)
      case "\\": text += rest.popFirst().map { String($0) } ?? ""
      default: text.append(next)
      }
    }
    throw FindMistake(said: String(begin.prefix(20)))
  }

  private static func bare(_ rest: inout Substring) throws -> FindToken {
    let isOperator = "<>=!".contains(rest[rest.startIndex])
    let text = rest.prefix { isOperator ? "<>=!".contains($0) : $0.unicodeScalars.allSatisfy(isPlain) }
    guard !text.isEmpty else { throw FindMistake(said: String(rest.prefix(20))) }
    rest = rest[text.endIndex...]
    return FindToken(text: String(text))
  }

  // MARK: Reading

  var isAtEnd: Bool { tokens.isEmpty }
  /// What stands where something else should.
  var mistake: FindMistake { FindMistake(said: tokens.first?.text ?? "") }

  func stands(in words: Set<String>) -> Bool {
    tokens.first.map { !$0.isQuoted && words.contains($0.text) } ?? false
  }

  mutating func take(_ word: String) -> Bool {
    guard stands(in: [word]) else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func name() throws -> String {
    guard let first = tokens.first, !first.isQuoted, !first.isReserved else { throw mistake }
    tokens.removeFirst()
    return first.text
  }

  mutating func count() throws -> Int {
    guard let number = tokens.first.flatMap({ Int($0.text) }), number > 0 else { throw mistake }
    tokens.removeFirst()
    return number
  }

  mutating func condition() throws -> FindCriteria.Condition {
    let property = try name()
    guard let comparison = tokens.first.flatMap({ FindComparison(rawValue: $0.text) }) else { throw mistake }
    tokens.removeFirst()
    var values = [try value()]
    if comparison == .between {
      guard take("..") else { throw mistake }
      values.append(try value())
    }
    return FindCriteria.Condition(property, comparison, values)
  }

  private mutating func value() throws -> String {
    guard let first = tokens.first, !first.isReserved else { throw mistake }
    tokens.removeFirst()
    return first.text
  }
}
