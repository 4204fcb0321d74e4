import Language

/// The ways Korean speakers ask for something, by what the last word ends in.
public enum EndingFamily: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// 해 줘.
  case r1 = 1
  /// 해 주세요, 해 주라.
  case r2
  /// 해 줄래? 해 주시겠어요?
  case r3
  /// 해 줄 수 있어?
  case r4
  /// 해 주면 좋겠어.
  case r5
  /// 해 줬으면 해, 해 주길 바라.
  case r6
  /// 부탁해.
  case r7
  /// 주문 바랍니다, 주문 필요해.
  case r8
  /// 하고 싶어.
  case r9
  /// 하세요.
  case r10
  /// 할게, 할래, 하자, 할까.
  case r11
  /// 해야겠다.
  case r12
  /// 할 수 있어? 해도 돼?
  case r13
  /// 해, 해라.
  case r14
  /// 주문, 주문하기, 주문 좀.
  case r15

  public static func < (first: EndingFamily, second: EndingFamily) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// Whether a request with some ending is carried out at once.
public enum AskFirst: Hashable, Sendable {
  /// It is a request.
  case never
  /// It is a request unless it ended in a question mark: 주문해 and 주문해?
  case ifQuestion
  /// It is a wish, a proposal or a question about ability: ask whether it is meant.
  case always

  /// The decision for one sentence.
  public func applies(isQuestion: Bool) -> Bool {
    switch self {
    case .never: false
    case .ifQuestion: isQuestion
    case .always: true
    }
  }
}

/// What may follow the head of a predicate.
public struct EndingTail: Hashable, Sendable {
  /// Without spaces.
  public let text: String
  /// Which way of asking it is; nil for the endings of questions.
  public let family: EndingFamily?
  /// Whether it is carried out at once.
  public let askFirst: AskFirst
}
