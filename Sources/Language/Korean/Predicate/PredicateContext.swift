/// The rules about a predicate and the words before it.
struct PredicateContext {
  let text: NormalText
  let predicate: LocatedPredicate?

  var vetoes: [Veto] {
    let rules = [
      tailVeto, arranged, abstention, unwanted, stopping, negation, ending, howTo, hypothetical, condition,
      rhetorical, quotation, subject, later, replacement,
    ]
    return doubled(rules.compactMap { $0 })
  }

  /// Where what stands before the predicate ends.
  private var front: Int { predicate?.start ?? text.count }

  private var asksOwnIntention: Bool {
    if case .request(.r11, _) = predicate?.meaning { return true }
    return false
  }

  private var tailVeto: Veto? {
    guard let predicate else { return nil }
    let range = predicate.tailStart..<predicate.end
    switch predicate.meaning {
    // 얼마나 남았어 is about now.
    case .veto(.past) where predicate.stem == "남": return nil
    case .veto(let rule): return Veto(rule: rule, range: range)
    case .vetoUnlessQuestion(let rule): return text.isQuestion ? nil : Veto(rule: rule, range: range)
    case .request(.r11, _) where predicate.stem == "주" || predicate.stem == "드리":
      let isOffer = "게께깨까".contains(text.slice(range).prefix(1))
      return isOffer ? Veto(rule: .offer, range: range) : nil
    default: return nil
    }
  }

  /// 안, 못 or 그만 directly before the verb or its noun.
  private var negation: Veto? {
    guard let predicate else { return nil }
    for place in Set([predicate.verbStart, predicate.start]).sorted(by: >) {
      if let range = negationWord(before: place) { return Veto(rule: .negation, range: range) }
      for stop in ["그만", "그만좀"] where endsWith(stop, at: place) && !endsWith("고만", at: place) {
        return Veto(rule: .prohibition, range: place - stop.unicodeScalars.count..<place)
      }
    }
    return nil
  }

  private func negationWord(before place: Int) -> Range<Int>? {
    guard place > 0, "안못".unicodeScalars.contains(text.scalars[place - 1]) else { return nil }
    let range = place - 1..<place
    if text.spaceBefore[place - 1] || (predicate.map { $0.start < place - 1 } ?? false) { return range }
    // Attached to the word before and apart from the verb, it is the end of a noun: 보안 켜줘.
    guard !text.spaceBefore[place] else { return nil }
    return NounsInAn.all.contains { endsWith($0, at: place) } ? nil : range
  }

  /// 안 하면 안 돼 is one veto, not two.
  private func doubled(_ vetoes: [Veto]) -> [Veto] {
    guard let forbidden = vetoes.first(where: { $0.rule == .prohibition }),
      text.slice(forbidden.range).hasPrefix("면"),
      let negated = vetoes.first(where: { $0.rule == .negation })
    else { return vetoes }
    let range = negated.range.lowerBound..<forbidden.range.upperBound
    return vetoes.filter { $0 != forbidden && $0 != negated } + [Veto(rule: .doubleNegative, range: range)]
  }

  /// An embedded question directly before a verb of telling, or at the end of everything.
  private var ending: Veto? {
    if let predicate, predicate.meaning == .question {
      let asked = text.slice(predicate.tailStart..<predicate.end)
      if asked.hasPrefix("는지"), asked.count > 2 {
        return Veto(rule: .embeddedQuestion, range: predicate.tailStart..<predicate.tailStart + 2)
      }
    }
    guard predicate == nil || tells else { return nil }
    for particle in ["", "를", "도", "만", "좀", "도좀", "은", "에대해", "에대해서"] where endsWith(particle, at: front) {
      let end = front - particle.unicodeScalars.count
      for ending in Self.embeddedEndings where endsWith(ending, at: end) && end > ending.unicodeScalars.count
      {
        return Veto(rule: .embeddedQuestion, range: end - ending.unicodeScalars.count..<end)
      }
      if let state = Self.embeddedStates.all(endingAt: end, in: text.scalars).last {
        return Veto(rule: .embeddedQuestion, range: state.start..<end)
      }
    }
    return nil
  }

  private static let embeddedEndings = [
    "는지", "은지", "을지", "인지", "한지", "된지", "운지", "쁜지", "른지", "할지", "될지", "올지", "갈지", "먹을지", "건지", "냐고", "느냐고",
    "는가", "을까",
  ]

  /// 비싼지, 맛있는지.
  private static let embeddedStates = EndingTable(VerbLexicon.states.map { $0.form(.attributive) + "지" })

  private var tells: Bool {
    guard let stem = predicate?.stem else { return false }
    return stem.isEmpty || VerbLexicon.telling.contains { stem.ends(with: $0) }
  }

  private var howTo: Veto? {
    if predicate == nil || tells || isStateQuestion, let range = wayWord {
      return Veto(rule: .howTo, range: range)
    }
    guard let predicate else { return purpose }
    if let how = lastRange(of: ["어떻게", "어케", "어떡해", "어떻해"], before: predicate.tailStart),
      !predicate.stem.ends(with: "되"), !beginsName(how), !saysAtAnyRate(how),
      !predicate.isGiving || ending != nil
    {
      return Veto(rule: .howTo, range: how)
    }
    return purpose
  }

  /// 어떻게볶음밥 in a text with spaces: the word goes on with what is neither the predicate nor 하면, 해야.
  private func beginsName(_ how: Range<Int>) -> Bool {
    let end = how.upperBound
    guard text.hasInnerSpaces, end < front, !text.spaceBefore[end] else { return false }
    return !"하해되돼시주좀들".unicodeScalars.contains(text.scalars[end])
  }

  /// 어떻게든, 어떻게 해서라도 주문해.
  private func saysAtAnyRate(_ how: Range<Int>) -> Bool {
    ["든", "해서든", "해서라도"].contains { text.scalars.end(of: $0, at: how.upperBound) != nil }
  }

  private var isStateQuestion: Bool {
    predicate?.meaning == .question && (predicate?.isListed ?? false)
  }

  /// 주문하는 법, 주문 방법; never 비법, 조리법.
  private var wayWord: Range<Int>? {
    for particle in ["", "을", "이", "은", "도", "좀", "을좀", "에대해", "에대해서"] where endsWith(particle, at: front) {
      let end = front - particle.unicodeScalars.count
      if endsWith("방법", at: end) { return end - 2..<end }
      if endsWith("는법", at: end) { return end - 2..<end }
    }
    return nil
  }

  /// 주문하려면 …: asks for the way, unless something else is requested for it.
  private var purpose: Veto? {
    if let predicate, predicate.isGiving, !tells { return nil }
    return lastRange(of: ["려면"], before: front).map { Veto(rule: .howTo, range: $0) }
  }

  /// 두 개 시키면 얼마야: a condition with a verb, and a question about it.
  private var hypothetical: Veto? {
    guard let predicate, !predicate.isGiving, isAsking(predicate) else { return nil }
    for place in stride(from: predicate.start, to: 1, by: -1)
    where endsWith("면", at: place) || endsWith("면은", at: place) {
      let end = endsWith("면은", at: place) ? place - 2 : place - 1
      guard let verb = conditionalVerb(endingAt: end) else { continue }
      return Veto(rule: .hypothetical, range: verb..<place)
    }
    return nil
  }

  /// 비 오면 치킨 시켜, 월급 받으면 주문할 거야: not now.
  private var condition: Veto? {
    guard let predicate, !predicate.isGiving, hypothetical == nil else { return nil }
    return awaited.map { Veto(rule: .hypothetical, range: $0) }
  }

  /// What a request waits for: 비 오면, 매진되면. What is written down may hold a condition, and 가능하면 is a politeness.
  private var awaited: Range<Int>? {
    guard let predicate, case .request = predicate.meaning,
      !Self.writing.contains(where: { predicate.stem.ends(with: $0) })
    else { return nil }
    for place in stride(from: predicate.start, to: 1, by: -1)
    where text.spaceBefore[place] && endsWith("면", at: place)
      && !Self.dishes.contains(where: { endsWith($0, at: place) })
    {
      if let happening = Self.happenings.all(endingAt: place, in: text.scalars).last {
        return happening.start..<place
      }
      let end = place - 1
      for (start, verb) in VerbHeads.all(.conditional, endingAt: end, in: text.scalars)
      where (text.spaceBefore[start] || end - start > 1) && !Self.polite.contains(verb.stem) {
        return start..<place
      }
    }
    return nil
  }

  private static let dishes = ["라면", "짜장면", "자장면", "쫄면", "밀면", "쌀면", "소면", "울면", "냉면", "당면"]

  /// What nobody is asked to do but may come to pass.
  private static let happenings = EndingTable(
    [
      "그치", "생기", "떨어지", "들어오", "내려가", "올라가", "오르", "시작하", "도착하", "출발하", "완료되", "허락하", "동의하", "찬성하", "재입고되",
      "세일하", "할인하",
    ].map { $0 + "면" })

  private static let writing = [
    "적", "쓰", "남기", "기록하", "메모하", "저장하", "보내", "전하", "말하", "문자하", "카톡하", "답장하", "전송하", "입력하",
  ]

  /// Verbs whose condition only asks nicely or names something: 괜찮으면, 되면, 하면, 그러면, 사면(赦免), 내면.
  private static let polite: Set<String> = [
    "괜찮", "가능하", "되", "좋", "싶", "그렇", "어떻", "있", "하", "사", "내", "가", "자", "세", "타", "보", "알",
  ]

  /// 치킨을 왜 시켜, 굳이 시켜야 해? 이 시간에 치킨을 누가 시켜. Only as a word of its own: 왜관순대.
  private var rhetorical: Veto? {
    guard let predicate, case .request(let family, _) = predicate.meaning, !predicate.isGiving, !tells else {
      return nil
    }
    let doubted = word(of: ["왜", "굳이", "뭐하러", "뭣하러", "무엇하러"])
    let nobody = family == .r14 ? word(of: ["누가"]).flatMap { describes($0) ? nil : $0 } : nil
    return (doubted ?? nobody).flatMap { word in
      text.spaceBefore[word.upperBound] ? Veto(rule: .hypothetical, range: word) : nil
    }
  }

  /// 누가 추천한 집, 누가 좋아하는 치킨: the word belongs to a clause before a noun.
  private func describes(_ word: Range<Int>) -> Bool {
    (word.upperBound..<max(word.upperBound, front)).contains { place in
      text.spaceBefore[place]
        && (endsWith("는", at: place) || endsWith("한", at: place) || endsWith("던", at: place))
    }
  }

  private func isAsking(_ predicate: LocatedPredicate) -> Bool {
    if predicate.meaning == .question || text.isQuestion { return true }
    let words = text.spacedSlice(0..<predicate.end).split(separator: " ")
    return words.contains { word in QuestionWord.all.contains { word.hasPrefix($0) } }
  }

  /// 돈 생기면 시킬게, 매진되면 취소해 줘: what is to be done some day is not to be done now. An app may be asked to tell when it
  /// is so: 비 오면 알려 줘.
  var dependsOnCondition: Bool {
    guard let predicate else { return false }
    if predicate.isGiving, !tells, awaited != nil { return true }
    guard asksOwnIntention else { return false }
    let words = text.spacedSlice(0..<predicate.start).split(separator: " ")
    return words.contains { word in
      guard word.hasSuffix("면"), word.count > 1, !Self.noodles.contains(where: word.hasSuffix) else {
        return false
      }
      // 으면, 하면, 생기면; a name like 쫄면 has a final consonant that no verb keeps there.
      let before = word.dropLast().unicodeScalars.last
      return before.map { Hangul.finalConsonant(of: $0) == nil || Hangul.finalConsonant(of: $0) == "ㄹ" }
        ?? false
    }
  }

  private static let noodles = [
    "라면", "짜장면", "자장면", "쫄면", "화면", "장면", "가면", "사면", "수면", "표면", "지면", "초면", "소면", "도면", "이면", "대면", "밀면",
    "쌀면",
  ]

  /// The start of a verb in the list whose form before 면 ends here: 시키, 주문하. 라면, 냉면 and 화면 have none.
  private func conditionalVerb(endingAt end: Int) -> Int? {
    for (start, _) in VerbHeads.all(.conditional, endingAt: end, in: text.scalars) {
      let length = end - start
      let isWord =
        text.spaceBefore[start] || ["을", "를", "개", "마리", "병", "잔", "판"].contains { endsWith($0, at: start) }
      if isWord || length > 1 || text.scalars[start] == "하" { return start }
    }
    return nil
  }

  /// 라고, 다고, 자고, 냐고 directly before a verb of saying; or quotation marks before it.
  private var quotation: Veto? {
    guard let predicate, !asksOwnIntention || ["하", "말하"].contains(predicate.stem) else { return nil }
    guard VerbLexicon.quoting.contains(where: { predicate.stem == $0 || predicate.stem.ends(with: $0) })
    else {
      return nil
    }
    let starts = [predicate.start, predicate.verbStart, medium(before: predicate.start)].compactMap { $0 }
    for ending in ["라고", "다고", "자고", "냐고", "라구", "다구", "달라고"] {
      for start in starts where endsWith(ending, at: start) && start > ending.count {
        return Veto(rule: .quotation, range: start - ending.unicodeScalars.count..<start)
      }
    }
    return nil
  }

  /// Where the word begins that says how a message goes: 문자 보내줘, 카톡으로 보내줘.
  private func medium(before end: Int) -> Int? {
    for medium in ["문자", "카톡", "메시지", "메세지", "메일", "답장", "톡", "디엠", "편지", "전화"] {
      for particle in ["", "를", "을", "로", "으로", "좀"] where endsWith(medium + particle, at: end) {
        return end - medium.unicodeScalars.count - particle.unicodeScalars.count
      }
    }
    return nil
  }

  /// 엄마가 콜라 줄 거야.
  private var tellsWhatWillBeGiven: Bool {
    guard let predicate, case .request(.r3, .always) = predicate.meaning else { return false }
    return ["줄거", "줄꺼"].contains { text.slice(predicate.tailStart..<predicate.end).hasPrefix($0) }
  }

  private var subject: Veto? {
    guard asksOwnIntention || tellsWhatWillBeGiven else { return nil }
    let words = ["내가", "제가", "우리가", "저희가", "누가", "네가", "니가", "걔가", "엄마가", "아빠가", "친구가", "남편이", "아내가", "동생이"]
    return word(of: words).map { Veto(rule: .thirdPerson, range: $0) }
  }

  private var later: Veto? {
    guard asksOwnIntention else { return nil }
    return word(of: ["이따가", "이따", "있다가", "나중에", "다음에", "담에", "다음번에"]).map { Veto(rule: .later, range: $0) }
  }

  private func word(of words: [String]) -> Range<Int>? {
    let isUnspaced = !text.hasInnerSpaces
    return words.lazy.compactMap { word in
      lastRange(of: [word], before: front).flatMap { range in
        let isWord = !range.dropFirst().contains { text.spaceBefore[$0] }
        return isUnspaced || (text.spaceBefore[range.lowerBound] && isWord) ? range : nil
      }
    }.first
  }

  /// N 말고, N 아니고, -지 말고 anywhere before the predicate; never 말고기.
  private var replacement: Veto? {
    // 사이다 시켜줘 콜라 말고.
    if let predicate, predicate.end + 2 < text.count, endsWith("말고", at: text.count) {
      return Veto(rule: .replacement, range: text.count - 2..<text.count)
    }
    for place in stride(from: front, to: 2, by: -1) {
      if endsWith("말고", at: place),
        place == text.count || text.scalars[place] != "기" || text.spaceBefore[place]
      {
        return Veto(rule: .replacement, range: place - 2..<place)
      }
      for word in ["아니고", "아니라", "대신에", "대신", "지마"]
      where text.spaceBefore[place] || (!text.hasInnerSpaces && word.hasPrefix("아니")) {
        guard endsWith(word, at: place), place > word.count else { continue }
        return Veto(rule: .replacement, range: place - word.unicodeScalars.count..<place)
      }
    }
    return nil
  }

  func endsWith(_ suffix: String, at end: Int) -> Bool {
    text.scalars.ends(with: suffix, at: end)
  }

  func lastRange(of words: [String], before end: Int) -> Range<Int>? {
    for place in stride(from: end, to: 0, by: -1) {
      for word in words where endsWith(word, at: place) { return place - word.unicodeScalars.count..<place }
    }
    return nil
  }
}

/// Nouns of two syllables that end like a negation, so that unspaced text is not misread: 보안켜줘, 30분동안켜줘.
enum NounsInAn {
  static let all: Set<String> = [
    "보안", "방안", "제안", "집안", "동안", "불안", "치안", "대안", "도안", "천안", "해안", "편안", "초안", "법안", "미안", "평안", "시안",
    "기안", "고안", "연안",
    "서안", "장안", "노안", "원안", "현안", "답안", "문안", "사안", "세안", "연못", "대못", "잘못", "두리안", "하와이안", "이탈리안", "코리안",
    "아라비안",
    "카리비안", "인디안", "페르시안", "베지테리안", "브라질리안", "아시안", "러시안",
  ]
}
