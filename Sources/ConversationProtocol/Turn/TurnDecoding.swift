public import JSONText

/// Turns as a client reads them: the JSON of `--json`, the socket and HTTP.
extension Turn {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      session: try json.text("session"), turn: try json.integer("turn"),
      outcome: try json.readName("outcome"),
      text: try json.text("text"), speech: try json.read("speech"))
    channel = try json.readName("channel")
    app = try json.textIfGiven("app")
    intent = try json.textIfGiven("intent")
    slots = try json.readMembers("slots")
    question = try json.readIfGiven("question")
    value = try json.readIfGiven("value")
    snippet = try json.readIfGiven("snippet")
    undo = try json.readIfGiven("undo")
    performed = try json.readList("performed")
    for member in try json.members("effects") { effects[member.key] = member.value.integer }
    match = try json.readIfGiven("match")
    resume = try json.readIfGiven("resume")
    alternatives = try json.readList("alternatives")
    error = try json.readIfGiven("error")
  }

  /// The turn of one line of JSON.
  ///
  /// - Throws: `JSONMistake`.
  public init(json: String) throws(JSONMistake) {
    try self.init(jsonValue: JSON(parsing: Array(json.utf8), called: "line"))
  }
}

extension TurnSpeech {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(full: try json.text("full"), supporting: try json.textIfGiven("supporting"))
  }
}

extension TurnSlot {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    if let members = json.array {
      self = .list(try members.map { member throws(JSONMistake) in try TurnSlot(jsonValue: member) })
      return
    }
    // A value has always the same four keys; a composite, the names of its properties.
    guard json["text"] != nil, json["span"] != nil else {
      self = .composite(try json.readAll(called: "slots"))
      return
    }
    let (text, said) = (try json.text("text"), try json.textIfGiven("said"))
    let span = try json.integersIfGiven("span")
    self =
      json["value"] != nil
      ? .value(try json.read("value"), text: text, said: said, span: span)
      : .entity(id: try json.textIfGiven("id"), text: text, said: said, span: span)
  }
}

extension TurnScalar {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    if let value = json.boolean {
      self = .boolean(value)
    } else if let value = json.integer {
      self = .integer(value)
    } else if let value = json.number {
      self = .number(value)
    } else if let value = json.string {
      self = .string(value)
    } else {
      throw json.otherType("value")
    }
  }
}

extension TurnQuestion {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), kind: try json.readName("kind"), slot: try json.text("slot"),
      title: try json.text("title"), attempt: try json.integer("attempt"), max: try json.integer("max"),
      expires: try json.time("expires"), schema: try json.read("schema"),
      options: try json.readList("options"), cancelTitle: try json.textIfGiven("cancel"),
      isSensitive: try json.booleanIfGiven("sensitive") ?? false)
  }
}

extension TurnOption {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), title: try json.text("title"), subtitle: try json.textIfGiven("subtitle"),
      section: try json.textIfGiven("section"),
      isDestructive: try json.booleanIfGiven("destructive") ?? false)
  }
}

extension TurnSchema {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    switch try json.text("type") {
    case "boolean": self = .boolean
    case "integer":
      self = .integer(
        minimum: try json.integerIfGiven("minimum"), maximum: try json.integerIfGiven("maximum"))
    case "number": self = .number(minimum: json["minimum"]?.number, maximum: json["maximum"]?.number)
    case "array": self = .anyOf(try Self.choices(try json.value("items").list("anyOf")))
    case "string" where json["oneOf"] != nil: self = .oneOf(try Self.choices(try json.list("oneOf")))
    case "string": self = json["format"] != nil ? .dateTime : .string
    default: throw try json.value("type").otherValue("type")
    }
  }

  private static func choices(_ list: [JSON]) throws(JSONMistake) -> [TurnOption] {
    try list.map { choice throws(JSONMistake) in
      TurnOption(
        id: try choice.text("const"), title: try choice.text("title"), subtitle: nil, isDestructive: false)
    }
  }
}

extension TurnValue {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(id: try json.textIfGiven("id"), text: try json.text("text"))
  }
}

extension TurnSnippet {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(lines: try json.texts("lines"), buttons: try json.textsIfGiven("buttons"), tree: json["tree"])
  }
}

extension TurnUndo {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(until: try json.time("until"), say: try json.text("say"))
  }
}

extension TurnPerformance {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      app: try json.text("app"), intent: try json.text("intent"), slots: try json.readMembers("slots"))
  }
}

extension TurnMatch {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      phrase: try json.text("phrase"), cost: try json.integer("cost"),
      asksFirst: try json.boolean("ask_first"),
      repaired: try json.readIfGiven("repaired"))
  }
}

extension TurnRepair {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(from: try json.text("from"), to: try json.text("to"), how: try json.text("how"))
  }
}

extension TurnResume {
  public init(jsonValue json: JSON) throws(JSONMistake) { self.init(argv: try json.texts("argv")) }
}

extension TurnAlternative {
  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      intent: try json.text("intent"), phrase: try json.text("phrase"), cost: try json.integer("cost"))
  }
}
