import AppIntents
package import Assistant
package import Foundation
import Language
import Matching
package import PhraseCatalog

/// Judges the sentences that stand beside the phrases: each must, or must not, reach the intent of its file.
package struct ExampleTester: Sendable {
  private let catalog: AppCatalog
  private let now: Date
  private let timeZone: TimeZone

  /// What an example promises, a phrase has to keep: nothing is read by its nearest meaning.
  ///
  /// - Parameter catalog: with the names of the apps' entities.
  package init(catalog: AppCatalog, now: Date, timeZone: TimeZone) {
    var catalog = catalog
    catalog.meaning = nil
    self.catalog = catalog
    self.now = now
    self.timeZone = timeZone
  }

  /// What the assistant understands when nothing is open.
  package func reading(
    of utterance: String, language: String, focus: String? = nil
  ) async -> UtteranceReading {
    let state = ConversationState(id: "s", language: language, focus: focus)
    return await Understanding(catalog: catalog, state: state, now: now, timeZone: timeZone)
      .read(utterance).reading
  }

  /// A result for every sentence of the file, in their order.
  package func results(of file: PhraseFile) async -> [ExampleResult] {
    var results: [ExampleResult] = []
    for example in file.examples {
      for utterance in example.say {
        results.append(
          result(utterance, false, file, await failure(of: utterance, isNot: example.slots, file)))
      }
      for utterance in example.not {
        results.append(result(utterance, true, file, await failure(of: utterance, file)))
      }
    }
    return results
  }

  private func result(
    _ utterance: PhraseExample.Utterance, _ isCounterexample: Bool, _ file: PhraseFile, _ failure: String?
  ) -> ExampleResult {
    ExampleResult(
      app: file.app, intent: file.intent, language: file.language, text: utterance.text,
      isCounterexample: isCounterexample, origin: utterance.origin, failure: failure)
  }

  // MARK: Judging

  /// What was read instead; nil when the reading is what the example promises, or a question which app is
  /// meant with that as the only choice of its own app.
  private func failure(
    of utterance: PhraseExample.Utterance, isNot slots: [String: ExpectedValue], _ file: PhraseFile
  ) async -> String? {
    let reading = await reading(of: utterance.text, language: file.language)
    guard let candidate = reading.candidate(of: file.app), candidate.call.intent == file.intent else {
      return "is read as \(ReadingText.text(reading))"
    }
    let arguments = candidate.call.arguments
    guard Set(arguments.keys) == Set(slots.keys), slots.allSatisfy({ isSame(arguments[$0.key], $0.value) })
    else { return "has other slots: \(ReadingText.text(reading))" }
    return nil
  }

  private func failure(of utterance: PhraseExample.Utterance, _ file: PhraseFile) async -> String? {
    let reading = await reading(of: utterance.text, language: file.language)
    let candidates =
      switch reading {
      case .intent(let candidate): [candidate]
      case .intents(let candidates): candidates
      default: [Candidate]()
      }
    guard candidates.contains(where: { $0.call.app == file.app && $0.call.intent == file.intent }) else {
      return nil
    }
    return "must not reach \(file.intent), but: \(ReadingText.text(reading))"
  }

  // MARK: Values

  private func isSame(_ argument: IntentArgument?, _ expected: ExpectedValue) -> Bool {
    switch (argument, expected) {
    case (.list(let members), .list(let wanted)):
      members.count == wanted.count && zip(members, wanted).allSatisfy { isSame($0, $1) }
    case (.composite(let properties), .composite(let wanted)):
      Set(properties.keys) == Set(wanted.keys) && wanted.allSatisfy { isSame(properties[$0.key], $0.value) }
    case (.entities(let ids, let said), .text(let wanted)), (.cases(let ids, let said), .text(let wanted)):
      folded(said) == folded(wanted) || Set(ids) == identifiers(of: wanted)
    case (.text(let text), .text(let wanted)): folded(text) == folded(wanted)
    case (.integer(let value), .text(let wanted)): String(value) == wanted
    case (.number(let value), .text(let wanted)): value == Double(wanted)
    case (.boolean(let value), .text(let wanted)): String(value) == wanted
    case (.date(let seconds), .text(let wanted)):
      Date(timeIntervalSince1970: seconds).formatted(Date.ISO8601FormatStyle(timeZone: timeZone))
        .hasPrefix(wanted)
    case (.duration(let seconds), .text(let wanted)): Self.duration(Int(seconds)) == wanted
    default: false
    }
  }

  /// The identifiers that `name` stands for in any of the apps' dictionaries.
  private func identifiers(of name: String) -> Set<String> {
    let wanted = folded(name)
    let entries = catalog.matcher.dictionaries.values.flatMap(\.entries)
    return Set(entries.filter { $0.names.contains { folded($0) == wanted } }.map(\.id))
  }

  /// Names are compared as the matcher compares them: normal form, no spaces.
  private func folded(_ text: String) -> String { NormalText(text).text }

  /// ISO 8601 in hours and minutes: `PT1H30M`.
  private static func duration(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return "PT" + (hours > 0 ? "\(hours)H" : "") + (minutes > 0 ? "\(minutes)M" : "")
  }
}

extension UtteranceReading {
  /// What is understood for `app`: the one reading, or the only one of the app among several; also one that
  /// names a thing which the app does not have just now.
  package func candidate(of app: String) -> Candidate? {
    switch self {
    case .intent(let candidate), .notFound(let candidate, _, _):
      return candidate.call.app == app ? candidate : nil
    case .intents(let candidates):
      let own = candidates.filter { $0.call.app == app }
      return own.count == 1 ? own.first : nil
    default: return nil
    }
  }
}
