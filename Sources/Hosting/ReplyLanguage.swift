import Assistant
import ConversationProtocol

/// The language of replies: `--lang`, else the environment's when it is one that we speak, else Korean.
package enum ReplyLanguage {
  /// - Throws: `AssistantFailure` for a language that we do not speak.
  package static func choose(_ wanted: String?, environment: [String: String]) throws -> String {
    if let wanted {
      guard let known = known(wanted) else {
        let languages = MessageCatalogue.languages.keys.sorted().joined(separator: ", ")
        throw AssistantFailure(.badRequest, "I do not speak “\(wanted)”; --lang takes \(languages)")
      }
      return known
    }
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      return known(value) ?? "ko"
    }
    return "ko"
  }

  private static func known(_ tag: String) -> String? {
    let language = tag.prefix { $0 != "_" && $0 != "-" && $0 != "." }.lowercased()
    return MessageCatalogue.languages[language] == nil ? nil : language
  }
}
