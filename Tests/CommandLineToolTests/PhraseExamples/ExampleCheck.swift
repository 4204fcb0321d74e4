import AppIntents
import Assistant
import Language
import Matching
import PhraseCatalog

/// Judges the examples of one phrase file.
struct ExampleCheck {
  let app: ExampleApp
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

  /// What was read instead; nil when the reading is what the example promises.
  private func reason(_ reading: UtteranceReading, isNot slots: [String: ExpectedValue]) -> String? {
    guard case .intent(let candidate) = reading, candidate.call.intent == file.intent else {
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
    case .intent(let candidate): candidate.call.intent == file.intent
    case .intents(let candidates): candidates.contains { $0.call.intent == file.intent }
    default: false
    }
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
      "\(candidate.call.intent) [\(slots.joined(separator: ", "))] by “\(candidate.phrase)” at \(candidate.cost)\(asks)"
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

enum ExampleText {
  /// Names are compared as the matcher compares them: normal form, no spaces.
  static func folded(_ text: String) -> String { NormalText(text).text }
}
