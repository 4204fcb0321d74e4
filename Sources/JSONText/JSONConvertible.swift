/// Something with one JSON form, which is written and read the same by itself and inside of what Foundation's coders
/// write and read.
public protocol JSONConvertible: Codable {
  var jsonValue: JSON { get }
  /// - Throws: `JSONMistake` that says what is missing or of another type.
  init(jsonValue: JSON) throws(JSONMistake)
}

extension JSONConvertible {
  public func encode(to encoder: any Encoder) throws { try jsonValue.encode(to: encoder) }
  public init(from decoder: any Decoder) throws { try self.init(jsonValue: JSON(from: decoder)) }
}

extension JSON {
  public static func of(_ value: (some JSONConvertible)?) -> JSON { value?.jsonValue ?? .null }
  public static func list(of values: [some JSONConvertible]) -> JSON { .list(values.map(\.jsonValue)) }
  public static func object(of values: [String: some JSONConvertible]) -> JSON {
    JSON(values.mapValues(\.jsonValue))
  }

  /// - Throws: `JSONMistake`, as the others here, when the key is missing or its value is not of that form.
  public func read<Value: JSONConvertible>(_ key: String, as type: Value.Type = Value.self)
    throws(JSONMistake) -> Value
  {
    try Value(jsonValue: value(key))
  }

  public func readIfGiven<Value: JSONConvertible>(_ key: String, as type: Value.Type = Value.self)
    throws(JSONMistake) -> Value?
  {
    guard let value = given(key) else { return nil }
    return try Value(jsonValue: value)
  }

  public func readList<Value: JSONConvertible>(_ key: String, of type: Value.Type = Value.self)
    throws(JSONMistake) -> [Value]
  {
    try list(key).map { element throws(JSONMistake) in try Value(jsonValue: element) }
  }

  public func readMembers<Value: JSONConvertible>(_ key: String, of type: Value.Type = Value.self)
    throws(JSONMistake) -> [String: Value]
  {
    try value(key).readAll(called: key)
  }

  /// Every member of an object.
  ///
  /// - Parameter name: what mistakes call it.
  public func readAll<Value: JSONConvertible>(called name: String) throws(JSONMistake) -> [String: Value] {
    guard let object else { throw otherType(name) }
    var values: [String: Value] = [:]
    for member in object { values[member.key] = try Value(jsonValue: member.value) }
    return values
  }

  /// The case that a key names.
  public func readName<Value: RawRepresentable<String>>(_ key: String, of type: Value.Type = Value.self)
    throws(JSONMistake) -> Value
  {
    let text = try text(key)
    guard let value = Value(rawValue: text) else { throw try self.value(key).otherValue(key) }
    return value
  }

  public func readNameIfGiven<Value: RawRepresentable<String>>(
    _ key: String, of type: Value.Type = Value.self
  )
    throws(JSONMistake) -> Value?
  {
    given(key) == nil ? nil : try readName(key)
  }
}
