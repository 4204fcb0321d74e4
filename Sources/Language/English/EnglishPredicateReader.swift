/// The rules for English: how a sentence asks, and why it perhaps does not.
///
/// English says both at the beginning, so the rules look at how the clauses begin, behind the openers; a
/// name that contains a word of a rule (“Never Ending Noodles”) stands behind the verb and is harmless.
public enum EnglishPredicateReader {
  /// Reads a sentence in its normal form.
  public static func read(_ text: NormalText) -> PredicateReading {
    let words = EnglishWords(text)
    guard words.count > 0 else {
      return PredicateReading(vetoes: [], family: nil, asksFirst: false, predicate: nil)
    }
    let (start, askFirst) = openers(words)
    var vetoes = vetoes(words, text, from: start)
    if let later = later(words, vetoes) { vetoes = [later] }
    let asksFirst = askFirst.applies(isQuestion: text.isQuestion) || vetoes.contains { $0.rule.onlyAsksFirst }
    let first = min(start, words.count - 1)
    return PredicateReading(
      vetoes: vetoes, family: nil, asksFirst: asksFirst, predicate: words.range(first..<words.count))
  }

  /// How many words open the sentence, and whether one of them makes it ask first.
  private static func openers(_ words: EnglishWords) -> (end: Int, askFirst: AskFirst) {
    var end = 0
    var askFirst = AskFirst.never
    while let (length, found) = opener(words, at: end) {
      end += length
      if found == .always { askFirst = .always }
    }
    return (end, askFirst)
  }

  private static func opener(_ words: EnglishWords, at start: Int) -> (length: Int, askFirst: AskFirst)? {
    for length in stride(from: min(7, words.count - start - 1), to: 0, by: -1) {
      let text = (start..<start + length).map { words[$0] }.joined()
      if let opener = openersByText[text] ?? openersByText[text.filter { $0 != "'" }] {
        return (length, opener)
      }
    }
    return nil
  }

  private static let openersByText: [String: AskFirst] = {
    var result: [String: AskFirst] = [:]
    for opener in EnglishRequest.openers {
      result[opener.text] = opener.askFirst
      let plain = opener.text.filter { $0 != "'" }
      result[plain] = result[plain] ?? opener.askFirst
    }
    return result
  }()

  private static func vetoes(_ words: EnglishWords, _ text: NormalText, from start: Int) -> [Veto] {
    // A rule may begin where the sentence does, behind its openers, or where a clause does.
    let places =
      (0...min(start, words.count - 1)).filter { $0 == 0 || $0 == start || words.words[$0].startsClause }
      + (start..<words.count).filter { $0 > start && words.words[$0].startsClause }
    var result: [Veto] = []
    for rule in EnglishVetoRules.beginning where !result.contains(where: { $0.rule == rule.rule }) {
      let length = rule.pattern.count
      guard
        let place = places.first(where: {
          words.fits(rule.pattern, at: $0) && !isExcepted(rule.rule, words, $0)
        }),
        !rule.needsQuestion || asks(words, text)
      else { continue }
      result.append(Veto(rule: rule.rule, range: words.range(place..<place + length)))
    }
    for rule in EnglishVetoRules.anywhere where !result.contains(where: { $0.rule == rule.rule }) {
      let places = (1..<max(1, words.count)).filter { words.fits(rule.pattern, at: $0) }
      guard let place = places.first, !rule.needsQuestion || asks(words, text) else { continue }
      result.append(Veto(rule: rule.rule, range: words.range(place..<place + rule.pattern.count)))
    }
    return result
  }

  /// don't forget to, never mind, I was wondering if you could: requests after all.
  private static func isExcepted(_ rule: VetoRule, _ words: EnglishWords, _ place: Int) -> Bool {
    EnglishVetoRules.exceptions.contains { $0.rule == rule && words.fits($0.pattern, at: place) }
  }

  private static func asks(_ words: EnglishWords, _ text: NormalText) -> Bool {
    text.isQuestion
      || words.words.contains { ["how", "what", "when", "would", "will", "much", "where"].contains($0.text) }
  }

  /// I'll order it later: the speaker's own, and not now.
  private static func later(_ words: EnglishWords, _ vetoes: [Veto]) -> Veto? {
    guard vetoes.contains(where: { $0.rule == .thirdPerson }), let last = words.words.last else { return nil }
    let isLater = ["later", "tomorrow", "tonight", "soon", "afterwards"].contains(last.text)
    return isLater ? Veto(rule: .later, range: last.range) : nil
  }
}
