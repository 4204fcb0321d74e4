public import Foundation
public import Matching

/// An app that nobody has loaded, as far as its phrase files tell: every slot is a name that is known or not.
public enum UnknownApp {
  /// - Parameter app: the folder `root/<app>/<language>/*.yaml`.
  public static func schema(_ app: String, in root: URL) -> AppSchema {
    var slots: [String: Set<String>] = [:]
    for path in PhraseFolder.paths(of: app, in: root) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      var reader = PhraseFileReader(path: path, data: data)
      guard let file = reader.phraseFile(app: app, language: "") else { continue }
      var own = slots[file.intent] ?? []
      for template in file.sentences.map(\.template) + file.rules.values.map(\.template) {
        for slot in template.root.slots where file.lists[slot.name] == nil || slot.source != .parameter {
          own.insert(slot.name)
        }
      }
      slots[file.intent] = own
    }
    let intents = slots
    return AppSchema(app: app, intents: intents.keys.sorted()) { intent, _ in
      intents[intent].map { names in
        Dictionary(
          uniqueKeysWithValues: names.map { name in
            (name, SlotReader.names(DictionaryID("\(app).\(name)"), acceptsOtherText: true))
          })
      }
    }
  }

  /// The dictionaries of those slots.
  public static func dictionaries(_ app: String, values: [String: [String]]) -> [DictionaryID: NameDictionary]
  {
    Dictionary(
      uniqueKeysWithValues: values.map { slot, values in
        (DictionaryID("\(app).\(slot)"), NameDictionary(values.map { .init(id: $0, names: [$0]) }))
      })
  }
}
