import Language

/// Words that look like a limit, a condition or another thing, and are none beside their neighbours: 지체 말고, 내가 낼게, 꼴도 보기 싫어.
extension KoreanStory {
  func isHarmless(_ words: [String], at index: Int) -> Bool {
    let next = words.dropFirst(index + 1).prefix(2)
    return isFixed(words[index]) || isHurry(words, at: index) || isConcession(words[index])
      || praises(words[index], before: next) || isRetold(words[index], before: next)
      || isEnough(words[index], before: next) || asksBack(words[index], before: next)
      || isSettled(words, at: index)
      || isOrdering
        && (isRestated(words, at: index) || isFinalAction(words, at: index)
          || isReasonForOrder(words[index], before: words.dropFirst(index + 1).prefix(3)))
      || !isOrdering && isReasonForUndoing(words[index], before: next)
  }

  /// 내가 낼게, 불렀거든, 그렇게, 결제까지: by their form alone they limit nothing.
  private func isFixed(_ word: String) -> Bool {
    KoreanHarmlessWords.fixed.contains(word) || isPromise(word) || isPastReason(word)
      || KoreanHarmlessWords.beginnings.contains(where: word.hasPrefix)
      || word.hasSuffix("까지") && isAction(word)
      || isOrdering && word.hasPrefix("내일부터")
  }

  /// 낼게, 쏠게요: what the person is going to do, by its ㄹ; not 맵게.
  func isPromise(_ word: String) -> Bool {
    let stem = word.hasSuffix("게요") ? word.dropLast(2) : word.hasSuffix("게") ? word.dropLast() : ""
    return Self.coda(of: stem) == Self.rieul
  }

  /// 불렀거든: what is over sets no condition; 쿠폰 있거든 does.
  private func isPastReason(_ word: String) -> Bool {
    guard word.hasSuffix("거든"), !word.hasSuffix("있거든"), !word.hasSuffix("겠거든") else { return false }
    return word.dropLast(2).unicodeScalars.last.map(Self.isPast) ?? false
  }

  /// 했, 렸, 났: a syllable that ends in ㅆ.
  static func isPast(_ scalar: Unicode.Scalar) -> Bool { Hangul.decompose(scalar)?.coda == ssangSiot }

  private static func coda(of text: Substring) -> Int? {
    text.unicodeScalars.last.flatMap(Hangul.decompose)?.coda
  }
  private static let rieul = Hangul.decompose("날")?.coda
  private static let ssangSiot = Hangul.decompose("났")?.coda

  /// 지체 말고, 말리지 말고, 싫어하든 말든: not to be waited for, or not to be minded. The action itself is never among them.
  private func isHurry(_ words: [String], at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = words[index - 1]
    if words[index].hasPrefix("말든") || before.hasSuffix("든") && words[index].hasPrefix("말") { return true }
    if words[index].hasSuffix("든"), words.dropFirst(index + 1).first == "말든" { return true }
    return ["말고", "말구"].contains(words[index])
      && (KoreanHarmlessWords.hesitations.contains(before)
        || before.hasSuffix("지") && before.count > 2 && !isAction(before))
  }

  /// 나이 먹어도, 치킨이라도, 저번에도.
  func isConcession(_ word: String) -> Bool {
    word.count > 2 && KoreanStoryWords.concessions.contains(where: word.hasSuffix)
  }

  /// 참 좋아해요, 모두 정확하니, 아주 난리예요, 벌써 도착함: more of what is told.
  private func praises(_ word: String, before next: ArraySlice<String>) -> Bool {
    if ["벌써", "이미"].contains(word) {
      return next.first.map { first in KoreanHarmlessWords.arrived.contains(where: first.hasPrefix) } ?? false
    }
    return ["참", "모두", "아주", "전부"].contains(word)
      && next.first.map { first in KoreanHarmlessWords.told.contains(where: first.hasPrefix) } ?? false
  }

  /// 온다고 해서, 시키냐고 하는데: what somebody said is told, not asked for.
  private func isRetold(_ word: String, before next: ArraySlice<String>) -> Bool {
    guard let first = next.first else { return word.hasSuffix("더라고") || word.hasSuffix("더라구") }
    if ["더라고", "더라고요", "더라구", "더라구요"].contains(where: word.hasSuffix) { return true }
    return ["다고", "라고", "냐고"].contains(where: word.hasSuffix)
      && KoreanHarmlessWords.retelling.contains(where: first.hasPrefix)
  }

  /// 그거면 돼, 3천원이면 괜찮네, 지우면 돼요: no condition, but that it is good so.
  private func isEnough(_ word: String, before next: ArraySlice<String>) -> Bool {
    guard word.hasSuffix("면"), let first = next.first,
      KoreanHarmlessWords.enough.contains(where: first.hasPrefix),
      !["될", "되나", "되는"].contains(where: first.hasPrefix)
    else { return false }
    return isOrdering
      ? KoreanHarmlessWords.measured.contains(where: word.hasPrefix)
        || ["원이면", "원이면", "가격이면"].contains(where: word.hasSuffix)
      : isAction(word) || ["주면", "주시면", "그래주면"].contains(where: word.hasSuffix)
  }

  /// 뭘 자꾸 물어, 왜 물어: complains of the question.
  private func asksBack(_ word: String, before next: ArraySlice<String>) -> Bool {
    ["뭘", "왜", "뭐를", "뭐하러", "뭣하러"].contains(word)
      && next.contains { $0.hasPrefix("물어") || $0.hasPrefix("물으") || $0.hasPrefix("묻") }
  }

  /// 고민 끝, 고민했는데, 아니 당연히, 아니 글쎄: what was weighed is decided.
  private func isSettled(_ words: [String], at index: Int) -> Bool {
    let next = words.dropFirst(index + 1).first ?? ""
    switch words[index] {
    case "고민": return ["끝", "그만", "없이", "할", "해봐야"].contains(next)
    case "고민해": return ["봐야", "뭐", "봤자"].contains(next)
    case "아니": return ["당연", "글쎄", "그럼", "그야"].contains(where: next.hasPrefix)
    case "글쎄": return index > 0 && words[index - 1] == "아니"
    case "장난": return next.hasPrefix("아니") || next.hasPrefix("친")
    case "봐야", "봤자": return index > 0 && (words[index - 1].hasPrefix("고민") || words[index - 1] == "둬")
    default:
      return words[index] == "고민할" && ["것", "거", "필요"].contains(next) || words[index].hasPrefix("고민했")
        || words[index].hasPrefix("고민하다") || words[index].hasPrefix("장난친")
    }
  }

  /// 그 주소로, 이 가격에: what is shown, by pointing at it.
  private func isRestated(_ words: [String], at index: Int) -> Bool {
    index > 0 && ["그", "이"].contains(words[index - 1])
      && ["로", "에", "을", "를"].contains(where: words[index].hasSuffix)
      && KoreanHarmlessWords.shownThings.contains(where: words[index].hasPrefix)
  }

  /// 집에 다 와 가니까, 민수도 그거 먹는대, 보내달라고 해 줘: when it is wanted, by whom, and whom the assistant is to ask.
  private func isReasonForOrder(_ word: String, before next: ArraySlice<String>) -> Bool {
    // 집에 가면 바로 먹게, 맥주 한잔 하게: it is to be there by then.
    if word.hasSuffix("면"), next.prefix(2).contains(where: { KoreanHarmlessWords.eating.contains($0) }) {
      return true
    }
    if word == "집에" { return next.contains { ["와", "가", "오", "도착"].contains(where: $0.hasPrefix) } }
    if word.hasSuffix("도"), word.count > 1 {
      return next.first.map { ["그거", "이거"].contains($0) } ?? false
        && next.contains { ["먹는대", "먹는다", "좋대", "괜찮대", "원한대"].contains(where: $0.hasPrefix) }
    }
    return ["보내달라고", "갖다달라고", "가져다달라고", "배달해달라고", "주문해달라고", "시켜달라고"].contains(word)
  }

  /// (그래 퍼뜩) 시키도고, 주문하슈: the action itself, at the end, in a form of a dialect.
  private func isFinalAction(_ words: [String], at index: Int) -> Bool {
    index >= words.count - 2 && isAction(words[index]) && endsInAction(words)
      && !limits(words[index])
  }

  /// 다음에 다시 시킬게, 딴 데서 시키려고, 꼴도 보기 싫어, 보면 자꾸: why it is to be undone.
  private func isReasonForUndoing(_ word: String, before next: ArraySlice<String>) -> Bool {
    if KoreanStoryWords.anotherTime.contains(word) || ["딴", "다른", "딴거", "딴데", "딴데서"].contains(word) {
      return next.contains { KoreanHarmlessWords.anew.contains(where: $0.hasPrefix) && !isAction($0) }
    }
    if word.hasSuffix("도"), word.count > 1 {
      return next.contains { KoreanHarmlessWords.lacking.contains(where: $0.hasPrefix) && !isAction($0) }
    }
    if word.hasSuffix("면") {
      return next.contains { KoreanHarmlessWords.moods.contains(where: $0.hasPrefix) }
    }
    if word.hasSuffix("이랑") {
      return next.contains { KoreanHarmlessWords.together.contains(where: $0.hasPrefix) }
    }
    if word == "누가" { return next.contains { KoreanHarmlessWords.deeds.contains(where: $0.hasPrefix) } }
    if word == "무슨" { return next.first?.hasSuffix("냐") ?? true }
    return word.hasSuffix("한테")
      && next.contains { KoreanHarmlessWords.troubles.contains(where: $0.hasPrefix) }
  }

  private func isAction(_ word: String) -> Bool {
    kinds.contains { $0.heads.contains(where: word.contains) }
      || isOrdering && ["시키", "시켜", "주문", "결제"].contains(where: word.hasPrefix)
  }
}
