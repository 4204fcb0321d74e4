/// A match as it was found: plain numbers, of which names, values and words are made when somebody asks.
///
/// Matches of one sentence lie in a row, their slots in another, each slot in front of those inside it.
struct FoundMatch {
  /// Position in `PhraseSet.phrases`.
  var phrase: Int32 = -1
  var firstSlot: Int32
  var endSlot: Int32 = 0
  /// Slots filled by something known, of the phrase itself.
  var knownSlotCount: Int32 = 0
  var costs = CostCounts()
  var literalCount: Int32 = 0
  /// The mark of the last predicate's ending; -1 for none.
  var ending: Int32 = -1
  /// The first name that was misspelt; -1 for none. What was said for it is the range behind.
  var repairedName: Int32 = -1
  var misspeltStart: Int32 = 0
  var misspeltEnd: Int32 = 0
  var asksFirst = false
  /// A value is uncertain, or one thing is to take the place of another, so that it asks first whatever its ending.
  var asksForValues = false
  var isApplicationNamed = false
  /// A slot holds text that nothing explains.
  var hasText = false

  var slots: Range<Int> { Int(firstSlot)..<Int(endSlot) }
}

/// A slot's value as it was found.
struct FoundSlot {
  enum Value {
    /// Entries of a dictionary, both by number: a range of `Findings.entries`.
    case names(dictionary: Int32, first: Int32, end: Int32)
    case text
    case number(from: Double, through: Double)
    case boolean(Bool)
    /// An index in `Findings.dates`.
    case date(Int32, secondsSince1970: Int)
    case duration(Int32, seconds: Int)
    case list
    case composite
  }

  /// The slot in `PhraseTables.slots`; -1 for what has modifiers and no value.
  var binding: Int32
  /// In Unicode scalars of the utterance as received.
  var start: Int32
  var end: Int32
  /// The next slot that is not inside this one.
  var next: Int32
  var value: Value
  var modifiers: Reading.Modifiers

  var range: Range<Int> { Int(start)..<Int(end) }

  /// It holds text that nothing explains.
  var isText: Bool {
    guard case .text = value else { return false }
    return binding >= 0
  }
}
