/// A JSON value: what lines between programs and tables of texts are read into and written from.
///
///     let line = JSON(["do": "say", "text": .text("치킨 주문해줘")]).line   // {"do":"say","text":"치킨 주문해줘"}
///     let turn = try JSON(parsing: bytes)["turn"]
///
/// Foundation's coders ask the runtime about types, which a process that says one sentence has no time for; they tell
/// no places, take the last of two equal keys, and know no limit of depth.
public struct JSON: Hashable, Sendable {
  public indirect enum Value: Hashable, Sendable {
    case object([Member])
    case array([JSON])
    case string(String)
    /// As it is written.
    case number(String)
    case boolean(Bool)
    case null
  }

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSON
    /// Where the key begins, in bytes of the text that was read; 0 in what was not read.
    public var keyOffset: Int

    public init(_ key: String, _ value: JSON, keyOffset: Int = 0) {
      self.key = key
      self.value = value
      self.keyOffset = keyOffset
    }

    public static func == (one: Member, other: Member) -> Bool {
      one.key == other.key && one.value == other.value
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  public var value: Value
  /// Where it begins, in bytes of the text that was read; 0 in what was not read.
  public var offset: Int

  public init(_ value: Value, offset: Int = 0) {
    self.value = value
    self.offset = offset
  }

  /// The same when it says the same, wherever it stands.
  public static func == (one: JSON, other: JSON) -> Bool { one.value == other.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// MARK: Looking into it

extension JSON {
  public var object: [Member]? { if case .object(let members) = value { members } else { nil } }
  public var array: [JSON]? { if case .array(let elements) = value { elements } else { nil } }
  public var string: String? { if case .string(let text) = value { text } else { nil } }
  public var boolean: Bool? { if case .boolean(let value) = value { value } else { nil } }
  /// Nil for a number with a fraction, too.
  public var integer: Int? { if case .number(let text) = value { Int(text) ?? whole(text) } else { nil } }
  public var number: Double? {
    guard case .number(let text) = value, let number = Double(text), number.isFinite else { return nil }
    return number
  }
  public var isNull: Bool { if case .null = value { true } else { false } }

  /// The value of a key; nil where there is none, and in what is no object.
  public subscript(key: String) -> JSON? { object?.first { $0.key == key }?.value }

  /// 2.0 and 2e3 are whole, too.
  private func whole(_ text: String) -> Int? { Double(text).flatMap { Int(exactly: $0) } }
}

// MARK: Making it

extension JSON {
  /// `null` for nil.
  public static func text(_ text: String?) -> JSON { JSON(text.map { .string($0) } ?? .null) }
  public static func integer(_ value: Int?) -> JSON { JSON(value.map { .number(String($0)) } ?? .null) }
  public static func boolean(_ value: Bool) -> JSON { JSON(.boolean(value)) }
  public static func list(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
  public static func texts(_ texts: [String]) -> JSON { JSON(.array(texts.map { .text($0) })) }
  public static let null = JSON(.null)

  /// JSON has no infinities, and no number that is none: those are `null`.
  public static func number(_ value: Double?) -> JSON {
    guard let value, value.isFinite else { return .null }
    return Int(exactly: value).map { .integer($0) } ?? JSON(.number("\(value)"))
  }

  /// An object of the members that are not nil.
  public init(_ members: KeyValuePairs<String, JSON?>) {
    self.init(.object(members.compactMap { key, value in value.map { Member(key, $0) } }))
  }

  public init(_ members: [String: JSON]) {
    self.init(.object(members.map { Member($0.key, $0.value) }))
  }
}

extension JSON: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(.string(text)) }
}
