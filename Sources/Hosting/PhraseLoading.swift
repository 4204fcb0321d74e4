package import AppIntents
package import Assistant
import Foundation
import Language
package import Matching
package import NearestMeaning
package import PhraseCatalog

/// Brings in the phrases of apps: those that were compiled at an earlier start, or the files.
package struct PhraseLoading {
  private let location: PhraseLocation
  private let folders: StorageFolders

  /// - Parameter phrases: folders, in order; an app's phrases are taken from the first that has them.
  package init(phrases: [String], folders: StorageFolders) {
    location = PhraseLocation(given: phrases)
    self.folders = folders
  }

  /// - Throws: `PhraseFileErrors` with every mistake in every file.
  package func catalog(of apps: [any AssistantApp.Type]) throws -> AppCatalog {
    var inputs = PhraseInputs(compiler: .running)
    for app in apps {
      let name = _typeName(app, qualified: false)
      inputs.add(app: app.phrasesFolder ?? name, root: try location.root(of: app.phrasesFolder ?? name))
    }
    let file = CompiledPhrasesFile(at: folders.compiledPhrases(place: inputs.place))
    if let kept = file.read(key: inputs.key) {
      var catalog = AppCatalog(
        apps: apps, compiled: kept.set, dictionaries: kept.lists, applicationNames: kept.applicationNames,
        entities: kept.entities)
      catalog.meaning = kept.meaning
      catalog.keptConversation = kept.conversation.map { ConversationPhrases($0) }
      return catalog
    }
    let files = try read(apps)
    var catalog = try AppCatalog(
      apps: apps, phrases: files.phrases, dictionaries: files.lists, applicationNames: files.names)
    catalog.meaning = Self.meaning(of: files, apps)
    file.write(
      CompiledPhrases(
        set: catalog.matcher.phrases, lists: catalog.fixedDictionaries, applicationNames: files.names,
        entities: catalog.entities, meaning: catalog.meaning, conversation: ConversationPhrases.all.set),
      key: inputs.key)
    return catalog
  }

  /// What the examples of the files teach. The assistant's own app takes what its phrases say, and no more: what is near to an
  /// app's sentences is the app's.
  package static func meaning(of files: Files, _ apps: [any AssistantApp.Type]) -> MeaningModel? {
    guard files.files.contains(where: { !$0.examples.isEmpty }) else { return nil }
    let schemas = Dictionary(
      apps.map { IntentRuntime.describe($0) }.map { ($0.name, PhraseSchema.schema(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    let own = Set(apps.filter { $0 is any OwnApp.Type }.map { _typeName($0, qualified: false) })
    let examples = MeaningExamples.all(of: files.files.filter { !own.contains($0.app) }) { file in
      schemas[file.app]?.parameters(file.intent, file.language) ?? [:]
    }
    return MeaningModel(learningFrom: examples)
  }

  /// The phrase files themselves, which are compiled only for `catalog`.
  ///
  /// - Throws: `PhraseFileErrors` with every mistake in every file.
  package func files(of apps: [any AssistantApp.Type]) throws -> Files { try read(apps) }

  /// What the phrase files of all apps say.
  package struct Files {
    package var files: [PhraseFile] = []
    /// The rules that each file may name, by its path.
    package var rules: [String: [String: PhraseRule]] = [:]
    package var phrases: [Phrase] = []
    package var lists: [DictionaryID: NameDictionary] = [:]
    package var names: [String: [String]] = [:]

    package init() {}
  }

  private func read(_ apps: [any AssistantApp.Type]) throws -> Files {
    var read = Files()
    var mistakes: [PhraseFileError] = []
    for app in apps {
      let descriptor = IntentRuntime.describe(app)
      guard let root = try location.root(of: app.phrasesFolder ?? descriptor.name) else { continue }
      do {
        let files = try PhraseFolder(at: root, apps: [PhraseSchema.schema(of: descriptor)])
        read.files += files.files
        read.rules.merge(files.rulesByPath) { first, _ in first }
        read.phrases += files.phrases
        read.lists.merge(files.listDictionaries) { first, _ in first }
        read.names.merge(files.applicationNames) { $0 + $1 }
      } catch let error as PhraseFileErrors {
        mistakes += error.errors
      }
    }
    guard mistakes.isEmpty else { throw PhraseFileErrors(errors: mistakes) }
    return read
  }
}
