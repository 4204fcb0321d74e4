import Language

/// What the kitchen or the courier is asked for in the middle of an order, without a word that says so: 고수 빼고, 덜 맵게 해 주세요,
/// 소스 넉넉히, 문 앞에 두고 가 주세요.
enum KoreanWish {
  /// The first wish beside words that order something; nil where the sentence asks for nothing else.
  ///
  /// - Parameter besideOrder: whether such words must be there. Where an order is open, they need not.
  static func first(in words: [TypedWord], besideOrder: Bool = true) -> MarkedText? {
    for start in words.indices {
      guard let end = end(of: start, in: words) else { continue }
      let beside: [String] = words[..<start].map(\.text) + words[end...].map(\.text)
      guard !besideOrder || beside.contains(where: orders) else { return nil }
      let frameEnd = end + words[end...].prefix { connects($0.text) }.count
      let range = words[start].range.lowerBound..<words[end - 1].range.upperBound
      return MarkedText(.note, range, frame: range.lowerBound..<words[frameEnd - 1].range.upperBound)
    }
    return nil
  }

  /// The end of the longest wish that begins at a word.
  private static func end(of start: Int, in words: [TypedWord]) -> Int? {
    let ends = start + 1...min(words.count, start + longest)
    return ends.last { end in isWish(words[start..<end].map(\.text)) }
  }

  private static let longest = 8

  private static func isWish(_ words: [String]) -> Bool {
    guard !words.dropLast().contains(where: { $0.hasSuffix(",") }) else { return false }
    return isAmount(words) || isManner(words) || isService(words)
  }

  // MARK: 고수 많이, 양파는 빼 주세요

  private static func isAmount(_ words: [String]) -> Bool {
    guard words.count > 1, isIngredient(words[0]) else { return false }
    let rest = words.dropFirst().joined().filter(\.isLetter)[...]
    return [rest, withoutAdverbs(rest)].contains { rest in
      KoreanWishWords.amounts.contains { rest.hasPrefix($0) && isTail(rest.dropFirst($0.count)) }
    }
  }

  private static func isIngredient(_ word: String) -> Bool {
    KoreanWishWords.ingredients.contains { ingredient in
      word.hasPrefix(ingredient)
        && KoreanWishWords.particles.contains(String(word.dropFirst(ingredient.count)))
    }
  }

  // MARK: 덜 맵게, 바삭하게 해 주세요

  private static func isManner(_ words: [String]) -> Bool {
    let all = withoutAdverbs(words.joined().filter { $0.isLetter || $0.isNumber }[...])
    return KoreanWishWords.manners.contains { manner in
      all.hasPrefix(manner) && isTail(all.dropFirst(manner.count))
    }
  }

  // MARK: 문 앞에 두고 가 주세요

  private static func isService(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    let beginning = words.prefix(2).joined()
    return KoreanWishWords.services.contains(where: beginning.hasPrefix)
      && KoreanWishWords.asking.contains(where: last.hasSuffix) && !words.contains(where: orders)
  }

  // MARK: Words around

  private static func isTail(_ word: Substring) -> Bool {
    let isSpoken = word.hasSuffix("용") || word.hasSuffix("여")
    return KoreanWishWords.tails.contains(isSpoken ? String(word.dropLast()) + "요" : String(word))
  }

  /// 주문해 줘, 시켜, 두 개: that something is ordered beside it.
  private static func orders(_ word: String) -> Bool {
    KoreanWishWords.ordering.contains(where: word.hasPrefix) || counts(word.filter(\.isLetter))
  }

  /// 두 개, 두 줄이요.
  private static func counts(_ word: String) -> Bool {
    KoreanWishWords.counts.contains { count in ["", "이요", "요"].contains { word.hasSuffix(count + $0) } }
  }

  private static func withoutAdverbs(_ text: Substring) -> Substring {
    guard let adverb = KoreanWishWords.adverbs.first(where: { text.hasPrefix($0) && text.count > $0.count })
    else {
      return text
    }
    return withoutAdverbs(text.dropFirst(adverb.count))
  }

  /// (덜 맵게) 해서, (벨 누르지 말아 주세요)라고 적어서: they join the wish to the order.
  private static func connects(_ word: String) -> Bool { KoreanWishWords.connecting.contains(word) }
}
