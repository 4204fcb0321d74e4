import Foundation
import Synchronization

/// One run of one intent: its own instance, its parameters, and what the person agreed to.
final class IntentRun: Sendable {
  @TaskLocal static var current: IntentRun?

  let intent: any AppIntent
  let parameters: [NamedHolder]
  let host: any IntentDialogHost
  let start: Date
  let undoManager = UndoManager()
  let progress = Progress(totalUnitCount: 0)
  let stopwatch = Stopwatch()
  private let confirmed: Mutex<Bool>

  init(_ intent: any AppIntent, host: any IntentDialogHost, isConfirmed: Bool) {
    self.intent = intent
    self.host = RunHost(host: host, stopwatch: stopwatch)
    start = host.now
    parameters = NamedHolder.all(of: intent)
    confirmed = Mutex(isConfirmed)
  }

  func markConfirmed() {
    confirmed.withLock { $0 = true }
  }

  /// Asks for a yes to everything that was filled in, unless the intent is cheap or has been confirmed.
  func confirmIfCostly() async throws {
    let type = type(of: intent)
    guard type.risk == .costs, !confirmed.withLock({ $0 }) else { return }
    let confirmation = Confirmation(
      title: type.title, action: .continue, dialog: nil, lines: lines,
      isDestructive: intent is any DeleteIntent)
    try await confirmation.ask()
  }

  /// The parameters that hold something, as lines: `가게: 한밤치킨`.
  private var lines: [String] {
    let texts = ValueText(language: host.language)
    return parameters.compactMap { parameter in
      guard let value = parameter.holder.current else { return nil }
      return "\(Place(parameter).title(in: host.language)): \(texts.text(of: value))"
    }
  }
}
