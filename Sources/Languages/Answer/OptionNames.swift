import KoreanLanguage
import Language

/// The names of one option in normal form.
struct OptionNames {
  private let names: [NormalText]
  /// The letters of the longest name.
  let longest: Int

  init(_ option: AnswerOption) {
    let said = [option.title] + option.synonyms
    names = (said + said.flatMap(KoreanSpelling.variants)).map { NormalText($0) }.filter { !$0.isEmpty }
    longest = names.map(\.count).max() ?? 0
  }

  func contains(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    names.contains { $0.scalars.elementsEqual(text) }
  }

  /// How well a text names the option.
  enum Fit: Int, Comparable {
    case exact, prefix, part, initials

    static func < (first: Fit, second: Fit) -> Bool { first.rawValue < second.rawValue }
  }

  /// The best fit of a text, or nil. Parts need two syllables, so that 1 or 치 does not name half of a menu.
  func fit(_ text: ArraySlice<Unicode.Scalar>) -> Fit? {
    if contains(text) { return .exact }
    guard text.count > 1 else { return nil }
    if text.allSatisfy(Hangul.isConsonantLetter) {
      let isInitial = names.contains {
        Self.places(of: text, in: Hangul.initials(of: $0.scalars)).contains { _ in true }
      }
      return isInitial ? .initials : nil
    }
    if names.contains(where: { $0.scalars.starts(with: text) }) { return .prefix }
    return names.contains { isPart(text, of: $0) } ? .part : nil
  }

  /// Latin letters name a part from the beginning of a word on: one is no part of Seasoned Chicken.
  private func isPart(_ part: ArraySlice<Unicode.Scalar>, of name: NormalText) -> Bool {
    let isLatin = part.allSatisfy(\.isASCII)
    return Self.places(of: part, in: name.scalars).contains { !isLatin || name.spaceBefore[$0] }
  }

  /// Where a part begins in a name.
  private static func places(
    of part: ArraySlice<Unicode.Scalar>, in name: [Unicode.Scalar]
  ) -> some Sequence<Int> {
    (0..<max(0, name.count - part.count + 1)).lazy.filter {
      name[$0] == part.first && name[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
