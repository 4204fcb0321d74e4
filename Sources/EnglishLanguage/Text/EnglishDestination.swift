import Language

/// The words for a place that an English sentence wants something brought to: to my dorm, to my parents' place, over to the hotel lobby.
enum EnglishDestination {
  static func range(in text: NormalText) -> Range<Int>? {
    let words = TypedWord.all(in: text)
    for index in words.indices.dropLast() where words[index].text == "to" {
      let start = index + 1
      guard begins(words[start].text),
        let last = (start..<min(words.count, start + longest)).last(where: { ends(words, start, $0) })
      else { continue }
      let comma = words[last].text.last.map { ",.!".contains($0) } ?? false
      return words[start].range.lowerBound..<(words[last].range.upperBound - (comma ? 1 : 0))
    }
    return nil
  }

  private static let longest = 4

  private static func begins(_ word: String) -> Bool {
    ["my", "our", "the", "his", "her", "their", "dorm", "hotel"].contains(word) || isPossessive(word)
  }

  /// Whether a place ends there, and no word before it ends a clause.
  private static func ends(_ words: [TypedWord], _ start: Int, _ end: Int) -> Bool {
    let word = bare(words[end].text)
    let isPlace = places.contains(word) || isPossessive(word) && people.contains(where: word.hasPrefix)
    return isPlace && !words[start..<end].contains { $0.text.last.map { ",.!?".contains($0) } ?? false }
  }

  private static func isPossessive(_ word: String) -> Bool {
    let word = bare(word)
    return word.hasSuffix("'s") || word.hasSuffix("s'")
  }

  private static func bare(_ word: String) -> String {
    word.last.map { ",.!".contains($0) } ?? false ? String(word.dropLast()) : word
  }

  private static let people = [
    "mum", "mom", "mam", "dad", "parents", "gran", "grandma", "grandpa", "nan", "sister", "brother", "friend",
    "mate",
    "neighbour", "neighbor", "aunt", "uncle", "girlfriend", "boyfriend", "wife", "husband", "son", "daughter",
    "boss",
    "cousin", "folks", "in-laws",
  ]

  private static let places: Set<String> = [
    "dorm", "dormitory", "dorms", "hotel", "motel", "hostel", "guesthouse", "airbnb", "church", "studio",
    "lobby", "hall",
    "gym", "lab", "library", "clinic", "hospital", "place", "room", "desk", "building", "reception", "park",
    "station",
    "warehouse", "shop", "store", "salon", "garage", "company", "centre", "center", "cabin", "campsite",
    "tent", "cafe",
    "academy", "classroom", "campus", "venue", "site", "workshop", "farm", "boat", "villa", "resort",
    "pension", "suite",
    "address", "lounge", "ward", "gate", "entrance", "branch", "headquarters", "hq", "house", "flat",
    "apartment",
  ]
}
