public import JSONText

/// Something that a person can set of a widget.
public struct WidgetParameterReport: Hashable, Sendable {
  public var name: String
  public var title: String
  /// `text`, `integer`, `number`, `boolean`, `date` or `choice`.
  public var type: String
  /// What can be chosen, by the words that choose it; nil where anything can be said.
  public var options: [String]?

  public init(name: String, title: String, type: String, options: [String]? = nil) {
    (self.name, self.title, self.type, self.options) = (name, title, type, options)
  }
}

extension WidgetParameterReport: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "name": .text(name), "title": .text(title), "type": .text(type),
      "options": options.map { .texts($0) } ?? .null,
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      name: try json.text("name"), title: try json.text("title"), type: try json.text("type"),
      options: json.given("options") == nil ? nil : try json.texts("options"))
  }
}
