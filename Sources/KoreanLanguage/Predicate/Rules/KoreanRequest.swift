import Language

/// Whether a Korean sentence of any words asks for something to be done: by the ending of its last predicate (해 줘, 할래, 하고
/// 싶은데), or by naming what is wanted (마라탕 둘, 회사로 추가).
struct KoreanRequest {
  let text: NormalText
  /// The names, numbers and times in it.
  let values: [Range<Int>]

  var likelihood: RequestLikelihood {
    let reading = PredicateReader.read(text)
    guard !reading.isForbidden, !refrains, !reports, !muses else { return .none }
    if let family = reading.family, Self.asking.contains(family) { return .likely }
    if commands(reading) { return .likely }
    guard !tells, !tellsOfSomebody else { return .none }
    if let family = reading.family {
      return family != .r11 || !text.text.hasSuffix("까") && !text.text.hasSuffix("까요") ? .likely : .open
    }
    return namesWhatIsWanted || isSpokenRequest ? .likely : .open
  }

  /// Whether its ending only asks somebody else for something, and nothing in it tells: 찜해 줘, not 찜해 뒀지롱.
  var isPlain: Bool {
    let reading = PredicateReader.read(text)
    guard !reading.isForbidden, !refrains, !reports, !muses, !tells, !tellsOfSomebody, !text.isQuestion else {
      return false
    }
    return reading.family.map(Self.asking.contains) ?? false || commands(reading)
  }

  /// 적어 둬라, 담아 두게: an ending that tells somebody else to do it, and cannot tell what somebody does.
  private func commands(_ reading: PredicateReading) -> Bool {
    guard let last = words.last?.filter(\.isLetter) else { return false }
    return reading.family == .r14 && last.hasSuffix("라") || Self.commanding.contains(where: last.hasSuffix)
  }

  /// Of the 하게 style and of dialects: behind 아/어, the auxiliary verb that asks for something.
  private static let commanding = [
    "두게", "두게나", "두시게", "놓게", "놓게나", "놓으시게", "주게", "주게나", "주시게", "다오", "주오", "두소", "놓으소",
  ]

  /// Endings that only ask somebody else for something.
  private static let asking: Set<EndingFamily> = [.r1, .r2, .r3, .r4, .r5, .r6, .r7, .r8]

  /// 사양할게요, 주문 보류.
  private var refrains: Bool { Self.refraining.contains { text.text.contains($0) } }

  /// 바꿔 놨다는데, 갈 거라고 하더라.
  private var reports: Bool { Self.reporting.contains { words.last?.hasSuffix($0) ?? false } }

  /// 비워야 되나 싶다, 시킬까 싶네: only thought aloud; but 하고 싶다 wishes.
  private var muses: Bool {
    guard let last = words.last, let place = last.firstRange(of: "싶")?.lowerBound else { return false }
    let before = last[..<place].last ?? words.dropLast().last?.last
    return before.map { "나까가지려".contains($0) } ?? false
  }

  /// 늘 시켜요, 비 오면 시켜, 비우기가 내 특기야.
  private var tells: Bool {
    words.contains { Self.habits.contains($0) }
      && !["던", "시킨", "주문한", "먹은"].contains(where: text.text.contains)
      || !text.isQuestion && ["있음", "없음", "했음", "었음", "았음"].contains { words.last?.hasSuffix($0) ?? false }
      || words.last.map { last in Self.exclaiming.contains { last.hasSuffix($0) } } ?? false
      || words.contains { Self.quoting.contains($0) || $0.hasSuffix("기가") }
      || words.contains { word in Self.conditions.contains { word.hasSuffix($0) } }
  }

  /// Nouns with which something is left undone, and what is said in irony or of one's habits.
  private static let refraining = [
    "사양", "자제", "삼가", "보류", "금지", "거절", "거부", "습관", "버릇", "잘도", "고민되", "없었으면", "있었으면",
  ]
  private static let habits: Set<String> = ["늘", "항상", "보통", "맨날", "가끔", "저번에", "예전에", "옛날에", "어제", "그제"]
  /// What would only follow: 월급 들어오거든, 비 오면.
  private static let conditions = ["거든", "다면", "라면야", "었으면", "았으면", "했으면야", "기만하면"]

  /// 담은 거구나, 시킸다 아이가: noticed or reminded, not asked for.
  private static let exclaiming = ["구나", "거군", "군요", "구만", "구먼", "아이가", "며", "지롱", "지롱요"]
  private static let quoting: Set<String> = ["그러더니", "그러길래", "그랬는데", "그러는데", "그러더라", "그러네"]

  /// 장군이가 알아서 보쌈 시켜요: a person who does it, before an ending that also tells.
  private var tellsOfSomebody: Bool {
    guard let last = words.last, Self.telling.contains(where: last.hasSuffix) else { return false }
    return words.contains { word in
      word.count > 2
        && (word.hasSuffix("이가") || word.hasSuffix("내가")
          || Self.people.contains { word.hasPrefix($0) && "가는은이".contains(word.last ?? " ") })
        && word != "제가" && word != "내가"
    }
  }

  private static let telling = ["켜요", "해요", "워요", "아요", "어요", "켜", "두소", "해", "니다", "네요"]
  private static let people = [
    "엄마", "아빠", "언니", "오빠", "누나", "형", "동생", "막내", "남편", "신랑", "아내", "와이프", "친구", "할머니", "할아버지", "이모", "삼촌",
    "부장님", "팀장님", "룸메", "사장님",
  ]

  /// It ends in a value, or in the noun of an action.
  private var namesWhatIsWanted: Bool {
    guard !text.isQuestion, let last = words.last else { return false }
    return values.contains {
      $0.upperBound >= text.count - Self.particleLength && $0.upperBound <= text.count
    }
      || Self.actions.contains { last.hasSuffix($0) }
  }

  private static let particleLength = 2
  private static let actions = [
    "주문", "취소", "추가", "삭제", "저장", "등록", "해제", "기록", "변경", "설정", "부탁", "없던걸로", "없던일로", "그대로", "똑같이", "한번더",
    "더", "장바구니로", "카트로", "에다", "ㄱㄱ", "ㄱ", "고고", "요망", "플리즈", "좀", "좀요",
    "빨리", "얼른", "제발",
  ]

  /// 시켜 주이소, 담아 두이소: an ending of a dialect or of a chat, in the standard spelling.
  private var isSpokenRequest: Bool {
    guard let last = words.last else { return false }
    let front = words.dropLast().suffix(1).joined(separator: " ")
    return KoreanSpokenForm.all(last).dropFirst().contains { form in
      let reading = PredicateReader.read(NormalText(front.isEmpty ? form : front + " " + form))
      return reading.family.map { $0 != .r11 } ?? false && !reading.isForbidden
    }
  }

  private static let reporting = ["다는데", "라는데", "다던데", "더라", "더라고", "던데", "대요", "다네", "라네"]

  private var words: [String] { text.spaced.replacing(",", with: " ").split(separator: " ").map(String.init) }
}
