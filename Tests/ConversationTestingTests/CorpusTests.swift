import AppIntents
import ConversationProtocol
import Foundation
import Hosting
import Testing

@testable import ConversationTesting

/// All conversations of the sample apps.
@Suite struct CorpusTests {
  /// One process each: the apps of a process share their data.
  @Test(
    "they hold in the built tool, also when its process is thrown away after each turn", arguments: [1, 2])
  func all(_ part: Int) async throws {
    let run = try await ToolRun(
      ["test", Conversations.folder.path, "--crash-each-turn", "--shard", "\(part)/2"])
    #expect(run.ending == .exited(0), "\(run.output)\(run.errors)")
  }

  @Test("the first of every file holds with a process for every turn")
  func everyTurnAProcess() async throws {
    let firsts = try Conversations.suites().compactMap { suite in suite.scenarios.first.map { (suite, $0) } }
    #expect(await failures(of: firsts, on: ToolEnvironment()) == [])
  }

  @Test("they hold over HTTP")
  func overHTTP() async throws {
    let found = await failures(of: try selected, on: HTTPEnvironment())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("they hold when an agent says them, and the person what waits for the person")
  func overAgents() async throws {
    let found = await failures(of: try selected, on: AgentEnvironment())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("they hold through the socket of a daemon that is killed after each turn")
  func overSocketWithKills() async throws {
    let found = await failures(of: try selected, on: DaemonEnvironment(), crashesEachTurn: true)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// The first of every file; all of them, which takes minutes, with `make driver-test`.
  private var selected: [(Suite, Scenario)] {
    get throws {
      let takesAll = ProcessInfo.processInfo.environment["MALGIL_ALL_CONVERSATIONS"] != nil
      return try Conversations.suites().flatMap { suite in
        suite.scenarios.prefix(takesAll ? .max : 1).map { (suite, $0) }
      }
    }
  }

  /// Three at a time.
  private func failures(
    of scenarios: [(Suite, Scenario)], on environment: any TestEnvironment, crashesEachTurn: Bool = false
  ) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      var left = scenarios.makeIterator()
      func next() {
        guard let (suite, scenario) = left.next() else { return }
        group.addTask {
          await SuiteRunner(on: environment, crashesEachTurn: crashesEachTurn).run(scenario, of: suite)
            .failures.map {
              "\(suite.name) › \(scenario.name): \($0)"
            }
        }
      }
      for _ in 1...3 { next() }
      var failures: [String] = []
      for await found in group {
        failures += found
        next()
      }
      return failures
    }
  }

  @Test("they cover both apps and both languages")
  func coverage() throws {
    let suites = try Conversations.suites()
    #expect(suites.flatMap(\.scenarios).count >= 150)
    for apps in [["FoodDelivery"], ["Landmarks"], ["FoodDelivery", "Landmarks"]] {
      for language in ["ko", "en"] {
        let scenarios = suites.filter { $0.apps == apps && $0.language == language }.flatMap(\.scenarios)
        #expect(!scenarios.isEmpty, "\(apps) in \(language)")
      }
    }
  }

  @Test("every conversation checks something, and what must not happen is checked by its effects or calls")
  func checks() throws {
    for suite in try Conversations.suites() {
      let isOfRefusals = ["하지않을말", "never", "not-done"].contains { suite.file.contains($0) }
      for scenario in suite.scenarios {
        let checks = scenario.turns.flatMap(\.checks).map(\.check)
        #expect(!checks.isEmpty, "\(suite.name) › \(scenario.name)")
        let forbids = checks.contains {
          $0 == .effects([:]) || $0 == .calls([]) || $0 == .asks(nil) || $0.key == "disallow"
        }
        #expect(forbids || !isOfRefusals, "\(suite.name) › \(scenario.name)")
      }
    }
  }

  @Test("what costs is carried out in some conversation, and left undone in more of them")
  func effects() throws {
    let checks = try Conversations.suites().flatMap(\.scenarios).flatMap(\.turns).flatMap(\.checks)
    let effects = checks.compactMap { placed -> [String: Int]? in
      if case .effects(let effects) = placed.check { effects } else { nil }
    }
    for name in ["placeOrder", "cancelOrder", "deleteVisits"] {
      #expect(effects.contains { $0[name] == 1 }, "\(name)")
    }
    #expect(effects.count(where: \.isEmpty) > effects.count / 2)
  }
}
