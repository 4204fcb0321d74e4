import Language
import Languages

/// Several commands in one sentence: 치킨 주문하고 콜라도 장바구니에 담아 줘.
///
/// It only proposes where to cut. A cut counts when every part is a request by itself.
struct CompoundSentence {
  private let words: [String]

  init(_ utterance: String) {
    words = utterance.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Ways to cut the sentence, each the requests in their order; the ones with fewer parts first.
  var splits: [[String]] {
    guard words.count <= Self.longest else { return [] }
    let cuts = cuts
    guard cuts.count <= Self.mostCuts else { return [] }
    let pairs = cuts.map { [$0.left, $0.right] }
    let triples = cuts.flatMap { first in
      CompoundSentence(first.right).cuts.map { [first.left, $0.left, $0.right] }
    }
    return pairs + triples
  }

  /// Nobody says more words in one breath.
  private static let longest = 24
  /// Words that join many things join no commands: 치킨하고 콜라하고 ….
  private static let mostCuts = 8

  private var cuts: [(left: String, right: String)] {
    words.indices.dropLast().compactMap { cut(at: $0) }
  }

  /// A cut behind a word, if it is one that joins commands.
  private func cut(at index: Int) -> (left: String, right: String)? {
    let right = Self.withoutConnective(words[(index + 1)...])
    if Self.connectives.contains(words[index].lowercased()) { return cutAtWord(index) }
    guard !right.isEmpty, let last = Self.request(words[index]) else { return nil }
    return ((words[..<index] + [last]).joined(separator: " "), right.joined(separator: " "))
  }

  /// … 해 줘 그리고 …, … and then …: a word between two requests.
  private func cutAtWord(_ index: Int) -> (left: String, right: String)? {
    guard index > 0 else { return nil }
    let right = Self.withoutConnective(words[(index + 1)...])
    guard !right.isEmpty else { return nil }
    return (words[..<index].joined(separator: " "), right.joined(separator: " "))
  }

  /// 주문하고 as a request: 주문해 줘. Also 주문한 다음에, 주문하고 나서 begin with such a word.
  private static func request(_ word: String) -> String? {
    var stem = word
    while let last = stem.last, ",.".contains(last) { stem.removeLast() }
    return PhraseLanguages.all.lazy.compactMap { $0.request(joinedBy: stem) }.first
  }

  private static func withoutConnective(_ words: ArraySlice<String>) -> [String] {
    var words = Array(words)
    while let first = words.first, connectives.contains(first.lowercased()) { words.removeFirst() }
    return words
  }

  private static let connectives = ConversationWords.all.connectives
}
