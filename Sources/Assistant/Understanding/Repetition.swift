import Language
import Languages

/// 하나 더, 두 잔 더 주문해 줘, 같은 걸로: the last intent once more.
struct Repetition {
  /// How much of it, in the words that were said; nil for as much as before.
  let amount: String?

  init?(_ text: NormalText) {
    if let rest = Self.rest(of: text, behind: Self.sames), Self.isRequest(rest) {
      amount = nil
      return
    }
    // Most of what is said has neither word.
    guard text.scalars.contains(where: { $0 == "더" || $0 == "m" }) else { return nil }
    func isMore(_ index: Int) -> Bool { index < text.count && text.scalars[index] == "더" }
    let end = (1...text.count).last { isMore($0) || $0 >= 4 && text.end(of: "more", at: $0 - 4) == $0 }
    guard let end else { return nil }
    let isKorean = isMore(end)
    guard Self.isRequest(text.slice(end + (isKorean ? 1 : 0)..<text.count)) else { return nil }
    amount = isKorean ? text.spacedSlice(0..<end) : String(text.slice(0..<end).dropLast(4))
  }

  /// 하나, 한 번: the same again, whatever is counted.
  static func isOne(_ amount: String) -> Bool {
    ["하나", "한번", "한개", "one", "once"].contains(NormalText(amount).text)
  }

  private static func rest(of text: NormalText, behind words: [String]) -> String? {
    let said = text.text
    let word = words.filter { said.hasPrefix($0) }.max { $0.count < $1.count }
    return word.map { String(said.dropFirst($0.count)) }
  }

  private static func isRequest(_ rest: String) -> Bool {
    rest.isEmpty || ["요", "로"].contains(rest) || AnswerReader.read(NormalText(rest), in: .confirm) == .yes
  }

  private static let sames = [
    "같은거", "같은걸로", "같은것", "같은것으로", "똑같은거", "똑같은걸로", "똑같이", "아까랑같은거", "아까랑같은걸로", "아까랑똑같이", "방금거또", "방금그거또",
    "thesame",
    "sameagain", "thesameagain", "oncemore",
  ]
}
