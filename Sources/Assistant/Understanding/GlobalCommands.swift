import Language
import Languages

/// Whole utterances that steer a conversation and that no answer means, spaces left out.
enum GlobalCommands {
  enum Meaning: Hashable, Sendable {
    /// 이어서.
    case resume
    /// 하던 거 뭐였지.
    case parked
    /// 자주 하는 거 뭐야.
    case habits
    /// 됐어요: no, thanks; leaves a question that a thank-you cannot answer.
    case decline
  }

  static func meaning(of text: NormalText) -> Meaning? { words[text.text] }

  /// 아니 됐어, no thanks.
  static func endsInDecline(_ text: NormalText) -> Bool {
    words.contains { $0.value == .decline && text.text.hasSuffix($0.key) }
  }

  private static let words: [String: Meaning] = table([
    (
      .resume,
      """
      이어서 이어서해 이어서해요 이어서해줘 이어서해주세요 이어서할게 이어서할게요 이어서하자 이어서할래 이어서할래요 이어서요 이어해줘 이어가줘 이어가자 계속 계속해 계속해요 계속해줘
      계속해주세요 계속할게 계속할게요 계속하자 계속할래 하던거계속 하던거계속해줘 하던거마저해줘 하던거이어서 하던거해줘 하던얘기계속해줘 마저해줘 마저할게요 아까하던거계속해줘 continue
      goon carryon resume keepgoing continueplease letscontinue
      """
    ),
    (
      .parked,
      """
      하던거뭐였지 하던거뭐였어 하던거뭐였더라 뭐하고있었지 뭐하고있었어 뭐하다말았지 뭐하던중이었지 하던거보여줘 하던거알려줘 남은거보여줘 미뤄둔거보여줘 미뤄둔거뭐있어
      whatwasidoing whatwerewedoing whatspending whatsparked
      """
    ),
    (
      .habits,
      """
      자주하는거 자주하는거뭐야 자주하는거뭐예요 자주하는거뭐지 자주하는거뭐있어 자주하는거보여줘 자주하는거알려줘 자주하는거추천해줘 내가자주하는거 내가자주하는거뭐야 내가자주하는거보여줘
      내가자주하는거알려줘 나자주하는거뭐야 자주하던거 자주하던거뭐야 자주하던거보여줘 자주하던거알려줘 자주쓰는거 자주쓰는거뭐야 자주쓰는거보여줘 자주쓰는기능 자주쓰는기능보여줘
      내가평소에뭐해 내가평소에뭐하지 내가보통뭐해 내가보통뭐하지 내가이시간에뭐해 내가이시간에뭐하지 지금뭐하면좋을까 지금뭐할까 뭐하면좋을까 뭐할까 할만한거추천해줘 할일추천해줘
      추천해줘 추천해주세요 뭐추천해줘 whatdoiusuallydo whatdoidooften whatdoinormallydo suggestsomething makeasuggestion whatshouldido
      anysuggestions
      """
    ),
    (
      .decline,
      """
      됐어 됐어요 됐습니다 됐다 됬어 됬어요 괜찮아 괜찮아요 괜찮습니다 안할래 안할래요 안할게 안할게요 필요없어 필요없어요 nothanks nothankyou nevermind forgetit
      """
    ),
  ])

  private static func table(_ rows: [(Meaning, String)]) -> [String: Meaning] {
    var result: [String: Meaning] = [:]
    for (meaning, words) in rows {
      for word in words.split(whereSeparator: \.isWhitespace) { result[String(word)] = meaning }
    }
    return result
  }
}
