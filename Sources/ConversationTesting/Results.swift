package import ConversationProtocol
package import Matching

/// What came of everything that was run.
package struct SuiteRunResult: Sendable {
  package var suites: [SuiteResult] = []
  package var examples: [ExampleResult] = []

  package init() {}

  package var total: Int { scenarios.count + examples.count }
  package var failed: Int {
    scenarios.count { !$0.hasPassed } + examples.count { !$0.hasPassed }
  }
  package var passed: Int { total - failed }

  package var scenarios: [ScenarioResult] { suites.flatMap(\.scenarios) }
}

package struct SuiteResult: Sendable {
  package let name: String
  package let file: String
  package var scenarios: [ScenarioResult]

  package init(name: String, file: String, scenarios: [ScenarioResult]) {
    self.name = name
    self.file = file
    self.scenarios = scenarios
  }
}

package struct ScenarioResult: Sendable {
  package let name: String
  package let origin: PhraseOrigin
  package var turns: [TurnResult]
  package var duration = Duration.zero

  package var hasPassed: Bool { turns.allSatisfy { $0.failures.isEmpty } }
  package var failures: [CheckFailure] { turns.flatMap(\.failures) }
}

package struct TurnResult: Sendable {
  package let input: TurnInput
  package let origin: PhraseOrigin
  /// The fixture it belongs to; nil for the conversation itself.
  package var fixture: String?
  /// Nil for an input without a reply, and where taking it failed.
  package var turn: Turn?
  package var failures: [CheckFailure] = []
}

/// What came of one sentence that stands beside the phrases.
package struct ExampleResult: Sendable {
  package let app: String
  package let intent: String
  package let language: String
  package let text: String
  /// The sentence must not start the intent.
  package let isCounterexample: Bool
  package let origin: PhraseOrigin
  /// What it is read as instead; nil when all is well.
  package let failure: String?

  package var hasPassed: Bool { failure == nil }
}
