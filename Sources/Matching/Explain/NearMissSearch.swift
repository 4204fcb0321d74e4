import Language

/// Finds the phrases that read the most of a sentence, and what they wanted next.
///
/// Each phrase is compiled and walked by itself, so this is for explaining, not for matching.
struct NearMissSearch {
  private let matcher: Matcher
  private let reference: DateReference?

  init(_ matcher: Matcher, at reference: DateReference?) {
    self.matcher = matcher
    self.reference = reference
  }

  func search(_ text: NormalText, limit: Int) -> [Explanation.NearMiss] {
    let languages = matcher.phrases.languages
    let misses = candidates(for: text).compactMap { phrase -> (reached: Int, miss: Explanation.NearMiss)? in
      guard let set = try? PhraseSet(phrases: [phrase], languages: languages, applicationNames: [:]) else {
        return nil
      }
      let memory = SearchMemory(MatchPlan(set, dictionaries: matcher.dictionaries))
      let walk = Search(MatchText(text), in: memory, reference: reference, expects: true)
      _ = walk.ends()
      guard walk.furthest > 0 else { return nil }
      let at =
        walk.furthest < text.scalars.count
        ? text.sourceRange(0..<walk.furthest).upperBound : text.sourceRange(0..<text.scalars.count).upperBound
      let miss = Explanation.NearMiss(
        app: phrase.app, intent: phrase.intent, phrase: phrase.template.source, at: at,
        reason: reason(walk, text))
      return (walk.furthest, miss)
    }
    return misses.sorted { ($0.reached, $1.miss.phrase) > ($1.reached, $0.miss.phrase) }.prefix(limit).map(
      \.miss)
  }

  /// Compiling a phrase costs more than reading a sentence, so only those that share words with it are tried.
  private static let candidateLimit = 8

  private func candidates(for text: NormalText) -> [Phrase] {
    let said = Self.pairs(text.text)
    let scored = matcher.phrases.phrases.map { phrase in
      let rules = phrase.rules.values.map(\.source).filter {
        phrase.template.source.contains("<") && !$0.isEmpty
      }
      let shared = Self.pairs(NormalText(phrase.template.source).text).intersection(said).count
      let inRules = Self.pairs(rules.joined(separator: " ")).intersection(said).count
      return (phrase: phrase, score: 2 * shared + inRules)
    }
    return scored.filter { $0.score > 0 }.sorted { $0.score > $1.score }.prefix(Self.candidateLimit).map(
      \.phrase)
  }

  /// Every two neighbouring characters.
  private static func pairs(_ text: String) -> Set<String> {
    let scalars = Array(text.unicodeScalars)
    return Set(zip(scalars, scalars.dropFirst()).map { String(String.UnicodeScalarView([$0, $1])) })
  }

  private func reason(_ walk: borrowing Search, _ text: NormalText) -> String {
    let wanted =
      walk.wanted.isEmpty ? "" : ", wanted " + walk.wanted.sorted().prefix(4).joined(separator: " or ")
    guard walk.furthest < text.scalars.count else { return "the sentence ends here" + wanted }
    let rest = String(String.UnicodeScalarView(text.scalars[walk.furthest...].prefix(12)))
    return "found ‘\(rest)’" + wanted
  }
}
