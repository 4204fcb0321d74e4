/// A reason why a sentence that looks like a request is none.
public enum VetoRule: String, Hashable, Sendable, CaseIterable {
  /// 주문하지 마, 주문하면 안 돼, 그만 시켜.
  case prohibition
  /// 안 시켜, 못 가, 주문하지 않을래.
  case negation
  /// 주문했어, 시켜 줬어?
  case past
  /// 켜 줄까? 사 줄게.
  case offer
  /// 주문하는 법 알려줘, 어떻게 주문해?
  case howTo
  /// 두 개 시키면 얼마야?
  case hypothetical
  /// 문이 열렸는지 확인해 줘.
  case embeddedQuestion
  /// “취소해”라고 보내 줘, 주문하라고 해.
  case quotation
  /// 내가 주문할게.
  case thirdPerson
  /// 이따 주문할게.
  case later
  /// 매일 아침 7시에 켜 줘, 배달 끝나면 불 켜 줘: a request for another time.
  case scheduled
  /// 안 하면 안 돼.
  case doubleNegative
  /// 콜라 말고 사이다 줘. Carried out for what is named last, but only when confirmed.
  case replacement

  /// Whether the request stands if it is confirmed. All others are no requests.
  public var onlyAsksFirst: Bool { self == .replacement }

  /// Whether the sentence may ask an app about it: 출발했어?, 몇 분 뒤에 오는지 알려 줘. What is forbidden, quoted or meant for later
  /// asks nothing.
  public var mayBeQuestion: Bool {
    switch self {
    case .past, .negation, .howTo, .hypothetical, .embeddedQuestion, .offer: true
    case .prohibition, .quotation, .thirdPerson, .later, .scheduled, .doubleNegative, .replacement: false
    }
  }

  /// Whether it may be said of something beside a question to an app: “the kids want pizza, who delivers here?”.
  public var mayStandBeside: Bool {
    switch self {
    case .prohibition, .doubleNegative, .replacement, .howTo: false
    default: true
    }
  }
}

/// One veto, with the scalars of the normal form that show it.
///
/// A veto never counts against a template whose own literal text covers the range: 방법 알려줘, 주문 취소해줘.
public struct Veto: Hashable, Sendable {
  /// Why.
  public let rule: VetoRule
  /// The part of the normal form that says so.
  public let range: Range<Int>

  package init(rule: VetoRule, range: Range<Int>) {
    self.rule = rule
    self.range = range
  }
}
