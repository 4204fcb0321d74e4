/// A predicate found in a sentence.
struct LocatedPredicate: Hashable, Sendable {
  /// With its noun, if it has one.
  var start: Int
  /// Where the verb itself begins.
  var verbStart: Int
  var tailStart: Int
  var end: Int
  /// The stem, with the noun for verbs made with 하다; empty for a question word with a copula.
  var stem: String
  var meaning: PredicateTail.Meaning
  var isListed: Bool

  var isGiving: Bool {
    guard case .request(let family, _) = meaning else { return false }
    return family <= .r8
  }
}

/// Finds the last predicate of a sentence: at its end, or before a noun that was moved behind it.
struct PredicateLocator {
  let text: NormalText

  func locate() -> LocatedPredicate? {
    let end = text.count
    let body = SentenceClosers.end(of: text)
    if body < end, let found = predicate(endingAt: body) { return found }
    if let found = predicate(endingAt: end) { return found }
    let boundaries = (1..<max(1, end)).reversed().filter { text.spaceBefore[$0] }.prefix(Self.reach)
    for boundary in boundaries {
      if let found = predicate(endingAt: boundary) { return found }
    }
    return insideUnspacedWord(end)
  }

  /// How many words, or scalars of an unspaced text, may be moved behind the predicate.
  private static let reach = 24

  /// 시켜줘치킨두마리요: only what ends unmistakably is looked for inside a word.
  private func insideUnspacedWord(_ end: Int) -> LocatedPredicate? {
    for place in stride(from: end - 1, to: max(0, end - Self.reach), by: -1) where !text.spaceBefore[place] {
      guard let found = predicate(endingAt: place), found.isListed,
        isUnmistakable(found)
      else { continue }
      return found
    }
    return nil
  }

  private func isUnmistakable(_ found: LocatedPredicate) -> Bool {
    found.end - found.tailStart > 1 || found.isGiving || found.meaning == .veto(.past)
  }

  private func predicate(endingAt end: Int) -> LocatedPredicate? {
    var best = question(endingAt: end)
    for start in max(0, end - PredicateTail.longest)...end {
      for tail in PredicateTail.byText[text.slice(start..<end)] ?? [] {
        guard !tail.endsSentence || end == text.count else { continue }
        guard let found = located(tail, start, end), isBetter(found, than: best) else { continue }
        best = found
      }
    }
    return best
  }

  /// A verb that is known wins, then what explains more of the sentence, then the longer ending.
  private func isBetter(_ new: LocatedPredicate, than old: LocatedPredicate?) -> Bool {
    guard let old else { return true }
    if new.isListed != old.isListed { return new.isListed }
    return (new.start, new.tailStart) < (old.start, old.tailStart)
  }

  private func located(_ tail: PredicateTail, _ start: Int, _ end: Int) -> LocatedPredicate? {
    switch tail.head {
    case .anyNoun:
      return LocatedPredicate(
        start: start, verbStart: start, tailStart: start, end: end, stem: "부탁하", meaning: tail.meaning,
        isListed: true)
    case .verbalNoun:
      guard let noun = verbalNoun(endingAt: start) else { return nil }
      return LocatedPredicate(
        start: noun, verbStart: noun, tailStart: start, end: end, stem: text.slice(noun..<start) + "하",
        meaning: tail.meaning, isListed: true)
    default:
      return listedVerb(tail, start, end) ?? unknownVerb(tail, start, end)
    }
  }

  private func listedVerb(_ tail: PredicateTail, _ start: Int, _ end: Int) -> LocatedPredicate? {
    let heads = VerbHeads.byKind[tail.head] ?? [:]
    for length in stride(from: min(VerbHeads.longest, start), through: 1, by: -1) {
      let verbStart = start - length
      guard let verb = heads[text.slice(verbStart..<start)],
        mayBegin(verbStart, verb, head: length, tail: tail, end - start)
      else {
        continue
      }
      guard
        tail.meaning != .question || VerbLexicon.isState(verb) || verbStart == 0
          || text.spaceBefore[verbStart] || introducesVerb(before: verbStart)
      else { continue }
      if VerbLexicon.isState(verb), case .request = tail.meaning { continue }
      let noun = nounStart(before: verbStart, verb)
      return LocatedPredicate(
        start: noun, verbStart: verbStart, tailStart: start, end: end,
        stem: text.slice(noun..<verbStart) + verb.stem, meaning: tail.meaning, isListed: true)
    }
    return bareGiving(tail, start, end)
  }

  /// One or two syllables end many nouns: 회사, 일자, 대가. They are verbs only as words of their own, behind a
  /// word that a verb must follow, or where nothing is spaced and the head is long enough.
  private func mayBegin(
    _ start: Int, _ verb: KoreanVerb, head: Int, tail: PredicateTail, _ length: Int
  ) -> Bool {
    if verb.stem == "사", endsWith("감", at: start) { return false }
    if head + length > 2 || start == 0 || text.spaceBefore[start] { return true }
    return (head > 1 && !text.hasInnerSpaces) || introducesVerb(before: start)
      || nounStart(before: start, verb) < start || (verb.stem == "하" && tail.isGiving)
  }

  private func introducesVerb(before start: Int) -> Bool {
    [
      "안", "못", "어떻게", "라고", "다고", "자고", "냐고", "을", "를", "좀", "내가", "제가", "누가", "우리가", "이따", "이따가", "나중에",
      "다음에",
    ].contains { endsWith($0, at: start) }
  }

  /// 주다 by itself: 치킨 두 마리 줘.
  private func bareGiving(_ tail: PredicateTail, _ start: Int, _ end: Int) -> LocatedPredicate? {
    guard tail.head == .infinitive,
      tail.text.hasPrefix("주") || tail.text.hasPrefix("줘") || tail.text.hasPrefix("줄")
    else { return nil }
    guard end - start > 1 || text.spaceBefore[start] || !text.hasInnerSpaces else { return nil }
    return LocatedPredicate(
      start: start, verbStart: start, tailStart: start, end: end, stem: "주", meaning: tail.meaning,
      isListed: text.spaceBefore[start])
  }

  /// A verb in no list begins where its word does.
  private func unknownVerb(_ tail: PredicateTail, _ start: Int, _ end: Int) -> LocatedPredicate? {
    guard tail.allowsUnknownVerb, start > 0 else { return nil }
    let wordStart = (max(0, start - 8)..<start).last { text.spaceBefore[$0] } ?? 0
    let head = text.slice(wordStart..<start)
    guard VerbHeads.isPlausible(head, for: tail.head) else { return nil }
    return LocatedPredicate(
      start: wordStart, verbStart: wordStart, tailStart: start, end: end, stem: head, meaning: tail.meaning,
      isListed: false)
  }

  /// Where the noun of a verb like 하다 begins; `verbStart` if there is none.
  private func nounStart(before verbStart: Int, _ verb: KoreanVerb) -> Int {
    guard ["하", "해보", "시키", "넣", "걸", "드리", "되"].contains(verb.stem) else { return verbStart }
    var end = verbStart
    if end > 0, "안못".unicodeScalars.contains(text.scalars[end - 1]) { end -= 1 }
    for link in ["을좀", "를좀", "을", "를", "은", "는", "도", "좀", ""] where endsWith(link, at: end) {
      if let noun = verbalNoun(endingAt: end - link.unicodeScalars.count) {
        return noun
      }
    }
    return verbStart
  }

  private func endsWith(_ suffix: String, at end: Int) -> Bool {
    let length = suffix.unicodeScalars.count
    return end >= length && text.slice(end - length..<end) == suffix
  }

  /// The start of the longest noun in the list that ends here. A noun of one syllable must be a word.
  private func verbalNoun(endingAt end: Int) -> Int? {
    for length in stride(from: min(5, end), to: 0, by: -1) {
      let start = end - length
      guard VerbalNounLexicon.all.contains(text.slice(start..<end)) else { continue }
      if length > 1 || text.spaceBefore[start] { return start }
    }
    return nil
  }

  /// A question word with its copula, or a question about what is.
  private func question(endingAt end: Int) -> LocatedPredicate? {
    for start in max(0, end - 10)..<max(1, end)
    where start < end && QuestionWord.withCopula.contains(text.slice(start..<end)) {
      return LocatedPredicate(
        start: start, verbStart: start, tailStart: start, end: end, stem: "", meaning: .question,
        isListed: true)
    }
    for start in max(0, end - 4)..<max(1, end) where start < end {
      guard let verb = VerbHeads.stateInfinitives[text.slice(start..<end)] else { continue }
      let isWord = text.spaceBefore[start] || introducesVerb(before: start)
      guard isWord || (end - start > 1 && !text.hasInnerSpaces) else { continue }
      return LocatedPredicate(
        start: start, verbStart: start, tailStart: end, end: end, stem: verb.stem, meaning: .question,
        isListed: true)
    }
    return nil
  }
}
