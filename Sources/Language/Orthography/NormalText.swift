/// An utterance in the form that is matched: composed, folded, without spaces and without decoration.
///
/// ```swift
/// let text = NormalText("배민에서  치킨 주문해줘~ ㅋㅋ")
/// text.text    // "배민에서치킨주문해줘"
/// text.spaced  // "배민에서 치킨 주문해줘"
/// ```
///
/// Where the user put spaces is kept beside the scalars: spaces never decide whether something matches,
/// only which of two equal matches wins. Takes time linear in the text, whatever it contains.
public struct NormalText: Hashable, Sendable {
  /// The text as received.
  public let source: String

  /// The normal form, without spaces.
  public let scalars: [Unicode.Scalar]

  /// Whether a space (or dropped decoration) stood in front of each scalar; one more entry for the end.
  /// The two edges of the text count as spaces, so both are true.
  public let spaceBefore: SpaceMarks

  /// For each scalar the index of the scalar in `source` where it begins; one more entry for the end of
  /// `source`.
  public var origin: [Int] { (0...count).map { $0 < count ? start($0) : source.unicodeScalars.count } }

  /// For each scalar its scalars in `source`; nil where each stands for itself and single spaces are all that was
  /// left out before the last: then they are known by counting.
  private let sources: [Range<Int>]?

  /// Whether the text ended in a question mark, which the normal form no longer has.
  public let isQuestion: Bool

  /// Brings a text into the normal form.
  public init(_ source: String) {
    self = PlainText.normal(of: source) ?? NormalText(decorated: source)
  }

  /// - Parameter sources: nil where each scalar stands for itself and single spaces are all that was left out
  ///   before the last one.
  init(
    source: String, scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, sources: [Range<Int>]?,
    hasInnerSpaces: Bool, isQuestion: Bool
  ) {
    self.source = source
    self.scalars = scalars
    self.spaceBefore = spaceBefore
    self.sources = sources
    self.hasInnerSpaces = hasInnerSpaces
    self.isQuestion = isQuestion
  }

  /// The steps of the normal form one after another, for any text.
  init(decorated source: String) {
    let whole = ScalarComposition.compose(CodePointFolding.fold(source))
    let body = FinalPunctuation.strip(ChatDecoration.strip(whole))
    var scalars: [Unicode.Scalar] = []
    var spaces = SpaceMarks()
    scalars.reserveCapacity(body.items.count)
    var (sawSpace, hasInnerSpaces, areCounted, known) = (true, false, true, 0)
    for item in body.items {
      if item.scalar == " " {
        sawSpace = true
        continue
      }
      if sawSpace, !scalars.isEmpty {
        hasInnerSpaces = true
        known += 1
      }
      areCounted = areCounted && item.source == known..<known + 1
      known += 1
      scalars.append(item.scalar)
      spaces.append(sawSpace)
      sawSpace = false
    }
    spaces.append(true)
    self.init(
      source: source, scalars: scalars, spaceBefore: spaces,
      sources: areCounted ? nil : body.items.filter { $0.scalar != " " }.map(\.source),
      hasInnerSpaces: hasInnerSpaces, isQuestion: body.isQuestion)
  }

  /// How many scalars the normal form has.
  public var count: Int { scalars.count }

  /// Whether nothing is left.
  public var isEmpty: Bool { scalars.isEmpty }

  /// Whether the user put a space anywhere between two words.
  public let hasInnerSpaces: Bool

  /// The normal form without spaces.
  public var text: String { slice(0..<count) }

  /// The normal form with single spaces where the user had some.
  public var spaced: String { spacedSlice(0..<count) }

  /// A part of the normal form, without spaces.
  public func slice(_ range: Range<Int>) -> String { String(letters: scalars[range]) }

  /// A part of the normal form, with the spaces that stood inside it.
  public func spacedSlice(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range {
      if index > range.lowerBound, spaceBefore[index] { view.append(" ") }
      view.append(scalars[index])
    }
    return String(view)
  }

  /// Where `word`, written without spaces, ends that begins at a place; nil if it does not stand there. Takes time by
  /// the word, however long the text is.
  public func end(of word: String, at start: Int) -> Int? { scalars.end(of: word, at: start) }

  /// Where a part of the normal form stood in `source`, in scalars.
  public func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place = range.lowerBound < count ? start(range.lowerBound) : source.unicodeScalars.count
      return place..<place
    }
    let last = range.upperBound - 1
    if let sources {
      let (first, last) = (sources[range.lowerBound], sources[last])
      // Words that were moved behind others stood before them.
      return first.lowerBound <= last.upperBound
        ? first.lowerBound..<last.upperBound : 0..<source.unicodeScalars.count
    }
    let first = start(range.lowerBound)
    return first..<first + range.count + spaceCount(in: range.lowerBound + 1..<range.upperBound)
  }

  /// The index in `source` of a scalar.
  private func start(_ index: Int) -> Int {
    // The first scalar's space is the edge of the text.
    sources.map { $0[index].lowerBound } ?? index + spaceCount(in: 0..<index + 1) - 1
  }

  /// How many scalars of a range have a space in front of them.
  private func spaceCount(in range: Range<Int>) -> Int { spaceBefore.trueCount(in: range) }

  /// The same text with a part of the normal form set aside, as if a space stood there.
  public func without(_ part: Range<Int>) -> NormalText {
    let kept = [0..<part.lowerBound, part.upperBound..<count].joined()
    var spaces = SpaceMarks(kept.map { $0 == part.upperBound || spaceBefore[$0] })
    spaces.append(true)
    return NormalText(
      source: source, scalars: kept.map { scalars[$0] }, spaceBefore: spaces,
      sources: kept.map { sourceRange($0..<$0 + 1) },
      hasInnerSpaces: spaces.dropFirst().dropLast().contains(true),
      isQuestion: isQuestion)
  }
}

/// The last step: punctuation and pictures behind the last word.
package enum FinalPunctuation {
  static func strip(_ items: [SourcedScalar]) -> (items: ArraySlice<SourcedScalar>, isQuestion: Bool) {
    var end = items.endIndex
    var isQuestion = false
    while end > 0, isClosing(items[end - 1].scalar) {
      isQuestion = isQuestion || items[end - 1].scalar == "?"
      end -= 1
    }
    return end == 0 ? (items[...], isQuestion) : (items[..<end], isQuestion)
  }

  package static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ".", "!", "?", ",", ";", ":", "~", "^", "♡", "♥", "❤", "☆", "★": true
    // Most texts end with a syllable, which is no picture; nor is any letter below those.
    default:
      scalar.value >= 0x231A && !Hangul.isSyllable(scalar) && scalar.properties.isEmojiPresentation
    }
  }
}
