import ConversationProtocol
import JSONText

/// The schemas of bodies that HTTP alone has.
enum OpenAPISchema {
  private static let text = JSON(["type": "string"])
  private static let integer = JSON(["type": "integer"])
  private static let boolean = JSON(["type": "boolean"])
  private static let anything = JSON(["type": "object"])

  private static func list(_ element: JSON) -> JSON { JSON(["type": "array", "items": element]) }
  private static func orNull(_ schema: JSON) -> JSON {
    JSON(["anyOf": .list([schema, JSON(["type": "null"])])])
  }

  /// An object with these members, all of them unless it says otherwise.
  private static func object(
    _ members: KeyValuePairs<String, JSON>, required: [String]? = nil, isClosed: Bool = true
  ) -> JSON {
    JSON([
      "type": "object", "properties": JSON(.object(members.map { JSON.Member($0.key, $0.value) })),
      "required": .texts(required ?? members.map(\.key)), "additionalProperties": .boolean(!isClosed),
    ])
  }

  private static let name = JSON([
    "type": "string", "minLength": .integer(1), "maxLength": .integer(ClientName.longest),
  ])

  /// The refusal of a message of JSON-RPC.
  static let rpcFailure = object([
    "jsonrpc": JSON(["const": "2.0"]), "id": JSON(["type": .texts(["string", "integer", "null"])]),
    "error": object(
      ["code": integer, "message": text, "data": anything], required: ["code", "message"]),
  ])

  /// A language of replies, with whatever follows it in a tag.
  static let language = JSON(["type": "string", "pattern": "^(ko|en)([-_][A-Za-z0-9]+)*$"])
  static let event = JSON(["type": "integer", "minimum": .integer(0)])
  static let undo = object(["session": name], required: [], isClosed: false)
  static let deleted = object(["deleted": integer])
  static let status = object(["status": text])
  static let now = object(["now": JSON(["type": "string", "format": "date-time"])])
  static let seconds = object(
    ["seconds": JSON(["type": "number", "minimum": .integer(0), "maximum": .integer(3_155_760_000)])],
    isClosed: false)
  static let sessions = object(["sessions": list(OpenAPIDocument.reference(.session))])
  static let session = object([
    "session": OpenAPIDocument.reference(.session), "turn": orNull(OpenAPIDocument.reference(.turn)),
  ])

  static let intents = object([
    "intents": list(
      object([
        "app": text, "intent": text, "title": text, "summary": text, "keywords": list(text), "risk": text,
        "authentication": text, "isDiscoverable": boolean, "isUndoable": boolean, "sentence": text,
        "schema": anything,
      ]))
  ])

  static let phrases = object([
    "phrases": list(object(["app": text, "intent": text, "title": text, "sentences": list(text)]))
  ])

  private static let widget = OpenAPIDocument.reference(.widget)
  private static let control = OpenAPIDocument.reference(.control)
  private static let activity = OpenAPIDocument.reference(.activity)
  private static let turn = OpenAPIDocument.reference(.turn)

  static let widgets = object(["widgets": list(widget), "sentences": list(text)])
  static let controls = object(["controls": list(control)])
  static let push = object(
    [
      "aps": object(
        ["event": JSON(["enum": .texts(["update", "end"])]), "timestamp": JSON(["type": "number"])],
        isClosed: false)
    ], isClosed: false)
  static let pushRefusal = object(["reason": text, "timestamp": integer], required: ["reason"])
  static let notifications = object(["notifications": list(OpenAPIDocument.reference(.notification))])
  static let notificationAct = object(
    ["id": name, "action": name, "text": orNull(text), "session": orNull(name)], required: ["id", "action"],
    isClosed: false)
  static let actedNotification = object([
    "turn": orNull(turn), "notifications": list(OpenAPIDocument.reference(.notification)),
  ])
  static let activities = object(["activities": list(activity)])
  static let pressedActivity = object(["turn": turn, "activity": orNull(activity)])
  static let openedActivity = object([
    "turn": orNull(turn), "address": orNull(text), "activity": orNull(activity),
  ])
  static let staleActivity = object(
    ["error": OpenAPIDocument.reference(.failure), "activity": orNull(activity)], required: ["error"])
  static let widgetPress = object(
    ["id": name, "action": name, "on": orNull(boolean), "session": orNull(name)],
    required: ["id", "action"], isClosed: false)
  /// Without an address: what the whole widget opens.
  static let widgetOpen = object(
    ["id": name, "url": orNull(text), "session": orNull(name)], required: ["id"], isClosed: false)
  /// A turn of the widget's app, or an address that leads out of the apps.
  static let openedWidget = object(["turn": orNull(turn), "address": orNull(text), "widget": widget])
  static let controlPress = object(
    ["id": name, "on": orNull(boolean), "session": orNull(name)], required: ["id"], isClosed: false)
  static let pressedWidget = object(["turn": turn, "widget": widget])
  static let pressedControl = object(["turn": turn, "control": control])
  /// What was pressed is no longer shown: this is.
  static let staleWidget = object(
    ["error": OpenAPIDocument.reference(.failure), "widget": widget], required: ["error"])

  static let browserCode = object(["code": text], isClosed: false)
  static let browserSecret = object(["secret": text, "browser": text, "expires": integer])
  static let browsers = object([
    "browsers": list(
      object(["id": text, "created": text, "used": text, "agent": text, "current": boolean]))
  ])

  /// The question that was answered is no longer open: this one is.
  static let staleQuestion = object(
    ["error": OpenAPIDocument.reference(.failure), "turn": orNull(turn)], required: ["error"])

  private static let values = JSON([
    "type": "object",
    "additionalProperties": JSON(["type": .texts(["string", "number", "boolean", "null"])]),
  ])
  static let board = object(["widgets": list(widget)])
  static let oneWidget = object(["widget": widget])
  static let widgetPlace = object(
    ["kind": text, "family": orNull(name), "configuration": orNull(values)], required: ["kind"],
    isClosed: false)
  static let widgetChange = object(
    ["family": orNull(name), "index": orNull(integer), "configuration": orNull(values)], required: [],
    isClosed: false)
  static let controlChange = object(["configuration": values], isClosed: false)
  static let oneControl = object(["control": control])
  static let gallery = object([
    "kinds": list(
      object([
        "kind": text, "app": text, "title": text, "description": text, "families": list(text),
        "parameters": list(
          object(["name": text, "title": text, "type": text, "options": orNull(list(text))])),
      ]))
  ])
  static let done = object([
    "done": list(
      object(
        [
          "at": text, "app": text, "intent": text, "title": text, "summary": text, "session": text,
          "undo": object(["until": text]),
        ], required: ["at", "app", "intent", "title", "summary"]))
  ])
  static let found = object([
    "results": list(
      object(
        [
          "kind": JSON(["enum": .texts(["name", "phrase", "intent", "session"])]), "title": text,
          "subtitle": text, "text": text, "session": text,
        ], required: ["kind", "title", "subtitle", "text"]))
  ])
  static let sentence = object(["text": text, "language": orNull(text)], required: ["text"], isClosed: false)
  static let phraseTrial = object(
    [
      "template": text, "language": text, "app": orNull(text), "intent": orNull(text),
      "sentences": orNull(list(text)),
    ], required: ["template", "language"], isClosed: false)
  /// The bytes of a recording.
  static let audio = JSON(["type": "string", "format": "binary"])
  static let transcripts = object(["transcripts": list(text)])
  static let settings = object([
    "version": anything, "language": text, "now": text, "recogniser": boolean,
    "apps": list(
      object(
        [
          "app": text, "title": text, "notifications": boolean, "activities": boolean,
          "frequentUpdates": boolean,
        ],
        required: ["app", "title", "notifications"])),
  ])
  static let permissionChange = object(
    [
      "app": text, "notifications": orNull(boolean), "activities": orNull(boolean),
      "frequentUpdates": orNull(boolean),
    ], required: ["app"])
  static let tokens = object(["tokens": list(object(["name": text, "trust": text, "created": text]))])

  static let homeAssistantBody = object(
    ["text": text, "conversation_id": orNull(name), "language": orNull(text)], required: ["text"],
    isClosed: false)
  static let homeAssistantReply = object([
    "response": anything, "conversation_id": text, "continue_conversation": boolean,
    "x_malgil": OpenAPIDocument.reference(.turn),
  ])
}
