import Matching

/// What became of a language's test sentences.
public struct HassilReport: Sendable, CustomStringConvertible {
  public struct Failure: Sendable, CustomStringConvertible {
    public let sentence: PhraseExample.Utterance
    public let reason: String

    public var description: String {
      "\(sentence.origin.file):\(sentence.origin.line): “\(sentence.text)” \(reason)"
    }
  }

  public let language: String
  public var total: Int { sentences.count }
  /// Every sentence, with what is wrong.
  public private(set) var sentences: [(sentence: PhraseExample.Utterance, fault: String?)] = []
  public var failures: [Failure] {
    sentences.compactMap { sentence, fault in fault.map { Failure(sentence: sentence, reason: $0) } }
  }
  /// How many sentences reach their intent, whatever the slots.
  public private(set) var intentCount = 0

  public var passed: Int { sentences.count { $0.fault == nil } }

  /// Runs every test sentence of the matcher's language in its own home.
  public init(_ matcher: HassilMatcher) {
    language = matcher.language.language
    for file in matcher.language.tests {
      let here = matcher.home(file.home.lists)
      for group in file.groups {
        for sentence in group.sentences { run(sentence, group, here) }
      }
    }
  }

  private mutating func run(
    _ sentence: PhraseExample.Utterance, _ group: HassilTestGroup, _ matcher: HassilMatcher
  ) {
    let result = matcher.recognize(sentence.text, context: group.context)
    if result?.intent == group.intent { intentCount += 1 }
    sentences.append((sentence, Self.fault(in: result, group)))
  }

  private static func fault(in result: HassilResult?, _ group: HassilTestGroup) -> String? {
    guard let result else { return "is not understood" }
    guard result.intent == group.intent else { return "is \(result.intent), not \(group.intent)" }
    if let wanted = group.combination, let found = result.combination, wanted != found {
      return "is \(result.intent) with \(found), not \(wanted)"
    }
    let found = result.slots.filter { !group.ignoredSlots.contains($0.key) }
    guard found.keys.sorted() == group.slots.keys.sorted(),
      found.allSatisfy({ group.slots[$0.key]?.allows($0.value) ?? false })
    else { return "has the slots \(list(found)), not \(list(group.slots))" }
    return nil
  }

  private static func list(_ slots: [String: HassilValue]) -> String {
    slots.isEmpty
      ? "none" : slots.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// One line for the whole, then one for each failure.
  public var description: String {
    let percent = total == 0 ? 0 : Double(passed * 1000 / total) / 10
    let summary =
      "\(language): \(passed) of \(total) test sentences reach their intent and slots (\(percent)%)"
    return ([summary] + failures.map(\.description)).joined(separator: "\n")
  }
}
