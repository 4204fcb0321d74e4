import AppIntents

extension LocalizedStringResource {
  /// A text in the two languages that the app speaks.
  init(ko: String.LocalizationValue, en: String.LocalizationValue) {
    self.init(ko, translations: ["en": en])
  }

  /// `9,000원`, `₩9,000`.
  static func won(_ amount: Int) -> LocalizedStringResource {
    let digits = grouped(amount)
    return LocalizedStringResource(ko: "\(digits)원", en: "₩\(digits)")
  }

  private static func grouped(_ amount: Int) -> String {
    let digits = String(amount.magnitude)
    let groups = digits.enumerated().map { index, digit in
      let left = digits.count - index
      return index > 0 && left % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    return (amount < 0 ? "-" : "") + groups.joined()
  }

  /// Texts one after the other.
  static func list(_ texts: [LocalizedStringResource], separator: String = ", ") -> LocalizedStringResource {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}

extension IntentDialog {
  /// What is said, in the two languages that the app speaks.
  init(ko: String.LocalizationValue, en: String.LocalizationValue) {
    self.init(LocalizedStringResource(ko: ko, en: en))
  }
}
