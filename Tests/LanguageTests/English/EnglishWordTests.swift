import Testing

@testable import EnglishLanguage

struct EnglishWordTests {
  /// Words of every shape: listed and unlisted, with every ending that a rule looks at.
  private static let words: Set<String> = {
    let said = EnglishVetoCorpus.vetoed.flatMap(\.sentences).joined(separator: " ").lowercased()
    let shapes = [
      "gochujanging", "kinged", "ced", "sing", "bring", "topping", "naïved", "치킨ed", "치킨", "1043", "o'ed",
      "x", "",
      "hundred", "pudding", "quesadilla", "orderings", "quicked", "the", "mother", "already", "spicy",
      "don't",
    ]
    return Set(said.split { !$0.isLetter && $0 != "'" }.map(String.init) + shapes)
  }()

  @Test("A word that is looked up once has the classes that all lists give it")
  func classes() {
    #expect(Self.words.count > 200)
    for word in Self.words {
      #expect(EnglishVocabulary.entry(of: word).classes == EnglishWordClasses.all(of: word), "\(word)")
    }
  }

  @Test("Only words of rows and lists have a number, each its own")
  func numbers() {
    #expect(EnglishVocabulary.number(of: "gochujang") == EnglishVocabulary.unknown)
    let known = ["order", "ordered", "ordering", "do", "not", "mother", "hypothetically", "already"]
    let numbers = known.map { EnglishVocabulary.number(of: $0) }
    #expect(Set(numbers).count == known.count)
    #expect(numbers.allSatisfy { (0..<Int32(EnglishVocabulary.count)).contains($0) })
  }
}
