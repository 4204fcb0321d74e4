public import JSONText

/// An intent with values for its parameters, as a program calls it.
///
///     TurnCall("OrderFood", of: "FoodDelivery", arguments: ["restaurant": "한밤치킨"])
///
/// A value has the JSON type of its parameter, or is a text that is read as an answer to the parameter's question is:
/// `"두 마리"`, `"내일 저녁 7시"`. A thing is named by its identifier or by words. What is not given is asked for.
public struct TurnCall: Hashable, Sendable {
  /// The name of the intent's type.
  public var intent: String
  /// The name of the app's type; nil: the one that has the intent.
  public var app: String?
  /// By parameter.
  public var arguments: [String: JSON]

  public init(_ intent: String, of app: String? = nil, arguments: [String: JSON] = [:]) {
    self.intent = intent
    self.app = app
    self.arguments = arguments
  }
}

extension TurnCall {
  /// `FoodDelivery.OrderFood`, or the intent alone.
  package var name: String { app.map { "\($0).\(intent)" } ?? intent }

  var members: [String: JSON] {
    var members: [String: JSON] = ["intent": .text(name)]
    if !arguments.isEmpty { members["arguments"] = JSON(arguments) }
    return members
  }

  init(reading json: JSON) throws(JSONMistake) {
    let name = try json.text("intent").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var arguments: [String: JSON] = [:]
    if json.given("arguments") != nil {
      for member in try json.members("arguments") where !member.value.isNull {
        arguments[member.key] = member.value
      }
    }
    self.init(String(name.last ?? ""), of: name.count == 2 ? String(name[0]) : nil, arguments: arguments)
  }
}
