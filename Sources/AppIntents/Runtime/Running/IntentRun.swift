import Foundation
import Synchronization

/// One run of one intent: its own instance, its parameters, and what the person agreed to.
final class IntentRun: Sendable {
  @TaskLocal static var current: IntentRun?

  let app: String
  let intent: any AppIntent
  let parameters: [NamedHolder]
  let host: any IntentDialogHost
  let start: Date
  let undoManager = UndoManager()
  private let ownProgress = Deferred { Progress(totalUnitCount: 0) }
  let stopwatch = Stopwatch()
  private let confirmed: Mutex<Bool>
  private let reloads = Mutex<Set<String>>([])
  private let donated = Mutex<[IntentDonation]>([])

  init(_ intent: any AppIntent, of app: String, host: any IntentDialogHost, isConfirmed: Bool) {
    self.app = app
    self.intent = intent
    self.host = RunHost(host: host, stopwatch: stopwatch)
    start = host.now
    parameters = NamedHolder.all(of: intent)
    confirmed = Mutex(isConfirmed)
  }

  /// Made for the first that asks for it: most intents do not.
  var progress: Progress { ownProgress.value }

  /// How far the intent says that it has come; nil when it has not begun to say so.
  var reported: Progress? { ownProgress.known }

  func markConfirmed() {
    confirmed.withLock { $0 = true }
  }

  /// What a snippet intent shows has changed.
  func noteReload(of intent: String) {
    _ = reloads.withLock { $0.insert(intent) }
  }

  /// The snippet intents that show something else now; nil for none.
  var reloaded: [String]? {
    let names = reloads.withLock { $0.sorted() }
    return names.isEmpty ? nil : names
  }

  /// The intent has said that this was done.
  func note(_ donation: IntentDonation) {
    donated.withLock { $0.append(donation) }
  }

  /// Tells the person's store that this was done, unless the intent itself has just said so.
  func donate() throws {
    guard type(of: intent).isDiscoverable, let store = host.donations else { return }
    let donation = IntentDonation(intent, of: app, at: host.now)
    let isKnown = donated.withLock { $0.contains { $0.isSame(as: donation) } }
    if !isKnown { try store.keep(donation) }
  }

  /// Asks for a yes to everything that was filled in, unless the intent is cheap or has been confirmed.
  func confirmIfCostly() async throws {
    let type = type(of: intent)
    guard type.risk == .costs, !confirmed.withLock({ $0 }) else { return }
    let confirmation = Confirmation(
      title: type.title, action: .continue, dialog: nil, shown: SnippetContent(lines: lines),
      isDestructive: intent is any DeleteIntent, entityCount: entityCount)
    try await confirmation.ask()
  }

  /// Money is spent by a person only, whatever was agreed to.
  func checkPersonIfCostly() throws {
    let type = type(of: intent)
    guard type.risk == .costs, !host.mayConfirmCosts else { return }
    throw IntentFailure(
      code: .needsAuthentication, detail: "\(type.persistentIdentifier) costs, which takes a person")
  }

  /// How many entities the parameters hold, those of lists included.
  private var entityCount: Int {
    parameters.compactMap(\.holder.current).reduce(0) { count, value in
      count + (value is any AppEntity ? 1 : (value as? [any AppEntity])?.count ?? 0)
    }
  }

  /// The parameters that hold something, as lines: `가게: 한밤치킨`.
  private var lines: [String] {
    let texts = ValueText(language: host.language)
    return parameters.compactMap { parameter in
      guard let value = parameter.holder.current else { return nil }
      return "\(SlotPath(parameter).title(in: host.language)): \(texts.text(of: value))"
    }
  }
}
