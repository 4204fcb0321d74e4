import Language
import Languages

/// A language whose words are matched as written: of its rules only the numbers are left.
///
/// Digits are read in every language, number words where Malgil has rules for them.
struct ExactLanguage: PhraseLanguage {
  let tag: String
  let sample = ""
  private let rules: (any PhraseLanguage)?

  init(tag: String) {
    self.tag = tag
    rules = PhraseLanguages.named(tag)
  }

  var sampleValues: SampleValues { rules?.sampleValues ?? SampleValues() }

  func isNative(_ name: String) -> Bool { rules?.isNative(name) ?? true }

  func meaning(of phrase: PhraseNode) -> ExpandedPhrase { ExpandedPhrase(kind: .request, node: phrase) }

  func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase { ExpandedPhrase(kind: .noun, node: form) }

  var listJoiner: ExpandedPhrase { ExpandedPhrase(kind: .noun, node: .empty) }

  func applicationNames(at range: Range<Int>, in text: NormalText) -> [(range: Range<Int>, isMarked: Bool)] {
    []
  }

  func numbers(in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int) -> [PhraseNumber] {
    // The counter behind a number is the template's to spell out.
    let words = (rules?.numbers(in: scalars, spaceBefore: spaceBefore, at: position) ?? [])
      .filter { $0.counter == nil && $0.marks.isEmpty }
    let digits = digits(in: scalars, spaceBefore, at: position)
    return words + digits.filter { digit in !words.contains { $0.end == digit.end } }
  }

  func vetoes(in text: NormalText) -> [PhraseVeto] { [] }

  var booleanWords: [String: Bool] { rules?.booleanWords ?? [:] }

  var pointingWords: Set<String> { [] }

  // MARK: Digits

  /// 20, and 20.5 or 20,5 as well where that follows; also below zero.
  private func digits(in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, at position: Int)
    -> [PhraseNumber]
  {
    var end = position
    let isNegative = scalars[position] == "-"
    if isNegative { end += 1 }
    let whole = run(scalars, spaceBefore, from: end)
    guard whole > end, whole - end <= Self.digitLimit else { return [] }
    let value = Double(string(scalars[end..<whole])) ?? 0
    var found = [number(isNegative ? -value : value, whole)]
    if whole < scalars.count, scalars[whole] == "." || scalars[whole] == ",", !spaceBefore[whole] {
      let part = run(scalars, spaceBefore, from: whole + 1)
      if part > whole + 1, part - whole <= Self.digitLimit {
        let text = string(scalars[end..<whole]) + "." + string(scalars[whole + 1..<part])
        let value = Double(text) ?? 0
        found.append(number(isNegative ? -value : value, part))
      }
    }
    return found
  }

  /// Longer ones are no numbers that a range would have.
  private static let digitLimit = 12

  private func number(_ value: Double, _ end: Int) -> PhraseNumber {
    PhraseNumber(end: end, value: value...value)
  }

  private func run(_ scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, from start: Int) -> Int {
    var end = start
    while end < scalars.count, ("0"..."9").contains(scalars[end]), end == start || !spaceBefore[end] {
      end += 1
    }
    return end
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
