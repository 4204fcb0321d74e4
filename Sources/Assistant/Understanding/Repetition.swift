import Language
import Languages

/// 하나 더, 두 잔 더 주문해 줘, 같은 걸로: the last intent once more.
struct Repetition {
  /// How much of it, in the words that were said; nil for as much as before.
  let amount: String?

  init?(_ text: NormalText) {
    if let rest = Self.rest(of: text, behind: Self.words.sames), Self.isRequest(rest) {
      amount = nil
      return
    }
    // Most of what is said has no such word.
    guard let more = Self.lastMore(in: text), Self.isRequest(text.slice(more.upperBound..<text.count)) else {
      return nil
    }
    amount = text.spacedSlice(0..<more.lowerBound)
  }

  /// 하나, 한 번: the same again, whatever is counted.
  static func isOne(_ amount: String) -> Bool {
    words.ones.contains(NormalText(amount).text)
  }

  /// Where the word for more stands the last time, with something before it.
  private static func lastMore(in text: NormalText) -> Range<Int>? {
    text.scalars.indices.dropFirst().reversed().lazy.compactMap { start in
      words.mores.lazy.compactMap { text.end(of: $0, at: start) }.max().map { start..<$0 }
    }.first
  }

  private static func rest(of text: NormalText, behind words: Set<String>) -> String? {
    let said = text.text
    let word = words.filter { said.hasPrefix($0) }.max { $0.count < $1.count }
    return word.map { String(said.dropFirst($0.count)) }
  }

  private static func isRequest(_ rest: String) -> Bool {
    rest.isEmpty || words.moreEndings.contains(rest)
      || AnswerReader.read(NormalText(rest), in: .confirm) == .yes
  }

  private static let words = ConversationWords.all
}
