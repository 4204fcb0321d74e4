public import JSONText

/// How a browser of the daemon's own user is logged in at the page.
public struct PageLogin: Hashable, Sendable {
  /// Where the page is: `http://127.0.0.1:7410/`.
  public var address: String
  /// Counts once.
  public var code: String
  /// How long the code counts.
  public var seconds: Int

  public init(address: String, code: String, seconds: Int) {
    (self.address, self.code, self.seconds) = (address, code, seconds)
  }
}

extension PageLogin: JSONConvertible {
  public var jsonValue: JSON {
    JSON(["address": .text(address), "code": .text(code), "seconds": .integer(seconds)])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      address: try json.text("address"), code: try json.text("code"), seconds: try json.integer("seconds"))
  }
}

/// A browser in which the page is logged in.
public struct BrowserLine: Hashable, Sendable {
  public var id: String
  /// When it was logged in, in ISO 8601.
  public var created: String
  /// When it asked for something last, to the minute.
  public var used: String
  /// What the browser says of itself.
  public var agent: String
  /// It is the one that asks.
  public var isCurrent: Bool

  public init(id: String, created: String, used: String, agent: String, isCurrent: Bool = false) {
    (self.id, self.created, self.used, self.agent) = (id, created, used, agent)
    self.isCurrent = isCurrent
  }
}

extension BrowserLine: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "id": .text(id), "created": .text(created), "used": .text(used), "agent": .text(agent),
      "current": .boolean(isCurrent),
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      id: try json.text("id"), created: try json.text("created"), used: try json.text("used"),
      agent: try json.text("agent"), isCurrent: try json.boolean("current"))
  }
}
