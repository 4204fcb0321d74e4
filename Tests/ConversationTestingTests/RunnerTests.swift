import ConversationProtocol
import Foundation
import Matching
import Synchronization
import Testing

@testable import Assistant
@testable import ConversationTesting

/// An assistant that answers with what it has been told, and counts.
private final class Parrot: ConversationDriver {
  struct Told {
    var heard: [String] = []
    var restarts = 0
    var begins = 0
  }

  private let told = Mutex(Told())
  /// Forgets what was said when its process ends.
  let forgets: Bool

  init(forgets: Bool) { self.forgets = forgets }

  var state: Told { told.withLock { $0 } }

  func begin() { told.withLock { $0 = Told(restarts: $0.restarts, begins: $0.begins + 1) } }

  func say(_ text: String) throws -> Turn {
    let words = told.withLock { state in
      state.heard.append(text)
      return state.heard.joined(separator: " ")
    }
    if text == "쾅" { throw DriverError("the line is dead") }
    return Turn(
      session: UUID().uuidString, turn: 1, outcome: .answered, text: words, speech: TurnSpeech(full: words))
  }

  func press(_ option: String) throws -> Turn { try say("[\(option)]") }
  func silence() throws -> Turn { try say("…") }
  func advance(seconds: Double) { told.withLock { $0.heard.append("\(Int(seconds))s") } }

  func restart() {
    told.withLock { state in
      state.restarts += 1
      if forgets { state.heard = [] }
    }
  }
}

private final class Cage: TestEnvironment {
  let forgets: Bool
  private let last = Mutex<Parrot?>(nil)
  private let seen = Mutex<[ScenarioSetup]>([])

  init(forgets: Bool = false) { self.forgets = forgets }

  var parrot: Parrot? { last.withLock { $0 } }
  var openings: [ScenarioSetup] { seen.withLock { $0 } }

  func withDriver<Result: Sendable>(
    _ setup: ScenarioSetup, _ body: @Sendable (any ConversationDriver) async throws -> Result
  ) async throws -> Result {
    let parrot = Parrot(forgets: forgets)
    last.withLock { $0 = parrot }
    seen.withLock { $0.append(setup) }
    return try await body(parrot)
  }
}

@Suite struct RunnerTests {
  private func run(
    _ lines: String, on cage: Cage, crashes: Bool = false, fixtures: [Fixture] = []
  ) async throws -> ScenarioResult {
    let read = suite(head + lines)
    try #require(read.errors == [])
    let suite = try #require(read.suite)
    let scenario = Scenario(
      name: "하나", origin: suite.scenarios[0].origin, fixtures: fixtures, turns: suite.scenarios[0].turns)
    return await SuiteRunner(on: cage, crashesEachTurn: crashes).run(scenario, of: suite)
  }

  @Test("every input reaches the door, and a check that fails does not end the conversation")
  func inputs() async throws {
    let lines = """
            - {say: 가, speaks: 나}
            - {advance: 90s}
            - {press: o1}
            - {silence: true, speaks: "가 90s [o1] …"}
            - {restart: true}

      """
    let cage = Cage()
    let result = try await run(lines, on: cage)
    #expect(result.failures.map(\.description) == ["speaks: expected “나”, got “가”"])
    #expect(result.failures.first?.origin.line == 8)
    #expect(result.turns.count == 5)
    #expect(cage.parrot?.state.restarts == 1)
    #expect(cage.openings.map(\.focus) == ["Shop"])
    #expect(!result.hasPassed)
  }

  @Test("a turn that cannot be taken ends the conversation")
  func broken() async throws {
    let result = try await run("      - say: 쾅\n      - say: 가\n", on: Cage())
    #expect(result.failures.map(\.description) == ["turn: expected a reply, got the line is dead"])
    #expect(result.turns.count == 1)
  }

  @Test("with a crash after each turn the conversation must be the same")
  func crashes() async throws {
    let lines = "      - {say: 가}\n      - {say: 나}\n"
    let kept = Cage()
    #expect(try await run(lines, on: kept, crashes: true).failures == [])
    #expect(kept.parrot?.state.restarts == 2)
    #expect(kept.openings.count == 2)
    let forgotten = try await run(lines, on: Cage(forgets: true), crashes: true)
    #expect(forgotten.failures.map(\.description) == ["restart: expected “가 나”, got “나”"])
    #expect(forgotten.failures.first?.origin.line == 9)
  }

  @Test("a fixture is a conversation of its own, and one that fails is told and ends the scenario")
  func fixtures() async throws {
    let good = Fixture(name: "앞", turns: try turns("{say: 라, speaks: 라}"))
    let cage = Cage()
    let result = try await run("      - {say: 가, speaks: 가}\n", on: cage, fixtures: [good])
    #expect(result.hasPassed)
    #expect(result.turns.map(\.fixture) == ["앞", nil])
    #expect(cage.parrot?.state.begins == 1)
    let bad = Fixture(name: "앞", turns: try turns("{say: 라, speaks: 마}"))
    let stopped = try await run("      - {say: 가}\n", on: Cage(), fixtures: [bad])
    #expect(stopped.failures.map(\.description) == ["speaks: expected “마”, got “라”"])
    #expect(stopped.turns.count == 1)
  }
}
