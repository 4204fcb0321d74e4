public import JSONText

/// What an app tells by itself: an order that moved on.
public struct Notice: Hashable, Sendable {
  public var app: String
  /// What it is about, in the app's own terms: the identifier of an order. A later notice replaces an earlier one.
  public var about: String
  /// In the daemon's language.
  public var text: String
  /// By language.
  public var texts: [String: String]
  /// From 0 to 1; nil when nothing progresses.
  public var fraction: Double?

  public init(
    app: String, about: String, text: String, texts: [String: String] = [:], fraction: Double? = nil
  ) {
    self.app = app
    self.about = about
    self.text = text
    self.texts = texts
    self.fraction = fraction
  }
}

extension Notice: JSONConvertible {
  public var jsonValue: JSON { JSON(members) }

  var members: [String: JSON] {
    [
      "app": .text(app), "about": .text(about), "text": .text(text),
      "texts": JSON(texts.mapValues { .text($0) }), "fraction": .number(fraction),
    ]
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      app: try json.text("app"), about: try json.text("about"), text: try json.text("text"),
      texts: try json.textMembersIfGiven("texts") ?? [:], fraction: try json.numberIfGiven("fraction"))
  }
}
