/// Why a text is no JSON, or not the JSON that is wanted.
public struct JSONMistake: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// In bytes of the text.
  public var offset: Int

  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  public var description: String { message }
}

// MARK: What must be there

extension JSON {
  /// - Throws: `JSONMistake` when there is no such key.
  public func value(_ key: String) throws(JSONMistake) -> JSON {
    guard let value = self[key] else { throw JSONMistake("“\(key)” is missing", at: offset) }
    return value
  }

  /// - Throws: `JSONMistake`, as the others here, when the key is missing or has a value of another type.
  public func text(_ key: String) throws(JSONMistake) -> String { try value(key).asText(key) }
  public func integer(_ key: String) throws(JSONMistake) -> Int { try value(key).asInteger(key) }
  public func boolean(_ key: String) throws(JSONMistake) -> Bool { try value(key).asBoolean(key) }
  public func list(_ key: String) throws(JSONMistake) -> [JSON] { try value(key).asList(key) }
  public func members(_ key: String) throws(JSONMistake) -> [Member] { try value(key).asMembers(key) }

  public func texts(_ key: String) throws(JSONMistake) -> [String] {
    try list(key).map { element throws(JSONMistake) in try element.asText(key) }
  }

  /// The first key, in the order of letters, that is none of `known`.
  public func unknownKey(among known: [String]) -> String? {
    (object ?? []).map(\.key).sorted().first { !known.contains($0) }
  }

  // MARK: What may be missing or null

  /// The value of a key that has one which is not `null`.
  public func given(_ key: String) -> JSON? { self[key].flatMap { $0.isNull ? nil : $0 } }

  /// - Throws: `JSONMistake`, as the others here, when there is a value of another type.
  public func textIfGiven(_ key: String) throws(JSONMistake) -> String? { try given(key)?.asText(key) }
  public func integerIfGiven(_ key: String) throws(JSONMistake) -> Int? { try given(key)?.asInteger(key) }
  public func booleanIfGiven(_ key: String) throws(JSONMistake) -> Bool? { try given(key)?.asBoolean(key) }
  public func textsIfGiven(_ key: String) throws(JSONMistake) -> [String]? {
    given(key) == nil ? nil : try texts(key)
  }

  public func numberIfGiven(_ key: String) throws(JSONMistake) -> Double? {
    guard let value = given(key) else { return nil }
    guard let number = value.number else { throw value.otherType(key) }
    return number
  }

  /// An object of texts.
  public func textMembersIfGiven(_ key: String) throws(JSONMistake) -> [String: String]? {
    guard given(key) != nil else { return nil }
    var texts: [String: String] = [:]
    for member in try members(key) { texts[member.key] = try member.value.asText(key) }
    return texts
  }

  // MARK: Types

  private func asText(_ key: String) throws(JSONMistake) -> String {
    guard let string else { throw otherType(key) }
    return string
  }

  private func asInteger(_ key: String) throws(JSONMistake) -> Int {
    guard let integer else { throw otherType(key) }
    return integer
  }

  private func asBoolean(_ key: String) throws(JSONMistake) -> Bool {
    guard let boolean else { throw otherType(key) }
    return boolean
  }

  private func asList(_ key: String) throws(JSONMistake) -> [JSON] {
    guard let array else { throw otherType(key) }
    return array
  }

  private func asMembers(_ key: String) throws(JSONMistake) -> [Member] {
    guard let object else { throw otherType(key) }
    return object
  }

  /// What is said of a key whose value is of another type.
  public func otherType(_ key: String) -> JSONMistake {
    JSONMistake("“\(key)” has a value of another type", at: offset)
  }

  /// What is said of a key whose value is none of those that there are.
  public func otherValue(_ key: String) -> JSONMistake {
    JSONMistake("“\(key)” has a value that there is not", at: offset)
  }
}
