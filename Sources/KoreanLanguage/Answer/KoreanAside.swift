package import Language

/// Korean clauses beside an answer, known by the ending of their last word: 손님이 오셔서, 고민 끝, 잘못 저장된 거야.
package struct KoreanAside {
  package let kinds: Set<ActionKind>
  package let shown: any ShownVocabulary

  private var isOrdering: Bool { kinds.contains(.ordering) || kinds.isEmpty }

  package func side(of words: [String], isLast: Bool) -> AsideSide? {
    guard closes(words, isLast: isLast), !KoreanStatement.isBarred(words[...]),
      !goesOn(words[0]),
      !words.contains(where: { word in Self.turning.contains { word.hasPrefix($0) } }),
      !words.contains(where: { $0.hasSuffix("때는") || $0.hasSuffix("때도") || $0.hasSuffix("때엔") }),
      !(isLast && words.contains(where: Self.isReport))
    else { return nil }
    if !isOrdering, KoreanStoryWords.namesAnother(words, of: kinds) { return .doubtful }
    return speaksAgainst(words) || words.contains(where: limits) || isOrdering && mayChange(words)
      || namesAction(words)
      ? .doubtful : .harmless
  }

  // MARK: Where a clause begins and ends

  /// (취소) 안 해도 돼요, (취소) 할까: goes on with the action before it.
  private func goesOn(_ word: String) -> Bool {
    KoreanStoryWords.auxiliaries.contains(where: word.hasPrefix)
      || ["부탁한", "부탁했", "말한", "말했", "전한"].contains(where: word.hasPrefix)
      || ["했더", "했는데", "했다가", "하더"].contains(where: word.hasPrefix)
      || ["안", "못", "말", "하", "해", "할", "한다", "됐", "되", "돼"].contains {
        word == $0 || !isOrdering && word.hasPrefix($0)
      }
  }

  private func closes(_ words: [String], isLast: Bool) -> Bool {
    let last = words[words.count - 1]
    if isLast { return words.count > 1 && (KoreanStatement.isFinal(last) || Self.isNominal(last)) }
    if last == "전에" { return words.count > 1 && words[words.count - 2].hasSuffix("기") }
    return KoreanStatement.isStatement(last) || Self.isNominal(last) || Self.isSpoken(last)
      || words.count > 1 && Self.ends.contains(last)
  }

  private static let ends: Set<String> = ["끝", "끝에", "배고프다", "중", "거라", "거라서", "거니", "거니까", "거여서", "것이라"]

  /// 갔음, 먹어야 됨: notes end in a noun form.
  private static func isNominal(_ word: String) -> Bool {
    ["됨", "임", "없음", "있음"].contains { word.hasSuffix($0) }
      // 메일함 is a thing.
      || word.hasSuffix("함")
        && (["필요", "불편", "피곤", "답답", "심심", "중요", "급", "못", "안"].contains { word.hasSuffix($0 + "함") }
          || VerbalNounLexicon.all.contains(String(word.dropLast())))
      || word.hasSuffix("음")
        && word.dropLast().unicodeScalars.last.map { Hangul.finalConsonant(of: $0) == "ㅆ" } == true
  }

  /// 온께, 온당께, 배고프다고 하니: spoken endings for a reason.
  private static func isSpoken(_ word: String) -> Bool {
    ["온께", "는께", "응게", "당께", "하니", "오니", "으니", "니께", "프다"].contains { word.hasSuffix($0) }
  }

  // MARK: What changes something

  /// 콜라만 (잘못 시켰어): a part of what is asked about. 비싸지만, 그만 and 나만 limit nothing.
  private func limits(_ word: String) -> Bool {
    word.count > 1 && word.hasSuffix("만") && !shown.contains(word)
      && !["지만", "나만", "저만", "우리만"].contains(where: word.hasSuffix)
      && !KoreanStoryWords.fullWords.contains(word)
  }

  /// Words that begin a change, a condition, a question or a doubt.
  private static let turning = [
    "말고", "말구", "대신", "근데", "그런데", "하지만", "잠깐", "잠시", "만약", "만일", "혹시", "얼마", "언제", "어디", "누가", "왜", "뭐", "뭘",
    "무슨", "몇",
    "어떻", "어떤", "나머지", "남기", "글쎄", "반반", "쪽으로", "고민", "말까", "모르", "고작", "잘도", "퍽이나", "어련", "참도", "아니", "됐",
    "취소말", "그만",
  ]

  /// 그랬어, 말했어: what somebody said is no reason.
  private static func isReport(_ word: String) -> Bool {
    ["그랬", "했", "말했", "말씀", "하더", "하시", "하던", "하네", "한대", "했대"].contains { word.hasPrefix($0) }
      || ["라고", "다고", "냐고", "자고", "라고요", "다고요", "래요", "라네", "라네요"].contains { word.hasSuffix($0) }
  }

  /// Beside ordering: another dish, another place, a later time, less money.
  private func mayChange(_ words: [String]) -> Bool {
    if words.contains(where: { word in Self.changing.contains { word.hasPrefix($0) } }) { return true }
    if words.contains(where: { $0.hasSuffix("도") && isThing($0) && !KoreanStoryWords.fullWords.contains($0) })
    {
      return true
    }
    if words.contains(where: KoreanStoryWords.quotes) || Self.namesMore(words) { return true }
    if zip(words, words.dropFirst()).contains(where: {
      isNegative($1) && !Self.missing.contains(Self.bare($0))
    }) {
      return true
    }
    if words.first.map(isNegative) == true { return true }
    if words.contains(where: isDestination) { return true }
    let isChoosing = words.contains { word in Self.choosing.contains { word.hasPrefix($0) } }
    return isChoosing && words.contains { isThing($0) }
  }

  private static let changing = [
    "빼", "추가", "바꾸", "바꿔", "변경", "다른", "딴", "보다", "더", "씩", "쿠폰", "할인", "카드", "포인트", "따로", "하나", "둘", "내일",
    "이따", "나중", "다음", "모레",
    "아침", "점심",
    "저녁", "밤에", "새벽", "주말", "시키", "시켜", "시킬", "시킨", "시켰", "주문", "돈", "비싸", "비싼", "부담", "아깝", "아쉽", "늦", "배부",
    "체중", "다이어트",
    "살찌", "건강", "회사", "사무실", "학교", "본가", "여기", "거기", "저기", "집", "이미", "벌써", "먹었", "반", "순살", "맵", "안맵", "덜",
    "곱빼기", "라지",
  ]

  private func isNegative(_ word: String) -> Bool {
    ["안", "못", "않", "없", "싫", "지않", "말", "그만"].contains { word.hasPrefix($0) } || word.contains("지않")
      || word.contains("기싫")
  }

  /// 이의 없습니다, 반찬이 없어서: nothing is wrong, or missing at home.
  private static let missing: Set<String> = [
    "이의", "문제", "이상", "불만", "시간", "반찬", "밥", "이견", "할말", "여유", "먹을게", "먹을거", "힘", "기운",
  ]

  /// Without its particle.
  private static func bare(_ word: String) -> String {
    for particle in ["이", "가", "은", "는", "도", "할"] where word.count > 1 && word.hasSuffix(particle) {
      return String(word.dropLast())
    }
    return word
  }

  /// 회사로, 동생한테: where or to whom else.
  private func isDestination(_ word: String) -> Bool {
    guard ["로", "한테", "에게"].contains(where: word.hasSuffix), !shown.contains(word) else { return false }
    return !Self.adverbs.contains(word)
  }

  private static let adverbs: Set<String> = [
    "진짜로", "정말로", "바로", "그대로", "이대로", "별로", "실수로", "새로", "실제로", "아무래도",
  ]

  /// What one does with food.
  private static let choosing = [
    "먹", "묵", "드시", "드실", "마시", "마실", "땡기", "땡겨", "당기", "당겨", "원하", "원해", "필요", "좋아", "사줘", "받", "넣", "담",
    "보내", "생각나",
  ]

  /// A word that may name what is eaten: not one of time, people or manner, nor what is shown.
  private func isThing(_ word: String) -> Bool { !shown.contains(word) && Self.isThing(word) }

  private static func isThing(_ word: String) -> Bool {
    if choosing.contains(where: word.hasPrefix) || aroundEating.contains(word) { return false }
    if bodies.contains(where: {
      $0 == word || subjects.contains(String(word.dropFirst($0.count))) && word.hasPrefix($0)
    }) {
      return false
    }
    return !["고", "싶", "야", "하"].contains { word.hasPrefix($0) } || word.hasSuffix("를") || word.hasSuffix("을")
  }

  /// 아빠 것도 있어; not 먹을 것도 없고.
  static func namesMore(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { ["것도", "거도", "꺼도"].contains($0) && !$1.hasPrefix("없") }
  }

  static func isEating(_ word: String) -> Bool { eating.contains(where: word.hasPrefix) }
  private static let eating = ["먹고", "먹는", "먹자", "마시", "드시", "땡", "당기", "원하", "원해"]

  /// A thing without a particle, right before what is done with it: 식혜 (마시고 싶대).
  static func isBareThing(_ word: String) -> Bool {
    word.count > 1 && !["그거", "이거", "그걸", "이걸"].contains(word) && isThing(word) && !isEating(word)
      && !KoreanStatement.isStatement(word)
      && !adverbs.contains(word)
      && !["이", "가", "은", "는", "도", "서", "고", "게", "니", "까", "들", "에", "랑", "히", "씩", "요", "만", "좀"].contains(
        where: word.hasSuffix)
  }

  private static let subjects: Set<String> = [
    "이", "가", "은", "는", "도", "께서", "들이", "들은", "들도", "들", "랑", "하고",
  ]
  private static let bodies = [
    "애", "애들", "아이", "아이들", "신랑", "남편", "아내", "와이프", "마누라", "엄마", "아빠", "할머니", "할아버지", "할미", "손님", "손주", "친구",
    "친구들", "동생",
    "형", "누나", "언니", "오빠", "나", "우리", "저희", "저", "가족", "식구", "식구들", "딸", "아들", "부모님", "어머니", "아버지", "배",
    "사람들", "다들",
  ]
  private static let aroundEating: Set<String> = [
    "오늘", "오늘은", "지금", "빨리", "얼른", "어서", "많이", "너무", "진짜", "정말", "같이", "다같이", "함께", "꼭", "이제", "드디어", "좀",
    "막", "계속", "엄청",
    "아까부터", "며칠째", "됨", "돼", "되겠다", "싶대요", "싶어", "싶어요", "싶다", "싶네요", "싶어서", "싶으니까", "싶대", "거니까", "거라", "거야",
    "거예요",
  ]

  // MARK: What speaks against it

  /// Words that are known to speak against the action, alone or together.
  private func speaksAgainst(_ words: [String]) -> Bool {
    words.indices.contains { start in
      (start + 1...words.count).contains { end in
        let part = words[start..<end].joined()
        guard let sense = KoreanReason.side(of: part)?.sense(for: kinds) else {
          return KoreanAgreementWords.denials.contains(part)
        }
        return !sense.isDisjoint(with: [.against, .denial, .keeping])
      }
    }
  }

  /// The action itself in another form, where something is to be undone: 취소 안 할 거니까.
  private func namesAction(_ words: [String]) -> Bool {
    !isOrdering
      && kinds.contains { kind in
        words.contains { word in
          (kind.heads + ["남기", "남겨", "놔두", "놔둬", "그대로", "두고"]).contains { word.hasPrefix($0) }
        }
      }
  }

  package init(kinds: Set<ActionKind>, shown: any ShownVocabulary) {
    self.kinds = kinds
    self.shown = shown
  }
}
