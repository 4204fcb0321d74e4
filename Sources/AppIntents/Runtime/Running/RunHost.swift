import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.TimeZone

/// The host of one run: hands everything on, stops the run's clock while it waits, and refuses everything
/// once the run was given up.
struct RunHost: IntentDialogHost {
  let host: any IntentDialogHost
  let stopwatch: Stopwatch

  var language: String { host.language }
  var now: Date { host.now }
  var timeZone: TimeZone { host.timeZone }
  var donations: (any IntentDonationStore)? { host.donations }

  func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
    try check()
    stopwatch.pause()
    defer { stopwatch.resume() }
    return try await host.ask(question)
  }

  func effect(
    _ name: String, key: String, _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    try check()
    return try await host.effect(name, key: key, body)
  }

  func effect(
    _ name: String, key: String, guarantees: IntentEffect.Guarantees,
    _ body: @Sendable () async throws -> Data
  ) async throws -> Data {
    try check()
    return try await host.effect(name, key: key, guarantees: guarantees, body)
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try check()
    return try await host.record(name, body)
  }

  func permits(_ policy: IntentAuthenticationPolicy) -> Bool { host.permits(policy) }
  var mayConfirmCosts: Bool { host.mayConfirmCosts }
  func report(_ progress: IntentProgress) { host.report(progress) }
  func sleep(seconds: Int) async throws { try await host.sleep(seconds: seconds) }

  private func check() throws {
    if stopwatch.isRunOut { throw CancellationError() }
  }
}
