import Language

/// What in a story changes what was asked about, or doubts it.
extension KoreanStory {
  package func changes(_ words: [String]) -> Bool {
    words.indices.contains { index in
      limits(words[index]) && !isShown(words[index]) && !(index > 0 && words[index - 1] == "안")
        && !isDenied(words, at: index) && !isHarm(words, at: index) && !isHarmless(words, at: index)
        && !(words[index].hasPrefix("싫") && index > 0 && words[index - 1].hasSuffix("기"))
    }
      || negatesAction(words) || doubts(words) || namesAnother(words)
      || isOrdering
        && words.indices.contains {
          choosesAnother(words, at: $0) && !isShown(words[$0]) && !isHarmless(words, at: $0)
        }
  }

  /// Whether words before the action end in a verb or in what answers: 애가 자니까 (취소해 줘). 구독 (취소해 줘) names another thing.
  package func closesClause(_ words: [String]) -> Bool {
    let clause = words.reversed().drop {
      KoreanStoryWords.before.contains($0) || KoreanStoryWords.hurrying.contains($0)
        || !isOrdering && isShown($0)
    }
    if let last = clause.first, ["말고", "말구"].contains(last) {
      return isHarmless(Array(clause.reversed()), at: clause.count - 1)
    }
    return clause.first.map { closes($0) || isPredicate($0) || isPromise($0) } ?? !isOrdering
  }

  /// Whether the last word before the action has the length and the letter in which verbs end in any dialect, unlike 구독 and 휴지.
  package func mayEndInVerb(_ words: [String]) -> Bool {
    let clause = words.reversed().drop {
      KoreanStoryWords.before.contains($0) || KoreanStoryWords.hurrying.contains($0)
        || !isOrdering && isShown($0)
    }
    guard let last = clause.first, let letter = last.last else { return false }
    return last.count > 1 && KoreanStoryWords.surelyVerbal.contains(letter)
      || last.count > 2 && KoreanStoryWords.verbal.contains(letter)
  }

  /// 순살로, 콜라도, 양념만, 비 오면, 내일: what changes the action even from another sentence.
  package func redirects(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      guard !isShown(word), !isHarm(words, at: index), !isUnkept(words, at: index),
        !isHarmless(words, at: index)
      else { return false }
      return KoreanStoryWords.redirecting.contains(where: word.hasPrefix)
        || KoreanStoryWords.anotherTime.contains(word) || marksAnother(word)
    } || negatesAction(words) || doubts(words) || namesAnother(words)
  }

  /// By its particle or ending: where else to, only what, what too, on which condition.
  private func marksAnother(_ word: String) -> Bool {
    let endings = KoreanStoryWords.redirectingEndings
    guard word.count > 1, let ending = endings.first(where: word.hasSuffix) else { return false }
    return !KoreanStoryWords.adverbs.contains(word) && !KoreanStoryWords.fullWords.contains(word)
      && !KoreanStoryWords.notLimiting.contains(word) && !isPerson(word) && !Self.pauses(word)
      && !(ending == "도" && KoreanStoryWords.concessions.contains(where: word.hasSuffix))
      && !(ending == "만" && ["지만", "니다만", "기만"].contains(where: word.hasSuffix))
      && !(ending == "로" && !isOrdering)
  }

  /// 네 알아요, 응 기억나: behind a mere yes somebody takes notice.
  package func takesNotice(_ words: [String]) -> Bool {
    words.contains { word in Self.noticing.contains(where: word.hasPrefix) }
  }

  private static let noticing = ["알아", "알고", "압니다", "알지", "알죠", "기억나", "기억해", "기억난", "들려", "들립"]

  /// 취소혀부러, 삭제 부탁드림다: the action is among the last words, in whatever form. 결제 올렸습니다 tells what is done.
  package func endsInAction(_ words: [String]) -> Bool {
    let last = words.suffix(2)
    return last.contains { word in kinds.contains { $0.heads.contains(where: word.contains) } }
      && !(last.last ?? "").unicodeScalars.contains(where: Self.isPast)
  }

  /// 결제부터 하고, 일단 백업하고, 다음 주에: before the action comes something else, or it is asked what there is to do.
  package func putsOff(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      guard !isHarmless(words, at: index) else { return false }
      return KoreanStoryWords.puttingOff.contains(word) || word == "후에"
        || word.hasSuffix("부터") && !["어제부터", "아까부터", "아침부터", "처음부터", "오늘부터", "내일부터"].contains(word)
        || (word.hasSuffix("으면") || word.hasSuffix("시면")) && !isOrdering
    }
  }

  /// 들키면 큰일 나요: no condition, but what is feared.
  func isHarm(_ words: [String], at index: Int) -> Bool {
    let next = words.dropFirst(index + 1).prefix(2).joined()
    if isOrdering { return false }
    if words[index].hasSuffix("면") { return Self.harms.contains(where: next.hasPrefix) }
    return ["안", "큰일"].contains(where: words[index].hasPrefix) && index > 0 && isHarm(words, at: index - 1)
  }

  static let harms = ["큰일", "안돼", "안되", "안됩", "곤란", "혼나", "난리"]

  /// 제 기록이 아니라서: what something is not; a mere 아니 takes back.
  func isDenied(_ words: [String], at index: Int) -> Bool {
    index > 0 && !isOrdering && words[index].hasPrefix("아니") && !words[index].hasSuffix("야")
      && ["이", "가", "게", "거", "것", "적"].contains(where: words[index - 1].hasSuffix)
      || isUnkept(words, at: index)
  }

  /// 남겨 두기 싫으니까, 남기지 않는, 남겨 둘 필요 없어요: it is not to be kept.
  func isUnkept(_ words: [String], at index: Int) -> Bool {
    !isOrdering && ["남기", "남겨", "놔두", "놔둬"].contains(where: words[index].hasPrefix)
      && words[index...].prefix(4).contains { word in ["싫", "않", "없"].contains(where: word.hasPrefix) }
  }

  func limits(_ word: String) -> Bool {
    if isOrdering, KoreanStoryWords.quotes(word) || word.hasSuffix("게") && word != "게" && !isPurpose(word) {
      return true
    }
    let turning = KoreanStoryWords.turning + (isOrdering ? KoreanStoryWords.choosing : [])
    return turning.contains { word.hasPrefix($0) }
      && !KoreanStoryWords.notTurning.contains(where: word.hasPrefix)
      || KoreanStoryWords.limiting.contains { word.hasSuffix($0) && word != $0 }
        && !KoreanStoryWords.notLimiting.contains(word) && !["니까", "니까요"].contains(where: word.hasSuffix)
        && !["었거든", "았거든", "했거든", "렸거든", "졌거든", "왔거든", "났거든", "됐거든"].contains(where: word.hasSuffix)
      || word.hasSuffix("만") && !["지만", "니다만"].contains(where: word.hasSuffix)
        && !(word.hasSuffix("기만") && word != "후기만")
        && !KoreanStoryWords.fullWords.contains(word)
      || word.hasSuffix("도") && !KoreanStoryWords.fullWords.contains(word) && !isPerson(word)
        && !["기도", "지도"].contains(where: word.hasSuffix)
  }

  /// 애기 자는 동안 먹게: what it is for.
  func isPurpose(_ word: String) -> Bool { ["먹게", "먹이게", "드시게", "마시게", "한잔하게"].contains(word) }

  /// 민수도, 사장님도: who else, not what else.
  func isPerson(_ word: String) -> Bool {
    [
      "님도", "애도", "애들도", "엄마도", "아빠도", "친구도", "친구들도", "남편도", "와이프도", "신랑도", "아내도", "룸메도", "할머니도", "할아버지도",
      "동생도",
      "형도", "누나도", "언니도", "오빠도", "딸도", "아들도", "손주도", "손님도", "식구도", "가족도", "다들도", "팀원들도", "동료들도",
    ].contains(where: word.hasSuffix)
  }

  /// 다른 주문이 있었어, 어제 기록이야: beside what is to be undone, another one of its kind.
  func namesAnother(_ words: [String]) -> Bool {
    !isOrdering && KoreanStoryWords.namesAnother(words, of: kinds)
  }

  /// 매운 거 먹겠어: beside ordering, what is wanted in other words; not 먹을 거 없어서.
  func describesAnother(_ words: [String], at index: Int) -> Bool {
    index > 0 && ["거", "걸", "것", "것을", "거를"].contains(words[index])
      && words.dropFirst(index + 1).first.map { next in
        ["먹", "묵", "시키", "시킬", "시켜", "땡", "원", "못", "안"].contains(where: next.hasPrefix)
      } ?? false
  }

  /// 식혜 마시고 싶대, 아빠 것도 있어: beside ordering, something else is wanted. 먹을 것도 없고 says why.
  func wantsMore(_ words: [String], at index: Int) -> Bool {
    guard let next = words.dropFirst(index + 1).first else { return false }
    return KoreanAside.namesMore([words[index], next])
      || KoreanAside.isEating(next) && KoreanAside.isBareThing(words[index])
  }

  /// 백업했나 모르겠네, 아직 고민 중이야; not 언제 담은 건지도 모르겠네.
  func doubts(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      next.hasPrefix("모르") && ["나", "까", "지"].contains(where: word.hasSuffix)
        || word == "고민" && next.hasPrefix("중")
    }
  }

  /// 안 지울 거니까, 취소하지 말고: the action is not wanted.
  func negatesAction(_ words: [String]) -> Bool {
    guard !isOrdering else { return false }
    return words.indices.contains { index in
      let word = words[index]
      guard kinds.contains(where: { $0.heads.contains { word.contains($0) } }) else { return false }
      let before = index > 0 ? words[index - 1] : ""
      return ["안", "못"].contains(before) || ["안", "못"].contains(where: word.hasPrefix)
        || ["지말", "지마", "지않", "지못", "말고", "까말"].contains(where: word.contains)
    }
  }

  /// Beside ordering: where else to, or what somebody else eats.
  func choosesAnother(_ words: [String], at index: Int) -> Bool {
    let word = words[index]
    // 먹을 거니까: a verb before a noun.
    let isVerb = words.dropFirst(index + 1).first.map { next in
      ["거", "것", "게", "건", "테", "수"].contains { next.hasPrefix($0) }
    }
    return !(isVerb ?? false && word.hasSuffix("을"))
      && ["로", "한테", "에게", "를", "을"].contains { word.hasSuffix($0) && word.count > 1 }
      && !KoreanStoryWords.adverbs.contains(word)
      || KoreanStoryWords.elsewhere.contains { word.hasPrefix($0) } || describesAnother(words, at: index)
      || wantsMore(words, at: index)
  }
}
