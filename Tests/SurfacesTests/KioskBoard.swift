import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import JSONText
import Store
import Surfaces
import Synchronization
import Views

/// A clock that stands still until it is moved.
final class StandingClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_795_168_800))

  var now: Date { time.withLock(\.self) }

  func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
}

/// The board of the kiosk, with a store in a folder of its own.
final class KioskBoard: Sendable {
  let till = Till()
  let clock = StandingClock()
  let store: SQLiteStore
  let board: Board
  let assistant: Assistant
  let folder: URL
  let mina = SurfaceCaller(user: "mina", name: "mina")
  private let dependencies = AppDependencyManager()

  init(
    language: String = "ko", in kept: URL? = nil, apps: [any AssistantApp.Type] = [Kiosk.self],
    pause: @escaping IntentRuntime.Pause = IntentRuntime.defaultPause
  ) async throws {
    folder =
      kept ?? FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
    store = try SQLiteStore(at: folder.appending(path: "conversations.sqlite"))
    let clock = clock
    assistant = Assistant(
      catalog: try AppCatalog(apps: apps, phrases: []), store: store, clock: { clock.now },
      timeZone: .gmt, pause: pause)
    board = await Board(apps: apps, store: store, assistant: assistant, language: language)
    dependencies.add(dependency: self.till)
    dependencies.add(dependency: DeclaredNames(of: apps))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What is asked, as a door asks it.
  func ask(
    _ request: SurfaceRequest, _ caller: SurfaceCaller? = nil, _ presses: (any PressTaking)? = nil
  ) async throws -> SurfaceReply {
    try await AppDependencyManager.$local.withValue(dependencies) {
      try await board.reply(to: request, for: caller ?? mina, presses ?? KioskPresses(self))
    }
  }

  func widgets(anew: Bool = false) async throws -> [WidgetReport] {
    try await ask(.board(looksAnew: anew)).widgets
  }

  /// The first widget, which has the switch and the button.
  func counter(_ caller: SurfaceCaller? = nil) async throws -> WidgetReport {
    try await ask(.board(looksAnew: false), caller).widgets[0]
  }

  func press(
    _ action: String, on widget: WidgetReport, _ wanted: Bool? = nil, request: String = UUID().uuidString,
    by caller: SurfaceCaller? = nil
  ) async throws -> SurfaceReply {
    try await ask(
      .press(SurfacePress(.action(action, of: widget.id), wanted: wanted, request: request)), caller)
  }

  /// A turn of a program that calls an intent, in a conversation of that identifier.
  func call(
    _ intent: String, _ arguments: [String: JSON] = [:], in session: String = UUID().uuidString,
    trust: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  ) async throws -> Turn? {
    try await AppDependencyManager.$local.withValue(dependencies) {
      let conversation = assistant.conversation(language: "ko", focus: nil, owner: "mina@here", id: session)
      await conversation.setTrust(trust)
      let call = TurnCall(intent, of: "Malgil", arguments: arguments)
      return try await conversation.take(TurnRequest(.call(call)))
    }
  }

  func say(_ text: String, in session: String) async throws -> Turn? {
    try await AppDependencyManager.$local.withValue(dependencies) {
      try await assistant.conversation(session, owner: "mina")?.say(text)
    }
  }
}

/// Presses in conversations of this process, one for each.
struct KioskPresses: PressTaking {
  let kiosk: KioskBoard

  init(_ kiosk: KioskBoard) { self.kiosk = kiosk }

  private func conversation(_ press: SurfacePress) throws -> Conversation {
    try kiosk.assistant.conversation("r_\(press.request)", owner: "mina")
      ?? kiosk.assistant.conversation(
        language: "ko", focus: nil, owner: "mina", id: "r_\(press.request)")
  }

  func turn(of press: SurfacePress) async throws -> Turn? {
    await (try conversation(press)).reply(toRequest: press.request)
  }

  func take(_ call: IntentCall, title: String, of press: SurfacePress) async throws -> Turn {
    try await conversation(press).press(call, title: title, press.turnRequest())
  }
}

extension WidgetReport {
  var view: ViewTree? { tree.flatMap { try? ViewTree(json: Data($0.line.utf8)) } }
  /// The switch, then the button.
  var actions: [String] { view?.presses.map(\.action) ?? [] }
  var isLampOn: Bool? { view?.presses.first?.isOn }
  var texts: String { view.map { "\($0.root)" } ?? "" }
}
