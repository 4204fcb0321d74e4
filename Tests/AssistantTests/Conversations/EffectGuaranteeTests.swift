import AppIntents
import Assistant
import ConversationProtocol
import Foundation
import Synchronization
import Testing

/// What an app promises of an effect, and what is done when its process dies over it or its body throws.
@Suite struct EffectGuaranteeTests {
  /// What the app has done, and how it fails. It outlives processes, as a database does.
  final class Till: Sendable {
    struct Jammed: Error, CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "서랍이 걸렸어요." }
    }

    enum Trouble: Sendable { case none, before, after }

    let paid = Mutex<[String]>([])
    let accounts = Mutex<[String]>([])
    let notes = Mutex(["사과", "배"])
    let trouble = Mutex(Trouble.none)
    let guarantees = Mutex(IntentEffect.Guarantees())

    /// One line for each call, or for each key where the app promises that.
    func pay(_ key: String) throws -> Int {
      if trouble.withLock(\.self) == .before { throw Jammed() }
      let isOnce = guarantees.withLock { $0.contains(.onceForKey) }
      paid.withLock { if !isOnce || !$0.contains(key) { $0.append(key) } }
      if trouble.withLock(\.self) == .after { throw Jammed() }
      return paid.withLock(\.count)
    }
  }

  enum Counter: AssistantApp {
    static let names = ["": AppNames(display: "계산대")]
    static let intents: [any AppIntent.Type] = [
      Pay.self, PayStubbornly.self, PayUncountably.self, OpenAccount.self, Erase.self,
    ]
    static let shortcuts: (any AppShortcutsProvider.Type)? = Shortcuts.self
    static let phrasesFolder: String? = nil
    /// The till is put in place by each test.
    static func configure(dataFolder: URL) {}
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Pay(), phrases: ["\(.applicationName)에서 결제해줘"], shortTitle: "결제", systemImageName: "a")
      AppShortcut(
        intent: PayStubbornly(), phrases: ["\(.applicationName)에서 꼭 결제해줘"], shortTitle: "결제",
        systemImageName: "b")
      AppShortcut(
        intent: PayUncountably(), phrases: ["\(.applicationName)에서 대충 결제해줘"], shortTitle: "결제",
        systemImageName: "c")
      AppShortcut(
        intent: OpenAccount(), phrases: ["\(.applicationName)에서 계좌 열어줘"], shortTitle: "계좌",
        systemImageName: "d")
      AppShortcut(
        intent: Erase(), phrases: ["\(.applicationName)에서 \(\.$note) 지워줘"], shortTitle: "지우기",
        systemImageName: "e")
    }
  }

  struct Pay: AppIntent {
    static let title: LocalizedStringResource = "결제"
    @Dependency var till: Till

    func perform() async throws -> some ProvidesDialog {
      let till = till
      let guarantees = till.guarantees.withLock(\.self)
      let number = try await IntentEffect.run("pay", key: "k", guarantees: guarantees) { try till.pay("k") }
      return .result(dialog: "냈어요. 영수증 \(number)")
    }
  }

  /// Tries once more what has failed.
  struct PayStubbornly: AppIntent {
    static let title: LocalizedStringResource = "꼭 결제"
    @Dependency var till: Till

    func perform() async throws -> some ProvidesDialog {
      do {
        return .result(dialog: "냈어요. 영수증 \(try await pay())")
      } catch is Till.Jammed {
        till.trouble.withLock { $0 = .none }
        return .result(dialog: "다시 냈어요. 영수증 \(try await pay())")
      }
    }

    private func pay() async throws -> Int {
      let till = till
      let guarantees = till.guarantees.withLock(\.self)
      return try await IntentEffect.run("pay", key: "k", guarantees: guarantees) { try till.pay("k") }
    }
  }

  /// Gives a result that JSON cannot say.
  struct PayUncountably: AppIntent {
    static let title: LocalizedStringResource = "대충 결제"
    @Dependency var till: Till

    func perform() async throws -> some ProvidesDialog {
      let till = till
      let number = try await IntentEffect.run("pay", key: "k", guarantees: [.onceForKey, .allOrNothing]) {
        Double(try till.pay("k")) / 0
      }
      return .result(dialog: "냈어요. 영수증 \(number)")
    }
  }

  /// Asks with the accounts that there are, and makes one more of them.
  struct OpenAccount: AppIntent {
    struct Accounts: DynamicOptionsProvider {
      @Dependency var till: Till
      func results() async throws -> [String] { till.accounts.withLock(\.self) }
    }

    static let title: LocalizedStringResource = "계좌 열기"
    @Dependency var till: Till
    @Parameter(title: "계좌", optionsProvider: Accounts()) var account: String

    func perform() async throws -> some ProvidesDialog {
      let (till, account) = (till, account)
      try await IntentEffect.run("open", key: "k") { till.accounts.withLock { $0.append(account) } }
      return .result(dialog: "\(account) 계좌를 열었어요.")
    }
  }

  /// Deletes what it was told about, so that nobody knows it any more who is told about it again.
  struct Erase: AppIntent {
    static let title: LocalizedStringResource = "메모 지우기"
    @Dependency var till: Till
    @Parameter(title: "메모") var note: Note

    func perform() async throws -> some ProvidesDialog {
      let (till, note) = (till, note)
      let guarantees = till.guarantees.withLock(\.self)
      try await IntentEffect.run("erase", key: "k", guarantees: guarantees) {
        till.notes.withLock { $0.removeAll { $0 == note.id } }
      }
      return .result(dialog: "\(note) 메모를 지웠어요.")
    }
  }

  struct Note: AppEntity {
    struct Query: EnumerableEntityQuery {
      @Dependency var till: Till
      func entities(for ids: [String]) async throws -> [Note] {
        try await allEntities().filter { ids.contains($0.id) }
      }
      func allEntities() async throws -> [Note] { till.notes.withLock(\.self).map { Note(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "메모"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  /// A process over the same store and the same till.
  private struct Process: Sendable {
    let till: Till
    let store: UnreliableStore
    let conversation: Conversation
  }

  /// Compiled once for all processes; the names of things are each one's own.
  private static let catalog = Result { try AppCatalog(apps: [Counter.self], phrases: []) }

  private func process(_ till: Till, _ store: UnreliableStore) async throws -> Process {
    let assistant = Assistant(catalog: try Self.catalog.get(), store: store, clock: { .distantPast })
    await assistant.loadNames(language: "ko")
    let conversation =
      try assistant.conversation("s_1", owner: "guest")
      ?? assistant.conversation(language: "ko", focus: nil, owner: "guest", id: "s_1")
    return Process(till: till, store: store, conversation: conversation)
  }

  private func inProcess(_ body: @escaping @Sendable (Process) async throws -> Void) async throws {
    let (till, store) = (Till(), UnreliableStore())
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: till)
    try await AppDependencyManager.$local.withValue(dependencies) {
      try await body(try await process(till, store))
    }
  }

  /// Says it in a process that dies at those saves, and something else in the next one.
  private func died(
    _ process: Process, at saves: Set<Int>, saying sentence: String
  ) async throws -> Turn {
    process.store.fail(at: saves)
    await #expect(throws: ConversationStoreError.self) { try await process.conversation.say(sentence) }
    await process.conversation.leave()
    return try await self.process(process.till, process.store).conversation.say("음")
  }

  private static let unclear = "앞서 하던 일이 끝났는지 확인하지 못했어요. 다시 하기 전에 직접 확인해 주세요."

  // MARK: A body that throws

  @Test(
    "a body that threw may have done something, and that is said", arguments: [Till.Trouble.before, .after])
  func threw(_ trouble: Till.Trouble) async throws {
    try await inProcess { process in
      process.till.trouble.withLock { $0 = trouble }
      let turn = try await process.conversation.say("계산대에서 결제해줘")
      #expect(turn.outcome == .failed)
      #expect(turn.text == "서랍이 걸렸어요. " + Self.unclear)
    }
  }

  @Test("an effect that may have happened is not run again by an intent that tries once more")
  func triedAgain() async throws {
    try await inProcess { process in
      process.till.trouble.withLock { $0 = .after }
      let turn = try await process.conversation.say("계산대에서 꼭 결제해줘")
      #expect(turn.text == Self.unclear)
      #expect(process.till.paid.withLock(\.self) == ["k"])
    }
  }

  @Test("where a throw means that nothing was done, just that is said, and it may be tried once more")
  func allOrNothing() async throws {
    try await inProcess { process in
      process.till.guarantees.withLock { $0 = .allOrNothing }
      process.till.trouble.withLock { $0 = .before }
      let failed = try await process.conversation.say("계산대에서 결제해줘")
      #expect(failed.text == "서랍이 걸렸어요.")
      let again = try await process.conversation.say("계산대에서 꼭 결제해줘")
      #expect(again.text == "다시 냈어요. 영수증 1")
      #expect(process.till.paid.withLock(\.self) == ["k"])
    }
  }

  @Test("an effect whose result cannot be written down has happened, whatever its app promises")
  func lostResult() async throws {
    try await inProcess { process in
      let turn = try await process.conversation.say("계산대에서 대충 결제해줘")
      #expect(turn.outcome == .failed)
      #expect(turn.text.hasSuffix(Self.unclear))
      #expect(process.till.paid.withLock(\.self) == ["k"])
    }
  }

  // MARK: A process that died

  @Test("an effect that happens once for its key is run again when its process died over it")
  func onceForKey() async throws {
    try await inProcess { process in
      process.till.guarantees.withLock { $0 = .onceForKey }
      // Saved: that it begins. Not saved: that it is done, and the reply.
      let turn = try await died(process, at: [2, 3], saying: "계산대에서 결제해줘")
      #expect(turn.text == "냈어요. 영수증 1")
      #expect(process.till.paid.withLock(\.self) == ["k"])
    }
  }

  @Test("an effect without a promise is not run again")
  func nothingPromised() async throws {
    try await inProcess { process in
      let turn = try await died(process, at: [2, 3], saying: "계산대에서 결제해줘")
      #expect(turn.text == Self.unclear)
      #expect(process.till.paid.withLock(\.self) == ["k"])
    }
  }

  @Test("an answer that led to an effect holds when the effect has changed what the question offers")
  func changedOptions() async throws {
    try await inProcess { process in
      #expect(try await process.conversation.say("계산대에서 계좌 열어줘").question?.slot == "account")
      // Saved: the answer, that it begins, that it is done. Not saved: the reply.
      let turn = try await died(process, at: [4], saying: "국민은행")
      #expect(turn.text == "국민은행 계좌를 열었어요.")
      #expect(process.till.accounts.withLock(\.self) == ["국민은행"])
    }
  }

  @Test("what an effect has deleted is not asked for again: it is done, and that is said")
  func deleted() async throws {
    try await inProcess { process in
      let turn = try await died(process, at: [3], saying: "계산대에서 사과 지워줘")
      #expect(turn.outcome == .done)
      #expect(turn.text == "부탁하신 일은 이미 끝났어요: 메모 지우기.")
      #expect(turn.question == nil)
      #expect(process.till.notes.withLock(\.self) == ["배"])
    }
  }

  @Test("where it is not known whether what is gone was deleted by the effect, that is said")
  func perhapsDeleted() async throws {
    try await inProcess { process in
      let turn = try await died(process, at: [2, 3], saying: "계산대에서 사과 지워줘")
      #expect(turn.text == Self.unclear)
      #expect(turn.question == nil)
    }
  }

  // MARK: The journal

  @Test(
    "answers before an effect hold by their key; later ones only to the same question, also when others go")
  func journal() {
    var journal = Journal()
    for key in ["a#1", "secret#1", "b#1"] {
      journal.record(.confirmed(true), key: key, fingerprint: "old", isSensitive: key == "secret#1")
    }
    journal.effects.append(Journal.Effect(name: "e", key: "k", answersBefore: 3))
    journal.record(.confirmed(false), key: "c#1", fingerprint: "old")
    #expect(journal.answer("b#1", fingerprint: "new") == .confirmed(true))
    #expect(journal.answer("c#1", fingerprint: "new") == nil)
    #expect(journal.answer("c#1", fingerprint: "old") == .confirmed(false))
    #expect(journal.canTakeBackAnswer)
    journal.forgetAnswers(about: ["secret"])
    #expect(journal.effects[0].answersBefore == 2)
    #expect(journal.answer("c#1", fingerprint: "new") == nil)
  }
}
