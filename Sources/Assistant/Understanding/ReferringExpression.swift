import AppIntents
import Language
import Languages

/// 그거, 아까 그 집, 두 번째 거: words that point at something that was spoken of or shown.
struct ReferringExpression {
  /// In scalars of the normal form.
  var range: Range<Int>
  /// The place in the last list; nil for a thing that was spoken of.
  var listed: Int?
  /// 거기, 그 가게: never what is to be had there.
  var isPlace = false

  /// The pointing words of an utterance, the best guess first.
  ///
  /// - Parameters:
  ///   - list: the titles of what was shown last.
  ///   - nouns: what such things are called: 두 번째 가게.
  ///   - steps: each place at which words are looked for takes one.
  static func words(
    in text: NormalText, list: [String], nouns: [String] = [], steps: StepBudget
  ) -> [ReferringExpression] {
    listed(in: text, list: list, nouns: nouns, steps) + spoken(in: text, steps)
  }

  /// Whether the whole utterance only points: 그거, 아까 그 집으로 할게요.
  static func isPointing(_ text: NormalText, steps: StepBudget) -> Bool {
    spoken(in: text, steps).contains { word in
      word.range.lowerBound == 0
        && words.pointingEndings.contains(text.slice(word.range.upperBound..<text.count))
    }
  }

  /// The utterance with a name in place of the pointing word.
  func replaced(by name: String, in text: NormalText) -> String {
    let source = Array(text.source.unicodeScalars)
    let place = text.sourceRange(range)
    var result = String.UnicodeScalarView(source[..<place.lowerBound])
    result.append(contentsOf: name.unicodeScalars)
    result.append(contentsOf: source[place.upperBound...])
    return String(result)
  }

  // MARK: Words

  private static func spoken(in text: NormalText, _ steps: StepBudget) -> [ReferringExpression] {
    text.scalars.indices.filter { text.spaceBefore[$0] }.compactMap { start in
      steps.spend()
      let thing = longest(words.pointingThings, at: start, in: text)
      let place = longest(words.pointingPlaces, at: start, in: text)
      guard let end = max(thing, place), isEnd(end, in: text) else { return nil }
      return ReferringExpression(range: start..<end, listed: nil, isPlace: end == place)
    }
  }

  /// Where the longest of some words ends that stands at a place.
  private static func longest(_ words: Set<String>, at start: Int, in text: NormalText) -> Int? {
    words.compactMap { text.end(of: $0, at: start) }.max()
  }

  private static func max(_ one: Int?, _ other: Int?) -> Int? {
    [one, other].compactMap(\.self).max()
  }

  /// A pointing word is a word, or one with a particle: not the 그 of 그라탕.
  private static func isEnd(_ end: Int, in text: NormalText) -> Bool {
    guard end < text.count, !text.spaceBefore[end] else { return true }
    return words.pointingParticles.contains { text.end(of: $0, at: end) != nil }
  }

  private static let words = ConversationWords.all

  /// 두 번째 거, 2번, 마지막 거 at the beginning, the second one at the end: a place in the list.
  private static func listed(
    in text: NormalText, list: [String], nouns: [String], _ steps: StepBudget
  ) -> [ReferringExpression] {
    guard !list.isEmpty else { return [] }
    let starts = text.scalars.indices.filter { $0 > 0 && text.spaceBefore[$0] }
    let ranges = starts.reversed().map { 0..<$0 } + starts.map { $0..<text.count }
    for range in ranges where range.count <= longestPlace {
      steps.spend(range.count)
      if let place = place(text.spacedSlice(range), in: list, nouns, steps) {
        return [ReferringExpression(range: range, listed: place)]
      }
    }
    return []
  }

  /// The longest way to say a place in a list, in letters.
  private static let longestPlace = 40

  /// The place that `words` name, if they name one thing of the list by its place and nothing else.
  private static func place(_ words: String, in list: [String], _ nouns: [String], _ steps: StepBudget)
    -> Int?
  {
    let plain = NormalText(words).text
    guard Self.words.listedPlaces.contains(where: plain.contains),
      !list.contains(where: { plain.contains($0) }),
      case .choice(let chosen, nil)? = AnswerReader.read(
        NormalText(placed(words, nouns)), in: .choice(list), steps: steps), chosen.count == 1
    else { return nil }
    return chosen[0]
  }

  /// 두 번째 가게 as 두 번째.
  private static func placed(_ words: String, _ nouns: [String]) -> String {
    let noun = (nouns + Self.words.listedNouns).filter { words.hasSuffix($0) && words != $0 }.max {
      $0.count < $1.count
    }
    return noun.map { String(words.dropLast($0.count)) } ?? words
  }
}

extension Candidate {
  /// The candidate with exactly this thing where its name was read; nil when the name was not read.
  func pinned(to thing: DiscourseMemory.Thing) -> Candidate? {
    guard call.app == thing.app else { return nil }
    var pinned = self
    pinned.call.arguments = call.arguments.mapValues {
      $0.pointing(at: [thing.id], insteadOf: thing.id, said: thing.title)
    }
    return pinned.call.arguments.values.contains { $0.isExactly(thing.id) } ? pinned : nil
  }
}

extension IntentArgument {
  /// Where one of several things of a name could be meant, the ones that are.
  func pointing(at ids: [String], insteadOf id: String, said: String) -> IntentArgument {
    switch self {
    case .entities(let all, _) where all.contains(id): .entities(identifiers: ids, said: said)
    case .list(let members): .list(members.map { $0.pointing(at: ids, insteadOf: id, said: said) })
    case .composite(let values):
      .composite(values.mapValues { $0.pointing(at: ids, insteadOf: id, said: said) })
    default: self
    }
  }

  fileprivate func isExactly(_ id: String) -> Bool {
    switch self {
    case .entities(let ids, _): ids == [id]
    case .list(let members): members.contains { $0.isExactly(id) }
    case .composite(let values): values.values.contains { $0.isExactly(id) }
    default: false
    }
  }
}
