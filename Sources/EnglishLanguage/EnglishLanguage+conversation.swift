public import Language

// How sentences go on with what was said before.

extension EnglishLanguage {
  public func exclusion(of name: Range<Int>, in text: NormalText) -> MarkedText? {
    EnglishExclusion.before(name, in: text)
  }

  public func editRole(before: String, behind: String) -> EditRole? {
    EnglishEdit.role(before: before, behind: behind)
  }

  public func asksOfAnother(_ words: String, isQuestion: Bool) -> Bool {
    EnglishEllipsis.asksOfAnother(words)
  }

  public func addsAnother(_ words: String) -> Bool { EnglishEllipsis.addsAnother(words) }

  public func addsNothing(_ words: [String]) -> Bool { EnglishEllipsis.addsNothing(words) }

  public func leadingWords(of text: [String]) -> Int { EnglishGivenName.leadingWords(of: text) }

  public func givenName(in text: NormalText) -> Range<Int>? { EnglishGivenName.range(in: text) }

  public func placeName(in text: NormalText) -> Range<Int>? {
    let words = TypedWord.all(in: text)
    guard words.count > 1, words[0].text == "from" || words[0].text == "at", let last = words.last else {
      return nil
    }
    let end = last.text == "please" && words.count > 2 ? words[words.count - 2] : last
    return words[1].range.lowerBound..<end.range.upperBound
  }

  public func editScope(around: String) -> EditScope? { EnglishEdit.scope(around: around) }

  public func wish(in text: NormalText) -> MarkedText? { markedTexts(in: text).first { $0.kind == .note } }

  public func isDestination(_ name: Range<Int>, in text: NormalText) -> Bool {
    let before = text.spacedSlice(0..<name.lowerBound).split(separator: " ")
    return name == 0..<text.count || before.last == "to" || before.suffix(2) == ["to", "the"]
      || before.suffix(2) == ["to", "my"]
  }
}
