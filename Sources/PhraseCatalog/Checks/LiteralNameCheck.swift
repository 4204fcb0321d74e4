import Language
import Matching

/// MG107: words of a phrase are the name of a thing.
///
///     새 음성 채팅        and somebody called a profile 음성: 새 {profile} 채팅 says that too
enum LiteralNameCheck {
  /// The most words of a phrase that are taken together.
  private static let wordLimit = 4

  static func findings(in checked: CheckedPhrases) -> [Finding] {
    let names = names(in: checked)
    guard !names.isEmpty else { return [] }
    return checked.phrases.flatMap { phrase in
      let said = phrase.template.root.texts.flatMap { runs(of: $0) }
      var seen: Set<String> = []
      return said.compactMap { words -> Finding? in
        let key = MachineTable.word(words)
        guard let dictionary = names[key], seen.insert(key).inserted else { return nil }
        let type = dictionary.text.split(separator: ".").last.map(String.init) ?? dictionary.text
        return Finding(
          .literalName, at: FindingPlace(phrase.origin), language: checked.language,
          "“\(words)” is also the name of a \(type)", witness: words)
      }
    }
  }

  /// The names of things, by their words; lists in phrase files are words themselves.
  private static func names(in checked: CheckedPhrases) -> [String: DictionaryID] {
    var names: [String: DictionaryID] = [:]
    for (id, dictionary) in checked.dictionaries.sorted(by: { $0.key.text < $1.key.text })
    where !id.text.contains(".list.") && dictionary.nameCount <= MachineTable.nameLimit {
      for entry in dictionary.entries {
        for name in entry.names where names[MachineTable.word(name)] == nil {
          names[MachineTable.word(name)] = id
        }
      }
    }
    return names
  }

  private static func runs(of text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    return words.indices.flatMap { start in
      (start..<min(words.count, start + wordLimit)).map { words[start...$0].joined(separator: " ") }
    }
  }
}
