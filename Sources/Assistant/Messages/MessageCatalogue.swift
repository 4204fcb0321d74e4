import EnglishLanguage
import KoreanLanguage

/// The texts of `Message` in one language.
package protocol MessageTexts: Sendable {
  static func text(_ message: Message) -> String
}

/// Chooses the language of the assistant's own texts.
package enum MessageCatalogue {
  /// Languages that have every text.
  package static let languages: [String: any MessageTexts.Type] = [
    "ko": KoreanMessages.self, "en": EnglishMessages.self,
  ]

  package static func text(_ message: Message, language: String) -> String {
    CoverageRecorder.current?.see(message, language: base(language))
    let texts = languages[base(language)] ?? KoreanMessages.self
    return KoreanParticle.resolve(in: texts.text(message))
  }

  /// A text as a speech engine wants it: numbers, units and letters as words.
  package static func spoken(_ text: String, language: String) -> String {
    base(language) == "en" ? EnglishSpeech.spell(text) : KoreanSpeech.spell(text)
  }

  private static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" })
  }
}
