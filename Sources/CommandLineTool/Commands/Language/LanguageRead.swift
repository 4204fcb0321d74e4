import ArgumentParser
import KoreanLanguage
import Language

/// `malgil language read TEXT`
struct LanguageRead: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "What is seen in a Korean sentence: words and particles, kind, ending, vetoes.")
  static let takesOneText = true

  @OptionGroup var options: GlobalOptions

  @Argument(help: "The sentence.")
  var words: [String] = []

  func answer(to arguments: [String]) -> SentenceAnswer? {
    let text = NormalText(arguments[0])
    return text.isEmpty ? nil : SentenceAnswer(text)
  }
}

/// What the rules see in a sentence.
struct SentenceAnswer: LanguageAnswer {
  /// `request`, `question` or `noun`: what the same words would be as a written phrase.
  var kind: String
  /// R1 to R15; nil where nothing is asked for.
  var family: String?
  var asksFirst: Bool
  /// The last predicate in the normal form.
  var predicate: String?
  var words: [Word]
  var vetoes: [Found]

  private enum CodingKeys: String, CodingKey {
    case kind, family, predicate, words, vetoes
    case asksFirst = "ask_first"
  }

  struct Word: Encodable, Hashable {
    var text: String
    /// The longest particle that the word could end in, if its form fits.
    var particle: String?
    var role: String?
  }

  struct Found: Encodable, Hashable {
    var rule: String
    /// The words that say so.
    var text: String
    /// Half-open, in scalars of the text as received.
    var span: [Int]
  }

  init(_ text: NormalText) {
    let reading = PredicateReader.read(text)
    kind = Self.kind(of: text)
    family = reading.family.map { "R\($0.rawValue)" }
    asksFirst = reading.asksFirst
    predicate = reading.predicate.map(text.spacedSlice)
    words = Self.words(of: text, before: reading.predicate?.lowerBound ?? text.count)
    vetoes = reading.vetoes.map { veto in
      let source = text.sourceRange(veto.range)
      return Found(
        rule: veto.rule.rawValue, text: text.spacedSlice(veto.range),
        span: [source.lowerBound, source.upperBound])
    }
  }

  /// One line: every field with its name, separated by tabs.
  var text: String {
    let words = words.map { word in word.particle.map { word.text.dropLast($0.count) + "+" + $0 } ?? word.text
    }
    let vetoes = vetoes.map { "\($0.rule) (\($0.text))" }
    return [
      "kind=\(kind)", "family=\(family ?? "")", "ask=\(asksFirst ? "yes" : "no")",
      "predicate=\(predicate ?? "")",
      "words=\(words.joined(separator: " "))", "vetoes=\(vetoes.joined(separator: ", "))",
    ].joined(separator: "\t")
  }

  private static func kind(of text: NormalText) -> String {
    switch KoreanPredicate.analyse(text.spaced + (text.isQuestion ? "?" : ""))?.kind {
    case .request, .verbalNoun: PhraseKind.request.rawValue
    case .question, .pastQuestion, .copula: PhraseKind.question.rawValue
    case .noun, nil: PhraseKind.noun.rawValue
    }
  }

  private static func words(of text: NormalText, before predicate: Int) -> [Word] {
    let starts = (0..<text.count).filter { text.spaceBefore[$0] } + [text.count]
    return zip(starts, starts.dropFirst()).map { start, end in
      let stack = end <= predicate ? particle(in: text, start..<end) : nil
      return Word(text: text.slice(start..<end), particle: stack?.spelling, role: stack?.role.rawValue)
    }
  }

  /// The longest stack behind at least two syllables whose form fits the sound before it.
  private static func particle(in text: NormalText, _ word: Range<Int>) -> ParticleStack? {
    guard word.count > 2 else { return nil }
    for start in word.lowerBound + 2..<word.upperBound {
      guard let sound = FinalSound(of: text.slice(word.lowerBound..<start)) else { continue }
      for (stack, end) in ParticleStack.all(in: text.scalars, from: start)
      where end == word.upperBound && stack.agrees(with: sound) {
        return stack
      }
    }
    return nil
  }
}
