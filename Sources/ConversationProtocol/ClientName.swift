package import JSONText

/// The name that a client gives a conversation, a request or its terminal. Control characters are refused: NUL ends a name
/// in some places, and others steer the terminal in which a person reads it.
package enum ClientName {
  /// In bytes.
  package static let longest = 256

  package static func isName(_ text: String) -> Bool {
    (1...longest).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: !scalar.properties.isBidiControl
        }
      }
  }

  package static func refusal(of part: String) -> String {
    "“\(part)” is a name of 1 to \(longest) bytes without control characters"
  }
}

extension JSON {
  /// - Throws: `JSONMistake` when there is a value that is no name.
  package func nameIfGiven(_ key: String) throws(JSONMistake) -> String? {
    guard let name = try textIfGiven(key) else { return nil }
    guard ClientName.isName(name) else { throw JSONMistake(ClientName.refusal(of: key), at: offset) }
    return name
  }

  /// - Throws: `JSONMistake` when there is no name.
  func name(_ key: String) throws(JSONMistake) -> String {
    guard let name = try nameIfGiven(key) else { throw JSONMistake("“\(key)” is missing", at: offset) }
    return name
  }
}
