import AppIntents
import Assistant
import Foundation
import Hosting

/// Where the tool talks: what is known before anything is loaded, and how a conversation is come by.
struct ClientContext: Sendable {
  let options: GlobalOptions
  let setup: ToolSetup
  /// Of replies.
  let language: String
  let folders: StorageFolders
  /// In which people say days and times. Looked for when it is needed: the daemon has its own.
  var timeZone: TimeZone { options.timeZone(environment: setup.environment) }
  let clock: @Sendable () -> Date

  /// - Throws: `AssistantFailure` or `ToolFailure` for options that cannot be.
  init(_ options: GlobalOptions) throws {
    self.options = options
    setup = ToolSetup.current
    language = try ReplyLanguage.choose(options.lang, environment: setup.environment)
    folders = StorageFolders(environment: setup.environment, data: options.data)
    clock = try options.clock()
  }

  /// The daemon, if it can be talked to; what it has to say of its apps is said.
  func daemon() throws -> DaemonClient? {
    let daemon = try DaemonClient.reach(options, setup, folders)
    daemon?.warnings.forEach { Output.diagnostic($0) }
    return daemon
  }

  /// The conversation that the options name, the newest one, or a new one: of the daemon if it can be talked to, else
  /// in this process.
  ///
  /// - Parameter answersOnce: the process ends as soon as it has answered.
  func talk(_ saying: SayOptions, answersOnce: Bool) async throws -> any ConversationClient {
    let answers = try saying.answers()
    let local: @Sendable (SayOptions) async throws -> any ConversationClient = { saying in
      ProcessMemory.fill()
      let workplace = try await ToolContext(options, keepsConversations: true, answersOnce: answersOnce)
      let conversation = try workplace.conversation(saying)
      return LocalConversationClient(
        conversation, workplace, answers: answers, acceptsConfirmations: saying.yes)
    }
    guard let daemon = try daemon() else { return try await local(saying) }
    return RemoteConversationClient(daemon, saying, answers, in: self, withoutDaemon: local)
  }

  /// The app that sentences are taken to mean first, by the name of its type.
  var focus: String? {
    guard let name = options.app else { return nil }
    let app = setup.apps.first { app in
      let names = app.names.values.flatMap { [$0.display] + $0.alternatives }
      return ([_typeName(app, qualified: false)] + names).contains { $0.lowercased() == name.lowercased() }
    }
    return app.map { _typeName($0, qualified: false) }
  }

  /// Whether what goes on is shown above the prompt: unless `MALGIL_STATUS` is `off`, and not where plain text is wanted.
  var showsStatus: Bool { setup.environment["MALGIL_STATUS"] != "off" && !options.plain }

  /// Where this terminal is, so that its newest conversation can be gone on with.
  static var terminal: String { ttyname(0).map { String(cString: $0) } ?? "none" }
}
