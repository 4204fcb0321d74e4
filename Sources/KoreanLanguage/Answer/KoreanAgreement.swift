package import Language

/// Korean words that agree to an action, decline it, or add nothing.
package struct KoreanAgreement {
  private let actions: [KoreanAction]
  /// The words that the question itself has for its action.
  private let accepting: PredicateTable<Void>?
  private let kinds: Set<ActionKind>

  package init(accepting: PredicateTable<Void>?, kinds: Set<ActionKind>) {
    actions = KoreanAction.all(for: kinds)
    self.accepting = accepting
    self.kinds = kinds
  }

  /// 주소: an address, though it is also an old form of 줘. 주문함: where orders lie.
  package static func isNoun(_ part: String) -> Bool { ["주소", "주소요", "주문함", "주문함요"].contains(part) }

  /// What a part in the standard spelling says; nil if it is not known.
  package func sense(of part: String) -> Sense? {
    if let side = KoreanReason.side(of: part), let sense = side.sense(for: kinds), !isAction(part) {
      return sense
    }
    // 취소할까 말까: weighed, not said. 둘 다 취소해 줘 is more than the one that is asked about.
    if part.hasSuffix("까") && !part.hasSuffix("니까") || isMoreThanAsked(part) { return nil }
    // 그대로 진행해 줘: what was ordered is to come.
    if kinds.contains(.cancelling), ["그대로", "이대로", "원래대로"].contains(part) { return .keeping }
    if KoreanAgreementWords.fillers.contains(part) || isObject(part) || undoes(part) { return [] }
    if Self.pointings.contains(part) { return kinds.contains(.ordering) || kinds.isEmpty ? .pointing : [] }
    if KoreanAgreementWords.agreements.contains(part) { return .agreement }
    if KoreanAgreementWords.denials.contains(part) { return .denial }
    if isDenied(part) { return .refusal }
    if keeps(part) { return .keeping }
    return says(part) ? .action : isConditional(part) ? .against : nil
  }

  private func isMoreThanAsked(_ part: String) -> Bool {
    kinds.contains(.cancelling)
      && ["둘다", "둘", "두개다", "셋다", "전부", "전부다", "모두", "몽땅"].contains {
        part == $0 || part.hasPrefix($0) && $0.count > 1
      }
  }

  /// 주문, 그 기록을: what the question is about.
  private func isObject(_ part: String) -> Bool {
    kinds.contains { kind in
      kind.objects.contains { object in
        part.hasSuffix(object) && Self.determiners.contains(String(part.dropLast(object.count)))
          || Self.particles.contains {
            part.hasSuffix(object + $0)
              && Self.determiners.contains(String(part.dropLast(object.count + $0.count)))
          }
      }
    }
  }

  private static let determiners: Set<String> = [
    "", "그", "이", "저", "내", "제", "우리", "그냥", "방문", "말씀하신", "방금", "해당", "들어간", "그방문", "이방문",
  ]
  private static let particles = ["을", "를", "은", "는", "에", "에서", "부터"]
  private static let pointings: Set<String> = [
    "그거", "이거", "그것", "이것", "그걸", "이걸", "요거", "고거", "그거야", "그거예요", "그거요", "그겁니다", "이거야", "이거예요", "고것", "요것",
    "고놈",
  ]

  private func says(_ part: String) -> Bool {
    // 비우려고 (했는데): what somebody was about to do.
    guard !Self.isNoun(part), !["려고", "려구"].contains(where: part.hasSuffix), !isMusing(part) else {
      return false
    }
    let scalars = Array(part.unicodeScalars)
    return accepting?.contains(0..<scalars.count, in: scalars) ?? false
      || actions.contains { $0.isSaid(by: part, scalars) }
  }

  /// 시키고 싶다: beside ordering a wish, said to oneself.
  private func isMusing(_ part: String) -> Bool {
    kinds.contains(.ordering) && ["고싶다", "고싶네", "고싶구나", "고싶당", "고싶은데"].contains(where: part.hasSuffix)
  }

  /// 취소해 주세요 where ordering is asked about.
  private func isCalledOff(_ part: String) -> Bool {
    kinds.contains(.ordering) && Self.callingOff.isSaid(by: part, Array(part.unicodeScalars))
  }

  private static let callingOff = KoreanAction(["취소해줘", "주문취소해줘"])

  /// 지워 is what was asked about where clearing is, though 비싸서 지워 is a reason elsewhere.
  private func isAction(_ part: String) -> Bool { says(part) && !kinds.contains(.ordering) }

  // MARK: Denial

  /// 안 시킬래, 하지 마, 지우면 안 돼: the action, or eating and buying, is not wanted.
  private func isDenied(_ part: String) -> Bool {
    if isRefused(part) || isCalledOff(part) { return true }
    // 안 비워도 됩니다, 안 시켜두 돼유.
    if part.hasPrefix("안"), let end = Self.needless.first(where: part.hasSuffix),
      says(part.dropFirst().dropLast(end.count) + "줘")
    {
      return true
    }
    for negation in ["안", "못"] where part.hasPrefix(negation) && part.count > 2 {
      let rest = String(part.dropFirst())
      // 못 눌러: somebody's hands are not free.
      if rest.hasPrefix("눌") || rest.hasPrefix("누") { continue }
      let scalars = Array(rest.unicodeScalars)
      if says(rest) || Self.wanting.contains(0..<scalars.count, in: scalars) { return true }
    }
    for end in Self.unwilling where part.hasSuffix(end) {
      if kinds.contains(where: { $0.heads.contains(String(part.dropLast(end.count))) }) { return true }
    }
    for end in Self.refusals where part.hasSuffix(end) {
      let front = String(part.dropLast(end.count))
      if says(front) || isObject(front) { return true }
    }
    if let front = Self.abstaining.first(where: { part.hasSuffix($0) }).map({ part.dropLast($0.count) }),
      isVerb(front, "지마")
    {
      return true
    }
    if part.contains("고싶지않") || part.contains("려던거아니") || part.contains("려는거아니") { return true }
    if isPutOff(part) { return true }
    guard let ending = Self.forbidding.first(where: { part.hasSuffix($0) }),
      isVerb(part.dropLast(ending.count), ending)
    else { return false }
    let reading = PredicateReader.read(NormalText(part))
    return reading.vetoes.contains { $0.rule == .prohibition }
      && !reading.vetoes.contains { $0.rule == .doubleNegative || $0.rule == .past }
  }

  private func isRefused(_ part: String) -> Bool { actions.contains { $0.isRefused(by: part) } }

  /// 시키지 마; 오렌지마요 is a name.
  private func isVerb(_ front: Substring, _ ending: String) -> Bool {
    let scalars = Array(front.unicodeScalars)
    let kind: HeadKind = ending.hasPrefix("면") ? .conditional : .stem
    // 손도 대지 마: 대다 is in no list of what people ask for.
    return front.hasSuffix("대") || !VerbHeads.all(kind, endingAt: scalars.count, in: scalars).isEmpty
  }

  /// 다음에 주문할게요: promised for later. 이따 주문해 줘 is a request for later, and no answer.
  private func isPutOff(_ part: String) -> Bool {
    guard Self.promises.contains(where: { part.hasSuffix($0) }) else { return false }
    return Self.laters.contains { part.hasPrefix($0) && says(String(part.dropFirst($0.count))) }
  }

  private static let laters = ["다음에", "나중에", "이따가", "이따", "담에", "다음번에"]
  private static let promises = ["게", "게요", "래", "래요", "시다", "자", "겠습니다", "지요", "죠"]

  /// 없던 걸로 해 주세요 undoes what was done; where cancelling is asked about it declines nothing.
  private func undoes(_ part: String) -> Bool {
    kinds.contains(.cancelling) && (part.hasPrefix("없던") || part.hasPrefix("없었던"))
      && KoreanAgreementWords.denials.contains(part)
  }

  /// 취소 안 해, 주문 ㄴㄴ, 취소하지 말고: behind the action.
  private static let refusals = BraceExpansion.expand(
    "{는됐어,는됐어요,는됐고,는됐습니다,은됐어,은됐어요,은됐고,은됐습니다,철회,안해,안해요,안할래,안할래요,안할게,안할게요,안합니다,안함,안할라요,안할라네,안할랍니다,안헐라네,안하겠습니다,안할거예요,안할겁니다,안해도됩니더,안해유,안하셔도됩니다,못하겠다,못하겠어,못하겠어요,안한다고,안한다고요,안한다니까,안한다니까요,는무슨,은무슨,안해도돼,안해도돼요,안해도됩니다,안하셔도돼요,안하셔도됩니다,ㄴ,ㄴㄴ,노노,는안돼,은안돼,는안됨,은안됨,아니야,아니에요,아니요,아닙니다,보류,보류할게,보류할게요,보류하겠습니다,보류해줘,보류해주세요}"
  )

  /// 취소하지 않겠습니다.
  private static let abstaining = BraceExpansion.expand(
    "지않{는것으로하겠습니다,는걸로하겠습니다,는걸로할게요,는걸로할게,는걸로해줘,는걸로해주세요,고보관하는것으로부탁드립니다,으셔도됩니다,으셔도돼요,으셔도괜찮습니다,아도돼,아도돼요,아도됩니다,으시면좋겠습니다,으면좋겠습니다,으면좋겠어요,겠습니다,겠어요,을게,을게요,을래,을래요,습니다,을거예요}"
  )

  /// 취소 의사 없습니다, 삭제 금지: behind a noun of the action.
  private static let unwilling = [
    "{의사,생각,마음,의향,계획,필요,이유}{,가,이,은,는,도}{없어,없어요,없습니다,없음,없네,없네요,없다,없지,없는데,없는데요,없거든요}",
    "{,는,은}{안돼,안돼요,안됩니다,안됨,안된다,금지,사절,불가,사양,사양할게,사양할게요,사양합니다,사양하겠습니다,거절,거부,말아줘,말아주세요,말자,말고}",
    "{,는,은,에,에는}{반대,반대야,반대예요,반대해요,반대합니다}", "{,는,은,를,을}{원치,원하지}{않아,않아요,않습니다}",
  ].flatMap { BraceExpansion.expand($0) }

  private static let needless = BraceExpansion.expand("{도,두}{돼,돼요,돼유,됩니다,됩니더,괜찮아,괜찮아요,괜찮습니다,돼야}")

  private static let forbidding = BraceExpansion.expand(
    "{지마,지마요,지마세요,지마라,지마쇼,지마이소,지마십시오,지마시고,지말고,지말아줘,지말아주세요,지말아주십시오,지말자,지맙시다,지말아,지말아요,덜말어,지맙서,지말라게,지마이소,지마쇼잉,지는말아줘,지는말아주세요,지는마,지는마세요,지말고둬,지말고놔둬,면안돼,면안돼요,면안됩니다,면안되요}"
  )

  /// 안 먹을래요, 안 살게요.
  private static let wanting = PredicateTable(["먹어줘", "사줘", "받아줘", "필요해줘"])

  /// 취소하면, 지우면: beside 안 돼 a denial, by itself a condition.
  private func isConditional(_ part: String) -> Bool {
    part.hasSuffix("면")
      && kinds.contains { kind in
        kind.korean.contains { verb in
          KoreanPredicate.analyse(verb).map { KoreanAction.conditions(of: $0).contains(part) } ?? false
        }
      }
  }

  // MARK: Keeping

  private func keeps(_ part: String) -> Bool {
    let scalars = Array(part.unicodeScalars)
    return KoreanAgreementWords.keeping.isSaid(by: part, scalars)
      || KoreanAgreementWords.kept.contains(part)
      || kinds.contains(.cancelling)
        && (KoreanAgreementWords.goingOn.contains(part)
          || KoreanAgreementWords.taking.contains(0..<scalars.count, in: scalars))
  }
}
