import Language
import Languages

/// 늘 먹던 거, the usual: words for the thing that is chosen most.
enum HabitualReference {
  /// Where the words stand, in scalars of the normal form; the longest first.
  ///
  /// - Parameter steps: each place at which the words are looked for takes one.
  static func ranges(in text: NormalText, steps: StepBudget) -> [Range<Int>] {
    let starts = text.scalars.indices.filter { text.spaceBefore[$0] }
    return starts.lazy.compactMap { start -> [Range<Int>]? in
      steps.spend()
      let found = ends(from: start, in: text).filter { isEnd($0, in: text) }
      return found.isEmpty ? nil : found.reversed().map { start..<$0 }
    }.first ?? []
  }

  /// Where the words end that begin at a place, the shortest first.
  private static func ends(from start: Int, in text: NormalText) -> [Int] {
    let verb = longest(words.habitAdverbs, at: start, in: text).flatMap {
      longest(words.habitVerbs, at: $0, in: text)
    }
    let things = verb.map { verb in words.habitThings.compactMap { text.end(of: $0, at: verb) } } ?? []
    return (things + words.habitPhrases.compactMap { text.end(of: $0, at: start) }).sorted()
  }

  /// Whether they are the whole utterance: 늘 먹던 걸로 할게요.
  static func isAll(of text: NormalText, steps: StepBudget) -> Bool {
    ranges(in: text, steps: steps).contains { range in
      range.lowerBound == 0 && words.habitEndings.contains(text.slice(range.upperBound..<text.count))
    }
  }

  /// Words end at a space, or before what comes behind a thing: a particle or a counted number.
  private static func isEnd(_ end: Int, in text: NormalText) -> Bool {
    guard end < text.count, !text.spaceBefore[end] else { return true }
    return words.habitParticles.contains { text.end(of: $0, at: end) != nil }
  }

  /// Where the longest of some words ends that stands at a place.
  private static func longest(_ words: Set<String>, at start: Int, in text: NormalText) -> Int? {
    words.compactMap { text.end(of: $0, at: start) }.max()
  }

  private static let words = ConversationWords.all
}
