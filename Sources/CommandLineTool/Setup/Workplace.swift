import AppIntents
import Assistant
import Foundation
import Language
import Matching
import PhraseCatalog
import Store

/// The assistant with everything it needs, as a command gets it from the options.
struct Workplace {
  let assistant: Assistant
  let language: String
  let focus: String?
  let folders: ToolFolders
  let setup: ToolSetup
  /// Conversations belong to a user at a terminal.
  let owner: String

  /// Loads apps, phrases and names.
  ///
  /// - Parameter keepsConversations: whether the store is opened; commands that only look do not.
  /// - Parameter trustsKeptNames: names of entities that were kept at an earlier start will do.
  init(_ options: GlobalOptions, keepsConversations: Bool, trustsKeptNames: Bool = false) async throws {
    setup = ToolSetup.current
    folders = ToolFolders(environment: setup.environment, data: options.data)
    language = try ReplyLanguage.choose(options.lang, environment: setup.environment)
    let clock = try options.clock()
    try folders.make()
    for app in setup.apps { app.configure(dataFolder: folders.data) }
    let catalog = try PhraseLoading(options, folders: folders).catalog(of: setup.apps)
    focus = try options.app.map { name in
      guard let app = catalog.app(called: name) else {
        let known = catalog.apps.map(\.name).joined(separator: ", ")
        throw ToolFailure("there is no app “\(name)”; there is \(known)", exit: .usage)
      }
      return app.name
    }
    let store: any ConversationStore =
      keepsConversations ? try SQLiteStore(at: folders.conversations) : MemoryStore()
    assistant = Assistant(
      catalog: catalog, store: store, clock: clock,
      timeZone: options.timeZone(environment: setup.environment),
      keeper: KeptNames(folder: folders.names))
    owner = Self.owner(setup.environment)
    await assistant.loadNames(language: language, trustsKept: trustsKeptNames)
    try await checkAvailability()
  }

  /// The conversation that the options name, the newest one, or a new one.
  ///
  /// - Throws: `ToolFailure` when there is none of that id.
  func conversation(_ saying: SayOptions) throws -> Conversation {
    if let id = saying.session {
      guard let conversation = try assistant.conversation(id, owner: owner) else {
        throw ToolFailure("there is no conversation “\(id)”", exit: .usage)
      }
      return conversation
    }
    if saying.continues, let latest = try assistant.latestConversation(of: owner) { return latest }
    // A repeated request finds the conversation that its first call began.
    let id = saying.requestId.map { "r_\($0)" }
    if let id, let known = try assistant.conversation(id, owner: owner) { return known }
    return assistant.conversation(language: language, focus: focus, owner: owner, id: id)
  }

  /// With no app left there is nothing to talk about; one of several only is said to be missing.
  private func checkAvailability() async throws {
    let catalog = await assistant.catalog
    let failures = catalog.unavailable.sorted { $0.key < $1.key }.map(\.value)
    let words = failures.map { $0.message?.full ?? MessageCatalogue.text(.failed, language: language) }
    guard failures.count == catalog.apps.count, let first = failures.first else {
      return words.forEach { Output.diagnostic($0) }
    }
    throw ToolFailure(words.joined(separator: "\n"), exit: first.code == .busy ? .tryAgain : .unavailable)
  }

  private static func owner(_ environment: [String: String]) -> String {
    let terminal = ttyname(0).map { String(cString: $0) } ?? "none"
    return "\(getuid())@\(terminal)"
  }
}
