import Foundation
import JSONText

/// Reads `Metadata.appintents/extract.actionsdata`, which Xcode makes of an app's sources and puts into the app.
///
///     {"actions": {"OrderSoup": {"parameters": […]}}, "autoShortcuts": [{"actionIdentifier": "OrderSoup",
///       "phraseTemplates": [{"key": "Order ${soup} in ${applicationName}"}]}], "entities": {…}, "enums": […]}
///
/// Apple documents the format nowhere. What is read here stands in files of several versions of Xcode; other keys are left
/// out. Declarations stand under their names or in a list, a type is written with `linkEnumeration` or `enum`.
struct ActionsDataReader {
  /// Largest file that is read, in bytes; those of large apps have a few hundred kilobytes.
  static let sizeLimit = 8 << 20
  /// Intents, entities, enums or queries; and phrases.
  static let declarationLimit = 5_000
  static let phraseLimit = 10_000
  static let version = 1

  let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// - Throws: `PhraseFileError` with the place of the first mistake.
  func catalog() throws(PhraseFileError) -> SwiftCatalog {
    guard source.bytes.count <= Self.sizeLimit else {
      throw PhraseFileError(file: source.path, message: "the file is larger than 8 megabytes")
    }
    let root = try document()
    return SwiftCatalog(
      providers: try providers(root), intents: try declarations("actions", of: root, intent),
      entities: try declarations("entities", of: root) { name, _, place in .init(name: name, place: place) },
      enums: try declarations("enums", of: root, enumeration),
      queries: try declarations("queries", of: root, query))
  }

  private func document() throws(PhraseFileError) -> JSON {
    let root: JSON
    do {
      root = try JSON(parsing: source.bytes, called: "file")
    } catch {
      throw mistake(error)
    }
    guard root["actions"] != nil else {
      throw source.error("“actions” is missing; this is no extract.actionsdata of Xcode", at: root.offset)
    }
    if let version = root.given("version"), version.integer != Self.version {
      throw source.error("only version \(Self.version) of this format can be read", at: version.offset)
    }
    return root
  }

  // MARK: Shortcuts

  private func providers(_ root: JSON) throws(PhraseFileError) -> [SwiftCatalog.Provider] {
    guard let list = root.given("autoShortcuts") else { return [] }
    var shortcuts: [SwiftCatalog.Shortcut] = []
    var phrases = 0
    for shortcut in try elements(list, "autoShortcuts") {
      shortcuts.append(try self.shortcut(shortcut))
      phrases += shortcuts.last?.phrases.count ?? 0
      try check(phrases, Self.phraseLimit, "phrases", at: shortcut.offset)
    }
    guard !shortcuts.isEmpty else { return [] }
    let name = root["autoShortcutProviderMangledName"]?.string ?? ""
    return [.init(name: name, shortcuts: shortcuts, place: place(list.offset))]
  }

  private func shortcut(_ node: JSON) throws(PhraseFileError) -> SwiftCatalog.Shortcut {
    let list = try read { () throws(JSONMistake) in try node.value("phraseTemplates") }
    var phrases: [SwiftCatalog.Phrase] = []
    for template in try elements(list, "phraseTemplates") {
      let key = try read { () throws(JSONMistake) in try template.value("key") }
      guard let text = key.string else { throw mistake(key.otherType("key")) }
      phrases.append(.init(text: text, place: place(key.offset)))
    }
    return .init(
      intent: try read { () throws(JSONMistake) in try node.text("actionIdentifier") }, phrases: phrases,
      shortTitle: text(of: node["shortTitle"]), place: place(node.offset))
  }
}

// MARK: Looking into it

extension ActionsDataReader {
  /// A text that may be translated: `{"key": "Order", "table": "Intents"}`.
  func text(of node: JSON?) -> String? { node?["key"]?.string }

  func place(_ offset: Int) -> SwiftCatalog.Place { .init(source.place(of: offset)) }

  func mistake(_ error: JSONMistake) -> PhraseFileError { source.error(error.message, at: error.offset) }

  func read<Value>(_ body: () throws(JSONMistake) -> Value) throws(PhraseFileError) -> Value {
    do { return try body() } catch { throw mistake(error) }
  }

  func elements(_ list: JSON, _ key: String) throws(PhraseFileError) -> [JSON] {
    guard let elements = list.array else { throw mistake(list.otherType(key)) }
    try check(elements.count, Self.declarationLimit, "“\(key)”", at: list.offset)
    return elements
  }

  func check(_ count: Int, _ limit: Int, _ what: String, at offset: Int) throws(PhraseFileError) {
    guard count <= limit else { throw source.error("more than \(limit) \(what) are not read", at: offset) }
  }
}
