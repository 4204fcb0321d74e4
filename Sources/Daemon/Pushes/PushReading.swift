import Foundation
import HTTPTypes
import JSONText
import LiveActivities

/// Reads a push: its headers, and `aps` of its body.
enum PushReading {
  static let mostBytes = 4_096
  /// Of an alert, in characters.
  private static let longestText = 500

  /// - Returns: the identifier that is given back.
  static func check(_ headers: HTTPFields) throws(PushRefusal) -> String {
    guard headers[.apnsPushType] == "liveactivity" else { throw .invalidPushType }
    if let priority = headers[.apnsPriority], !["5", "10"].contains(priority) { throw .badPriority }
    if let date = headers[.apnsExpiration], UInt64(date) == nil { throw .badExpirationDate }
    guard let id = headers[.apnsID] else { return UUID().uuidString }
    guard let uuid = UUID(uuidString: id) else { throw .badMessageID }
    return uuid.uuidString
  }

  static func push(_ body: Data) throws(PushRefusal) -> ActivityPush {
    guard body.count <= mostBytes else { throw .payloadTooLarge }
    guard let json = try? JSON(parsingObject: Array(body), called: "body"), let aps = json["aps"],
      aps.object != nil
    else { throw .payloadEmpty }
    guard let event = aps["event"]?.string.flatMap(ActivityPush.Event.init) else { throw .badEvent }
    guard let timestamp = try date("timestamp", of: aps) else { throw .badTimestamp }
    var push = ActivityPush(event, timestamp: timestamp)
    push.state = try state(aps["content-state"], isNeeded: event == .update)
    push.staleDate = try date("stale-date", of: aps)
    push.dismissalDate = try date("dismissal-date", of: aps)
    push.relevance = aps["relevance-score"]?.number
    push.alert = alert(aps["alert"])
    return push
  }

  private static func state(_ json: JSON?, isNeeded: Bool) throws(PushRefusal) -> Data? {
    guard let json, json.object != nil else {
      if isNeeded || json != nil { throw .badContentState }
      return nil
    }
    return Data(json.line.utf8)
  }

  /// Seconds since 1970; nil where there are none.
  private static func date(_ key: String, of aps: JSON) throws(PushRefusal) -> Date? {
    guard let json = aps[key] else { return nil }
    guard let seconds = json.number, let date = Date(timeIntervalSince1970: seconds).writable else {
      throw .badTimestamp
    }
    return date
  }

  /// A text, or one of a title and a body; for every language.
  private static func alert(_ json: JSON?) -> ActivityAlert? {
    guard let json else { return nil }
    let (title, body) =
      json.string.map { ("", $0) } ?? (json["title"]?.string ?? "", json["body"]?.string ?? "")
    guard !(title + body).isEmpty else { return nil }
    return ActivityAlert(
      titles: ["": String(title.prefix(longestText))], bodies: ["": String(body.prefix(longestText))])
  }
}
