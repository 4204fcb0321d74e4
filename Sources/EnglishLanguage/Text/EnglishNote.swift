import Language

/// A note or a name at the end of an English sentence that says so: “and ask them to ring twice”, “with a note saying …”,
/// “called Me Time”.
enum EnglishNote {
  static func all(in text: NormalText) -> [MarkedText] {
    let words = TypedWord.all(in: text)
    guard let last = words.last else { return [] }
    for index in words.indices {
      for (kind, openings) in [(MarkedText.Kind.note, notes), (.name, names)] {
        guard let length = openings.first(where: { stands($0, at: index, words) })?.count,
          index > 0 || kind == .name, words.indices.contains(index + length)
        else { continue }
        var start = index
        while start > 0, joining.contains(words[start - 1].text) { start -= 1 }
        let end = closing(words) ?? last.range.upperBound
        let range = words[index + length].range.lowerBound..<end
        guard !range.isEmpty else { continue }
        return [MarkedText(kind, range, frame: words[start].range.lowerBound..<last.range.upperBound)]
      }
    }
    return (served(words) ?? EnglishWish.first(in: words)).map { [$0] } ?? []
  }

  /// What the shop or the courier is asked for, behind a comma or a joining word: …, and leave it at the door; … w extra napkins.
  private static func served(_ words: [TypedWord]) -> MarkedText? {
    guard let last = words.last else { return nil }
    for index in words.indices.dropFirst(2) where services.contains(where: { stands($0, at: index, words) }) {
      var start = index
      while start > 0, joining.contains(words[start - 1].text) || with.contains(words[start - 1].text) {
        start -= 1
      }
      guard start < index || words[start - 1].text.last.map({ ",.!;".contains($0) }) ?? false else {
        continue
      }
      let range = words[index].range.lowerBound..<(closing(words) ?? last.range.upperBound)
      return MarkedText(.note, range, frame: words[start].range.lowerBound..<last.range.upperBound)
    }
    return nil
  }

  private static let with: Set<String> = ["with", "w", "w/"]
  private static let services: [[String]] =
    [
      ["leave", "it"], ["leave", "them"], ["ring", "the"], ["knock"], ["do", "not", "ring"],
      ["don't", "ring"], ["dont", "ring"], ["don't", "call"], ["dont", "call"], ["no", "phone"],
      ["no", "calls"], ["no", "plastic"], ["hand", "it"],
    ]
    + ["no", "extra", "without"].flatMap { amount in
      [
        "cutlery", "napkins", "utensils", "chopsticks", "forks", "straws", "straw", "sauce", "radish",
        "ketchup", "wasabi", "onion", "onions", "pickles", "ice", "mayo", "cilantro", "coriander", "spoons",
        "bags",
      ]
      .map { [amount, $0] }
    }

  private static func stands(_ opening: [String], at index: Int, _ words: [TypedWord]) -> Bool {
    words.count >= index + opening.count
      && opening.indices.allSatisfy { words[index + $0].text == opening[$0] }
  }

  /// Where courtesy at the end begins.
  private static func closing(_ words: [TypedWord]) -> Int? {
    guard let last = words.last, words.count > 1, courtesies.contains(last.text) else { return nil }
    let before = words[words.count - 2].range
    return before.upperBound - (words[words.count - 2].text.hasSuffix(",") ? 1 : 0)
  }

  private static let courtesies: Set<String> = ["please", "pls", "plz", "thanks", "ta", "cheers", "ty"]
  private static let joining: Set<String> = [
    "and", "please", "also", "kindly", "then", "&", "can", "could", "you", "would", ",",
  ]

  /// Whom the note is for, and what opens it.
  private static let notes: [[String]] =
    ["ask", "tell", "have", "get", "let"].flatMap { verb in
      [
        "them", "em", "'em", "him", "her", "the rider", "the driver", "the courier", "the restaurant",
        "the kitchen", "the delivery guy",
      ]
      .flatMap { person in
        let opening = [verb] + person.split(separator: " ").map(String.init)
        return [opening + ["to"], opening + ["that"], opening + ["know"], opening]
      }
    } + [
      ["with", "a", "note", "saying"], ["with", "a", "note", "that", "says"], ["with", "the", "note"],
      ["with", "a", "note", "to"], ["w", "the", "note"], ["with", "note"], ["w", "note"],
      ["add", "a", "note", "saying"], ["add", "a", "note", "to"], ["note:"], ["instructions:"],
      ["with", "instructions", "to"], ["with", "the", "remark"], ["with", "the", "comment"],
      ["and", "note", "that"], ["note", "that"], ["note", "down", "that"], ["and", "note", "down"],
      ["and", "ask", "for"],
      ["with", "the", "note:"], ["and", "say"], ["and", "jot", "down", "that"], ["and", "write", "that"],
      ["make", "sure", "they"], ["and", "tell", "to"],
      ["and", "ask", "to"], ["could", "they", "please"], ["can", "they", "please"],
    ]

  private static let names: [[String]] = [
    ["called"], ["named"], ["titled"], ["call", "it"], ["name", "it"], ["title", "it"],
    ["by", "the", "name", "of"],
    ["with", "the", "name"], ["under", "the", "name"],
  ]
}
