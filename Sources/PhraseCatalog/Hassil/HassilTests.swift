/// One file of sentences that must be understood, in the home that it describes.
public struct HassilTestFile: Sendable {
  public let path: String
  public var home = HassilHome()
  public var groups: [HassilTestGroup] = []

  init(path: String) { self.path = path }
}

/// Sentences that mean the same.
public struct HassilTestGroup: Sendable {
  public var sentences: [PhraseExample.Utterance]
  public var intent: String
  /// The combination of slots that has to be found; nil where the layout has none.
  public var combination: String?
  public var slots: [String: HassilValue]
  public var context: [String: HassilValue]
  /// Slots that come from the context and are not listed in the test.
  public var ignoredSlots: Set<String> = []
}

/// What can be named in a home: the lists `name`, `area` and `floor`.
public struct HassilHome: Sendable {
  public var entities: [HassilEntry] = []
  public var areas: [HassilEntry] = []
  public var floors: [HassilEntry] = []
  /// Where the speaker is, if the file says so.
  public var contextArea: String?

  public init() {}

  /// The lists by name.
  public var lists: [String: [HassilEntry]] { ["name": entities, "area": areas, "floor": floors] }
}
