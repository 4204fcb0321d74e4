public import Language

// How sentences go on with what was said before.

extension KoreanLanguage {
  public func exclusion(of name: Range<Int>, in text: NormalText) -> MarkedText? {
    KoreanExclusion.behind(name, in: text)
  }

  public func editRole(before: String, behind: String) -> EditRole? { KoreanEdit.role(behind: behind) }

  public func asksOfAnother(_ words: String, isQuestion: Bool) -> Bool {
    KoreanEllipsis.asksOfAnother(words, isQuestion: isQuestion)
  }

  public func addsAnother(_ words: String) -> Bool { KoreanEllipsis.addsAnother(words) }

  public func addsNothing(_ words: [String]) -> Bool { KoreanEllipsis.addsNothing(words) }

  public func leadingWords(of text: [String]) -> Int { KoreanGivenName.leadingWords(of: text) }

  public func givenName(in text: NormalText) -> Range<Int>? { KoreanGivenName.range(in: text) }

  public func placeName(in text: NormalText) -> Range<Int>? {
    let endings = ["에서", "에서요", "에서시켜줘", "에서시켜", "에서주문해줘", "에서할게", "에서할게요", "꺼로", "거로"]
    let ending = endings.filter { text.text.hasSuffix($0) }.map(\.unicodeScalars.count).max() ?? 0
    return ending > 0 && ending < text.count ? 0..<text.count - ending : nil
  }

  public func editScope(around: String) -> EditScope? { KoreanEdit.scope(around: around) }

  public func wish(in text: NormalText) -> MarkedText? {
    markedTexts(in: text).first { $0.kind == .note }
      ?? KoreanWish.first(in: TypedWord.all(in: text), besideOrder: false)
  }

  public func isDestination(_ name: Range<Int>, in text: NormalText) -> Bool {
    let behind = text.slice(name.upperBound..<text.count)
    return name == 0..<text.count || ["로", "으로"].contains(where: behind.hasPrefix)
  }
}
