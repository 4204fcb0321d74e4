/// What a language knows about sentences that go on with what was said before: edits of a list, names that are given, requests that
/// leave out what they are about. A language that knows nothing of it leaves all of it to the defaults.
public protocol ConversationLanguage: Sendable {
  /// The words that keep a named thing out of what is wanted, with its name: (콜라는 빼고), (짜장면 말고), (no cola), (instead of seasoned
  /// chicken). Nil where the name is wanted.
  func exclusion(of name: Range<Int>, in text: NormalText) -> MarkedText?

  /// What the words around a named thing do with it, where a list of such things is open.
  ///
  /// - Parameters:
  ///   - before: the words between the thing before it and this one, with “#” for each number.
  ///   - behind: those between this thing and the next one; without a space in front where the name goes on: “는 빼 줘”.
  /// - Returns: nil where they only name it.
  func editRole(before: String, behind: String) -> EditRole?

  /// How much of an open list a number counts that stands by itself.
  ///
  /// - Parameter around: the words from the beginning to the first thing that is named, with “#” for each number.
  func editScope(around: String) -> EditScope?

  /// Whether words around a single name only ask the same of it as was asked of another one: (첨성대)는요?, what about (Busan Tower)?
  func asksOfAnother(_ words: String, isQuestion: Bool) -> Bool

  /// Whether words around a single name only say that it is wanted, too: (안압지)도, (Bulguksa) as well.
  func addsAnother(_ words: String) -> Bool

  /// Whether the words beside on or off add nothing to a switch that is set back: (turn it) back (on) again.
  func addsNothing(_ words: [String]) -> Bool

  /// How many words at the beginning of a text belong to the sentence around it: (please,) Romantic weekends.
  func leadingWords(of text: [String]) -> Int

  /// The name in an answer that says where from: (엄마손)에서, from (Mom's). Nil for any other answer.
  func placeName(in text: NormalText) -> Range<Int>?

  /// The name that an answer gives to what is asked for one: call it (Autumn), (가을)로 해 줘. Nil where all of it is the name.
  func givenName(in text: NormalText) -> Range<Int>?

  /// What the kitchen or the courier is asked for, in a sentence to an order that is open: 드레싱은 따로 주세요, “no onions”.
  func wish(in text: NormalText) -> MarkedText?

  /// Whether a name in a sentence says where something is to go: 회사로, to the office. Never 한식 하는 집, “I've got work”.
  func isDestination(_ name: Range<Int>, in text: NormalText) -> Bool
}

extension ConversationLanguage {
  public func exclusion(of name: Range<Int>, in text: NormalText) -> MarkedText? { nil }

  public func editRole(before: String, behind: String) -> EditRole? { nil }

  public func asksOfAnother(_ words: String, isQuestion: Bool) -> Bool { false }

  public func addsAnother(_ words: String) -> Bool { false }

  public func addsNothing(_ words: [String]) -> Bool { words.isEmpty }

  public func leadingWords(of text: [String]) -> Int { 0 }

  public func givenName(in text: NormalText) -> Range<Int>? { nil }

  public func placeName(in text: NormalText) -> Range<Int>? { nil }

  public func editScope(around: String) -> EditScope? { nil }

  public func wish(in text: NormalText) -> MarkedText? { nil }

  public func isDestination(_ name: Range<Int>, in text: NormalText) -> Bool { false }
}
