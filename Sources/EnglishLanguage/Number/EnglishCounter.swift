import Language

extension EnglishNumberScanner {
  /// Numbers with a counter behind them (two bowls of, 2x) or a sign before them (x2); an article counts as
  /// one when a counter and “of” follow: a bowl of.
  func counted(at start: Int) -> [(Int, EnglishNumber)] {
    let behind = quantities(upToCounterAt: start).flatMap { number in
      counters(at: number.end).flatMap { counter -> [(Int, EnglishNumber)] in
        let found = EnglishNumber(number.value, counter: counter.name)
        return ends(ofCounter: counter.end).map { ($0, found) }
      }
    }
    return behind + single(at: start) + signed(at: start)
  }

  /// A counter may be written joined to digits: 2x, 30min.
  private func quantities(upToCounterAt start: Int) -> [Piece] {
    let apart = quantities(at: start)
    let joined = Self.isDigit(scalars[start]) ? integers(at: start).filter { !isWordEnd($0.end) } : []
    return apart + joined
  }

  private func single(at start: Int) -> [(Int, EnglishNumber)] {
    ["a", "an"].compactMap { end(of: $0, at: start) }.filter { isWordEnd($0) }.flatMap { article in
      counters(at: article).compactMap { counter -> (Int, EnglishNumber)? in
        guard let end = end(of: "of", at: counter.end), isWordEnd(end) else { return nil }
        return (end, EnglishNumber(1...1, counter: counter.name))
      }
    }
  }

  /// x2, × 2 and (2).
  private func signed(at start: Int) -> [(Int, EnglishNumber)] {
    guard !Self.isDigit(scalars[start]),
      let (value, end) = WrittenQuantity.read(scalars, spaceBefore, at: start)
    else { return [] }
    return [(end, EnglishNumber(Double(value)...Double(value), counter: "time"))]
  }

  /// With and without “of”.
  private func ends(ofCounter end: Int) -> [Int] {
    [end, self.end(of: "of", at: end)].compactMap(\.self).filter { isWordEnd($0) }
  }

  private func counters(at start: Int) -> [(end: Int, name: String)] {
    var found: [(end: Int, name: String)] = []
    var word = ""
    for index in start..<min(scalars.count, start + 10) {
      if index > start, isWordEnd(index) { break }
      word.unicodeScalars.append(scalars[index])
      if let name = EnglishNumberWords.counters[word], isWordEnd(index + 1) {
        found.append((index + 1, name))
      }
    }
    return found
  }
}
