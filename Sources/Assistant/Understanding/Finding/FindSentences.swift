import AppIntents
import Language
import Matching

/// The sentences that find things of one type in one language, compiled from the properties of its query.
struct FindSentences: Sendable {
  let descriptor: FindDescriptor
  let language: String
  let frame: FindFrame
  /// Ways to say a condition; a slot's name has the position of its way.
  let options: [FindOption]
  let phrases: PhraseSet
  /// Words with a fixed meaning: orders, and properties that are yes or no. An identifier is written criteria.
  let dictionaries: [DictionaryID: NameDictionary]

  static let orders = DictionaryID("find.order")
  static let booleans = DictionaryID("find.boolean")

  /// - Returns: nil in a language without such sentences, and where nothing can be compared or sorted.
  init?(_ descriptor: FindDescriptor, app: AppDescriptor, language: any PhraseLanguage) {
    guard let frame = language.findFrame else { return nil }
    let writer = FindTemplates(descriptor, frame, language: language.tag)
    let readers = SlotReaders(app: app, language: language.tag)
    let phrases = writer.sentences.compactMap { source -> Phrase? in
      guard let template = try? Template(source) else { return nil }
      return Phrase(
        app: app.name, intent: descriptor.intent, language: language.tag, template: template,
        parameters: writer.slots(readers), origin: PhraseOrigin(file: "finding in \(language.tag)"))
    }
    guard !phrases.isEmpty, !writer.options.isEmpty || !writer.orders.isEmpty,
      let set = try? PhraseSet(phrases: phrases, languages: [language], applicationNames: [:])
    else { return nil }
    self.descriptor = descriptor
    self.language = language.tag
    self.frame = frame
    options = writer.options
    self.phrases = set
    dictionaries = [
      Self.orders: NameDictionary(writer.orders), Self.booleans: NameDictionary(writer.booleans),
    ]
  }
}
