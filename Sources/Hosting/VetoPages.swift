import Language

/// For each reason why nothing is done: what sentences it is found in, and what can be said instead. A test holds
/// `Docs/Vetoes.md` to the same rules.
extension VetoRule {
  func page(isKorean: Bool) -> String { isKorean ? koreanPage : englishPage }

  private var koreanPage: String {
    switch self {
    case .prohibition: "‘주문하지 마’, ‘그만 시켜’처럼 하지 말라는 말이에요. 하시려면 ‘주문해 줘’라고 말씀해 주세요."
    case .negation: "‘안 시킬래’처럼 하지 않겠다는 말이에요. 하시려면 ‘시켜 줘’라고 말씀해 주세요."
    case .past: "‘주문했어’처럼 지나간 일을 말하면 다시 하지 않아요. 한 번 더 하시려면 ‘주문해 줘’라고 말씀해 주세요."
    case .offer: "‘켜 줄까?’, ‘사 줄게’처럼 해 주겠다는 말은 부탁이 아니에요. ‘켜 줘’라고 말씀해 주세요."
    case .howTo: "‘주문하는 법 알려 줘’처럼 방법을 물으면 그 일을 하지는 않아요. 하시려면 ‘주문해 줘’라고 말씀해 주세요."
    case .hypothetical: "‘두 개 시키면 얼마야?’처럼 만약을 말하면 하지 않아요. 하시려면 ‘두 개 시켜 줘’라고 말씀해 주세요."
    case .embeddedQuestion: "‘문이 열렸는지 확인해 줘’처럼 어떤지 물으면 바꾸지 않아요. 바꾸시려면 ‘문 열어 줘’라고 말씀해 주세요."
    case .quotation: "‘주문하라고 해’, ‘“취소해”라고 보내 줘’처럼 옮긴 말은 하지 않아요. 따옴표 없이 그대로 말씀해 주세요."
    case .thirdPerson: "‘내가 주문할게’처럼 다른 사람이 한다는 말이면 대신 하지 않아요. 맡기시려면 ‘주문해 줘’라고 말씀해 주세요."
    case .later: "‘이따 주문할게’처럼 미룬 말은 하지 않아요. 지금 하시려면 ‘주문해 줘’라고 말씀해 주세요."
    case .scheduled: "‘매일 아침 7시에 켜 줘’, ‘배달 끝나면 불 켜 줘’처럼 다른 때에 할 일은 아직 예약하지 못해요. 때를 빼고 말씀하시면 지금 해요."
    case .doubleNegative: "‘안 하면 안 돼’처럼 두 번 부정한 말은 뜻이 갈릴 수 있어요. ‘해 줘’라고 말씀해 주세요."
    case .replacement: "‘콜라 말고 사이다 줘’처럼 바꾸는 말이면 나중에 말한 것으로 하고, 하기 전에 여쭤봐요."
    }
  }

  private var englishPage: String {
    switch self {
    case .prohibition: "“Don't order” and “stop ordering” forbid it. To have it done, say “order …”."
    case .negation: "“I don't want to order” says that it is not wanted. To have it done, say “order …”."
    case .past:
      "“I ordered” tells of what was done, and it is not done again. To have it done once more, say “order …”."
    case .offer: "“Shall I turn it on?” offers it, and asks nobody to do it. Say “turn it on”."
    case .howTo: "“How do I order?” asks for the way, and nothing is ordered. To have it done, say “order …”."
    case .hypothetical:
      "“What if I order two?” speaks of what might be, and nothing is done. To have it done, say “order two”."
    case .embeddedQuestion:
      "“Check whether the door is open” asks, and changes nothing. To have it changed, say “open the door”."
    case .quotation:
      "“Tell them to order” quotes what somebody says. To have it done here, say it without “tell them”."
    case .thirdPerson:
      "“I'll order myself” says that somebody else does it. To have it done here, say “order …”."
    case .later: "“I'll order later” puts it off. To have it done now, say “order …”."
    case .scheduled:
      "“Turn it on every morning at 7” is for another time, which cannot be arranged yet. Without the time it is done now."
    case .doubleNegative: "“I can't not order” can mean both. Say “order …”."
    case .replacement: "“Not cola but cider” takes what is named last, and asks before it is done."
    }
  }
}
