import Language

/// A street address in an English sentence: 27 Donggyo-ro, Mapo-gu, 50 Yonsei-ro.
///
/// A number, up to two words, and the word of a road; behind it, after commas, the parts of the city.
enum EnglishAddress {
  static func all(in text: NormalText) -> [MarkedText] {
    let words = TypedWord.all(in: text)
    for index in words.indices where isNumber(words[index].text) {
      guard
        let road = (index + 1...index + 3).first(where: {
          words.indices.contains($0) && isRoad(words[$0].text)
        })
      else { continue }
      var last = road
      while words.indices.contains(last + 1) {
        // mapo gu: a part of a city in two words.
        if words.indices.contains(last + 2), parts.contains(words[last + 2].text),
          !stops.contains(words[last + 1].text)
        {
          last += 2
        } else if goesOn(words[last].text, words[last + 1].text)
          || rooms.contains(words[last].text) && isNumber(bare(words[last + 1].text))
        {
          last += 1
        } else {
          break
        }
      }
      let end = words[last].range.upperBound - (words[last].text.hasSuffix(",") ? 1 : 0)
      let range = words[index].range.lowerBound..<end
      return [MarkedText(.address, range, frame: range)]
    }
    return []
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
      && word.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }

  private static func isRoad(_ word: String) -> Bool {
    let bare = bare(word)
    return roads.contains(bare) || ["-ro", "-gil", "-daero", "-dong"].contains { bare.hasSuffix($0) }
  }

  private static let roads: Set<String> = [
    "ro", "gil", "daero", "street", "st", "road", "rd", "avenue", "ave", "lane", "ln", "drive", "boulevard",
  ]

  /// After a comma one word of a city or a building; and the word of a part of a city, or of a floor.
  private static func goesOn(_ word: String, _ next: String) -> Bool {
    let bare = bare(next)
    if rooms.contains(bare) { return true }
    if ["-gu", "-dong", "-si", "-do", "-gun", "-eup"].contains(where: bare.hasSuffix) { return true }
    if ["gu", "dong", "floor", "hall", "building", "apartment"].contains(bare) { return true }
    if bare.hasSuffix("th") || bare.hasSuffix("st") || ordinals.contains(bare) {
      return !stops.contains(bare)
    }
    return word.hasSuffix(",") && !stops.contains(bare)
  }

  private static func bare(_ word: String) -> String {
    word.hasSuffix(",") ? String(word.dropLast()) : word
  }

  /// Words with a number behind them: room 302.
  private static let rooms: Set<String> = ["room", "unit", "apt", "flat", "suite", "apartment", "building"]

  private static let parts: Set<String> = ["gu", "dong", "si", "gun"]

  private static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]

  /// Words that begin something else after a comma.
  private static let stops: Set<String> = [
    "please", "pls", "save", "stick", "put", "set", "use", "make", "thanks", "ta", "cheers", "and", "so",
    "for", "as",
    "to", "from", "it", "that", "can", "could", "would", "i", "we", "my", "store", "add", "with", "update",
    "im", "i'm", "it's", "its", "he", "she", "they", "you", "then", "but", "no", "leave", "don't", "dont",
    "ring", "now",
    "asap", "ok", "thx", "extra", "less", "tell", "ask", "have", "call", "text",
  ]
}
