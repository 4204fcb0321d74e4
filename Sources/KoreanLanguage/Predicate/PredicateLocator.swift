import Language

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

  var isVeto: Bool {
    if case .veto = meaning { return true }
    return false
  }

  var isGiving: Bool {
    guard case .request(let family, _) = meaning else { return false }
    return family <= .r8
  }
}

/// Finds the last predicate of a sentence: at its end, or before a noun that was moved behind it.
struct PredicateLocator {
  let text: NormalText

  func locate() -> LocatedPredicate? {
    if SentenceClosers.isAlone(text) { return nil }
    let end = text.count
    let body = SentenceClosers.end(of: text)
    let isTopic = body < end && text.slice(body..<end).hasPrefix("말이")
    if body < end, let found = predicate(endingAt: body), !isTopic || !isBareNoun(found) { return found }
    if let found = predicate(endingAt: end) {
      return isBareNoun(found) ? request(before: found) ?? found : found
    }
    let boundaries = (1..<max(1, end)).reversed().filter { text.spaceBefore[$0] }.prefix(Self.reach)
    var weak: LocatedPredicate?
    for boundary in boundaries {
      guard let found = predicate(endingAt: boundary), !isBareNoun(found) else { continue }
      if found.end - found.start > 1 { return found }
      weak = weak ?? found
    }
    return weak ?? insideUnspacedWord(end)
  }

  /// 저장하지 마 시청 기록: a noun behind a whole request is what was moved behind it.
  private func request(before noun: LocatedPredicate) -> LocatedPredicate? {
    let boundaries = (1..<max(1, noun.start + 1)).reversed().filter { text.spaceBefore[$0] }.prefix(3)
    return boundaries.lazy.compactMap { predicate(endingAt: $0) }.first {
      ($0.isGiving && $0.isListed) || $0.meaning == .veto(.prohibition)
    }
  }

  /// A bare noun or -기 inside a sentence is no predicate: 다 읽기 전까진.
  private func isBareNoun(_ found: LocatedPredicate) -> Bool {
    guard case .request(.r15, _) = found.meaning else { return false }
    return ["", "기", "것"].contains(text.slice(found.tailStart..<found.end))
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
    for place in PredicateTail.all(endingAt: end, in: text.scalars) {
      let (tail, start) = (place.tail, place.start)
      guard !tail.endsSentence || end == text.count, !goesOn(tail, start, end),
        !asksForProperty(start, end)
      else { continue }
      guard let found = located(tail, start, end), isBetter(found, than: best) else { continue }
      best = found
    }
    return best
  }

  /// Whether the ending goes on behind the place where it was looked for: 보여주지 않도록, 삭제하려고 할 때, 켜 둔 불.
  private func goesOn(_ tail: PredicateTail, _ start: Int, _ end: Int) -> Bool {
    guard end < text.count else { return false }
    let next = text.scalars[end]
    let said = text.scalars[start..<end]
    if said.last == "지" { return "않말마못".unicodeScalars.contains(next) }
    if said.ends(with: "주고") { return next == "싶" }
    if said.ends(with: "려고") { return "할하했".unicodeScalars.contains(next) }
    return said.isEmpty && tail.head == .infinitive
      && Self.auxiliaries.contains { endsWith($0, at: min(text.count, end + $0.unicodeScalars.count)) }
  }

  private static let auxiliaries = ["있", "둔", "둘", "놓", "놨", "본", "두지", "두는", "두면", "둬서", "쓰는", "쓰지"]

  /// 맵지 않게 해 주세요 is 해 주세요 with a property, not a negated 맵다.
  private func asksForProperty(_ start: Int, _ end: Int) -> Bool {
    text.scalars[start..<end].starts(with: "지않게".unicodeScalars)
      && PredicateContext.properties.contains { endsWith($0, at: start) }
  }

  /// A verb that is known wins, then what explains more of the sentence, then the longer ending.
  private func isBetter(_ new: LocatedPredicate, than old: LocatedPredicate?) -> Bool {
    guard let old else { return true }
    // 주세요 inside 지 말아 주세요 is a part of that ending, also behind a verb in no list.
    if new.isVeto, new.tailStart < old.start { return true }
    if old.isVeto, old.tailStart < new.start { return false }
    // 있나요 inside -아 주실 수 있나요 as well.
    if new.isGiving, new.tailStart < old.start, old.meaning == .question { return true }
    if old.isGiving, old.tailStart < new.start, new.meaning == .question { return false }
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
    var best: LocatedPredicate?
    for (verbStart, verb) in VerbHeads.all(tail.head, endingAt: start, in: text.scalars) {
      guard mayBegin(verbStart, verb, head: start - verbStart, tail: tail, end - start),
        tail.meaning != .question || asksAlone(verb, verbStart)
      else { continue }
      if VerbLexicon.isState(verb), case .request = tail.meaning {
        // 위험합니다 states something; without this it would be 하다 behind a noun, and 힘들어요 the verb 들다.
        if verb.stem.ends(with: "하") || verb.stem == "힘들" { return statement(verb, verbStart..<start, end) }
        continue
      }
      let noun = nounStart(before: verbStart, verb)
      // 설정해 is 설정하다, though 정하다 is a verb too.
      if let best, best.start <= noun { continue }
      best = LocatedPredicate(
        start: noun, verbStart: verbStart, tailStart: start, end: end,
        stem: text.slice(noun..<verbStart) + verb.stem, meaning: tail.meaning, isListed: true)
    }
    if let best { return best }
    return bareGiving(tail, start, end)
  }

  private func statement(_ verb: KoreanVerb, _ head: Range<Int>, _ end: Int) -> LocatedPredicate {
    LocatedPredicate(
      start: head.lowerBound, verbStart: head.lowerBound, tailStart: head.upperBound, end: end,
      stem: verb.stem,
      meaning: .question, isListed: true)
  }

  private func asksAlone(_ verb: KoreanVerb, _ start: Int) -> Bool {
    VerbLexicon.isState(verb) || start == 0 || text.spaceBefore[start] || introducesVerb(before: start)
  }

  /// One or two syllables end many nouns: 회사, 일자, 대가. They are verbs only as words of their own, behind a
  /// word that a verb must follow, or where nothing is spaced and the head is long enough.
  private func mayBegin(
    _ start: Int, _ verb: KoreanVerb, head: Int, tail: PredicateTail, _ length: Int
  ) -> Bool {
    if verb.stem == "사", endsWith("감", at: start) { return false }
    // 내용 and 사용 are nouns, not 내다 and 사다 said sweetly; 좋다고 봐 is an opinion.
    if length == 1, head == 1, text.scalars[start + head] == "용" {
      return nounStart(before: start, verb) < start
    }
    if verb.stem == "보", endsWith("다고", at: start) { return false }
    // 주문 하나 counts, 주문하나 asks.
    if verb.stem == "하", length == 1, text.scalars[start + head] == "나", text.spaceBefore[start] {
      return false
    }
    // 했으면 하다, 했으면 합니다 belong to the wish before them.
    if verb.stem == "하", ["으면", "음", "듯"].contains(where: { endsWith($0, at: start) }) { return false }
    if head + length > 2 || start == 0 || text.spaceBefore[start] { return true }
    // 불켜줘 is joined more often than not.
    return tail.isGiving || (head > 1 && !text.hasInnerSpaces) || introducesVerb(before: start)
      || nounStart(before: start, verb) < start
  }

  private func introducesVerb(before start: Int) -> Bool {
    [
      "안", "못", "어떻게", "라고", "다고", "자고", "냐고", "을", "를", "좀", "내가", "제가", "누가", "우리가", "이따", "이따가", "나중에",
      "다음에",
    ].contains { endsWith($0, at: start) }
  }

  /// 주다 by itself: 치킨 두 마리 줘.
  private func bareGiving(_ tail: PredicateTail, _ start: Int, _ end: Int) -> LocatedPredicate? {
    guard tail.head == .infinitive, start < end, "주줘줄".unicodeScalars.contains(text.scalars[start])
    else { return nil }
    // 맥주라 and 주소 are nouns; 콜라주세요 is none.
    let isShort = end - start == 1 || (end - start == 2 && text.scalars[start] == "주")
    guard !isShort || text.spaceBefore[start] || !text.hasInnerSpaces else { return nil }
    return LocatedPredicate(
      start: start, verbStart: start, tailStart: start, end: end, stem: "주", meaning: tail.meaning,
      isListed: text.spaceBefore[start])
  }

  /// A verb in no list begins where its word does.
  private func unknownVerb(_ tail: PredicateTail, _ start: Int, _ end: Int) -> LocatedPredicate? {
    guard tail.allowsUnknownVerb(text.scalars[start..<end]), start > 0 else { return nil }
    let wordStart = (max(0, start - 8)..<start).last { text.spaceBefore[$0] } ?? 0
    let head = text.slice(wordStart..<start)
    guard VerbHeads.isPlausible(head, for: tail.head), !isDish(head, text.slice(start..<end)) else {
      return nil
    }
    return LocatedPredicate(
      start: wordStart, verbStart: wordStart, tailStart: start, end: end, stem: head, meaning: tail.meaning,
      isListed: false)
  }

  /// 돼지마라, 소시지마요: a noun that ends in 지 and what it is made with, not a verb that is forbidden.
  private func isDish(_ head: String, _ tail: String) -> Bool {
    ["지마라", "지마요"].contains(tail) && Self.nounsInJi.contains { (head + "지").ends(with: $0) }
  }

  private static let nounsInJi = [
    "돼지", "꼬지", "단무지", "소시지", "쏘시지", "묵은지", "도라지", "오이지", "짠지", "섞박지", "오렌지", "우거지",
  ]

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
    text.scalars.ends(with: suffix, at: end)
  }

  /// The start of the longest noun in the list that ends here. A noun of one syllable must be a word.
  private func verbalNoun(endingAt end: Int) -> Int? {
    VerbalNounLexicon.table.all(endingAt: end, in: text.scalars).last {
      end - $0.start > 1 || text.spaceBefore[$0.start]
    }?.start
  }

  /// A question word with its copula, or a question about what is.
  private func question(endingAt end: Int) -> LocatedPredicate? {
    let plain = QuestionWord.withCopula.starts(endingAt: end, in: text.scalars).first
    if let start = plain ?? QuestionWord.placedWithCopula(endingAt: end, in: text.scalars) {
      return LocatedPredicate(
        start: start, verbStart: start, tailStart: start, end: end, stem: "", meaning: .question,
        isListed: true)
    }
    for found in VerbHeads.stateInfinitives.all(endingAt: end, in: text.scalars).reversed() {
      let start = found.start
      let isWord = text.spaceBefore[start] || introducesVerb(before: start)
      guard isWord || (end - start > 1 && !text.hasInnerSpaces) else { continue }
      return LocatedPredicate(
        start: start, verbStart: start, tailStart: end, end: end, stem: found.value.stem, meaning: .question,
        isListed: true)
    }
    return nil
  }
}

extension ArraySlice<Unicode.Scalar> {
  func ends(with suffix: String) -> Bool {
    let letters = suffix.unicodeScalars
    return count >= letters.count && self.suffix(letters.count).elementsEqual(letters)
  }
}
