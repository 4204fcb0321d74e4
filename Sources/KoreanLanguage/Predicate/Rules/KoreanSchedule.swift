import Language

/// When something is to be done that is not to be done now: again and again (매일 아침 7시에, 화요일마다) or as soon as something
/// happens (배달 끝나면, 비가 그치거든, 도착하자마자).
///
/// What describes a thing is no time of the request: 매일 먹던 걸로 시켜 줘, 운동할 때 들을 노래 틀어 줘.
struct KoreanSchedule {
  let text: NormalText
  let predicate: LocatedPredicate

  private var scalars: [Unicode.Scalar] { text.scalars }

  var veto: Veto? {
    if Self.writing.contains(where: { predicate.stem.ends(with: $0) }) { return happening }
    if let range = recurrence ?? moment, !describes(behind: range.upperBound) {
      return Veto(rule: .scheduled, range: range)
    }
    return condition
  }

  /// What is written down may say when something is.
  private static let writing = [
    "적", "쓰", "남기", "기록하", "메모하", "저장하", "보내", "전하", "말하", "문자하", "카톡하", "답장하", "전송하", "입력하",
  ]

  /// Where typed words end before the request, the last one first.
  private var boundaries: [Int] {
    predicate.start < 2
      ? [] : (2...predicate.start).reversed().filter { $0 == text.count || text.spaceBefore[$0] }
  }

  private func start(ofWordBefore end: Int) -> Int {
    var start = end - 1
    while start > 0, !text.spaceBefore[start] { start -= 1 }
    return start
  }

  private func endsWith(_ suffix: String, at end: Int) -> Bool { scalars.ends(with: suffix, at: end) }

  // MARK: Again and again

  private var recurrence: Range<Int>? {
    for end in boundaries {
      let start = start(ofWordBefore: end)
      if let named = Self.named.longest(in: scalars, at: start), isWord(named.end, end) {
        return start..<max(end, named.end)
      }
      if let repeated = Self.repeated.all(endingAt: end, in: scalars).last { return repeated.start..<end }
      if let read = readRecurrence(at: start) { return start..<read }
    }
    return nil
  }

  /// Nothing or a particle follows up to the end of the word; words may be typed apart (앞으로 계속).
  private func isWord(_ place: Int, _ end: Int) -> Bool {
    guard place <= end else { return place <= predicate.start && text.spaceBefore[place] }
    return place == end || Self.particles.contains(place..<end, in: scalars)
  }

  /// 매주 월요일 9시, 하루에 두 번, 격주 수요일. Texts without these letters hold none.
  private func readRecurrence(at start: Int) -> Int? {
    guard Self.beginnings.contains(scalars[start]) || text.text.contains("번") else { return nil }
    let reference = DateReference(secondsSince1970: 0, zone: .fixed(hours: 0))
    let readings = KoreanDate.all(
      in: scalars, from: start, spaceBefore: text.spaceBefore, reference: reference)
    return readings.first { $0.recurrence != nil && $0.end <= predicate.start }?.end
  }

  private static let beginnings = Set("매격평주날해달월화수목금토일".unicodeScalars)
  private static let particles = EndingTable(["로", "으로", "씩", "에", "은", "는", "도", "같이"])

  private static let named = WordTable(
    "매일 매일매일 매주 매달 매월 매년 매해 매번 매시간 날마다 주마다 달마다 해마다 다달이 나날이 격일 격주 격월 주기적 정기적 규칙적 앞으로쭉 앞으로계속 앞으로매번 앞으로항상"
  )

  /// 비 올 때마다, 화요일 마다; never 사람마다, 가게마다.
  private static let repeated = EndingTable(
    [
      "때", "날", "아침", "점심", "저녁", "밤", "새벽", "오전", "오후", "주말", "평일", "요일", "끼니", "끼", "시간", "분", "주", "달",
      "년", "봄", "여름", "가을", "겨울", "명절", "생일", "월급날", "녘", "식사", "퇴근", "출근", "정각", "월초", "월말", "초", "말",
    ].map { $0 + "마다" })

  // MARK: As soon as

  /// 도착하자마자, 문 여는 순간, 수업 끝날 때쯤, 비가 그치거든, 자정 되면.
  private var moment: Range<Int>? {
    for end in boundaries {
      if let found = Self.moments.all(endingAt: end, in: scalars).last, found.start > 0 {
        let start = start(ofWordBefore: found.start + 1)
        if isExplaining(end) || isInReason(end) { continue }
        if !found.value || isProspective(found.start) { return start..<end }
      }
      if let turn = Self.turns.all(endingAt: end, in: scalars).last { return turn.start..<end }
    }
    return nil
  }

  /// 나 지금 운전 중이라 화면을 못 보거든: says why, not when.
  private func isExplaining(_ end: Int) -> Bool {
    endsWith("거든", at: end)
      && text.spacedSlice(0..<end).split(separator: " ").contains { Self.present.contains(String($0)) }
  }

  private static let present: Set<String> = ["지금", "지금은"]

  /// 못 들으면 음식 식으니까: a condition of what the reason says, not of the request.
  private func isInReason(_ end: Int) -> Bool {
    boundaries.contains { boundary in
      boundary > end && Self.reasons.contains { endsWith($0, at: boundary) }
        && text.spacedSlice(end..<boundary).split(separator: " ").count <= Self.longestReason
    }
  }

  /// In words behind the condition.
  private static let longestReason = 4

  /// What ends a clause that says why, or what for: 배달 오면 알 수 있게 알림 켜 줘.
  private static let reasons = ["니까", "니깐", "싶은데", "있게"]

  /// Whether -ㄹ ends here: 끝날 때. Other words before 때 name a time (점심 때).
  private func isProspective(_ place: Int) -> Bool {
    Hangul.finalConsonant(of: scalars[place - 1]) == "ㄹ"
  }

  /// What says that something happens, and whether it needs -ㄹ before it.
  private static let moments = EndingTable(
    ["자마자", "는순간", "는즉시", "거든", "거들랑", "고나면", "고나거든"].map { ($0, false) }
      + ["때", "때쯤", "때쯤에", "때에", "때면"].map { ($0, true) })

  /// A time that comes: 자정 되면, 일곱 시가 되면, 12시 땡 하면.
  private static let turns = EndingTable(
    [
      "시", "분", "정각", "자정", "정오", "밤", "낮", "아침", "점심", "저녁", "새벽", "요일", "주말", "날", "녘", "봄", "여름", "가을",
      "겨울", "쯤", "반",
    ]
    .flatMap { time in ["되면", "가되면", "이되면", "땡하면", "땡치면", "이면", "면은"].map { time + $0 } })

  // MARK: If

  /// 도착하면 방문 기록 남겨 줘; what is quoted may say when: 도착하면 전화 달라고 남겨 줘.
  private var happening: Veto? {
    guard !["고", "메모", "요청"].contains(where: text.text.contains) else { return nil }
    return boundaries.lazy.compactMap { end in
      Self.happenings.all(endingAt: end, in: scalars).last.map {
        Veto(rule: .scheduled, range: $0.start..<end)
      }
    }.first
  }

  /// What a request waits for: 비 오면, 매진되면. 가능하면 is a politeness, and a quality only limits (비싸면).
  private var condition: Veto? {
    for end in boundaries
    where endsWith("면", at: end) && !isInReason(end)
      && !Self.dishes.contains(where: { endsWith($0, at: end) })
    {
      if let happening = Self.happenings.all(endingAt: end, in: scalars).last {
        return Veto(rule: .scheduled, range: happening.start..<end)
      }
      if let start = nounEvent(endingAt: end) { return Veto(rule: .scheduled, range: start..<end) }
      for (start, verb) in VerbHeads.all(.conditional, endingAt: end - 1, in: scalars)
      where (text.spaceBefore[start] || end - 1 - start > 1) && !Self.polite.contains(verb.stem) {
        let isQuality = VerbLexicon.isState(verb) && !Self.changes.contains(verb.stem)
        return Veto(rule: isQuality ? .hypothetical : .scheduled, range: start..<end)
      }
    }
    return nil
  }

  /// 퇴근하면, 회의하면: what a noun names, typed as one word. 가능하면 and 급하면 only ask nicely.
  private func nounEvent(endingAt end: Int) -> Int? {
    let word = start(ofWordBefore: end)
    guard endsWith("하면", at: end), end - word > 3,
      !Self.courtesies.contains(where: { endsWith($0 + "하면", at: end) })
    else { return nil }
    return word
  }

  private static let courtesies = [
    "가능", "원", "필요", "급", "편", "웬만", "괜찮다", "만약", "그렇다", "심심", "피곤", "불편", "출출", "궁금",
  ]

  private static let dishes = ["라면", "짜장면", "자장면", "쫄면", "밀면", "쌀면", "소면", "울면", "냉면", "당면"]

  /// Events: things that happen, and that no one is asked to do.
  private static let happenings = EndingTable(
    [
      "그치", "생기", "떨어지", "들어오", "내려가", "올라가", "오르", "시작하", "시작되", "도착하", "출발하", "완료되", "허락하", "동의하", "찬성하",
      "재입고되",
      "입고되", "세일하", "할인하", "마감되", "취소되", "품절되", "당첨되", "합격하", "입금되",
      "게되", "어지", "아지", "워지", "해지", "려지", "라지",
    ].map { $0 + "면" })

  /// Verbs of the list of states that say that something comes to be so.
  private static let changes: Set<String> = ["끝나", "열리", "닫히", "켜지", "꺼지", "팔리", "매진되", "배달되", "남"]

  /// Verbs whose condition only asks nicely or names something: 괜찮으면, 되면, 하면, 그러면, 사면(赦免), 내면.
  private static let polite: Set<String> = [
    "괜찮", "가능하", "되", "좋", "싶", "그렇", "어떻", "있", "하", "사", "내", "가", "자", "세", "타", "보", "알",
  ]

  // MARK: What describes a thing

  /// Whether one of the next two words belongs to a noun: 매일 아침 먹는 걸로, 운동할 때 들을 노래.
  private func describes(behind place: Int) -> Bool {
    var ends: [Int] = []
    for end in place + 1..<max(place + 2, predicate.start)
    where end < predicate.start && text.spaceBefore[end] {
      ends.append(end)
    }
    return ends.prefix(2).contains { isAttributive(endingAt: $0, from: place) }
  }

  private func isAttributive(endingAt end: Int, from place: Int) -> Bool {
    let word = start(ofWordBefore: end)
    guard word >= place, end - word > 1, !Self.topics.contains(word..<end, in: scalars) else { return false }
    if endsWith("던", at: end) { return true }
    let heads = VerbHeads.all(.prospective, endingAt: end, in: scalars)
    let present = endsWith("는", at: end) ? VerbHeads.all(.presentStem, endingAt: end - 1, in: scalars) : []
    return (heads + present).contains { $0.start >= word }
  }

  private static let topics = EndingTable(["나는", "저는", "우리는", "너는", "오늘", "내일"])
}
