import AppIntents

extension LocalizedStringResource {
  /// A text in the two languages that the app speaks.
  init(ko: String.LocalizationValue, en: String.LocalizationValue) {
    self.init(ko, translations: ["en": en])
  }

  /// Texts one after the other.
  static func list(_ texts: [LocalizedStringResource], separator: String = " · ") -> LocalizedStringResource {
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
