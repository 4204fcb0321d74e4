/// Which form of a word a number takes, by the rules of Unicode CLDR 46 (supplemental/plurals).
enum PluralCategory: String, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The form in `language`, a BCP 47 tag; a language that is not listed has the forms of English.
  init(_ number: Double, language: String) {
    let tag = language.replacing("_", with: "-").split(separator: "-").first.map { $0.lowercased() } ?? ""
    let whole = abs(number) == abs(number).rounded(.towardZero)
    let integer = Int(exactly: abs(number).rounded(.towardZero)) ?? .max
    self =
      switch tag {
      case "ko", "ja", "zh", "vi", "th", "id", "ms", "lo", "my", "km": .other
      case "fr", "pt", "hy", "hi", "fa": integer < 2 ? .one : .other
      case "ru", "uk", "be", "sr", "hr", "bs": whole ? Self.eastSlavic(integer) : .other
      case "pl": whole ? Self.polish(integer) : .other
      case "cs", "sk": whole ? Self.czech(integer) : .many
      case "ar": whole ? Self.arabic(integer) : .other
      default: whole && integer == 1 ? .one : .other
      }
  }

  private static func eastSlavic(_ number: Int) -> PluralCategory {
    switch (number % 10, number % 100) {
    case (1, let hundred) where hundred != 11: .one
    case (2...4, let hundred) where !(12...14).contains(hundred): .few
    default: .many
    }
  }

  private static func polish(_ number: Int) -> PluralCategory {
    switch (number % 10, number % 100) {
    case _ where number == 1: .one
    case (2...4, let hundred) where !(12...14).contains(hundred): .few
    default: .many
    }
  }

  private static func czech(_ number: Int) -> PluralCategory {
    switch number {
    case 1: .one
    case 2...4: .few
    default: .other
    }
  }

  private static func arabic(_ number: Int) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}

/// A translated text whose words may depend on its numbers.
indirect enum TranslatedFormat: Hashable, Sendable {
  case text(String)
  /// By the form of the argument at a position.
  case plural([PluralCategory: TranslatedFormat], argument: Int)
  /// A text with named parts, each with forms of its own: `%#@dishes@ at %#@places@`.
  case parts(String, [String: TranslatedFormat])

  /// The format for these arguments, with nothing left to choose.
  func format(_ arguments: [String.LocalizationValue.Argument], language: String) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms, let index):
      let number = arguments.indices.contains(index) ? arguments[index].quantity : nil
      let category = number.map { PluralCategory($0, language: language) } ?? .other
      // Catalogues may give 0 a form of its own in any language.
      let form = (number == 0 ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
      return form?.format(arguments, language: language) ?? ""
    case .parts(let text, let parts):
      return parts.reduce(into: text) { text, part in
        text = text.replacing("%#@\(part.key)@", with: part.value.format(arguments, language: language))
      }
    }
  }
}
