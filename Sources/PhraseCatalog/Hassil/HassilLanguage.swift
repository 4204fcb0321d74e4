public import Matching

/// Everything that a folder of hassil templates says in one language.
public struct HassilLanguage: Sendable {
  /// A BCP 47 tag, from the name of the folder.
  public let language: String
  public var blocks: [HassilBlock] = []
  public var rules: [String: Template] = [:]
  public var lists: [String: HassilList] = [:]
  /// Words that may stand anywhere and mean nothing.
  public var skipWords: [String] = []
  public var tests: [HassilTestFile] = []

  init(language: String) { self.language = language }

  /// How many templates there are.
  public var templateCount: Int { blocks.reduce(0) { $0 + $1.sentences.count } }
}

/// One entry of `data:`: templates of one intent that share slots and conditions.
public struct HassilBlock: Sendable {
  public var intent: String
  /// The name of the file in the layout that has one file for each combination of slots.
  public var combination: String?
  public var sentences: [PhraseFile.Sentence] = []
  /// Slots with a fixed value, unless the sentence says another.
  public var slots: [String: HassilValue] = [:]
  /// What must be in the context, by key.
  public var requires: [String: HassilRequirement] = [:]
  /// What must not be in the context, by key.
  public var excludes: [String: HassilValue] = [:]
  public var rules: [String: Template] = [:]
  public var lists: [String: HassilList] = [:]
  /// One of these words must be said; none needs to be when this is empty.
  public var requiredKeywords: Set<String> = []
  /// The key of the answer; nil for the default one.
  public var response: String?

  init(intent: String, combination: String? = nil) {
    self.intent = intent
    self.combination = combination
  }
}

/// What `requires_context:` wants of one key.
public struct HassilRequirement: Hashable, Sendable {
  /// The value, or one of these values; nil when any will do.
  public var value: HassilValue?
  /// The slot that receives the value from the context.
  public var slot: String?

  public init(value: HassilValue? = nil, slot: String? = nil) {
    self.value = value
    self.slot = slot
  }

  func allows(_ actual: HassilValue) -> Bool { value.map { $0.allows(actual) } ?? true }
}
