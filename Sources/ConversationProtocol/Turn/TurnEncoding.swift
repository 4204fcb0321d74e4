public import JSONText

/// The JSON forms, with `null` for what is absent: a reader never has to ask whether a key exists.
extension Turn: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "alternatives": .list(of: alternatives), "app": .text(app), "channel": .text(channel.rawValue),
      "effects": JSON(effects.mapValues { .integer($0) }), "error": .of(error), "intent": .text(intent),
      "match": .of(match), "outcome": .text(outcome.rawValue), "performed": .list(of: performed),
      "question": .of(question), "resume": .of(resume), "session": .text(session),
      "slots": .object(of: slots), "snippet": .of(snippet), "speech": .of(speech), "text": .text(text),
      "turn": .integer(turn), "undo": .of(undo), "v": .integer(1), "value": .of(value),
    ])
  }

  /// One line of JSON, keys sorted, no escaped slashes.
  public func json() -> String { jsonValue.line }
}

extension TurnSpeech: JSONConvertible {
  public var jsonValue: JSON { JSON(["full": .text(full), "supporting": .text(supporting)]) }
}

extension TurnSlot: JSONConvertible {
  public var jsonValue: JSON {
    switch self {
    case .entity(let id, let text, let said, let span):
      JSON(["id": .text(id), "said": .text(said), "span": Self.form(span), "text": .text(text)])
    case .value(let value, let text, let said, let span):
      JSON(["said": .text(said), "span": Self.form(span), "text": .text(text), "value": value.jsonValue])
    case .list(let members): .list(of: members)
    case .composite(let properties): .object(of: properties)
    }
  }

  private static func form(_ span: [Int]?) -> JSON { span.map { .list($0.map { .integer($0) }) } ?? .null }
}

extension TurnScalar: JSONConvertible {
  public var jsonValue: JSON {
    switch self {
    case .string(let value): .text(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .boolean(let value): .boolean(value)
    }
  }
}

extension TurnQuestion: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "attempt": .integer(attempt), "cancel": cancelTitle.map { .text($0) },
      "expires": .text(timestamp(expires)), "id": .text(id), "kind": .text(kind.rawValue),
      "max": .integer(max), "options": .list(of: options), "schema": schema.jsonValue,
      "sensitive": isSensitive ? .boolean(true) : nil, "slot": .text(slot), "title": .text(title),
    ])
  }
}

extension TurnOption: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "destructive": isDestructive ? .boolean(true) : nil, "id": .text(id),
      "section": section.map { .text($0) }, "subtitle": .text(subtitle), "title": .text(title),
    ])
  }
}

extension TurnSchema: JSONConvertible {
  public var jsonValue: JSON {
    switch self {
    case .string: JSON(["type": "string"])
    case .boolean: JSON(["type": "boolean"])
    case .dateTime: JSON(["format": "date-time", "type": "string"])
    case .integer(let minimum, let maximum):
      JSON([
        "maximum": maximum.map { .integer($0) }, "minimum": minimum.map { .integer($0) }, "type": "integer",
      ])
    case .number(let minimum, let maximum):
      JSON(["maximum": maximum.map { .number($0) }, "minimum": minimum.map { .number($0) }, "type": "number"])
    case .oneOf(let options): JSON(["oneOf": Self.choices(options), "type": "string"])
    case .anyOf(let options): JSON(["items": JSON(["anyOf": Self.choices(options)]), "type": "array"])
    }
  }

  private static func choices(_ options: [TurnOption]) -> JSON {
    .list(options.map { JSON(["const": .text($0.id), "title": .text($0.title)]) })
  }
}

extension TurnValue: JSONConvertible {
  public var jsonValue: JSON { JSON(["id": id.map { .text($0) }, "text": .text(text)]) }
}

extension TurnSnippet: JSONConvertible {
  public var jsonValue: JSON {
    JSON(["buttons": buttons.map { .texts($0) }, "lines": .texts(lines), "tree": tree])
  }
}

extension TurnUndo: JSONConvertible {
  public var jsonValue: JSON { JSON(["say": .text(say), "until": .text(timestamp(until))]) }
}

extension TurnPerformance: JSONConvertible {
  public var jsonValue: JSON { JSON(members) }

  var members: [String: JSON] {
    ["app": .text(app), "intent": .text(intent), "slots": .object(of: slots)]
  }
}

extension TurnMatch: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "ask_first": .boolean(asksFirst), "cost": .integer(cost), "phrase": .text(phrase),
      "repaired": .of(repaired),
    ])
  }
}

extension TurnRepair: JSONConvertible {
  public var jsonValue: JSON { JSON(["from": .text(from), "how": .text(how), "to": .text(to)]) }
}

extension TurnResume: JSONConvertible {
  public var jsonValue: JSON { JSON(["argv": .texts(argv)]) }
}

extension TurnAlternative: JSONConvertible {
  public var jsonValue: JSON {
    JSON(["cost": .integer(cost), "intent": .text(intent), "phrase": .text(phrase)])
  }
}
