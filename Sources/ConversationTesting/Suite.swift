package import Foundation
package import Matching

/// One file of conversations, as it was read.
package struct Suite: Sendable {
  package let name: String
  package let file: String
  /// Of the replies, a BCP 47 tag.
  package let language: String
  /// When every conversation begins.
  package let clock: Date
  /// Where people are, from the offset of the clock.
  package let timeZone: TimeZone
  /// The apps that must be there; when it is one, sentences are taken to mean it first.
  package let apps: [String]
  package let scenarios: [Scenario]

  package init(
    name: String, file: String, language: String, clock: Date, timeZone: TimeZone, apps: [String],
    scenarios: [Scenario]
  ) {
    self.name = name
    self.file = file
    self.language = language
    self.clock = clock
    self.timeZone = timeZone
    self.apps = apps
    self.scenarios = scenarios
  }
}

/// One conversation, with what it needs to have happened before.
package struct Scenario: Sendable {
  package let name: String
  package let origin: PhraseOrigin
  /// Conversations held before this one, each from its beginning.
  package let fixtures: [Fixture]
  package let turns: [ScriptedTurn]

  package init(name: String, origin: PhraseOrigin, fixtures: [Fixture], turns: [ScriptedTurn]) {
    self.name = name
    self.origin = origin
    self.fixtures = fixtures
    self.turns = turns
  }
}

/// A conversation that prepares the apps' data: an order that was placed, a plan that was made.
package struct Fixture: Sendable {
  package let name: String
  package let turns: [ScriptedTurn]
}

/// What the person does, and what must come of it.
package struct ScriptedTurn: Sendable {
  package let input: TurnInput
  package let origin: PhraseOrigin
  package let checks: [PlacedCheck]

  package init(input: TurnInput, origin: PhraseOrigin, checks: [PlacedCheck]) {
    self.input = input
    self.origin = origin
    self.checks = checks
  }
}

/// What a person, the time or the machine does.
package enum TurnInput: Hashable, Sendable {
  case say(String)
  /// An option of the open question, by its id; `yes` or `no` where a confirmation is open.
  case press(String)
  case silence
  /// Time goes by, in seconds.
  case advance(Double)
  /// The process ends, and another one goes on.
  case restart

  /// Whether a reply follows.
  package var hasReply: Bool {
    switch self {
    case .say, .press, .silence: true
    case .advance, .restart: false
    }
  }
}

extension TurnInput: CustomStringConvertible {
  package var description: String {
    switch self {
    case .say(let text): "“\(text)”"
    case .press(let option): "press \(option)"
    case .silence: "silence"
    case .advance(let seconds): "advance \(Self.text(ofSeconds: seconds))"
    case .restart: "restart"
    }
  }

  /// `1h30m`: the form that files have.
  static func text(ofSeconds seconds: Double) -> String {
    var rest = Int(seconds)
    var text = ""
    for (unit, length) in [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)] where rest >= length {
      text += "\(rest / length)\(unit)"
      rest %= length
    }
    return text.isEmpty ? "0s" : text
  }
}
