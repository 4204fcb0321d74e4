import Language

/// What the kitchen or the courier is asked for in the middle of an order, without a word that says so: “no pickles”, “dressing on the
/// side”, “extra spicy”, “text me when you're here”.
enum EnglishWish {
  /// The first wish beside an order, to the end of what belongs to it; nil in a question or a search.
  static func first(in words: [TypedWord]) -> MarkedText? {
    let texts = words.map { bare($0.text) }
    guard !texts.contains(where: EnglishWishWords.searching.contains) else { return nil }
    for start in texts.indices.dropFirst() {
      guard var end = end(of: start, in: texts) else { continue }
      // no pickles no mayo, medium spicy with no cilantro
      while let next = next(after: end, in: texts) { end = next }
      if let each = Self.each.first(where: { stands($0, at: end, texts) }) { end += each.count }
      return marked(start..<end, words, texts)
    }
    return nil
  }

  /// (dressing on the side) for both
  private static let each = [
    ["for", "both"], ["for", "all"], ["on", "both"], ["on", "all"], ["for", "each"], ["in", "both"],
  ]

  private static func next(after end: Int, in texts: [String]) -> Int? {
    guard end < texts.count else { return nil }
    let joined = ["and", "with", "but"].contains(texts[end]) ? end + 1 : end
    guard joined < texts.count else { return nil }
    return amountEnd(joined, texts) ?? mannerEnd(joined, texts)
  }

  private static func marked(_ wish: Range<Int>, _ words: [TypedWord], _ texts: [String]) -> MarkedText {
    var first = wish.lowerBound
    while first > 1, EnglishWishWords.joining.contains(texts[first - 1]) { first -= 1 }
    let comma = words[wish.upperBound - 1].text.hasSuffix(",") ? 1 : 0
    let range =
      words[wish.lowerBound].range.lowerBound..<(words[wish.upperBound - 1].range.upperBound - comma)
    return MarkedText(
      .note, range, frame: words[first].range.lowerBound..<words[wish.upperBound - 1].range.upperBound)
  }

  private static func end(of start: Int, in texts: [String]) -> Int? {
    amountEnd(start, texts) ?? mannerEnd(start, texts) ?? levelEnd(start, texts) ?? serviceEnd(start, texts)
  }

  /// level 2, spice level three: how hot it is to be.
  private static func levelEnd(_ start: Int, _ texts: [String]) -> Int? {
    let level = start + (["spice", "spicy", "heat"].contains(texts[start]) ? 1 : 0)
    guard level + 1 < texts.count, texts[level] == "level", !["on", "to", "at"].contains(texts[start - 1]),
      levels.contains(texts[level + 1])
    else {
      return nil
    }
    return level + 2
  }

  private static let levels: Set<String> = [
    "0", "1", "2", "3", "4", "5", "zero", "one", "two", "three", "four", "five",
  ]

  /// no pickles, extra green onion, lots of salt, sauce on the side.
  private static func amountEnd(_ start: Int, _ texts: [String]) -> Int? {
    let amount = EnglishWishWords.amounts.first { stands($0, at: start, texts) }
    guard let thing = ingredientEnd(start + (amount?.count ?? 0), texts) else { return nil }
    let side = EnglishWishWords.sides.first { stands($0, at: thing, texts) }
    guard amount != nil || side != nil else { return nil }
    return thing + (side?.count ?? 0)
  }

  private static func ingredientEnd(_ start: Int, _ texts: [String]) -> Int? {
    (1...2).reversed().map { start + $0 }.first { end in
      end <= texts.count && EnglishWishWords.ingredients.contains(texts[start..<end].joined(separator: " "))
    }
  }

  /// extra spicy, not too sweet, make it mild.
  private static func mannerEnd(_ start: Int, _ texts: [String]) -> Int? {
    let making = stands(["make", "it"], at: start, texts) ? 2 : 0
    let degree = EnglishWishWords.degrees.first { stands($0, at: start + making, texts) }
    let end = start + making + (degree?.count ?? 0)
    guard end < texts.count, EnglishWishWords.manners.contains(texts[end]), making > 0 || degree != nil else {
      return nil
    }
    return end + 1
  }

  /// text me when you're here, cut into eight slices: to the end, or to where the food comes from.
  private static func serviceEnd(_ start: Int, _ texts: [String]) -> Int? {
    guard EnglishWishWords.services.contains(where: { stands($0, at: start, texts) }) else { return nil }
    return texts[start...].firstIndex { ["from", "please", "pls", "thanks"].contains($0) } ?? texts.count
  }

  private static func stands(_ opening: [String], at index: Int, _ texts: [String]) -> Bool {
    index + opening.count <= texts.count
      && opening.indices.allSatisfy { texts[index + $0] == opening[$0] }
  }

  private static func bare(_ word: String) -> String { word.hasSuffix(",") ? String(word.dropLast()) : word }
}
