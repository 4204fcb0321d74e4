public import Language
import Languages
public import Matching

/// The phrases of one app in one language, with everything that checks ask about them.
public struct CheckedPhrases: Sendable {
  public let app: String
  public let language: String
  public let phrases: [Phrase]
  /// The language's rules; nil for a language that has none, whose phrases are matched as written.
  public let rules: (any PhraseLanguage)?
  public let dictionaries: [DictionaryID: NameDictionary]
  /// Every name of the app.
  public let applicationNames: [String]
  /// Whole sentences that are commands everywhere (취소, help).
  public let commands: [String]
  /// Words of another kind of table: whatever no table ranks is reported as it is.
  public let isApples: Bool
  /// Different intents are different; keys of a table may be one shortcut, for all that the table tells.
  public let knowsIntents: Bool
  /// Each phrase as it is meant; nil for one that does not compile.
  let meanings: [ExpandedTemplate?]

  /// - Parameters:
  ///   - phrases: those of other apps and languages are left out.
  ///   - commands: those of the language when nil.
  public init(
    app: String, language: String, phrases: [Phrase], dictionaries: [DictionaryID: NameDictionary] = [:],
    applicationNames: [String] = [], commands: [String]? = nil, isApples: Bool = false,
    knowsIntents: Bool = true
  ) {
    let own = phrases.filter { $0.app == app && $0.language == language }
    let rules = PhraseLanguages.named(language)
    self.app = app
    self.language = language
    self.phrases = own
    self.rules = rules
    self.dictionaries = dictionaries
    self.applicationNames = applicationNames
    self.commands = commands ?? Self.commands(in: language, rules)
    self.isApples = isApples
    self.knowsIntents = knowsIntents
    meanings = own.map { phrase in
      do throws(TemplateError) { return try phrase.meaning(in: rules) } catch { return nil }
    }
  }

  /// Sentences that steer a conversation while a question is open, whatever an app makes of them. With nothing open an
  /// app's phrase comes first.
  private static func commands(in language: String, _ rules: (any PhraseLanguage)?) -> [String] {
    let phrases = ConversationPhrases(rules.map { [$0] } ?? [])
    return GlobalCommands.words(in: language)
      + phrases.samples(of: [.resume, .parked, .help, .repeatReply, .back, .startOver])
  }

  /// The phrases compiled, with the dictionaries.
  ///
  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public func matcher() throws(PhraseSetErrors) -> Matcher {
    let names = [app: applicationNames]
    let set = try PhraseSet(phrases: phrases, languages: rules.map { [$0] } ?? [], applicationNames: names)
    return Matcher(phrases: set, dictionaries: dictionaries, applicationNames: names)
  }

  /// Every word that a phrase says.
  var vocabulary: Set<String> {
    var words: Set<String> = []
    for phrase in phrases {
      for template in [phrase.template] + phrase.rules.values {
        for text in template.root.texts {
          let parts = text.split(separator: " ").map(String.init)
          for part in parts + [text] { words.insert(MachineTable.word(part)) }
        }
      }
    }
    return words
  }

  func place(_ phrase: Int) -> FindingPlace { FindingPlace(phrases[phrase].origin) }
}

extension FindingPlace {
  public init(_ origin: PhraseOrigin) {
    self.init(file: origin.file, line: origin.line, column: origin.column)
  }
}

extension Template.Node {
  /// The literal texts, in order.
  var texts: [String] {
    switch kind {
    case .text(let text, _): [text]
    case .sequence(let nodes), .alternatives(let nodes), .permutation(let nodes): nodes.flatMap(\.texts)
    case .optional(let node), .group(let node): node.texts
    case .slot, .applicationName, .rule: []
    }
  }

  /// The slots, in order.
  var slots: [Template.Slot] {
    switch kind {
    case .slot(let slot): [slot]
    case .sequence(let nodes), .alternatives(let nodes), .permutation(let nodes): nodes.flatMap(\.slots)
    case .optional(let node), .group(let node): node.slots
    case .text, .applicationName, .rule: []
    }
  }

  /// How often the app's name is said.
  var applicationNameCount: Int {
    switch kind {
    case .applicationName: 1
    case .sequence(let nodes), .permutation(let nodes): nodes.reduce(0) { $0 + $1.applicationNameCount }
    case .alternatives(let nodes): nodes.map(\.applicationNameCount).max() ?? 0
    case .optional(let node), .group(let node): node.applicationNameCount
    case .text, .slot, .rule: 0
    }
  }

  /// The names of the rules, in order.
  var ruleNames: [String] {
    switch kind {
    case .rule(let name): [name]
    case .sequence(let nodes), .alternatives(let nodes), .permutation(let nodes): nodes.flatMap(\.ruleNames)
    case .optional(let node), .group(let node): node.ruleNames
    case .text, .slot, .applicationName: []
    }
  }
}
