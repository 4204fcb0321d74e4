package import AppIntents
import Foundation
package import Language
import Synchronization

/// The assistant: the loaded apps, the store of conversations, the clock.
package actor Assistant {
  private struct Known {
    var catalog: AppCatalog
    /// Of `IntentRuntime.vocabularyChanges`, when names were read last.
    var vocabulary: Int
  }

  /// Nobody waits for the actor to know the apps: it is there so that names are read one time after the other.
  private nonisolated let known: Mutex<Known>
  package nonisolated let store: any ConversationStore
  package nonisolated let clock: @Sendable () -> Date
  /// In which people say days and times.
  package nonisolated let timeZone: TimeZone
  /// What people did, so that it can be suggested.
  package nonisolated let donations: any DonationStore
  /// Suspends for so many seconds.
  package nonisolated let pause: IntentRuntime.Pause
  /// How many steps reading one turn may take.
  package nonisolated let stepLimit: Int
  /// Tells people which questions wait for them; nil if no notifications are sent.
  package nonisolated var personNotices: (any PersonNotices)? {
    get { notices.withLock(\.self) }
    set { notices.withLock { $0 = newValue } }
  }
  private nonisolated let notices = Mutex<(any PersonNotices)?>(nil)
  private nonisolated let keeper: (any NameKeeping)?
  private nonisolated let apps: [AppCatalog.App]

  /// - Parameters:
  ///   - donations: The store itself if it can keep them, else memory.
  ///   - pause: How seconds pass for a run that makes no progress.
  ///   - stepLimit: How many steps reading one turn may take.
  package init(
    catalog: AppCatalog, store: any ConversationStore, clock: @escaping @Sendable () -> Date,
    timeZone: TimeZone = .current, keeper: (any NameKeeping)? = nil, donations: (any DonationStore)? = nil,
    pause: @escaping IntentRuntime.Pause = IntentRuntime.defaultPause, stepLimit: Int = StepBudget.turnLimit
  ) {
    self.stepLimit = stepLimit
    self.donations = donations ?? store as? any DonationStore ?? MemoryStore()
    self.pause = pause
    self.timeZone = timeZone
    self.keeper = keeper
    known = Mutex(Known(catalog: catalog, vocabulary: IntentRuntime.vocabularyChanges))
    self.store = store
    self.clock = clock
    apps = catalog.apps
  }

  /// The apps and their names as they are now.
  package nonisolated var catalog: AppCatalog { known.withLock(\.catalog) }

  package nonisolated var now: Date { clock() }

  /// What dates in a sentence count from.
  package nonisolated var dateReference: DateReference { DateReference(now, in: timeZone) }

  /// Reads the names of all entities; to be called once before the first turn.
  ///
  /// - Parameters:
  ///   - language: of the words of an app that cannot be used.
  ///   - trustsKept: names that were kept at an earlier time will do.
  package func loadNames(language: String, trustsKept: Bool = false) async {
    let named = await catalog.withNames(
      now: now, timeZone: timeZone, language: language, keeper: keeper, trustsKept: trustsKept,
      pause: pause)
    known.withLock { $0.catalog = named }
  }

  /// Takes other phrases of the same apps; conversations go on with them.
  ///
  /// - Parameter language: of the words of an app that cannot be used.
  package func use(_ new: AppCatalog, language: String) async {
    let named = await new.withNames(
      now: now, timeZone: timeZone, language: language, keeper: keeper, pause: pause)
    known.withLock { $0.catalog = named }
  }

  /// An intent that may have changed entities makes their names be read again, and so does an app that says that
  /// they have changed.
  nonisolated func hasOldNames(after call: IntentCall?) -> Bool {
    let known = known.withLock { $0 }
    if IntentRuntime.vocabularyChanges != known.vocabulary { return true }
    return call.map { known.catalog.intent($0)?.risk != .reads } ?? false
  }

  /// Reads names again: of the app of `call`, or of all when an app has said that they have changed.
  func refreshNames(after call: IntentCall?, language: String) async {
    // Somebody else may have done it meanwhile.
    guard hasOldNames(after: call) else { return }
    let changes = IntentRuntime.vocabularyChanges
    let only = known.withLock { known in
      defer { known.vocabulary = changes }
      return changes == known.vocabulary ? call?.app : nil
    }
    let named = await catalog.withNames(
      of: only, now: now, timeZone: timeZone, language: language, keeper: keeper, pause: pause)
    known.withLock { $0.catalog = named }
  }

  /// A new conversation, kept from its first turn on.
  package nonisolated func conversation(
    language: String, focus: String?, owner: String, id: String? = nil
  ) -> Conversation {
    let state = ConversationState(id: id ?? Self.newID(), language: language, focus: focus)
    return Conversation(state, version: 0, owner: owner, assistant: self)
  }

  /// A conversation that was kept, or nil.
  ///
  /// - Throws: `ConversationStoreError`.
  package nonisolated func conversation(_ id: String, owner: String) throws -> Conversation? {
    guard let record = try store.load(id) else { return nil }
    do throws(UnreadableState) {
      let state = try ConversationState(kept: record.state)
      return Conversation(state, version: record.version, owner: owner, assistant: self)
    } catch {
      try store.setAside(id, because: error.reason)
      throw ConversationStoreError.unavailable(path: id, reason: error.reason)
    }
  }

  /// The newest conversation of `owner`, or nil.
  package nonisolated func latestConversation(of owner: String) throws -> Conversation? {
    // One that cannot be read is out of the way afterwards; more of them than that is no accident of a row.
    for _ in 0..<100 {
      guard let record = try store.latest(of: owner) else { return nil }
      if let conversation = try readable(record, owner: owner) { return conversation }
    }
    return nil
  }

  /// Nil for a conversation that cannot be read.
  private nonisolated func readable(_ record: ConversationRecord, owner: String) throws -> Conversation? {
    do {
      return try conversation(record.id, owner: owner)
    } catch ConversationStoreError.unavailable(record.id, _) {
      return nil
    }
  }

  /// The newest conversation of `owner` in which something was done that can still be taken back, or nil.
  package nonisolated func latestUndoableConversation(of owner: String) async throws -> Conversation? {
    for record in try store.list() where record.owner == owner {
      if let conversation = try readable(record, owner: owner), await conversation.canUndo {
        return conversation
      }
    }
    return nil
  }

  nonisolated func title(of call: IntentCall, language: String) -> String {
    let texts = intent(call)?.title ?? [:]
    return texts[language] ?? texts[""] ?? call.intent
  }

  private nonisolated func intent(_ call: IntentCall) -> IntentDescriptor? {
    apps.first { $0.name == call.app }?.intent(call.intent)
  }

  /// A parameter, or for a dotted name a property of a composite.
  nonisolated func parameter(_ slot: String, of call: IntentCall) -> ParameterDescriptor? {
    let path = slot.split(separator: ".", maxSplits: 1).map(String.init)
    let parameter = intent(call)?.parameters.first { $0.name == path[0] }
    guard path.count == 2 else { return parameter }
    return parameter?.kind.composite?.properties.first { $0.name == path[1] }
  }

  nonisolated func secretParameters(of call: IntentCall) -> Set<String> {
    Set((intent(call)?.parameters ?? []).filter(\.isSensitive).map(\.name))
  }

  /// The identifier of a new conversation.
  package static func newID() -> String {
    "s_\(UUID().uuidString.replacing("-", with: "").lowercased().prefix(20))"
  }
}
