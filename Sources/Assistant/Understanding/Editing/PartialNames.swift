import AppIntents
import Language
import Matching

/// Finds the things of an open list that a sentence calls by a part of their names: 파스타는 빼 줘, skip the spaghetti.
struct PartialNames {
  let list: EditedList
  let names: DictionaryID

  /// The mentions of a sentence with those that only the list makes clear, in their order.
  func mentions(in text: NormalText, beside mentions: [Mention]) -> [Mention] {
    let starts = text.scalars.indices.filter { $0 == 0 || text.spaceBefore[$0] } + [text.count]
    let found = zip(starts, starts.dropFirst()).compactMap { start, end -> Mention? in
      guard !mentions.contains(where: { $0.range.overlaps(start..<end) }) else { return nil }
      return mention(start..<end, text)
    }
    return (mentions + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func mention(_ word: Range<Int>, _ text: NormalText) -> Mention? {
    let isKorean = Hangul.isSyllable(text.scalars[word.lowerBound])
    let ends =
      isKorean ? Array(stride(from: word.upperBound, to: word.lowerBound + 1, by: -1)) : [word.upperBound]
    for end in ends {
      let part = text.slice(word.lowerBound..<end).filter(\.isLetter)
      let lines = list.lines.filter { isKorean ? isPart(part, of: $0.said) : isWord(part, of: $0.said) }
      if lines.count == 1 { return Mention(.names([names: Array(lines[0].ids)]), word.lowerBound..<end) }
    }
    return nil
  }

  private func isPart(_ part: String, of name: String) -> Bool {
    let name = NormalText(name).text
    return part.count >= 2 && part.count < name.count && (name.hasSuffix(part) || name.hasPrefix(part))
  }

  private func isWord(_ part: String, of name: String) -> Bool {
    part.count >= Self.shortestWord
      && NormalText(name).spaced.split(whereSeparator: { !$0.isLetter }).contains { word in
        String(word) == part || String(word) + "s" == part || String(word) == part + "s"
      }
  }

  private static let shortestWord = 4
}
