public import AppIntents
public import Assistant
import BackgroundWork
public import ConversationProtocol
import Foundation
import KoreanLanguage
import Language
import Languages
import LiveActivities
import Notifications
import PhraseCatalog
import Store

/// The assistant of some apps, loaded from their phrase files, with its store.
///
///     let host = try await AssistantHost(apps: [FoodDelivery.self], HostSettings())
///     let turn = try await host.conversation(owner: "mina").say("치킨 주문해줘")
///     print(turn.text)
public struct AssistantHost: Sendable {
  package let assistant: Assistant
  package let folders: StorageFolders
  /// Of replies.
  public let language: String
  package let focus: String?
  package let apps: [any AssistantApp.Type]
  private let phrases: PhraseLoading
  /// What people are told of apps that cannot be used now; the others can.
  public let warnings: [String]

  /// Loads apps, phrases and names.
  ///
  /// - Throws: `AssistantFailure`; `PhraseFileErrors` with every mistake in every phrase file; `ConversationStoreError`.
  public init(apps: [any AssistantApp.Type], _ settings: HostSettings) async throws {
    folders = StorageFolders(environment: settings.environment, data: settings.data)
    language = try ReplyLanguage.choose(settings.language, environment: settings.environment)
    Self.prepare(language)
    try folders.make()
    AppGroups.use(data: folders.data)
    for app in apps {
      app.configure(dataFolder: folders.data)
      AppModules.note(app)
      (app as? any BackgroundWorkApp.Type)?.registerBackgroundTasks()
    }
    self.apps = apps
    phrases = PhraseLoading(phrases: settings.phrases, folders: folders)
    let catalog = try phrases.catalog(of: apps)
    focus = try settings.focus.map { name in try Self.app(called: name, in: catalog) }
    let store: any ConversationStore & DonationStore =
      settings.keepsConversations
      ? try SQLiteStore(
        at: folders.conversations, logPages: settings.answersOnce ? 100 : 1_000, report: settings.report)
      : MemoryStore()
    if let store = store as? SQLiteStore {
      ActivityCenter.use(ActivityCenter(rows: store, clock: settings.clock))
      BackgroundPlace.use(BackgroundPlace(rows: store, clock: settings.clock))
    }
    assistant = Assistant(
      catalog: catalog, store: store, clock: settings.clock, timeZone: settings.timeZone,
      keeper: EntityNameCache(folder: folders.names), donations: store)
    if let store = store as? SQLiteStore {
      let place = NotificationCenterPlace(
        rows: store, timeZone: settings.timeZone, pictures: NotificationPictures(in: folders.data),
        clock: settings.clock)
      NotificationCenterPlace.use(place)
      assistant.personNotices = NotifiedQuestions(in: place)
    }
    await assistant.loadNames(language: language, trustsKept: settings.answersOnce)
    warnings = try Self.warnings(of: assistant.catalog, language: language)
  }

  /// The tables of a language take a third of a start, and nothing else waits for them.
  private static func prepare(_ language: String) {
    let rules = PhraseLanguages.named(language)
    Task.detached {
      rules?.prepare()
      // Of what will be said.
      _ = KoreanParticle.resolve(in: "말은(는)")
    }
  }

  /// The app that a person calls so.
  ///
  /// - Throws: `AssistantFailure` that names those that there are.
  package func app(called name: String) async throws(AssistantFailure) -> String {
    try Self.app(called: name, in: assistant.catalog)
  }

  private static func app(called name: String, in catalog: AppCatalog) throws(AssistantFailure) -> String {
    guard let app = catalog.app(called: name) else {
      let known = catalog.apps.map(\.name).joined(separator: ", ")
      throw AssistantFailure(.badRequest, "there is no app “\(name)”; there is \(known)")
    }
    return app.name
  }

  /// What is said of it to a tool that meets it.
  package var greeting: HostGreeting {
    HostGreeting(
      version: HostVersion.current, apps: HostGreeting.names(of: apps),
      fingerprint: HostGreeting.fingerprint(of: apps), data: folders.dataPath,
      warnings: warnings, process: ProcessInfo.processInfo.processIdentifier)
  }

  /// Reads the phrase files again; open conversations go on with what they say now.
  ///
  /// - Throws: as `init`. What was loaded before stays in force then.
  package func reload() async throws {
    await assistant.use(try phrases.catalog(of: apps), language: language)
  }

  /// With no app left there is nothing to talk about; one of several only is said to be missing.
  private static func warnings(of catalog: AppCatalog, language: String) throws -> [String] {
    let failures = catalog.unavailable.sorted { $0.key < $1.key }.map(\.value)
    let words = failures.map { $0.message?.full ?? MessageCatalogue.text(.failed, language: language) }
    let others = catalog.apps.filter { !$0.isOwn }
    guard failures.count == others.count, let first = failures.first else { return words }
    throw AssistantFailure(first.code == .busy ? .busy : .unavailable, words.joined(separator: "\n"))
  }

  /// Where conversations are kept.
  public var store: any ConversationStore { assistant.store }

  /// A conversation: the one of that identifier if it was kept, else a new one, which is kept from its first turn on.
  ///
  /// - Parameter owner: Whose it is: any name that tells people apart.
  /// - Throws: `AssistantFailure` when the conversation is somebody else's; `ConversationStoreError`.
  public func conversation(_ id: String? = nil, owner: String) throws -> HostedConversation {
    if let id, let record = try assistant.store.load(id) {
      guard record.owner == owner, let kept = try assistant.conversation(id, owner: owner) else {
        throw AssistantFailure(.notPermitted, "the conversation “\(id)” is somebody else's")
      }
      return HostedConversation(kept)
    }
    return HostedConversation(
      assistant.conversation(language: language, focus: focus, owner: owner, id: id))
  }
}

/// A conversation with one person.
public struct HostedConversation: Sendable {
  private let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  public var id: String { conversation.id }

  /// Takes one utterance, and gives the turn that answers it.
  ///
  /// - Throws: `ConversationStoreError` when the conversation cannot be kept; nothing was done then.
  public func say(_ text: String) async throws -> Turn { try await conversation.say(text) }

  /// The open question again, or nil.
  public func openTurn() async -> Turn? { await conversation.openTurn() }

  /// Ends what runs of it in this process; it can be gone on with.
  public func leave() async { await conversation.leave() }
}
