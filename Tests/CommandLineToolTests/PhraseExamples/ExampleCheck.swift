import AppIntents
import Assistant
import Foundation
import Language
import Matching
import PhraseCatalog

/// Judges the examples of one phrase file.
struct ExampleCheck {
  let app: ExampleApps
  let file: PhraseFile

  /// A line for each example that does not do what it promises.
  func failures() async -> [String] {
    var failures: [String] = []
    for example in file.examples {
      for utterance in example.say {
        let reading = await app.reading(of: utterance.text, language: file.language)
        if let reason = reason(reading, isNot: example.slots) { failures.append(line(utterance, reason)) }
      }
      for utterance in example.not {
        let reading = await app.reading(of: utterance.text, language: file.language)
        if reaches(reading) {
          failures.append(line(utterance, "must not reach \(file.intent), but: \(text(reading))"))
        }
      }
    }
    return failures
  }

  private func line(_ utterance: PhraseExample.Utterance, _ reason: String) -> String {
    let path = utterance.origin.file.split(separator: "/").suffix(3).joined(separator: "/")
    return "\(path):\(utterance.origin.line): “\(utterance.text)” \(reason)"
  }

  /// What was read instead; nil when the reading is what the example promises, or a question which app is meant
  /// with that as the only choice of its own app.
  private func reason(_ reading: UtteranceReading, isNot slots: [String: ExpectedValue]) -> String? {
    guard let candidate = reading.candidate(of: file.app), candidate.call.intent == file.intent else {
      return "is read as \(text(reading))"
    }
    let arguments = candidate.call.arguments
    guard Set(arguments.keys) == Set(slots.keys), slots.allSatisfy({ isSame(arguments[$0.key], $0.value) })
    else {
      return "has other slots: \(text(reading))"
    }
    return nil
  }

  private func reaches(_ reading: UtteranceReading) -> Bool {
    switch reading {
    case .intent(let candidate): isIntent(candidate)
    case .intents(let candidates): candidates.contains(where: isIntent)
    default: false
    }
  }

  private func isIntent(_ candidate: Candidate) -> Bool {
    candidate.call.app == file.app && candidate.call.intent == file.intent
  }

  // MARK: Values

  private func isSame(_ argument: IntentArgument?, _ expected: ExpectedValue) -> Bool {
    switch (argument, expected) {
    case (.list(let members), .list(let wanted)):
      members.count == wanted.count && zip(members, wanted).allSatisfy { isSame($0, $1) }
    case (.composite(let properties), .composite(let wanted)):
      Set(properties.keys) == Set(wanted.keys) && wanted.allSatisfy { isSame(properties[$0.key], $0.value) }
    case (.entities(let ids, let said), .text(let wanted)), (.cases(let ids, let said), .text(let wanted)):
      ExampleText.folded(said) == ExampleText.folded(wanted) || Set(ids) == app.identifiers(of: wanted)
    case (.text(let text), .text(let wanted)): ExampleText.folded(text) == ExampleText.folded(wanted)
    case (.integer(let value), .text(let wanted)): String(value) == wanted
    case (.number(let value), .text(let wanted)): value == Double(wanted)
    case (.boolean(let value), .text(let wanted)): String(value) == wanted
    case (.date(let seconds), .text(let wanted)):
      Date(timeIntervalSince1970: seconds).ISO8601Format().hasPrefix(wanted)
    case (.duration(let seconds), .text(let wanted)): ExampleText.duration(Int(seconds)) == wanted
    default: false
    }
  }

  // MARK: Words

  private func text(_ reading: UtteranceReading) -> String {
    switch reading {
    case .intent(let candidate): text(candidate)
    case .intents(let candidates): "a choice of " + candidates.map { text($0) }.joined(separator: " and ")
    case .notFound(let candidate, let slot, let said): "\(text(candidate)), but \(slot) “\(said)” is unknown"
    case .vetoed(let rule, let span): "vetoed (\(rule) at \(span))"
    case .command(let command): "the command \(command.rawValue)"
    default: "\(reading)"
    }
  }

  private func text(_ candidate: Candidate) -> String {
    let slots = candidate.call.arguments.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
    let asks = candidate.asksFirst ? ", asking first" : ""
    return
      "\(candidate.call.app).\(candidate.call.intent) [\(slots.joined(separator: ", "))] by “\(candidate.phrase)” at \(candidate.cost)\(asks)"
  }

  private func text(_ argument: IntentArgument) -> String {
    switch argument {
    case .text(let text): "text “\(text)”"
    case .entities(let ids, let said), .cases(let ids, let said): "\(said) (\(ids.count))"
    case .integer(let value): "\(value)"
    case .list(let members): "[" + members.map { text($0) }.joined(separator: ", ") + "]"
    case .composite(let properties):
      "{"
        + properties.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
        + "}"
    default: "\(argument)"
    }
  }
}

extension UtteranceReading {
  /// What is understood for `app`: the one reading, or the only one of the app among several.
  func candidate(of app: String) -> Candidate? {
    switch self {
    case .intent(let candidate): return candidate.call.app == app ? candidate : nil
    case .intents(let candidates):
      let own = candidates.filter { $0.call.app == app }
      return own.count == 1 ? own.first : nil
    default: return nil
    }
  }
}

enum ExampleText {
  /// Names are compared as the matcher compares them: normal form, no spaces.
  static func folded(_ text: String) -> String { NormalText(text).text }

  /// ISO 8601 in hours and minutes: `PT1H30M`.
  static func duration(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return "PT" + (hours > 0 ? "\(hours)H" : "") + (minutes > 0 ? "\(minutes)M" : "")
  }
}
