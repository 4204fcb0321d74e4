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
  public let spaceBefore: [Bool]

  /// For each scalar the index of the scalar in `source` where it begins; one more entry for the end of
  /// `source`.
  public var origin: [Int] {
    origins.isEmpty ? (0...count).map { $0 < count ? start($0) : source.unicodeScalars.count } : origins
  }

  /// The same; empty where each scalar stands for itself and single spaces are all that was left out before the
  /// last: then it is known by counting.
  private let origins: [Int]

  /// Whether the text ended in a question mark, which the normal form no longer has.
  public let isQuestion: Bool

  /// For each scalar the index behind the last of its scalars in `source`; empty when each stands for one.
  private let originEnd: [Int]

  /// Brings a text into the normal form.
  public init(_ source: String) {
    self = PlainText.normal(of: source) ?? NormalText(decorated: source)
  }

  /// Text of which each scalar stands for itself.
  ///
  /// - Parameter origin: empty where single spaces are all that was left out before the last scalar.
  init(
    source: String, scalars: [Unicode.Scalar], spaceBefore: [Bool], origin: [Int], hasInnerSpaces: Bool,
    isQuestion: Bool
  ) {
    self.source = source
    self.scalars = scalars
    self.spaceBefore = spaceBefore
    origins = origin
    self.hasInnerSpaces = hasInnerSpaces
    self.isQuestion = isQuestion
    originEnd = []
  }

  /// The steps of the normal form one after another, for any text.
  init(decorated source: String) {
    self.source = source
    let whole = ScalarComposition.compose(CodePointFolding.fold(source))
    let body = FinalPunctuation.strip(ChatDecoration.strip(whole))
    var scalars: [Unicode.Scalar] = []
    var spaces: [Bool] = []
    var origins: [Int] = []
    scalars.reserveCapacity(body.items.count)
    spaces.reserveCapacity(body.items.count + 1)
    origins.reserveCapacity(body.items.count + 1)
    var areSingle = true
    var sawSpace = true
    for item in body.items {
      if item.scalar == " " {
        sawSpace = true
        continue
      }
      scalars.append(item.scalar)
      spaces.append(sawSpace)
      origins.append(item.source.lowerBound)
      if item.source.count != 1 { areSingle = false }
      sawSpace = false
    }
    hasInnerSpaces = spaces.dropFirst().contains(true)
    spaces.append(true)
    origins.append(source.unicodeScalars.count)
    self.scalars = scalars
    spaceBefore = spaces
    self.origins = areSingle && Self.areCounted(origins, spaces) ? [] : origins
    originEnd = areSingle ? [] : body.items.filter { $0.scalar != " " }.map(\.source.upperBound)
    isQuestion = body.isQuestion
  }

  private static func areCounted(_ origins: [Int], _ spaces: [Bool]) -> Bool {
    var known = -1
    for index in 0..<origins.count - 1 {
      known += index > 0 && spaces[index] ? 2 : 1
      guard origins[index] == known else { return false }
    }
    return true
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
  public func slice(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// A part of the normal form, with the spaces that stood inside it.
  public func spacedSlice(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range {
      if index > range.lowerBound, spaceBefore[index] { view.append(" ") }
      view.append(scalars[index])
    }
    return String(view)
  }

  /// Where a part of the normal form stood in `source`, in scalars.
  public func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let first = start(range.lowerBound)
    guard !range.isEmpty else { return first..<first }
    let last = range.upperBound - 1
    return first..<(originEnd.isEmpty ? start(last) + 1 : originEnd[last])
  }

  /// The index in `source` of a scalar, or of the end.
  private func start(_ index: Int) -> Int {
    guard origins.isEmpty else { return origins[index] }
    guard index < count else { return source.unicodeScalars.count }
    // A flag is a byte, 0 or 1. The first scalar's space is the edge of the text.
    return spaceBefore.withUnsafeBytes { flags in
      var spaces = 0
      for place in 0...index { spaces &+= Int(flags[place]) }
      return index + spaces - 1
    }
  }
}

/// The last step: punctuation and pictures behind the last word.
private enum FinalPunctuation {
  static func strip(_ items: [SourcedScalar]) -> (items: ArraySlice<SourcedScalar>, isQuestion: Bool) {
    var end = items.endIndex
    var isQuestion = false
    while end > 0, isClosing(items[end - 1].scalar) {
      isQuestion = isQuestion || items[end - 1].scalar == "?"
      end -= 1
    }
    return end == 0 ? (items[...], isQuestion) : (items[..<end], isQuestion)
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ".", "!", "?", ",", ";", ":", "~", "^", "♡", "♥", "❤", "☆", "★": true
    default: !scalar.isASCII && scalar.properties.isEmojiPresentation
    }
  }
}
