import Foundation

/// Turns as a client reads them: the JSON of `--json`, the socket and HTTP.
///
/// What the JSON does not say (whether an answer is sensitive) is not there afterwards either.
extension Turn: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      session: try container.decode(String.self, forKey: .session),
      turn: try container.decode(Int.self, forKey: .turn),
      outcome: try container.decode(TurnOutcome.self, forKey: .outcome),
      text: try container.decode(String.self, forKey: .text),
      speech: try container.decode(TurnSpeech.self, forKey: .speech))
    channel = try container.decode(TurnChannel.self, forKey: .channel)
    app = try container.decodeIfPresent(String.self, forKey: .app)
    intent = try container.decodeIfPresent(String.self, forKey: .intent)
    slots = try container.decode([String: TurnSlot].self, forKey: .slots)
    question = try container.decodeIfPresent(TurnQuestion.self, forKey: .question)
    value = try container.decodeIfPresent(TurnValue.self, forKey: .value)
    snippet = try container.decodeIfPresent(TurnSnippet.self, forKey: .snippet)
    undo = try container.decodeIfPresent(TurnUndo.self, forKey: .undo)
    performed = try container.decode([TurnPerformance].self, forKey: .performed)
    effects = try container.decode([String: Int].self, forKey: .effects)
    match = try container.decodeIfPresent(TurnMatch.self, forKey: .match)
    resume = try container.decodeIfPresent(TurnResume.self, forKey: .resume)
    alternatives = try container.decode([TurnAlternative].self, forKey: .alternatives)
    error = try container.decodeIfPresent(TurnError.self, forKey: .error)
  }

  /// The turn of one line of JSON.
  ///
  /// - Throws: `DecodingError`.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Turn.self, from: Data(json.utf8))
  }
}

extension TurnSlot: Decodable {
  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.singleValueContainer().decode([TurnSlot].self) {
      self = .list(members)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    // A value has always the same four keys; a composite, the names of its properties.
    guard container.contains(.text), container.contains(.span) else {
      self = .composite(try decoder.singleValueContainer().decode([String: TurnSlot].self))
      return
    }
    let text = try container.decode(String.self, forKey: .text)
    let said = try container.decodeIfPresent(String.self, forKey: .said)
    let span = try container.decodeIfPresent([Int].self, forKey: .span)
    self =
      container.contains(.value)
      ? .value(try container.decode(TurnScalar.self, forKey: .value), text: text, said: said, span: span)
      : .entity(
        id: try container.decodeIfPresent(String.self, forKey: .id), text: text, said: said, span: span)
  }
}

extension TurnScalar: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }
}

extension TurnQuestion: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      kind: try container.decode(Kind.self, forKey: .kind),
      slot: try container.decode(String.self, forKey: .slot),
      title: try container.decode(String.self, forKey: .title),
      attempt: try container.decode(Int.self, forKey: .attempt),
      max: try container.decode(Int.self, forKey: .max), expires: try container.decodeTime(forKey: .expires),
      schema: try container.decode(TurnSchema.self, forKey: .schema),
      options: try container.decode([TurnOption].self, forKey: .options))
  }
}

extension TurnSchema: Decodable {
  private struct Choice: Decodable {
    var const: String
    var title: String

    var option: TurnOption { TurnOption(id: const, title: title, subtitle: nil, isDestructive: false) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "boolean": self = .boolean
    case "integer":
      self = .integer(
        minimum: try container.decodeIfPresent(Int.self, forKey: .minimum),
        maximum: try container.decodeIfPresent(Int.self, forKey: .maximum))
    case "number":
      self = .number(
        minimum: try container.decodeIfPresent(Double.self, forKey: .minimum),
        maximum: try container.decodeIfPresent(Double.self, forKey: .maximum))
    case "array":
      let items = try container.nestedContainer(keyedBy: Key.self, forKey: .items)
      self = .anyOf(try items.decode([Choice].self, forKey: .anyOf).map(\.option))
    case "string" where container.contains(.oneOf):
      self = .oneOf(try container.decode([Choice].self, forKey: .oneOf).map(\.option))
    case "string": self = container.contains(.format) ? .dateTime : .string
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "“\(type)” is no type of an answer")
    }
  }
}

extension TurnUndo: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      until: try container.decodeTime(forKey: .until), say: try container.decode(String.self, forKey: .say))
  }
}

extension TurnMatch: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      phrase: try container.decode(String.self, forKey: .phrase),
      cost: try container.decode(Int.self, forKey: .cost),
      asksFirst: try container.decode(Bool.self, forKey: .askFirst),
      repaired: try container.decodeIfPresent(TurnRepair.self, forKey: .repaired))
  }
}

extension TurnError: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      code: try container.decode(String.self, forKey: .code),
      message: try container.decode(String.self, forKey: .message),
      rule: try container.decodeIfPresent(String.self, forKey: .rule),
      span: try container.decodeIfPresent([Int].self, forKey: .span),
      isRetryable: try container.decode(Bool.self, forKey: .retryable))
  }
}

extension KeyedDecodingContainer {
  /// An ISO 8601 time with its offset.
  fileprivate func decodeTime(forKey key: Key) throws -> Date {
    let text = try decode(String.self, forKey: key)
    guard let time = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "“\(text)” is no time")
    }
    return time
  }
}
