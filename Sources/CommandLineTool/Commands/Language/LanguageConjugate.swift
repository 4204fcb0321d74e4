import ArgumentParser
import KoreanLanguage

/// `malgil language conjugate VERB ENDING [CLASS]`
struct LanguageConjugate: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "conjugate", abstract: HelpText.conjugate,
    discussion: HelpText.endings)
  static let takesOneText = false

  @OptionGroup var options: GlobalOptions

  @Flag(help: "The table of endings, and every form that asks for the verb with its family.")
  var all = false

  // An ending begins with a hyphen as options do.
  @Argument(parsing: .allUnrecognized, help: "The verb in its dictionary form, the ending and the class.")
  var words: [String] = []

  struct Answer: LanguageAnswer {
    var verb: String
    var ending: String?
    var form: String?
    var forms: [Form]?

    struct Form: Encodable, Hashable {
      var form: String
      /// R1 to R15, or the ending of a form of the table.
      var family: String
    }

    var text: String {
      form ?? (forms ?? []).map { "\($0.form)\t\($0.family)" }.joined(separator: "\n")
    }
  }

  func answer(to arguments: [String]) -> Answer? {
    guard let verb = verb(arguments) else { return nil }
    if all { return Answer(verb: verb.dictionaryForm, forms: forms(of: verb)) }
    guard arguments.count > 1, let ending = KoreanEnding(notation: arguments[1]) else { return nil }
    return Answer(verb: verb.dictionaryForm, ending: arguments[1], form: verb.form(ending))
  }

  private func verb(_ arguments: [String]) -> KoreanVerb? {
    let place = all ? 1 : 2
    guard let dictionaryForm = arguments.first, arguments.count <= place + 1 else { return nil }
    guard arguments.count == place + 1 else { return KoreanVerb(dictionaryForm: dictionaryForm) }
    guard let decided = ConjugationClass(rawValue: arguments[place]) else { return nil }
    return KoreanVerb(dictionaryForm: dictionaryForm, class: decided)
  }

  private func forms(of verb: KoreanVerb) -> [Answer.Form] {
    let table = KoreanEnding.table.compactMap { notation in
      KoreanEnding(notation: notation).map { Answer.Form(form: verb.form($0), family: notation) }
    }
    var seen: Set<String> = []
    return table + verb.requestForms.flatMap(Self.forms).filter { seen.insert($0.form).inserted }
  }

  private static func forms(_ form: PredicateForm) -> [Answer.Form] {
    guard let tails = form.tails?.tails else {
      return [Answer.Form(form: form.head, family: name(form.family))]
    }
    return tails.map { Answer.Form(form: form.head + $0.text, family: name($0.family)) }
  }

  private static func name(_ family: EndingFamily?) -> String { family.map { "R\($0.rawValue)" } ?? "" }
}
