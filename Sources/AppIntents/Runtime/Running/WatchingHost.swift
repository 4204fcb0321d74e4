import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.TimeZone

/// The host of a look at what goes on: nobody is there, and nothing is done.
struct WatchingHost: IntentDialogHost {
  var language: String
  var now: Date
  var timeZone: TimeZone

  func ask(_ question: IntentQuestion) async throws -> IntentAnswer { throw IntentDialogUnavailable() }

  func effect(
    _ name: String, key: String, _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    throw EffectRefused(name: name)
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }
}
