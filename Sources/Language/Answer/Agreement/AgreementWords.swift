/// What a part of an answer says, by the words of agreement and by the action that was asked about.
struct AgreementWords {
  private let korean: KoreanAgreement
  private let english: EnglishAgreement
  private let isCancelling: Bool
  private let identifiers: [String]

  init(accepting: PredicateTable<Void>?, kinds: Set<ActionKind>, identifiers: [String]) {
    self.identifiers = identifiers
    korean = KoreanAgreement(accepting: accepting, kinds: kinds)
    english = EnglishAgreement(kinds: kinds)
    isCancelling = kinds.contains(.cancelling)
  }

  /// What a part without spaces says; empty for words that add nothing, nil for unknown ones.
  func sense(of part: String) -> Sense? {
    if identifies(part) { return [] }
    guard part.unicodeScalars.contains(where: { $0.value > 0x7f }) else {
      return english.sense(of: part) ?? plain(part)
    }
    return KoreanSpokenForm.all(part).lazy.compactMap { korean.sense(of: $0) ?? plain($0) }.first
  }

  /// 1043, 1043번을, number 1043: the thing that the question names.
  private func identifies(_ part: String) -> Bool {
    guard !identifiers.isEmpty else { return false }
    let front = part.prefix { !$0.isNumber }
    let number = part.dropFirst(front.count).prefix { $0.isNumber }
    let end = part.dropFirst(front.count + number.count)
    return identifiers.contains(String(number)) && Self.fronts.contains(String(front))
      && Self.ends.contains(String(end))
  }

  private static let fronts: Set<String> = [
    "", "#", "number", "no", "no.", "order", "ordernumber", "order#", "theorder", "주문", "주문번호", "번호",
  ]
  private static let ends: Set<String> = ["", "번", "번을", "번주문", "번주문을", "호", "을", "를", "은", "는", "주문"]

  private func plain(_ part: String) -> Sense? {
    let scalars = Array(part.unicodeScalars)
    switch AnswerVocabulary.all.word(0..<scalars.count, in: scalars) {
    // Right, well … begins to speak.
    case .yes: return part == "right" ? .weak : .agreement
    case .no: return .denial
    case .cancel: return isCancelling ? nil : .denial
    default: return nil
    }
  }
}
