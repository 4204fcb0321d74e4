public import Language
import EnglishLanguage
import KoreanLanguage

/// The languages that Malgil has rules for. A third one is one more module and one more line here.
public enum PhraseLanguages {
  public static let all: [any PhraseLanguage] = [KoreanLanguage(), EnglishLanguage()]

  public static func named(_ tag: String) -> (any PhraseLanguage)? { all.first { $0.tag == tag } }
}
