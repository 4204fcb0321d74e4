import ConversationProtocol
import Foundation
import Matching

/// Holds conversations as they are written, and judges every turn.
///
///     let runner = SuiteRunner(on: environment, crashesEachTurn: true)
///     let result = await runner.run(scenario, of: suite)
///
/// A conversation goes on after a check that does not hold, and ends with a turn that cannot be taken.
package struct SuiteRunner: Sendable {
  private let environment: any TestEnvironment
  /// Every conversation is held a second time, with the process thrown away after each turn. Both must be the
  /// same in every word and in everything that is done.
  private let crashesEachTurn: Bool

  package init(on environment: any TestEnvironment, crashesEachTurn: Bool = false) {
    self.environment = environment
    self.crashesEachTurn = crashesEachTurn
  }

  package func run(_ scenario: Scenario, of suite: Suite) async -> ScenarioResult {
    let clock = ContinuousClock()
    let begin = clock.now
    var live = await hold(scenario, of: suite, crashes: false)
    if crashesEachTurn {
      live.compare(with: await hold(scenario, of: suite, crashes: true))
    }
    live.duration = begin.duration(to: clock.now)
    return live
  }

  /// Holds conversations that prepare the apps' data, each from its beginning, through a door that is open.
  package static func prepare(_ suites: [Suite], through driver: any ConversationDriver) async
    -> [SuiteResult]
  {
    var results: [SuiteResult] = []
    for suite in suites {
      var result = SuiteResult(name: suite.name, file: suite.file, scenarios: [])
      for scenario in suite.scenarios {
        var held = ScenarioResult(name: scenario.name, origin: scenario.origin, turns: [])
        held.turns = await ScenarioRunner(driver: driver, crashesEachTurn: false).turns(of: scenario)
        result.scenarios.append(held)
        try? await driver.begin()
      }
      results.append(result)
    }
    return results
  }

  private func hold(_ scenario: Scenario, of suite: Suite, crashes: Bool) async -> ScenarioResult {
    let setup = ScenarioSetup(
      language: suite.language, clock: suite.clock, timeZone: suite.timeZone,
      focus: suite.apps.count == 1 ? suite.apps[0] : nil)
    var result = ScenarioResult(name: scenario.name, origin: scenario.origin, turns: [])
    do {
      result.turns = try await environment.withDriver(setup) { driver in
        await ScenarioRunner(driver: driver, crashesEachTurn: crashes).turns(of: scenario)
      }
    } catch {
      var turn = TurnResult(input: .restart, origin: scenario.origin)
      turn.failures = [
        CheckFailure("turn", at: scenario.origin, expected: "an assistant", got: "\(error)")
      ]
      result.turns = [turn]
    }
    return result
  }
}

/// One conversation through one door.
struct ScenarioRunner {
  let driver: any ConversationDriver
  let crashesEachTurn: Bool

  func turns(of scenario: Scenario) async -> [TurnResult] {
    var results: [TurnResult] = []
    for fixture in scenario.fixtures {
      let prepared = await hold(fixture.turns, fixture: fixture.name)
      results += prepared
      guard prepared.allSatisfy({ $0.failures.isEmpty }) else { return results }
      do { try await driver.begin() } catch { return results + [broken(scenario.origin, error)] }
    }
    return results + (await hold(scenario.turns, fixture: nil))
  }

  private func hold(_ turns: [ScriptedTurn], fixture: String?) async -> [TurnResult] {
    var results: [TurnResult] = []
    var before: Turn?
    for scripted in turns {
      var result = TurnResult(input: scripted.input, origin: scripted.origin, fixture: fixture)
      do {
        result.turn = try await take(scripted.input)
        if crashesEachTurn { try await driver.restart() }
      } catch {
        result.failures = [
          CheckFailure("turn", at: scripted.origin, expected: "a reply", got: "\(error)")
        ]
        return results + [result]
      }
      if let turn = result.turn {
        let check = TurnCheck(turn: turn, before: before)
        result.failures = scripted.checks.compactMap { check.failure(of: $0) }
        before = turn
      }
      results.append(result)
    }
    return results
  }

  private func take(_ input: TurnInput) async throws -> Turn? {
    switch input {
    case .say(let text): return try await driver.say(text)
    case .press(let option): return try await driver.press(option)
    case .silence: return try await driver.silence()
    case .advance(let seconds): try await driver.advance(seconds: seconds)
    case .restart: try await driver.restart()
    }
    return nil
  }

  private func broken(_ origin: PhraseOrigin, _ error: any Error) -> TurnResult {
    var result = TurnResult(input: .restart, origin: origin)
    result.failures = [CheckFailure("turn", at: origin, expected: "a conversation", got: "\(error)")]
    return result
  }
}

extension ScenarioResult {
  /// Adds a failure to the first turn that is another one in `crashed`.
  fileprivate mutating func compare(with crashed: ScenarioResult) {
    for (index, other) in crashed.turns.enumerated() where turns.indices.contains(index) {
      guard let failure = turns[index].difference(to: other) else { continue }
      turns[index].failures.append(failure)
      return
    }
  }
}

extension TurnResult {
  /// What is another thing after a restart; nil when both are the same in all that matters.
  fileprivate func difference(to crashed: TurnResult) -> CheckFailure? {
    guard let turn else { return nil }
    guard let other = crashed.turn else {
      let got = crashed.failures.first?.got ?? "nothing"
      return CheckFailure("restart", at: origin, expected: "“\(turn.text)”", got: got)
    }
    guard turn.comparable != other.comparable else { return nil }
    if turn.text != other.text {
      return CheckFailure("restart", at: origin, expected: "“\(turn.text)”", got: "“\(other.text)”")
    }
    return CheckFailure("restart", at: origin, expected: turn.comparable, got: other.comparable)
  }
}

extension Turn {
  /// All that a turn says, without what is made up anew each time: identifiers of conversations and things.
  fileprivate var comparable: String {
    var turn = self
    turn.session = ""
    turn.resume = nil
    let json = turn.json()
    return json.replacing(Self.madeUp, with: "…")
  }

  private nonisolated(unsafe) static let madeUp = /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/
}
