/// Korean words that agree to an action, decline it, or add nothing.
struct KoreanAgreement {
  private let actions: [KoreanAction]
  /// The words that the question itself has for its action.
  private let accepting: PredicateTable<Void>?
  private let takesKept: Bool

  init(accepting: PredicateTable<Void>?, kinds: Set<ActionKind>) {
    actions = KoreanAction.all(for: kinds)
    self.accepting = accepting
    takesKept = kinds.contains(.cancelling)
  }

  func sense(of part: String) -> Sense? {
    if Self.fillers.contains(part) { return [] }
    if Self.agreements.contains(part) { return .agreement }
    if Self.denials.contains(part) || isDenied(part) { return .denial }
    if keeps(part) { return .keeping }
    return says(part) ? .action : nil
  }

  private func says(_ part: String) -> Bool {
    let spelled = Self.spelled(part)
    let scalars = Array(spelled.unicodeScalars)
    return accepting?.contains(0..<scalars.count, in: scalars) ?? false
      || actions.contains { $0.isSaid(by: spelled, scalars) }
  }

  /// 안 시킬래, 하지 마, 지우면 안 돼: the action, or eating and buying, is not wanted.
  private func isDenied(_ part: String) -> Bool {
    let spelled = Self.spelled(part)
    if spelled.hasPrefix("안"), spelled.count > 2 {
      let rest = String(spelled.dropFirst())
      let scalars = Array(rest.unicodeScalars)
      if says(rest) || Self.wanting.contains(0..<scalars.count, in: scalars) { return true }
    }
    if let end = Self.refusals.first(where: { spelled.hasSuffix($0) }),
      says(String(spelled.dropLast(end.count)))
    {
      return true
    }
    guard Self.forbidding.contains(where: { spelled.hasSuffix($0) }) else { return false }
    let reading = PredicateReader.read(NormalText(spelled))
    return reading.vetoes.contains { $0.rule == .prohibition }
      && !reading.vetoes.contains { $0.rule == .doubleNegative || $0.rule == .past }
  }

  /// 취소 안 해, 주문 ㄴㄴ, 취소하지 말고: behind the action.
  private static let refusals = BraceExpansion.expand(
    "{안해,안해요,안할래,안할래요,안할게,안할게요,안합니다,ㄴ,ㄴㄴ,노노,는안돼,은안돼}")

  private static let forbidding = BraceExpansion.expand(
    "{지마,지마요,지마세요,지마라,지마쇼,지마이소,지마십시오,지마시고,지말고,지말아줘,지말아주세요,지말아주십시오,지말자,지말아,지말아요,면안돼,면안돼요,면안됩니다,면안되요}")

  /// 안 먹을래요, 안 살게요.
  private static let wanting = PredicateTable(["먹어줘", "사줘", "받아줘", "필요해줘"])

  private func keeps(_ part: String) -> Bool {
    let scalars = Array(part.unicodeScalars)
    return Self.keeping.contains(0..<scalars.count, in: scalars) || Self.kept.contains(part)
      || takesKept && Self.taking.contains(part)
  }

  private static let keeping = PredicateTable(["놔둬줘", "내버려둬줘", "남겨둬줘", "남겨줘", "그대로둬줘", "보관해줘", "유지해줘"])
  private static let kept = set([
    "{놔두,냅두,남겨두,그냥두}{세요,이소,쇼,십시오,자,시지요}",
    "{놔,냅,남겨,그냥,내비}{둬,둬요,둬유,둬라,두자}",
  ])
  private static let taking = set([
    "{먹을,받을,기다릴}{게,게요,래,래요,랍니다,거야,거예요}"
  ])

  // MARK: Closed lists

  private static func set(_ patterns: [String]) -> Set<String> {
    Set(patterns.flatMap { BraceExpansion.expand($0) })
  }

  static let fillers = Set(
    """
    그냥 걍 빨리 얼른 어서 퍼뜩 당장 지금 바로 다 전부 모두 싹 몽땅 둘다 둘 두개다 그대로 이대로 그걸로 이걸로 그거로 이거로
    고것으로 그것으로 이것으로 아 어 음 오 자 뭐 좀 제발 부디 그럼 그러면 일단 ㅋㅋ ㅎㅎ ㅠㅠ ㅋ ㅎ 고마워 고마워요 고맙습니다 감사 감사해요 감사합니다 미안 미안해요
    죄송하지만 오늘은 나 난 저는 나는 이제 역시 진짜 정말
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let agreements = set([
    "{그라이소,그라쇼,그려,그려유,그려요,기여,오냐,아무렴,아무렴요,암,암요,당근,당근이지,그래라,그러시지요,콜콜,고고,고,ㄱㄱㄱㄱ}",
    "{좋아,조아,조아용,조아요,조아영,맞아,마자,마자요,마자용,맞습니다,물론입니다,당연합니다,당연하죠,찬성입니다}",
    "{네,넵,넹,웅,응,엉,예,어,콜}{네,넵,넹,웅,응,엉,예,어,콜,}",
  ])

  private static let denials = set([
    "{됐슈,됐어요,됐어,됐습니다,관둘래,관둘래요,관둡시다,참을래,참을게,참을래요,참을게요,멈춰,멈춰요,멈추세요,스톱}",
    "{그만둘게,그만둘게요,그만두세요,그만둡시다,그만둘래,그만둘래요,그만둬,안되겠어,안되겠어요,안되겠다,안되겠습니다}",
    "{아녀,아녀유,아이라,아이다,아니라,아냐아냐,싫다,싫습니다,싫소,안돼,안돼요,안됩니다,안되요,필요없어,필요없어요,필요없습니다,필요없다}",
    "{다음에,나중에,이따가}{,할게,할게요,할래,할래요,하자,시킬게,시킬게요,먹을게,먹을게요}",
    "{없던걸로,없던일로}{해,해요,해줘,해주세요,하자,할게,할게요}",
    "{마음이,맘이,마음,맘}{바뀌었어,바뀌었어요,바뀌었습니다,바뀜,변했어,변했어요}",
  ])

  /// As a standard spelling writes what is spelled as it is spoken: 시키 주이소, 할게용.
  private static func spelled(_ part: String) -> String {
    for (spoken, written) in [("시키주", "시켜주"), ("용", "요"), ("염", "요"), ("욤", "요"), ("유", "요")] {
      if spoken.count > 1, part.hasPrefix(spoken) { return written + part.dropFirst(spoken.count) }
      if spoken.count == 1, part.count > 2, part.hasSuffix(spoken) { return part.dropLast() + written }
    }
    return part
  }
}
