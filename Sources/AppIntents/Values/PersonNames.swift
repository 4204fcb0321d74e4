extension PersonNameComponents {
  /// The parts of the name in their order: in East Asian writing the family's name first, and no spaces.
  var written: String {
    guard !Self.isEastAsian(familyName ?? givenName ?? "") else {
      return [familyName, givenName].compactMap(\.self).joined()
    }
    return [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap(\.self).joined(
      separator: " ")
  }

  /// The name in `words`: the last word is the family's, and in East Asian writing without spaces the first letter.
  /// Nil for no words.
  init?(said words: String) {
    let parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = parts.first, let last = parts.last else { return nil }
    self.init()
    if parts.count > 1 {
      (familyName, givenName) = Self.isEastAsian(words) ? (first, last) : (last, first)
      middleName = parts.count > 2 ? parts[1..<(parts.count - 1)].joined(separator: " ") : nil
    } else if Self.isEastAsian(words), words.count > 1 {
      (familyName, givenName) = (String(first.prefix(1)), String(first.dropFirst()))
    } else {
      givenName = first
    }
  }

  private static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x2E80 }
  }
}

extension PersonNameComponents: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(PersonNameComponents.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .person }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> PersonNameComponents? {
    PersonNameComponents(said: argument.said)
  }

  func text(in language: String) -> String { written }
  var argument: IntentArgument { .text(written) }
}
