import Language

/// Reads numbers from scalars whose spaces were taken out.
///
/// Words of one number may be written joined (twentyone), with a hyphen or with spaces; a number ends only
/// where a word may end, so that “tenderloin” holds no ten.
struct EnglishNumberScanner {
  /// A number that was read, and where it ends.
  struct Piece: Hashable {
    var end: Int
    var value: ClosedRange<Double>

    init(_ end: Int, _ value: ClosedRange<Double>) {
      self.end = end
      self.value = value
    }

    init(_ end: Int, _ value: Double) { self.init(end, value...value) }

    var single: Double? { value.lowerBound == value.upperBound ? value.lowerBound : nil }
  }

  let scalars: [Unicode.Scalar]
  /// Empty if unknown.
  let spaceBefore: SpaceMarks

  private let memory = Memory()

  /// Numbers that were read before: every rule asks for them.
  private final class Memory {
    var integers: [Int: [Piece]] = [:]
  }

  init(scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) {
    self.scalars = scalars
    self.spaceBefore = spaceBefore
  }

  // MARK: Quantities

  /// Every cardinal, fraction and range that begins at `start` and ends where a word may end.
  func quantities(at start: Int) -> [Piece] {
    guard start < scalars.count, isWordStart(start) else { return [] }
    let singles = singles(at: start)
    let ranges = singles.flatMap { range(from: $0) }
    let all = singles + ranges + between(at: start) + negatives(at: start)
    return Array(Set(all.filter { isWordEnd($0.end) }))
  }

  private func singles(at start: Int) -> [Piece] {
    let whole = integers(at: start)
    let dozens = whole.compactMap { dozen($0) }
    let named = EnglishNumberWords.wholes.compactMap { entry in
      end(of: entry.words, at: start).map { Piece($0, entry.value) }
    }
    let mixed = whole.flatMap { additions(to: $0) }
    return whole + fractions(at: start) + dozens + named + mixed
  }

  /// Minus four, negative 2.5.
  private func negatives(at start: Int) -> [Piece] {
    ["minus", "negative"].flatMap { sign -> [Piece] in
      guard let number = end(of: sign, at: start), number < scalars.count else { return [] }
      return singles(at: number).compactMap { number in number.single.map { Piece(number.end, -$0) } }
    }
  }

  private func dozen(_ count: Piece) -> Piece? {
    guard let number = count.single, let end = end(of: "dozen", at: count.end) else { return nil }
    return Piece(end, number * 12)
  }

  private func additions(to whole: Piece) -> [Piece] {
    guard let number = whole.single else { return [] }
    let words = EnglishNumberWords.additions.compactMap { addition in
      end(of: addition.words, at: whole.end).map { Piece($0, number + addition.value) }
    }
    let isApart = whole.end < scalars.count && isSpaced(whole.end)
    guard isApart, let fraction = slashFraction(at: whole.end) else { return words }
    return words + [Piece(fraction.end, number + fraction.value.lowerBound)]
  }

  // MARK: Ranges

  private static let rangeWords = ["or", "to", "or maybe"]
  /// Between digits only: twenty-one is no range.
  private static let rangeSigns = ["-", "~"]

  private func range(from low: Piece) -> [Piece] {
    let signs = Self.isDigit(scalars[low.end - 1]) ? Self.rangeSigns : []
    return (Self.rangeWords + signs).flatMap { word -> [Piece] in
      guard let start = end(of: word, at: low.end) else { return [] }
      return singles(at: start).compactMap { Self.range(from: low, through: $0) }
    }
  }

  private func between(at start: Int) -> [Piece] {
    guard let first = end(of: "between", at: start) else { return [] }
    return singles(at: first).flatMap { low -> [Piece] in
      guard let second = end(of: "and", at: low.end) else { return [] }
      return singles(at: second).compactMap { Self.range(from: low, through: $0) }
    }
  }

  private static func range(from low: Piece, through high: Piece) -> Piece? {
    guard let lower = low.single, let upper = high.single, lower < upper else { return nil }
    return Piece(high.end, lower...upper)
  }

  // MARK: Integers

  /// Every whole number in words or digits that begins at `start`, wherever it ends.
  func integers(at start: Int) -> [Piece] {
    if let known = memory.integers[start] { return known }
    let found = integers(at: start, level: EnglishNumberWords.scales.count)
    memory.integers[start] = found
    return found
  }

  /// Numbers made of the first `level` scales: 0 is below a hundred, 1 below a thousand.
  private func integers(at start: Int, level: Int) -> [Piece] {
    guard level > 0 else { return belowHundred(at: start) }
    let scale = EnglishNumberWords.scales[level - 1]
    let counts = integers(at: start, level: level - 1)
    // Most words are no number, and only an article may be one by what follows it.
    if counts.isEmpty, articleEnd(at: start) == nil { return [] }
    let heads = (counts + [Piece(articleEnd(at: start) ?? start, 1)]).compactMap { count -> Piece? in
      guard count.end > start, let end = scale.words.lazy.compactMap({ end(of: $0, at: count.end) }).max()
      else { return nil }
      return Piece(end, count.value.lowerBound * scale.value)
    }
    let sums = heads.flatMap { head in
      [head.end, end(of: "and", at: head.end), end(of: ",", at: head.end)].compactMap(\.self).flatMap {
        rest in
        integers(at: rest, level: level - 1).map {
          Piece($0.end, head.value.lowerBound + $0.value.lowerBound)
        }
      }
    }
    return counts + heads + sums
  }

  private func belowHundred(at start: Int) -> [Piece] {
    let figures = digits(at: start).map { [$0] } ?? []
    let units = words(at: start, in: EnglishNumberWords.units)
    let tens = words(at: start, in: EnglishNumberWords.tens)
    let compounds = tens.flatMap { ten in
      words(at: end(of: "-", at: ten.end) ?? ten.end, in: EnglishNumberWords.units).compactMap {
        unit -> Piece? in
        guard (1..<10).contains(unit.value.lowerBound) else { return nil }
        return Piece(unit.end, ten.value.lowerBound + unit.value.lowerBound)
      }
    }
    return figures + units + tens + compounds
  }

  private func articleEnd(at start: Int) -> Int? { end(of: "a", at: start) }

  // MARK: Digits

  /// 2, 2.5 and 1,000; a space ends a number.
  private func digits(at start: Int) -> Piece? {
    var end = start
    var text = ""
    var group = 0
    while end < scalars.count, end == start || !isSpaced(end) {
      let scalar = scalars[end]
      if Self.isDigit(scalar) {
        text.unicodeScalars.append(scalar)
        group += 1
      } else if scalar == ".", group > 0, !text.contains("."), isDigit(at: end + 1) {
        text.append(".")
      } else if scalar == ",", (1...3).contains(group), isThousands(at: end + 1) {
        group = 0
      } else {
        break
      }
      end += 1
    }
    return Double(text).map { Piece(end, $0) }
  }

  private func fractions(at start: Int) -> [Piece] { slashFraction(at: start).map { [$0] } ?? [] }

  /// 1/2.
  private func slashFraction(at start: Int) -> Piece? {
    guard let top = digits(at: start), let slash = end(of: "/", at: top.end), let bottom = digits(at: slash),
      bottom.value.lowerBound > 0
    else { return nil }
    return Piece(bottom.end, top.value.lowerBound / bottom.value.lowerBound)
  }

  private func isThousands(at start: Int) -> Bool {
    (start..<start + 3).allSatisfy { isDigit(at: $0) } && !isDigit(at: start + 3)
  }

  private func isDigit(at index: Int) -> Bool {
    index < scalars.count && !isSpaced(index) && Self.isDigit(scalars[index])
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  // MARK: Words

  /// Where `phrase` ends if it stands at `start`; its words may be joined or apart, never broken.
  func end(of phrase: String, at start: Int) -> Int? {
    var index = start
    var isInsideWord = false
    for scalar in phrase.unicodeScalars {
      if scalar == " " {
        isInsideWord = false
        continue
      }
      guard index < scalars.count, scalars[index] == scalar, !isInsideWord || !isSpaced(index) else {
        return nil
      }
      index += 1
      isInsideWord = true
    }
    return index
  }

  /// The words of a table that stand at `start`, none of them broken by a space.
  func words(at start: Int, in table: EnglishNumeralTable) -> [Piece] {
    guard start < scalars.count else { return [] }
    var found: [Piece] = []
    for (letters, value) in table.words(beginningWith: scalars[start]) {
      if stands(letters, at: start) { found.append(Piece(start + letters.count, value)) }
    }
    return found
  }

  private func stands(_ letters: [Unicode.Scalar], at start: Int) -> Bool {
    guard start + letters.count <= scalars.count else { return false }
    for index in letters.indices.dropFirst() {
      guard letters[index] == scalars[start + index], !isSpaced(start + index) else { return false }
    }
    return true
  }

  func isSpaced(_ index: Int) -> Bool { spaceBefore.isEmpty ? false : spaceBefore[index] }

  func isWordEnd(_ index: Int) -> Bool {
    index >= scalars.count || isSpaced(index) || !Self.isWordScalar(scalars[index])
      || !Self.isWordScalar(scalars[index - 1])
  }

  private func isWordStart(_ index: Int) -> Bool { index == 0 || isWordEnd(index) }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || isDigit(scalar) || (0xC0...0x24F).contains(scalar.value) || scalar == "'"
  }
}
