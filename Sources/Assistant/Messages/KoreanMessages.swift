enum KoreanMessages: MessageTexts {
  static func text(_ message: Message) -> String {
    switch message {
    case .askChoice(let type): "어느 \(type)(으)로 할까요?"
    case .askOwned(let owner, let said): "\(owner)의 어떤 \(said)(으)로 할까요?"
    case .askAmbiguous(let said): "어떤 \(said)(으)로 할까요?"
    case .askSeveral(let type): "\(type)을(를) 골라 주세요. 여러 개도 괜찮아요."
    case .askValue(let title): "\(title)을(를) 알려 주세요."
    case .askConfirm: "이대로 할까요?"
    case .askUnderstood(let said, let title):
      (said.isEmpty ? "" : "‘\(said)’ 말씀이시죠? ") + "\(title)을(를) 할까요?"
    case .askRepaired(let to): "혹시 ‘\(to)’ 말씀이세요?"
    case .askIntent: "어떤 걸 할까요?"
    case .askAgainAfter(let question): "시간이 좀 지나서 다시 여쭤볼게요. \(question)"
    case .resumed(let question): "계속할게요. \(question)"
    case .notInList: "목록에 없는 답이에요. 번호나 이름으로 골라 주세요."
    case .answerYesOrNo: "‘네’나 ‘아니요’로 알려 주세요."
    case .unreadable(let said): "‘\(said)’은(는) 제가 읽을 수 없는 값이에요."
    case .valueNotFound(let said): "‘\(said)’을(를) 찾지 못했어요."
    case .tooSmall(let minimum): "\(minimum) 이상이어야 해요."
    case .tooLarge(let maximum): "\(maximum) 이하여야 해요."
    case .outOfRange(let minimum, let maximum): "\(minimum)부터 \(maximum)까지만 돼요."
    case .exactCount(let count): "\(count)개를 골라 주세요."
    case .wrongCount(let minimum, let maximum): "\(minimum)개부터 \(maximum)개까지 골라 주세요."
    case .severalFit: "여러 개가 해당돼요. 이 중에서 골라 주세요."
    case .helpChoice: "번호(‘2번’), 순서(‘두 번째’), 이름으로 고를 수 있어요. ‘취소’라고 하면 그만둬요."
    case .helpConfirm: "‘네’라고 하면 진행하고, ‘아니요’라고 하면 하지 않아요. ‘아니 두 개’처럼 고칠 수도 있어요."
    case .helpValue(let title): "\(title)을(를) 그대로 말해 주세요. ‘취소’라고 하면 그만둬요."
    case .helpIdle(let examples): "이렇게 말해 보세요. " + examples.map { "‘\($0)’" }.joined(separator: ", ")
    case .done: "했어요."
    case .answered: "여기 있어요."
    case .cancelled: "그만뒀어요. 아무것도 하지 않았어요."
    case .declined: "알겠어요. 하지 않았어요."
    case .exhausted: "세 번 여쭤봤지만 알아듣지 못했어요. 아무것도 하지 않았어요."
    case .failed: "하다가 문제가 생겨서 끝내지 못했어요."
    case .busy: "지금은 다른 일을 하고 있어요. 잠시 뒤에 다시 말해 주세요."
    case .somethingNotFound: "찾으시는 것이 이제 없어요."
    case .offline: "인터넷에 연결하지 못했어요. 연결을 확인하고 다시 말해 주세요."
    case .incomplete: "일부만 했어요. 무엇이 됐는지 앱에서 확인해 주세요."
    case .notAllowed: "지금 여기서는 할 수 없는 일이에요."
    case .needsAccount: "먼저 앱에 로그인해 주세요."
    case .needsPermission: "앱에 필요한 권한이 없어요. 권한을 허용하고 다시 말해 주세요."
    case .needsAuthentication: "본인 확인이 필요한 일이라 여기서는 하지 않았어요."
    case .timedOut: "너무 오래 걸려서 기다리지 않기로 했어요. 됐는지 앱에서 확인해 주세요."
    case .unclearEffect: "앞서 하던 일이 끝났는지 확인하지 못했어요. 다시 하기 전에 직접 확인해 주세요."
    case .superseded: "다른 곳에서 이 대화를 먼저 이어 갔어요."
    case .notFound(let said): "‘\(said)’을(를) 찾지 못했어요."
    case .notUnderstood: "못 알아들었어요."
    case .suggestions(let examples): "이렇게 말해 볼 수 있어요. " + examples.map { "‘\($0)’" }.joined(separator: ", ")
    case .nothingToCancel: "취소할 게 없어요."
    case .nothingToRepeat: "아직 한 말이 없어요."
    case .tooLong: "문장이 너무 길어요. 짧게 나눠서 말해 주세요."
    case .vetoed(let rule): vetoed(rule)
    case .goodbye: "다음에 또 불러 주세요."
    case .parked: "하던 얘기는 남겨 뒀어요."
    case .cancelOption: "취소"
    case .titleConfirm: "확인"
    case .titleIntent: "할 일"
    case .more(let count): "외 \(count)개"
    }
  }

  private static func vetoed(_ rule: String) -> String {
    switch rule {
    case "prohibition", "negation": "알겠어요. 하지 않을게요."
    case "past": "지난 일을 말씀하신 것 같아요. 새로 하지는 않았어요."
    case "howTo": "방법은 아직 알려 드리지 못해요. 하고 싶은 일을 바로 말해 주시면 해 드릴게요."
    case "hypothetical": "아직 하지 않았어요. 하려면 ‘해 줘’라고 말해 주세요."
    case "quotation", "embeddedQuestion": "전해 들은 말 같아서 하지 않았어요."
    case "offer", "thirdPerson", "later": "제가 하지 않고 그대로 뒀어요."
    default: "하라는 말씀이 아닌 것 같아서 하지 않았어요."
    }
  }
}
