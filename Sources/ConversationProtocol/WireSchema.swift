public import JSONText

/// The JSON Schemas of what goes between a conversation and whoever talks with it.
///
///     let schema = WireSchema.document(of: .turn)   // what Docs/schema/turn.json has
///
/// They say what is written: which members there are, and of which type each is.
public enum WireSchema: String, CaseIterable, Sendable {
  case turn = "Turn"
  case event = "Event"
  case request = "TurnRequest"
  case failure = "Failure"
  case session = "SessionLine"
  case question = "Question"
  case option = "Option"
  case slot = "Slot"
  case performance = "Performance"
  case speech = "Speech"
  case widget = "Widget"
  case control = "Control"
  case activity = "Activity"
  case notification = "Notification"
  case viewTree = "ViewTree"
  case viewNode = "ViewNode"
  case viewModifier = "ViewModifier"
  case viewStyle = "ViewStyle"

  /// A schema by itself, with those that it needs.
  public static func document(of schema: WireSchema) -> JSON {
    let definitions = allCases.map { JSON.Member($0.rawValue, $0.body(under: "#/$defs/")) }
    return JSON([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text(schema.rawValue),
      "$ref": .text("#/$defs/\(schema.rawValue)"), "$defs": JSON(.object(definitions)),
    ])
  }

  /// What it says of one value.
  ///
  /// - Parameter place: where references lead, such as `#/components/schemas/`.
  public func body(under place: String) -> JSON { SchemaWriting(place).body(of: self) }
}

/// Schemas of objects whose members are always there, `null` where they have no value.
struct SchemaWriting {
  private let place: String

  init(_ place: String) { self.place = place }

  func body(of schema: WireSchema) -> JSON {
    switch schema {
    case .turn: turn
    case .event: event
    case .request: request
    case .failure: failure
    case .session: session
    case .question: question
    case .option: option
    case .slot: slot
    case .performance: performance
    case .speech: object(["full": text, "supporting": orNull(text)])
    case .widget: widget
    case .control: control
    case .activity: activity
    case .notification: notification
    case .viewTree: viewTree
    case .viewNode: viewNode
    case .viewModifier: viewModifier
    case .viewStyle: viewStyle
    }
  }

  // MARK: Parts

  let text = JSON(["type": "string"])
  let integer = JSON(["type": "integer"])
  let number = JSON(["type": "number"])
  let boolean = JSON(["type": "boolean"])
  private let time = JSON(["type": "string", "format": "date-time"])

  func reference(_ schema: WireSchema) -> JSON { JSON(["$ref": .text(place + schema.rawValue)]) }
  func list(_ element: JSON) -> JSON { JSON(["type": "array", "items": element]) }
  private func names<Name: CaseIterable & RawRepresentable<String>>(_ type: Name.Type) -> JSON {
    JSON(["type": "string", "enum": .texts(type.allCases.map(\.rawValue))])
  }
  private func orNull(_ schema: JSON) -> JSON { JSON(["anyOf": .list([schema, JSON(["type": "null"])])]) }
  private func map(_ value: JSON) -> JSON { JSON(["type": "object", "additionalProperties": value]) }

  /// - Parameter optional: members that are left out where they have no value.
  func object(_ members: KeyValuePairs<String, JSON>, optional: KeyValuePairs<String, JSON> = [:])
    -> JSON
  {
    let all = (Array(members) + Array(optional)).map { JSON.Member($0.key, $0.value) }
    return JSON([
      "type": "object", "properties": JSON(.object(all)), "required": .texts(members.map(\.key)),
      "additionalProperties": .boolean(false),
    ])
  }

  // MARK: A turn

  private var turn: JSON {
    object([
      "v": JSON(["const": .integer(1)]), "session": text, "turn": integer, "channel": names(TurnChannel.self),
      "outcome": names(TurnOutcome.self), "app": orNull(text), "intent": orNull(text), "text": text,
      "speech": reference(.speech), "slots": map(reference(.slot)), "question": orNull(reference(.question)),
      "value": orNull(object(["text": text], optional: ["id": text])),
      "snippet": orNull(
        object(["lines": list(text)], optional: ["buttons": list(text), "tree": reference(.viewTree)])),
      "undo": orNull(object(["say": text, "until": time])), "performed": list(reference(.performance)),
      "effects": map(integer), "match": orNull(match), "resume": orNull(object(["argv": list(text)])),
      "alternatives": list(object(["intent": text, "phrase": text, "cost": integer])),
      "error": orNull(reference(.failure)),
    ])
  }

  private var match: JSON {
    let repair = object(["from": text, "to": text, "how": text])
    return object(["phrase": text, "cost": integer, "ask_first": boolean, "repaired": orNull(repair)])
  }

  private var question: JSON {
    object(
      [
        "id": text, "kind": names(TurnQuestion.Kind.self), "slot": text, "title": text, "attempt": integer,
        "max": integer, "expires": time, "schema": JSON(["type": "object"]),
        "options": list(reference(.option)),
      ], optional: ["cancel": text, "sensitive": boolean])
  }

  private var option: JSON {
    object(
      ["id": text, "title": text, "subtitle": orNull(text)],
      optional: ["destructive": boolean, "section": text])
  }

  /// An entity, a plain value, several, or the parts of a composite.
  private var slot: JSON {
    let span = orNull(list(integer))
    let scalar = JSON(["type": .texts(["string", "number", "boolean", "null"])])
    return JSON([
      "anyOf": .list([
        object(["id": orNull(text), "text": text, "said": orNull(text), "span": span]),
        object(["value": scalar, "text": text, "said": orNull(text), "span": span]),
        list(reference(.slot)), map(reference(.slot)),
      ])
    ])
  }

  private var performance: JSON { object(["app": text, "intent": text, "slots": map(reference(.slot))]) }

  private var failure: JSON {
    object(
      ["code": names(AssistantFailure.Code.self), "message": text, "retryable": boolean],
      optional: ["rule": text, "span": list(integer)])
  }

  private var session: JSON { object(["id": text, "owner": text, "updated": text, "parked": boolean]) }

  // MARK: Surfaces

  private var widget: JSON {
    object([
      "id": text, "app": text, "kind": text, "title": text, "family": text, "stack": orNull(text),
      "tree": orNull(reference(.viewTree)), "stale": boolean, "problem": orNull(text),
      "relevance": number, "next": orNull(time), "configuration": map(text),
    ])
  }

  private var control: JSON {
    object([
      "id": text, "app": text, "kind": text, "title": text, "value": text, "hint": orNull(text),
      "on": orNull(boolean), "disabled": boolean, "tree": orNull(reference(.viewTree)),
      "problem": orNull(text), "form": orNull(JSON(["type": "object"])),
    ])
  }

  private var activity: JSON {
    let tree = reference(.viewTree)
    return object([
      "id": text, "app": text, "kind": text, "title": text, "state": names(LiveActivityReport.State.self),
      "tree": orNull(tree), "island": map(tree), "relevance": number,
      "begins": time, "ends": time, "next": orNull(time), "problem": orNull(text),
    ])
  }

  private var notification: JSON {
    object([
      "id": text, "app": text, "name": text, "title": text, "subtitle": text, "body": text, "thread": text,
      "level": text, "sound": boolean, "picture": boolean, "delivered": time,
      "actions": list(object(["id": text, "title": text, "text": boolean, "destructive": boolean])),
    ])
  }

  // MARK: Events

  private var event: JSON {
    let place: KeyValuePairs<String, JSON> = ["session": text, "turn": integer]
    return JSON([
      "anyOf": .list([
        happened("said", Array(place) + [("text", text), ("speech", reference(.speech))]),
        happened("asked", Array(place) + [("question", reference(.question))]),
        happened(
          "performed", Array(place) + [("app", text), ("intent", text), ("slots", map(reference(.slot)))]),
        happened(
          "ended", [("session", text), ("outcome", names(TurnOutcome.self)), ("turn", reference(.turn))]),
        happened(
          "notified",
          [
            ("app", text), ("about", text), ("text", text), ("texts", map(text)),
            ("fraction", orNull(number)),
          ]),
        happened("widget", [("widget", reference(.widget))]),
        happened("control", [("control", reference(.control))]),
        happened("activity", [("activity", reference(.activity))]),
        happened("notification", [("notification", reference(.notification))]),
        object(["v": JSON(["const": .integer(1)]), "event": JSON(["const": "reset"])]),
      ])
    ])
  }

  private func happened(_ name: String, _ members: [(key: String, value: JSON)]) -> JSON {
    let all =
      [
        JSON.Member("v", JSON(["const": .integer(1)])), JSON.Member("id", integer), JSON.Member("at", time),
        JSON.Member("event", JSON(["const": .text(name)])),
      ] + members.map { JSON.Member($0.key, $0.value) }
    return JSON([
      "type": "object", "properties": JSON(.object(all)), "required": .texts(all.map(\.key)),
      "additionalProperties": .boolean(false),
    ])
  }

  // MARK: Requests

  private var request: JSON {
    let name = JSON(["type": "string", "minLength": .integer(1), "maxLength": .integer(ClientName.longest)])
    return object(
      [:],
      optional: [
        "text": text, "literal": text, "transcripts": list(text), "command": names(Command.self),
        "intent": text, "arguments": JSON(["type": "object"]), "channel": names(TurnChannel.self),
        "session": name, "continue": boolean, "answers": map(text), "asked": integer, "yes": boolean,
        "request": name,
        "language": text, "app": text,
      ])
  }
}
