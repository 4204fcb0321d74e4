import Languages
public import Matching

extension PhraseProject {
  /// The name under which the tables' phrases are compiled.
  public static let app = "app"

  /// The rules of ours that a language of a table is matched by: `ko` for `ko-KR`; itself where there are none.
  public static func ruleTag(_ language: String) -> String {
    let base = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language
    return PhraseLanguages.named(base) == nil ? language : base
  }

  /// The tables' phrases in one language, or in all; a text that is no template is left out (`malgil lint` tells).
  public func phrases(in language: String? = nil) -> [Phrase] {
    shortcuts.enumerated().flatMap { index, shortcut in
      shortcut.texts.sorted { $0.key < $1.key }.filter { language == nil || $0.key == language }.flatMap {
        tag, texts in
        texts.compactMap { phrase($0, of: shortcut, index, tag) }
      }
    }
  }

  /// A text is longer than a template may be, so no phrase is made of it.
  func hasTooLongText(in language: String) -> Bool {
    shortcuts.contains { shortcut in
      shortcut.texts[language]?.contains { $0.value.unicodeScalars.count > Template.lengthLimit } ?? false
    }
  }

  private func phrase(
    _ text: StringTable.Text, of shortcut: TableShortcut, _ index: Int, _ language: String
  ) -> Phrase? {
    guard text.value.unicodeScalars.count <= Template.lengthLimit,
      let template = try? Template(Self.escaped(text.value))
    else { return nil }
    let slots = Set(template.root.slots.map(\.name))
    return Phrase(
      app: Self.app, intent: shortcut.intent, shortcut: index, language: Self.ruleTag(language),
      template: template,
      parameters: Dictionary(uniqueKeysWithValues: slots.map { ($0, reader($0, of: shortcut.intent)) }),
      origin: PhraseOrigin(file: text.place.file, line: text.place.line, column: text.place.column))
  }

  /// Apple's phrases know slots only; what our templates mean more by brackets is text there.
  static func escaped(_ text: String) -> String {
    let letters = Array(text)
    var result = ""
    var isSlot = false
    for (index, character) in letters.enumerated() {
      if character == "$", index + 1 < letters.count, letters[index + 1] == "{" { isSlot = true }
      if !isSlot, "()[]{}<>|;@\\".contains(character) { result.append("\\") }
      result.append(character)
      if character == "}" { isSlot = false }
    }
    return result
  }

  /// The same phrases word for word: the app's name may stand where it is set aside nowhere else (새 ${…} 채팅).
  private static func asWritten(_ phrases: [Phrase]) -> [Phrase] {
    phrases.filter { PhraseLanguages.named($0.language) != nil && $0.template.root.applicationNameCount > 0 }
      .map {
        var phrase = $0
        phrase.isExact = true
        return phrase
      }
  }

  private func reader(_ slot: String, of intent: String) -> SlotReader {
    let type = catalog?.intent(intent)?.parameters.first { $0.name == slot }?.type
    let isEnum = type.map { name in catalog?.enums.contains { $0.name == name } ?? false } ?? false
    return .names(
      DictionaryID("\(Self.app).\(slot)"), acceptsOtherText: !isEnum || settings.values[slot] != nil)
  }

  /// What may be said for each slot: `values` of the settings, and the cases of enums.
  public var dictionaries: [DictionaryID: NameDictionary] {
    var entries: [String: [NameDictionary.Entry]] = [:]
    for (slot, values) in settings.values { entries[slot] = values.map { .init(id: $0, names: [$0]) } }
    for parameter in catalog?.intents.flatMap(\.parameters) ?? [] where entries[parameter.name] == nil {
      guard let type = catalog?.enums.first(where: { $0.name == parameter.type }) else { continue }
      entries[parameter.name] = type.cases.map {
        .init(id: $0.name, names: $0.titles.isEmpty ? [$0.name] : $0.titles)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: entries.map { (DictionaryID("\(Self.app).\($0.key)"), NameDictionary($0.value)) })
  }

  /// Every phrase of every language, compiled, for finding which shortcut a sentence reaches.
  ///
  /// - Throws: `PhraseSetErrors` with every phrase that does not compile.
  public func matcher() throws(PhraseSetErrors) -> Matcher {
    let names = [Self.app: names.all]
    let phrases = phrases()
    let set = try PhraseSet(
      phrases: phrases + Self.asWritten(phrases), languages: PhraseLanguages.all, applicationNames: names)
    return Matcher(phrases: set, dictionaries: dictionaries, applicationNames: names)
  }
}
