import Assistant
package import ConversationProtocol

/// The language of replies: `--lang`, else the environment's when it is one that we speak, else Korean.
package enum ReplyLanguage {
  /// - Throws: `AssistantFailure` for a language that we do not speak.
  package static func choose(_ wanted: String?, environment: [String: String]) throws -> String {
    if let wanted { return try named(wanted) }
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      return known(value) ?? "ko"
    }
    return "ko"
  }

  /// The language that a request names.
  ///
  /// - Throws: `AssistantFailure.badRequest` for one that we do not speak.
  package static func named(_ tag: String) throws(AssistantFailure) -> String {
    guard let known = known(tag) else { throw unknown(tag) }
    return known
  }

  private static func unknown(_ tag: String) -> AssistantFailure {
    let languages = MessageCatalogue.languages.keys.sorted().joined(separator: ", ")
    return AssistantFailure(.badRequest, "I do not speak “\(tag)”; --lang takes \(languages)")
  }

  private static func known(_ tag: String) -> String? {
    let language = tag.prefix { $0 != "_" && $0 != "-" && $0 != "." }.lowercased()
    return MessageCatalogue.languages[language] == nil ? nil : language
  }
}
