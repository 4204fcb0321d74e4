public import Foundation

/// Values that would differ when an intent is run again: they are recorded once and given back at replay.
///
/// Outside a conversation they are simply taken.
public enum IntentContext {
  /// The time at which the intent asks for it.
  public static var now: Date {
    get async throws {
      guard let host = IntentDialogScope.host else { return Date() }
      return try await recorded("now", by: host) { host.now }
    }
  }

  /// Where the person is: in whose days and hours an intent and its queries count. Outside a conversation the
  /// machine's time zone.
  public static var timeZone: TimeZone { IntentDialogScope.host?.timeZone ?? .current }

  /// The current calendar in `timeZone`.
  public static var calendar: Calendar {
    var calendar = Calendar.current
    calendar.timeZone = timeZone
    return calendar
  }

  /// The language in which an intent, a view or a notification is read, as a tag; nil outside a conversation.
  public static var language: String? { IntentDialogScope.host?.language }

  public static func uuid() async throws -> UUID {
    try await recorded("random", by: IntentDialogScope.host) { UUID() }
  }

  /// The result of `body`, recorded under `name`: rows of a database, an answer from a server.
  public static func query<Value: Codable & Sendable>(
    _ name: String, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await recorded("query.\(name)", by: IntentDialogScope.host, body)
  }

  private static func recorded<Value: Codable & Sendable>(
    _ name: String, by host: (any IntentDialogHost)?, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let host else { return try await body() }
    let data = try await host.record(name) { try Recorded.encode(try await body()) }
    return try Recorded.decode(data)
  }
}

/// Recorded values as JSON. They stand in an array because not every JSON reader takes a lone number.
enum Recorded {
  static func encode(_ value: some Encodable) throws -> Data {
    try JSONEncoder().encode([value])
  }

  static func decode<Value: Decodable>(_ data: Data) throws -> Value {
    let values = try JSONDecoder().decode([Value].self, from: data)
    guard let value = values.first else {
      throw DecodingError.valueNotFound(
        Value.self, .init(codingPath: [], debugDescription: "a recorded value is missing"))
    }
    return value
  }
}
