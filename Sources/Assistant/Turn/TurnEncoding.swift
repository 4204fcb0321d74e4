package import Foundation

/// The JSON forms, with `null` for what is absent: a reader never has to ask whether a key exists.
extension Turn: Encodable {
  enum Key: String, CodingKey {
    case v, session, turn, channel, outcome, app, intent, slots, text, speech, question, value, snippet, undo
    case performed, effects, match, resume, alternatives, error
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .v)
    try container.encode(session, forKey: .session)
    try container.encode(turn, forKey: .turn)
    try container.encode(channel, forKey: .channel)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(app, forKey: .app)
    try container.encode(intent, forKey: .intent)
    try container.encode(slots, forKey: .slots)
    try container.encode(text, forKey: .text)
    try container.encode(speech, forKey: .speech)
    try container.encode(question, forKey: .question)
    try container.encode(value, forKey: .value)
    try container.encode(snippet, forKey: .snippet)
    try container.encode(undo, forKey: .undo)
    try container.encode(performed, forKey: .performed)
    try container.encode(effects, forKey: .effects)
    try container.encode(match, forKey: .match)
    try container.encode(resume, forKey: .resume)
    try container.encode(alternatives, forKey: .alternatives)
    try container.encode(error, forKey: .error)
  }

  /// One line of JSON, keys sorted, no escaped slashes.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension TurnSpeech {
  enum Key: String, CodingKey { case full, supporting }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(full, forKey: .full)
    try container.encode(supporting, forKey: .supporting)
  }
}

extension TurnSlot: Encodable {
  enum Key: String, CodingKey { case id, value, text, said, span }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .entity(let id, let text, let said, let span):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(text, forKey: .text)
      try container.encode(said, forKey: .said)
      try container.encode(span, forKey: .span)
    case .value(let value, let text, let said, let span):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(value, forKey: .value)
      try container.encode(text, forKey: .text)
      try container.encode(said, forKey: .said)
      try container.encode(span, forKey: .span)
    case .list(let members): try members.encode(to: encoder)
    case .composite(let properties): try properties.encode(to: encoder)
    }
  }
}

extension TurnScalar: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    }
  }
}

extension TurnQuestion: Encodable {
  enum Key: String, CodingKey { case id, kind, slot, title, attempt, max, expires, schema, options }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(slot, forKey: .slot)
    try container.encode(title, forKey: .title)
    try container.encode(attempt, forKey: .attempt)
    try container.encode(max, forKey: .max)
    try container.encode(timestamp(expires), forKey: .expires)
    try container.encode(schema, forKey: .schema)
    try container.encode(options, forKey: .options)
  }
}

extension TurnOption {
  enum Key: String, CodingKey { case id, title, subtitle, destructive }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    subtitle = try container.decodeIfPresent(String.self, forKey: .subtitle)
    isDestructive = try container.decodeIfPresent(Bool.self, forKey: .destructive) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(subtitle, forKey: .subtitle)
    if isDestructive { try container.encode(true, forKey: .destructive) }
  }
}

extension TurnSchema: Encodable {
  enum Key: String, CodingKey { case type, minimum, maximum, format, oneOf, items, anyOf }
  private enum OptionKey: String, CodingKey { case const, title }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .string: try container.encode("string", forKey: .type)
    case .boolean: try container.encode("boolean", forKey: .type)
    case .dateTime:
      try container.encode("string", forKey: .type)
      try container.encode("date-time", forKey: .format)
    case .integer(let minimum, let maximum):
      try container.encode("integer", forKey: .type)
      try container.encodeIfPresent(minimum, forKey: .minimum)
      try container.encodeIfPresent(maximum, forKey: .maximum)
    case .number(let minimum, let maximum):
      try container.encode("number", forKey: .type)
      try container.encodeIfPresent(minimum, forKey: .minimum)
      try container.encodeIfPresent(maximum, forKey: .maximum)
    case .oneOf(let options):
      try container.encode("string", forKey: .type)
      try encode(options, into: container.nestedUnkeyedContainer(forKey: .oneOf))
    case .anyOf(let options):
      try container.encode("array", forKey: .type)
      var items = container.nestedContainer(keyedBy: Key.self, forKey: .items)
      try encode(options, into: items.nestedUnkeyedContainer(forKey: .anyOf))
    }
  }

  private func encode(_ options: [TurnOption], into container: consuming any UnkeyedEncodingContainer) throws
  {
    for option in options {
      var item = container.nestedContainer(keyedBy: OptionKey.self)
      try item.encode(option.id, forKey: .const)
      try item.encode(option.title, forKey: .title)
    }
  }
}

extension TurnUndo: Encodable {
  enum Key: String, CodingKey { case until, say }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(timestamp(until), forKey: .until)
    try container.encode(say, forKey: .say)
  }
}

extension TurnMatch: Encodable {
  enum Key: String, CodingKey { case phrase, cost, askFirst = "ask_first", repaired }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(phrase, forKey: .phrase)
    try container.encode(cost, forKey: .cost)
    try container.encode(asksFirst, forKey: .askFirst)
    try container.encode(repaired, forKey: .repaired)
  }
}

extension TurnError: Encodable {
  enum Key: String, CodingKey { case code, message, rule, span, retryable }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(rule, forKey: .rule)
    try container.encodeIfPresent(span, forKey: .span)
    try container.encode(isRetryable, forKey: .retryable)
  }
}

/// ISO 8601 with the offset of the current time zone, whole seconds.
package func timestamp(_ date: Date) -> String {
  let zone = TimeZone.current
  let offset = zone.secondsFromGMT(for: date)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = zone
  let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
  func padded(_ value: Int?, _ width: Int = 2) -> String {
    let digits = String(value ?? 0)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
  let day = "\(padded(parts.year, 4))-\(padded(parts.month))-\(padded(parts.day))"
  let time = "\(padded(parts.hour)):\(padded(parts.minute)):\(padded(parts.second))"
  let sign = offset < 0 ? "-" : "+"
  return "\(day)T\(time)\(sign)\(padded(abs(offset) / 3600)):\(padded(abs(offset) / 60 % 60))"
}
