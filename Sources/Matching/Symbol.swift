public import Language

/// What an arc of an automaton consumes.
enum Symbol: Hashable, Sendable {
  /// One code byte of the utterance (`JamoCode`).
  case byte(UInt8)
  /// A whole reading of another automaton.
  case call(Int32)
  /// A value for a slot, read by the slot's reader.
  case slot(Int32)
  /// Nothing; the mark is reported.
  case mark(Int32)
  /// Nothing; holds only where a word may end.
  case wordEnd
  /// Nothing; holds only where a space or a comma was typed, or at the end.
  case typedSpace
  /// Nothing; a space typed here costs.
  case joined
}

/// How the words of a slot are read.
public indirect enum SlotReader: Hashable, Sendable {
  /// A name of the dictionary; when `acceptsOtherText`, also words that only the app's query can judge.
  case names(DictionaryID, acceptsOtherText: Bool)
  /// A number in the language's words or digits, with any counter; only within the bounds, if there are any.
  case number(NumberBounds?)
  /// How many of the thing beside it: a number alone or with a counter of things (두 마리, two bowls of), never one that
  /// measures or tells the time (7시, 3층, 500 ml).
  case quantity
  case boolean
  /// A day, a time or both, in words or digits. A span of time stands for its beginning.
  case date
  /// A length of time.
  case duration
  /// Anything, and only what nothing more specific explains.
  case text
  /// Members read one after another, joined by “and” or by nothing.
  case list(SlotReader)
  /// A form that is itself a phrase with slots of its own.
  case composite(forms: [PhraseNode], slots: [String: SlotReader])
}

extension SlotReader {
  /// The same text for equal readers, in every run.
  var identity: String {
    switch self {
    case .list(let member): "list(\(member.identity))"
    case .composite(let forms, let slots):
      "composite(\(forms), "
        + slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.identity)" }.joined(separator: ", ")
        + ")"
    default: "\(self)"
    }
  }
}

/// The numbers `{from..through,step:name}` stands for.
public struct NumberBounds: Hashable, Sendable {
  public let from: Int
  public let through: Int
  public let step: Int

  public init(from: Int, through: Int, step: Int = 1) {
    self.from = from
    self.through = through
    self.step = step
  }

  func contains(_ value: Double) -> Bool {
    guard value >= Double(from), value <= Double(through) else { return false }
    return (value - Double(from)).truncatingRemainder(dividingBy: Double(step)) == 0
  }
}

/// Names one dictionary among those given to the matcher, such as `FoodDelivery.Dish`.
public struct DictionaryID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}

/// A slot as it is bound in a phrase: the parameter it fills and how it is read.
struct SlotBinding: Hashable, Sendable {
  var name: String
  var reader: CompiledReader
}

/// A `SlotReader` whose lists and composites have become automata.
enum CompiledReader: Hashable, Sendable {
  case names(DictionaryID, acceptsOtherText: Bool, language: String)
  case number(NumberBounds?, language: String)
  case quantity(language: String)
  case boolean(language: String)
  case date(language: String)
  case duration(language: String)
  case text(language: String)
  /// The automaton that reads the members of a list, one slot capture a member.
  case list(Int32)
  /// The automaton that reads the properties, one slot capture a property.
  case composite(Int32)
}
