/// What a check looks for. Each has a file of its own in `Checks`.
public enum FindingCode: String, CaseIterable, Hashable, Sendable {
  case ambiguousSentence = "MG101"
  case neverWins = "MG102"
  case swallowed = "MG103"
  case globalCommand = "MG104"
  case alreadyCovered = "MG105"
  case idleAlternative = "MG106"
  case literalName = "MG107"
  case fixedParticle = "MG201"
  case veryShort = "MG202"
  case notComposed = "MG203"
  case translation = "MG301"
  case placeholders = "MG302"
  case applicationName = "MG401"
  case slotType = "MG402"
  case twoSlots = "MG403"
  case tooManyShortcuts = "MG404"
  case tooManyExpansions = "MG405"
  case typedApplicationName = "MG406"
  case stringQuery = "MG407"
  case secondProvider = "MG408"
  case manyShortcuts = "MG409"
  case sameTitle = "MG410"

  /// How serious it is, unless the check knows better.
  public var severity: Finding.Severity {
    switch self {
    case .ambiguousSentence, .neverWins, .alreadyCovered, .placeholders: .error
    case .swallowed, .globalCommand, .idleAlternative, .fixedParticle, .translation: .warning
    case .literalName, .veryShort, .notComposed, .manyShortcuts: .note
    default: .error
    }
  }

  /// A rule that Apple's tools have and Malgil has not.
  public var isApples: Bool { rawValue.hasPrefix("MG4") }

  /// One line for lists of rules.
  public var title: String {
    switch self {
    case .ambiguousSentence: "two intents accept the same sentence"
    case .neverWins: "a phrase can never win"
    case .swallowed: "a slot that takes any text swallows another phrase"
    case .globalCommand: "a phrase is also a command that works everywhere"
    case .alreadyCovered: "a phrase that others of its intent stand for already"
    case .idleAlternative: "an alternative that changes nothing"
    case .literalName: "words of a phrase are the name of a thing"
    case .fixedParticle: "one form of a particle beside a value that may need the other"
    case .veryShort: "a very short phrase"
    case .notComposed: "text that is not in composed form (NFC)"
    case .translation: "a phrase without a translation, or a translation without a phrase"
    case .placeholders: "placeholders that the intent or the source does not have"
    case .applicationName: "the app's name is missing, or said twice"
    case .slotType: "a slot of a type that Apple refuses"
    case .twoSlots: "two slots in a phrase"
    case .tooManyShortcuts: "more than ten App Shortcuts"
    case .tooManyExpansions: "more than a thousand sentences"
    case .typedApplicationName: "the app's name is typed out"
    case .stringQuery: "a search by text without EntityStringQuery"
    case .secondProvider: "a second AppShortcutsProvider"
    case .manyShortcuts: "more than five App Shortcuts"
    case .sameTitle: "two App Shortcuts with one title"
    }
  }
}
