@testable import AppIntents
import Foundation
import Synchronization
import Testing

/// A host whose seconds pass at once, and only as many as it is given.
final class ImpatientHost: IntentDialogHost {
  let language = "ko"
  let now = Date(timeIntervalSince1970: 0)
  let reported = Mutex<[Double]>([])
  private let seconds: Mutex<Int>
  private let answers: ScriptedHost

  /// Until it is given more, the clock stands still.
  init(seconds: Int = 0, _ answers: IntentAnswer...) {
    self.seconds = Mutex(seconds)
    self.answers = ScriptedHost(answers)
  }

  func ask(_ question: IntentQuestion) async throws -> IntentAnswer { try await answers.ask(question) }

  func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }

  func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
    try await body()
  }

  func report(_ progress: IntentProgress) { reported.withLock { $0.append(progress.fraction) } }

  func sleep(seconds: Int) async throws {
    let isGiven: @Sendable () -> Bool = {
      self.seconds.withLock { left in
        guard left > 0 else { return false }
        left -= 1
        return true
      }
    }
    while !isGiven() { try await moment() }
  }

  func give(seconds: Int) { self.seconds.withLock { $0 += seconds } }
}

/// Lets others go on.
private func moment() async throws { try await Task.sleep(for: .milliseconds(1)) }

@Suite("Failures") struct FailureTests {
  /// Waits until somebody cancels.
  struct Endless: CancellableIntent {
    static let title: LocalizedStringResource = "끝없음"
    static let reason = Mutex<IntentCancellationReason?>(nil)
    static let hasStarted = Mutex(false)

    func perform() async throws -> some IntentResult {
      await withIntentCancellationHandler {
        Self.hasStarted.withLock { $0 = true }
        while !Task.isCancelled { try? await moment() }
      } onCancel: { reason in
        Self.reason.withLock { $0 = reason }
      }
      return .result()
    }
  }

  /// Listens to nobody, and asks when it is too late.
  struct Deaf: AppIntent {
    static let title: LocalizedStringResource = "못 들음"
    static let gate = Mutex<CheckedContinuation<Void, Never>?>(nil)
    static let refused = Mutex<CheckedContinuation<Bool, Never>?>(nil)

    func perform() async throws -> some IntentResult {
      await withCheckedContinuation { continuation in Self.gate.withLock { $0 = continuation } }
      var isRefused = false
      do { try await requestConfirmation() } catch is CancellationError { isRefused = true } catch {}
      Self.refused.withLock { $0?.resume(returning: isRefused) }
      return .result()
    }
  }

  struct Steady: ProgressReportingIntent {
    static let title: LocalizedStringResource = "꾸준함"
    static let host = Mutex<ImpatientHost?>(nil)

    func perform() async throws -> some ProvidesDialog {
      progress.totalUnitCount = 4
      for step in 1...4 {
        progress.completedUnitCount = Int64(step)
        let host = Self.host.withLock(\.self)
        host?.give(seconds: 1)
        // Until the host has heard of this step.
        while host?.reported.withLock(\.last) != Double(step) / 4 { try await moment() }
      }
      return .result(dialog: "다 했어요.")
    }
  }

  @Test("A run without progress for 30 seconds ends, and knows why")
  func endless() async throws {
    let host = ImpatientHost()
    let running = Task { try await TestApp.run(Endless.self, host: host) }
    while !Endless.hasStarted.withLock(\.self) { try await moment() }
    host.give(seconds: 30)
    await #expect(throws: IntentFailure(code: .timedOut, detail: "no progress for 30 seconds")) {
      try await running.value
    }
    while Endless.reason.withLock({ $0 }) == nil { try await moment() }
    #expect(Endless.reason.withLock { $0 } == .timeout)
  }

  @Test("A run that listens to nobody is given up, and refused whatever it asks later")
  func deaf() async throws {
    let host = ImpatientHost()
    let running = Task { try await TestApp.run(Deaf.self, host: host) }
    while Deaf.gate.withLock({ $0 == nil }) { try await moment() }
    host.give(seconds: 30)
    await #expect(throws: IntentFailure(code: .timedOut, detail: "no progress for 30 seconds")) {
      try await running.value
    }
    let isRefused = await withCheckedContinuation { continuation in
      Deaf.refused.withLock { $0 = continuation }
      Deaf.gate.withLock { $0?.resume() }
    }
    #expect(isRefused)
  }

  /// Many times, as a lookup and its limit race on threads of their own.
  @Test("A lookup that took too long says so, however soon the app answers its cancellation")
  func cancelledLookups() async throws {
    for _ in 0..<3_000 {
      await #expect(throws: IntentFailure(code: .timedOut, detail: "k took more than 5 seconds")) {
        try await IntentRuntime.looking(
          for: "k", language: "ko", now: Date(), timeZone: .current, pause: { _ in }
        ) { _ in
          // Quick to see that it is cancelled, but never for long in the way of the limit.
          while !Task.isCancelled {
            for _ in 0..<1_000 where Task.isCancelled { break }
            await Task.yield()
          }
          throw CancellationError()
        }
      }
    }
  }

  @Test("Progress is told, and buys time")
  func steady() async throws {
    let host = ImpatientHost()
    Steady.host.withLock { $0 = host }
    #expect(try await TestApp.run(Steady.self, host: host).dialog?.full == "다 했어요.")
    #expect(host.reported.withLock { $0 } == [0.25, 0.5, 0.75, 1])
  }

  struct Failing: AppIntent {
    static let title: LocalizedStringResource = "실패"
    @Parameter var kind: String

    func perform() async throws -> some IntentResult {
      switch kind {
      case "network": throw AppIntentError.Unrecoverable.networkFailure
      case "gone": throw AppIntentError.Unrecoverable.entityNotFound
      case "part": throw AppIntentError.Unrecoverable.partialFailure
      case "sign in": throw AppIntentError.UserActionRequired.signin
      case "location": throw AppIntentError.PermissionRequired.location(precise: true)
      case "own": throw OwnError()
      case "fine": return .result()
      default: throw AppIntentError.Unrecoverable.notAllowed
      }
    }
  }

  struct OwnError: CustomAppIntentErrorConvertible, CustomLocalizedStringResourceConvertible {
    var appIntentError: AppIntentError { .PermissionRequired.photos }
    var localizedStringResource: LocalizedStringResource { "사진을 볼 수 없어요." }
  }

  @Test(
    "Known errors end a run with what they mean",
    arguments: [
      ("network", .offline, "networkFailure"), ("gone", .notFound, "entityNotFound"),
      ("part", .incomplete, "partialFailure"), ("sign in", .needsAccount, "signin"),
      ("location", .needsPermission, "location (precise)"), ("other", .notAllowed, "notAllowed"),
    ] as [(String, IntentFailure.Code, String)])
  func known(kind: String, code: IntentFailure.Code, detail: String) async throws {
    await #expect(throws: IntentFailure(code: code, detail: detail)) {
      try await TestApp.run(Failing.self, ["kind": .text(kind)])
    }
  }

  @Test("An error of the app may be a known one with words of its own")
  func own() async throws {
    let failure = await #expect(throws: IntentFailure.self) {
      try await TestApp.run(Failing.self, ["kind": .text("own")])
    }
    #expect(failure?.code == .needsPermission)
    #expect(failure?.message == SpokenText(full: "사진을 볼 수 없어요."))
  }
}

@Suite("The time that a run has") struct StopwatchTests {
  @Test("30 seconds without progress run it out; progress and pauses do not")
  func running() {
    let stopwatch = Stopwatch()
    for _ in 0..<29 { #expect(!stopwatch.tick(progressed: false)) }
    #expect(!stopwatch.tick(progressed: true))
    for _ in 0..<29 { #expect(!stopwatch.tick(progressed: false)) }
    stopwatch.pause()
    for _ in 0..<100 { #expect(!stopwatch.tick(progressed: false)) }
    stopwatch.resume()
    for _ in 0..<29 { #expect(!stopwatch.tick(progressed: false)) }
    #expect(!stopwatch.isRunOut)
    #expect(stopwatch.tick(progressed: false))
    #expect(stopwatch.isRunOut)
  }

  @Test("Whoever waits for it to run is woken when it does, or when cancelled")
  func waiting() async {
    let stopwatch = Stopwatch()
    await stopwatch.untilRunning()
    stopwatch.pause()
    let first = Task { await stopwatch.untilRunning() }
    stopwatch.resume()
    await first.value
    stopwatch.pause()
    let second = Task { await stopwatch.untilRunning() }
    second.cancel()
    await second.value
  }

  struct Background: LongRunningIntent {
    static let title: LocalizedStringResource = "뒤에서"

    func perform() async throws -> some ReturnsValue<Bool> {
      let stopwatch = IntentRun.current?.stopwatch
      let runsOut = await performBackgroundTask {
        (0..<100).contains { _ in stopwatch?.tick(progressed: false) == true }
      }
      return .result(value: runsOut)
    }
  }

  @Test("A task in the background has no limit")
  func background() async throws {
    #expect(try await TestApp.run(Background.self).value?.text == "아니요")
  }
}

@Suite("Queries that fail") struct FailingQueryTests {
  final class Shelf: Sendable {
    let books = Mutex(["시집", "소설", "만화"])
    let isBroken = Mutex(false)
  }

  struct Book: AppEntity {
    struct Query: EntityQuery {
      @Dependency var shelf: Shelf

      func entities(for identifiers: [String]) async throws -> [Book] {
        shelf.books.withLock { books in identifiers.filter(books.contains) }.map { Book(id: $0) }
      }

      func suggestedEntities() async throws -> [Book] {
        if shelf.isBroken.withLock(\.self) { throw ConversationClientError.closed }
        return shelf.books.withLock(\.self).map { Book(id: $0) }
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "책"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  struct Read: AppIntent {
    static let title: LocalizedStringResource = "읽기"
    @Parameter var book: Book
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(book)") }
  }

  /// Deletes a book while it is being asked about.
  private actor DeletingHost: IntentDialogHost {
    nonisolated let language = "ko"
    nonisolated let now = Date(timeIntervalSince1970: 0)
    let shelf: Shelf
    private(set) var questions: [IntentQuestion] = []

    init(_ shelf: Shelf) { self.shelf = shelf }

    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
      questions.append(question)
      shelf.books.withLock { $0.removeAll { $0 == "소설" } }
      return .options([questions.count == 1 ? "소설" : "만화"])
    }

    func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
      try await body()
    }

    func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
      try await body()
    }
  }

  private func run(_ shelf: Shelf, host: some IntentDialogHost) async throws -> IntentOutcome {
    let manager = AppDependencyManager()
    // Takes time to make, and is there when the query needs it.
    manager.add {
      await Task.yield()
      return shelf
    }
    return try await AppDependencyManager.$local.withValue(manager) {
      try await TestApp.run(Read.self, host: host)
    }
  }

  @Test("An entity that was deleted between question and answer is asked about again, without it")
  func deleted() async throws {
    let shelf = Shelf()
    let host = DeletingHost(shelf)
    #expect(try await run(shelf, host: host).dialog?.full == "만화")
    let questions = await host.questions
    #expect(questions.map(\.problem) == [nil, .notFound(said: "소설")])
    #expect(questions.map { $0.options.map(\.title) } == [["시집", "소설", "만화"], ["시집", "만화"]])
  }

  @Test("What a query throws ends the run in its words")
  func throwing() async throws {
    let shelf = Shelf()
    shelf.isBroken.withLock { $0 = true }
    let failure = await #expect(throws: IntentFailure.self) { try await run(shelf, host: ScriptedHost()) }
    #expect(failure?.message == SpokenText(full: "지금은 문을 연 가게가 없어요."))
  }

  @Test("A dependency that cannot be made ends the run, and the next one tries again")
  func dependency() async throws {
    let manager = AppDependencyManager()
    let tries = Counter()
    manager.add {
      if await tries.next() == 1 { throw ConversationClientError.closed }
      return Shelf()
    }
    try await AppDependencyManager.$local.withValue(manager) {
      let failure = await #expect(throws: IntentFailure.self) { try await TestApp.run(Read.self) }
      #expect(failure?.message == SpokenText(full: "지금은 문을 연 가게가 없어요."))
      let second = try await TestApp.run(Read.self, [:], .options(["시집"]))
      #expect(second.dialog?.full == "시집")
    }
  }

  private actor Counter {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }
}

@Suite("Who may run an intent") struct AuthenticationTests {
  struct Pay: AppIntent {
    static let title: LocalizedStringResource = "송금"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some ProvidesDialog { .result(dialog: "보냈어요.") }
  }

  struct Spend: AppIntent {
    static let title: LocalizedStringResource = "결제"
    static let risk = IntentRisk.costs
    func perform() async throws -> some ProvidesDialog {
      try await IntentEffect.run("spend", key: "k") {}
      return .result(dialog: "결제했어요.")
    }
  }

  private struct Stranger: IntentDialogHost {
    let language = "ko"
    let now = Date(timeIntervalSince1970: 0)
    var agrees = false
    func ask(_ question: IntentQuestion) async throws -> IntentAnswer {
      guard agrees else { throw CancellationError() }
      return .confirmed(true)
    }
    func effect(_ name: String, key: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
      try await body()
    }
    func record(_ name: String, _ body: @Sendable () async throws -> Data) async throws -> Data {
      try await body()
    }
    func permits(_ policy: IntentAuthenticationPolicy) -> Bool { policy == .alwaysAllowed }
  }

  @Test("An effect that costs is not run for a stranger, whatever was agreed to")
  func spending() async throws {
    await #expect(
      throws: IntentFailure(code: .needsAuthentication, detail: "Spend costs, which takes a person")
    ) {
      try await TestApp.run(Spend.self, host: Stranger(agrees: true))
    }
  }

  @Test("An intent that wants to know who asks does not run for a stranger")
  func stranger() async throws {
    #expect(try await TestApp.run(Pay.self).dialog?.full == "보냈어요.")
    await #expect(throws: IntentFailure(code: .needsAuthentication, detail: "Pay requires authentication")) {
      try await TestApp.run(Pay.self, host: Stranger())
    }
  }
}
