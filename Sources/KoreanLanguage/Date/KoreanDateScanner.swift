import Language

/// Reads what Korean texts say about days and times. The rules are in extensions, one kind of word each.
struct KoreanDateScanner {
  let scalars: [Unicode.Scalar]
  var reference: DateReference
  /// A number may stand without its unit, which follows the range's end: 3~5시, 12~15일.
  var isRangeStart = false
  private let numbers: NumberScanner
  private let memory = Memory()

  /// Numbers that were read before: every rule asks for them.
  private final class Memory {
    var counts: [Int: [Found<Count>]] = [:]
  }

  init(scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, reference: DateReference) {
    self.scalars = scalars
    self.reference = reference
    numbers = NumberScanner(scalars: scalars, spaceBefore: spaceBefore)
  }

  func after(_ moment: CivilMoment) -> KoreanDateScanner {
    var scanner = self
    scanner.reference = reference.after(moment)
    return scanner
  }

  // MARK: Words

  func end(of word: String, at start: Int) -> Int? {
    numbers.starts(word, at: start) ? start + word.unicodeScalars.count : nil
  }

  func end(of word: WordTable<Void>, at start: Int) -> Int? { word.longest(in: scalars, at: start)?.end }

  /// Behind one of the words, or the same place.
  func skipping(_ words: String..., at start: Int) -> Int {
    words.lazy.compactMap { end(of: $0, at: start) }.first ?? start
  }

  func hasSpace(_ index: Int) -> Bool { numbers.hasSpace(index) }

  /// A word of one syllable (밤, 낮, 설) begins many others (밤빵, 낮춰, 설정): what follows must go with a time.
  func standsAlone(_ start: Int, _ end: Int) -> Bool {
    guard end - start == 1, end < scalars.count, !hasSpace(end) else { return true }
    return Self.behindTimes.contains(scalars[end]) || startsWithDigit(end)
  }

  private static let behindTimes = Set("에엔까부쯤이은는도만의로동연전다요마,~-".unicodeScalars)

  // MARK: Numbers

  struct Count {
    var value: Double
    var upper: Double?

    /// The value as a count of anything that a date may be away.
    var whole: Int? { value < 100_000 && Double(Int(value)) == value && upper == nil ? Int(value) : nil }
  }

  /// Every number that begins at a place, in digits or words of either series.
  func counts(at start: Int) -> [Found<Count>] {
    guard start < scalars.count, Self.numerals.contains(scalars[start]) else { return [] }
    if let known = memory.counts[start] { return known }
    let counts = scanCounts(at: start)
    memory.counts[start] = counts
    return counts
  }

  private func scanCounts(at start: Int) -> [Found<Count>] {
    let scans = numbers.scans(from: start)
    let found = scans.map { Found($0.end, Count(value: $0.value, upper: $0.upper)) }
    // 이십일 is 21, or 20 with its 일 for a day.
    let shorter = scans.filter { scan in
      scan.end - start > 1 && scalars[scan.end - 1] == "일"
        && NumeralTables.smallUnits[scalars[scan.end - 2]] != nil
    }
    return found + shorter.map { Found($0.end - 1, Count(value: $0.value - 1, upper: nil)) }
  }

  /// Whole numbers before a unit, which may be apart.
  func numbers(at start: Int, before unit: String, in range: ClosedRange<Int>) -> [Found<Int>] {
    counts(at: start).compactMap { count in
      guard let whole = count.value.whole, range.contains(whole), let end = end(of: unit, at: count.end)
      else {
        return nil
      }
      return Found(end, whole)
    }
  }

  /// A number that stands before the sign of a range, without its unit.
  func openNumbers(at start: Int, in range: ClosedRange<Int>) -> [Found<Int>] {
    guard isRangeStart else { return [] }
    return counts(at: start).compactMap { count in
      guard let whole = count.value.whole, range.contains(whole), rangeSign(at: count.end) != nil else {
        return nil
      }
      return Found(count.end, whole)
    }
  }

  /// Digits without a space between them.
  func digits(at start: Int, _ lengths: ClosedRange<Int>) -> Found<Int>? {
    var end = start
    var value = 0
    while end < scalars.count, numbers.isDigit(scalars[end]), end == start || !hasSpace(end) {
      guard end - start < lengths.upperBound else { return nil }
      value = value * 10 + Int(scalars[end].value - 48)
      end += 1
    }
    return lengths.contains(end - start) ? Found(end, value) : nil
  }

  func startsWithDigit(_ index: Int) -> Bool { index < scalars.count && numbers.isDigit(scalars[index]) }

  /// What stands between the start of a range and its end.
  func rangeSign(at start: Int) -> Int? {
    for sign in ["부터", "에서부터", "에서", "~", "-"] {
      if let end = end(of: sign, at: start) { return skipping(",", at: end) }
    }
    return nil
  }

  // MARK: First letters

  /// Cheap, and true for every letter that a date can begin with.
  static func mayBegin(_ scalar: Unicode.Scalar) -> Bool { initials.contains(scalar) }

  /// Written out, because a sentence without a date needs none of the words: the first letters of all of them, and
  /// what numbers begin with.
  static let initials = Set(
    ("'0123456789ap같개격공광구그근글금나날낮내낼너넉네넷노다단달담닷당대댓돌동두둘딱령륙마만말매며명몇모목반발밤백밸보부불빵사삼상새서석섣설성"
      + "세셋수쉰스시식신심십아앞약어엊여엳열엿영예오올요월유육음이익일있자작재저전점정제조좀주중지차천첫초추칠크토팔평하한할해핼현화").unicodeScalars)

  /// What numbers begin with.
  static let numerals: Set<Unicode.Scalar> = {
    var result = Set("0123456789만제".unicodeScalars)
    result.formUnion(NumeralTables.sinoDigits.keys)
    result.formUnion(NumeralTables.smallUnits.keys)
    result.formUnion(NumeralTables.zeros)
    let native = NumeralTables.nativeTens + NumeralTables.nativeOnes + NumeralTables.attributives
    result.formUnion(
      (native.map(\.word) + NumeralTables.ranges.map(\.word) + NumeralTables.vague.map(\.word)).compactMap(
        \.unicodeScalars.first))
    return result
  }()
}
