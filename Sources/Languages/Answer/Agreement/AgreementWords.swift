import EnglishLanguage
import KoreanLanguage
import Language

/// What a part of an answer says, by the words of agreement and by the action that was asked about.
struct AgreementWords {
  private let korean: KoreanAgreement
  private let english: EnglishAgreement
  private let isCancelling: Bool

  init(accepting: PredicateTable<Void>?, kinds: Set<ActionKind>) {
    korean = KoreanAgreement(accepting: accepting, kinds: kinds)
    english = EnglishAgreement(kinds: kinds)
    isCancelling = kinds.contains(.cancelling)
  }

  /// What a part without spaces says; empty for words that add nothing, nil for unknown ones.
  func sense(of part: String) -> Sense? {
    guard part.unicodeScalars.contains(where: { $0.value > 0x7f }) else {
      return english.sense(of: part) ?? plain(part)
    }
    return whole(part) ?? attached(part)
  }

  private func whole(_ part: String) -> Sense? {
    KoreanSpokenForm.all(part).lazy.compactMap { korean.sense(of: $0) ?? plain($0) }.first
  }

  /// 네비워주세요, 응시켜빨리: without the space behind the first word, or before the last one.
  private func attached(_ part: String) -> Sense? {
    if let opener = Self.openers.first(where: { part.hasPrefix($0) && part.count > $0.count + 1 }),
      let rest = whole(String(part.dropFirst(opener.count))) ?? hurried(String(part.dropFirst(opener.count)))
    {
      return rest.union(.agreement)
    }
    if let filler = Self.fillers.first(where: { part.hasPrefix($0) && part.count > $0.count + 1 }),
      let rest = whole(String(part.dropFirst(filler.count)))
    {
      return rest
    }
    return hurried(part)
  }

  private func hurried(_ part: String) -> Sense? {
    Self.closers.first { part.hasSuffix($0) && part.count > $0.count + 1 }
      .flatMap { whole(String(part.dropLast($0.count))) }
  }

  private static let openers = ["네", "넵", "넹", "응", "웅", "예", "그래", "ㅇㅇ", "ㅇㅋ"]
  /// They add nothing themselves.
  private static let fillers = ["다", "싹", "그냥", "걍", "얼른", "빨리", "어서"]
  private static let closers = ["빨리요", "빨리", "얼른요", "얼른", "당장", "지금"]

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
