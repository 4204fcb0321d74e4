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
    // Yes - cancel it.
    if part == "-" { return [] }
    guard part.unicodeScalars.contains(where: { $0.value > 0x7f }) else {
      return english.sense(of: part) ?? plain(part)
    }
    return whole(part) ?? KoreanAttachedWords.sense(of: part, whole)
  }

  private func whole(_ part: String) -> Sense? {
    KoreanSpokenForm.all(part).lazy.compactMap { korean.sense(of: $0) ?? plain($0) }.first
  }

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
