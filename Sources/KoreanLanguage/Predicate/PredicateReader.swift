public import Language

/// Reads the last predicate of a whole sentence: how it asks, and why it perhaps does not.
///
/// ```swift
/// PredicateReader.read(NormalText("치킨 주문하지 마")).vetoes.first?.rule   // .prohibition
/// PredicateReader.read(NormalText("안심돈가스 시켜줘")).vetoes               // []
/// ```
///
/// A veto is a property of the analysed predicate and of what stands directly before it, never of a
/// substring: names that contain 안, 말고 or 지마 are harmless, with or without spaces.
public enum PredicateReader {
  /// Reads a sentence in its normal form. One without Hangul has no Korean predicate.
  public static func read(_ text: NormalText) -> PredicateReading {
    guard text.scalars.contains(where: Hangul.isSyllable) else {
      return PredicateReading(vetoes: [], family: nil, asksFirst: false, predicate: nil)
    }
    let predicate = PredicateLocator(text: text).locate()
    let context = PredicateContext(text: text, predicate: predicate)
    let vetoes = context.vetoes
    var family: EndingFamily?
    var asksFirst = vetoes.contains { $0.rule.onlyAsksFirst }
    switch predicate?.meaning {
    case .request(let requested, let askFirst):
      family = requested
      asksFirst = asksFirst || askFirst.applies(isQuestion: text.isQuestion) || mayForbid(predicate, text)
      if requested == .r14, let predicate, asks(before: predicate, in: text) { family = nil }
      if context.dependsOnCondition { asksFirst = true }
      if family == nil { asksFirst = false }
    case .vetoUnlessQuestion where text.isQuestion:
      family = .r13
      asksFirst = true
    default: break
    }
    return PredicateReading(
      vetoes: vetoes, family: family, asksFirst: asksFirst, predicate: predicate.map { $0.start..<$0.end })
  }

  /// 배달 언제 와: a question word makes a plain form a question. 언제든 is none.
  private static func asks(before predicate: LocatedPredicate, in text: NormalText) -> Bool {
    let tail = text.slice(predicate.tailStart..<predicate.end)
    guard ["", "요"].contains(tail) else { return false }
    return text.spacedSlice(0..<predicate.start).split(separator: " ").contains { word in
      QuestionWord.all.contains { word.hasPrefix($0) } && !["든", "든지", "나"].contains { word.hasSuffix($0) }
    }
  }

  /// 보여 주면 안 돼 asks for it with a question mark; without one it may as well forbid it.
  private static func mayForbid(_ predicate: LocatedPredicate?, _ text: NormalText) -> Bool {
    guard let predicate, !text.isQuestion else { return false }
    let tail = text.slice(predicate.tailStart..<predicate.end)
    return ["주면안돼", "주면안되요", "주시면안돼", "주면안됩니다"].contains(where: tail.hasPrefix)
  }
}
