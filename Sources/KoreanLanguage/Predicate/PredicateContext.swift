import Language

/// The rules about a predicate and the words before it.
struct PredicateContext {
  let text: NormalText
  let predicate: LocatedPredicate?

  var vetoes: [Veto] {
    let rules = [
      tailVeto, arranged, abstention, unwanted, stopping, negation, ending, howTo, hypothetical, scheduled,
      rhetorical, ironic, quotation, echo, subject, later, replacement,
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
    case .veto(.past) where VerbLexicon.resulting.contains(predicate.stem): return nil
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

  /// 비 오면 치킨 시켜, 매일 아침 7시에 켜 줘: not now. Telling when it is so is left to the app: 비 오면 알려 줘.
  private var scheduled: Veto? {
    guard let predicate, case .request = predicate.meaning, hypothetical == nil, !tells else { return nil }
    return KoreanSchedule(text: text, predicate: predicate).veto
  }

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

  /// 퍽이나 시켜 주시겠습니다 means that it is not going to happen.
  private var ironic: Veto? {
    let first = ["퍽이나", "잘도", "참도"].first {
      text.text.hasPrefix($0) && text.spaceBefore[$0.unicodeScalars.count]
    }
    return first.map { Veto(rule: .hypothetical, range: 0..<$0.unicodeScalars.count) }
  }

  /// 누가 추천한 집, 누가 좋아하는 치킨: the word belongs to a clause before a noun.
  private func describes(_ word: Range<Int>) -> Bool {
    (word.upperBound + 1..<max(word.upperBound + 1, front)).contains { place in
      text.spaceBefore[place]
        && Self.attributives.contains { endsWith($0, at: place) }
    }
  }

  private static let attributives = ["는", "던", "한", "준", "든", "은", "른", "시킨"]

  private func isAsking(_ predicate: LocatedPredicate) -> Bool {
    if predicate.meaning == .question || text.isQuestion { return true }
    let words = text.spacedSlice(0..<predicate.end).split(separator: " ")
    return words.contains { word in QuestionWord.all.contains { word.hasPrefix($0) } }
  }

  /// 돈 생기면 시킬게: what is to be done some day is not to be done now.
  var dependsOnCondition: Bool {
    guard let predicate, asksOwnIntention else { return false }
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

  /// 장바구니를 비우라고? 주소를 바꾸자고? repeats what was said, and wonders.
  private var echo: Veto? {
    guard let predicate, text.isQuestion, case .request = predicate.meaning else { return nil }
    let range = predicate.tailStart..<predicate.end
    let tail = text.slice(range)
    return Self.echoes.contains(where: tail.contains) ? Veto(rule: .quotation, range: range) : nil
  }

  private static let echoes = ["라고", "라구", "자고", "자구", "다고", "다구", "냐고", "라니", "자니", "란", "라는", "자는"]

  /// 엄마는 양념치킨 시켜, 네가 시켜: somebody else does it or is told to. 엄마가 추천한 치킨 시켜 is a request.
  private var subject: Veto? {
    guard asksOwnIntention || tellsWhatWillBeGiven || isPlainOrder else { return nil }
    let own = asksOwnIntention || tellsWhatWillBeGiven ? Self.ownSubjects : []
    let words = own + Self.otherSubjects
    return word(of: words).flatMap { describes($0) ? nil : Veto(rule: .thirdPerson, range: $0) }
  }

  /// 시켜, 시키세요: nothing says for whom.
  private var isPlainOrder: Bool {
    guard let predicate, case .request(let family, _) = predicate.meaning else { return false }
    return family == .r14 || family == .r15
  }

  private static let ownSubjects = ["내가", "제가", "우리가", "저희가", "누가"]

  private static let otherSubjects: [String] = {
    let persons =
      "엄마 아빠 어머니 아버지 할머니 할아버지 누나 형 언니 오빠 동생 남동생 여동생 친구 남편 아내 와이프 아들 딸 손주 손녀 손자 삼촌 이모 고모 이모부 고모부 사촌 조카 장모님 장인어른 시어머니 시아버지 며느리 사위 여친 남친 여자친구 남자친구 룸메 룸메이트 애들 아이들 애 걔 쟤 얘 너 니 네 너희 자네 당신 사장님 부장님 과장님 팀장님 대리님 선생님 선배 후배 손님"
      .split(separator: " ").map(String.init)
    return persons.flatMap { person in ["가", "이", "는", "은", "께서", "께서는"].map { person + $0 } }
  }()

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
        // 표 찾아줘 말고 두 장 takes the request itself back.
        let takesBack = ["줘", "주세요", "주라", "줄래"].contains { endsWith($0, at: place - 2) }
        return Veto(rule: takesBack ? .prohibition : .replacement, range: place - 2..<place)
      }
      for word in ["아니고", "아니라", "대신에", "대신", "지마"]
      where text.spaceBefore[place] || (!text.hasInnerSpaces && word.hasPrefix("아니")) {
        guard endsWith(word, at: place), place > word.count, word != "대신" || !isOnBehalf(place) else {
          continue
        }
        return Veto(rule: .replacement, range: place - word.unicodeScalars.count..<place)
      }
    }
    return nil
  }

  /// 대신 시켜 주실 수 있나요: nothing stands between 대신 and what is to be done for the person.
  private func isOnBehalf(_ place: Int) -> Bool {
    guard let predicate, predicate.start == place else { return false }
    return text.scalars[place...].contains { "주줘줄".unicodeScalars.contains($0) }
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
