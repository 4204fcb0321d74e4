import Assistant
import Language
import Matching

/// What an explanation says to a person who does not read the identifiers of rules, in the person's language.
struct ExplanationWords {
  let isKorean: Bool

  init(language: String) { isKorean = language == "ko" }

  func title(of cost: MatchCost) -> String { isKorean ? cost.koreanTitle : cost.meaning }

  /// - Parameter rule: as a veto names it; one that is not known is its own title.
  func title(ofRule rule: String) -> String {
    VetoRule(rawValue: rule).map { isKorean ? $0.koreanTitle : $0.englishTitle } ?? rule
  }

  /// - Parameter rule: as a veto names it; one that is not known has no page.
  func page(ofRule rule: String) -> String? { VetoRule(rawValue: rule)?.page(isKorean: isKorean) }

  func loser(cost: Int) -> String {
    isKorean ? "이 말로 읽으면 값이 \(cost)이라, 이긴 말보다 많이 들어요." : "It costs \(cost), the winner less."
  }

  func parting(_ miss: Explanation.NearMiss) -> String {
    guard isKorean else { return miss.reason }
    let found = miss.found.map { "‘\($0)’ 대신" } ?? "말이 여기서 끝났는데,"
    return miss.wanted.isEmpty ? "여기서 달라졌어요." : "\(found) \(miss.wanted.joined(separator: ", ")) 자리예요."
  }

  func nearest(_ decision: NearestDecision) -> String {
    isKorean ? decision.koreanText : NearestText(decision).text
  }
}

extension MatchCost {
  fileprivate var koreanTitle: String {
    switch self {
    case .knownName: "아는 이름으로 채운 칸"
    case .misspelling: "아는 이름과 다른 자모 하나하나"
    case .number: "수, 날짜, 시간으로 채운 칸"
    case .yesNo: "네, 아니요로 채운 칸"
    case .queryText: "앱에 물어봐야 아는 말로 채운 칸"
    case .freeText: "자유롭게 쓴 말로 채운 칸"
    case .textCharacter: "그런 말의 글자 하나하나"
    case .ambiguousNumber: "단위 없이 말해 다른 말일 수도 있는 수"
    case .unusualCounter: "그것을 셀 때 잘 쓰지 않는 단위"
    case .applicationNameOmitted: "말하지 않은 앱 이름"
    case .applicationNameWithoutParticle: "조사 없이 말한 앱 이름"
    case .fillerAdded: "군말"
    case .particleAdded: "틀에 없는 조사"
    case .particleDropped: "빠진 조사"
    case .reordered: "순서를 바꾸어 한 말"
    case .postposed: "서술어 뒤에 붙인 말"
    case .spaceIgnored: "낱말이나 이름 안에서 띄어 쓴 곳"
    case .brokenWord: "낱말 가운데에서 시작하는 말"
    case .dayLeftAside: "쓰이지 않은 ‘오늘’ 같은 말"
    case .numberInName: "수로 시작하는 이름"
    }
  }
}

extension VetoRule {
  fileprivate var koreanTitle: String {
    switch self {
    case .prohibition: "하지 말라는 말이에요"
    case .negation: "하지 않겠다는 말이에요"
    case .past: "이미 한 일을 말해요"
    case .offer: "해 주겠다고 하거나 해 줄지 묻는 말이에요"
    case .howTo: "하는 방법을 묻는 말이에요"
    case .hypothetical: "만약을 말해요"
    case .embeddedQuestion: "어떤지 묻는 말이에요"
    case .quotation: "남의 말을 옮긴 말이에요"
    case .thirdPerson: "다른 사람이 할 일이에요"
    case .later: "나중으로 미룬 말이에요"
    case .scheduled: "다른 때에 할 일이에요"
    case .doubleNegative: "두 번 부정한 말이에요"
    case .replacement: "다른 것으로 바꾸는 말이라 먼저 여쭤봐요"
    }
  }

  fileprivate var englishTitle: String {
    switch self {
    case .prohibition: "it forbids it"
    case .negation: "it says that it is not wanted"
    case .past: "it tells of what was done"
    case .offer: "it offers it, or asks whether to do it"
    case .howTo: "it asks how it is done"
    case .hypothetical: "it speaks of what might be"
    case .embeddedQuestion: "it asks whether something is so"
    case .quotation: "it quotes somebody"
    case .thirdPerson: "somebody else does it"
    case .later: "it is put off"
    case .scheduled: "it is for another time"
    case .doubleNegative: "it is denied twice"
    case .replacement: "one thing takes the place of another, so that it is asked first"
    }
  }
}

extension NearestDecision {
  fileprivate var koreanText: String {
    let part = readPart.map { "‘\($0)’만 읽었고, 나머지는 사정을 알려 주는 말로 봤어요." }
    return [koreanOutcome, doubt?.koreanText, part].compactMap(\.self).joined(separator: " ")
  }

  private var koreanOutcome: String {
    switch verdict {
    case .runs where evidence == nil, .asks where evidence == nil: "말의 한 부분이 틀에 맞았어요."
    case .runs: "맞는 틀은 없지만 이 기능의 예문과 뜻이 가까워요."
    case .asks: "이 기능의 예문과 뜻이 가까워서 먼저 여쭤봐요."
    case .offers: "여러 기능의 예문과 뜻이 가까워서 고르실 수 있게 해요."
    case .nothing(let obstacle): obstacle.koreanText
    }
  }
}

extension NearestDecision.Doubt {
  fileprivate var koreanText: String {
    switch self {
    case .cannotBeUndone: "돈이 들거나 되돌릴 수 없는 일이에요."
    case .notPlain: "해 달라는 말이 아닐 수도 있어요."
    case .notClear: "다른 기능과도 가까워요."
    case .leavesValues: "말씀하신 때나 수, 메모, 이름을 넣을 곳이 없어요."
    case .words(let words): "\(words.map { "‘\($0)’" }.joined(separator: ", "))의 뜻을 알 수 없어요."
    case .incomplete: "빠진 값이 있어요."
    case .severalThings: "한 이름이 여러 가지를 뜻해요."
    }
  }
}

extension NearestDecision.Obstacle {
  fileprivate var koreanText: String {
    switch self {
    case .veto: "하지 말라거나, 옮긴 말이거나, 미룬 말이라서 쓰지 않았어요."
    case .replacement: "다른 것으로 바꾸는 말은 틀에 맞을 때만 들어요."
    case .opposite: "빼 달라는 말인데, 이 기능은 빼는 일을 하지 않아요."
    case .noRequest: "무엇을 해 달라는 말이 없어요."
    case .unknownName: "모르는 이름이 들어 있어요."
    case .unclear: "어느 기능의 예문과도 가깝지 않거나, 여러 기능과 비슷하게 가까워요."
    case .words(let words): "\(words.map { "‘\($0)’" }.joined(separator: ", ")) 때문에 무엇을 뜻하는지 알 수 없어요."
    case .amount: "무엇을 센 수인지 알 수 없어요."
    case .text: "메모나 주소, 이름을 말씀하셨지만 이 기능에는 넣을 곳이 없어요."
    case .time: "때를 말씀하셨지만 이 기능에는 넣을 곳이 없어요."
    }
  }
}
