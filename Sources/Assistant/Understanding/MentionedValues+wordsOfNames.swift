import Language
import Matching

// What is looked for by a part of its name.

extension MentionedValues {
  /// The words of the sentence that names of the app's things consist of, without their particle: what salmon dishes are there. Nil where
  /// several such words stand apart.
  var wordsOfName: Range<Int>? {
    let found = words.filter { word in
      !mentions.contains { $0.range.overlaps(word) } && !marked.contains { $0.frame.overlaps(word) }
        && isWordOfName(text.slice(word))
    }
    guard let first = found.first, let last = found.last else { return nil }
    if zip(found, found.dropFirst()).allSatisfy({ $0.upperBound >= $1.lowerBound - 1 }) {
      return first.lowerBound..<last.upperBound
    }
    // Said twice: partial to salmon, so what salmon dishes are there.
    return Set(found.map { text.slice($0) }).count == 1 ? last : nil
  }

  private func isWordOfName(_ word: String) -> Bool { !language.joinsNames(word) && isInName(word) }

  /// A longer sentence names what it looks for at its beginning.
  private static let mostWords = 40

  private var words: [Range<Int>] {
    let starts = text.scalars.indices.filter { $0 == 0 || text.spaceBefore[$0] } + [text.count]
    return zip(starts, starts.dropFirst()).prefix(Self.mostWords).map { start, next in
      let end = text.scalars[start..<next].last == "," ? next - 1 : next
      return start..<endWithoutParticle(start..<end)
    }.filter { !$0.isEmpty }
  }

  /// Whether it names something of this app: the temples of another app are no dish.
  func isNameHere(_ index: Int) -> Bool {
    guard case .names(let names) = mentions[index].value else { return false }
    return names.keys.contains { $0.text.hasPrefix(app + ".") }
  }
}
