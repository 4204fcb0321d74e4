import ArgumentParser
import Language

/// `malgil language normalize TEXT`
struct LanguageNormalize: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "normalize", abstract: "The normal form of a text, with single spaces where it had some.")
  static let takesOneText = true

  @OptionGroup var options: GlobalOptions

  @Argument(help: "The text.")
  var words: [String] = []

  struct Answer: LanguageAnswer {
    var text: String
    var question: Bool
  }

  func answer(to arguments: [String]) -> Answer? {
    let normal = NormalText(arguments[0])
    return normal.isEmpty ? nil : Answer(text: normal.spaced, question: normal.isQuestion)
  }
}
