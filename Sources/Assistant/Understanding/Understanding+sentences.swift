import AppIntents
import ConversationProtocol
import Language
import Languages
import Matching

// Requests behind sentences that only tell something: Bother, the party's been called off. Clear the cart.

extension Understanding {
  /// The request of the last sentence, or of the last clause, where the words before it only tell something.
  ///
  /// What the others may speak against is asked about first, unless it confirms itself.
  func readLastSentence(_ utterance: String) async -> Result? {
    let sentences = OpenCall.sentences(utterance)
    if sentences.count > 1, let last = sentences.last {
      if let result = await readLast(last, behind: Array(sentences.dropLast())) { return result }
      return await readFirst(sentences[0], before: Array(sentences.dropFirst()))
    }
    for (before, last) in lastClauses(utterance) {
      if let result = await readLast(NormalText(last), behind: [NormalText(before)]) { return result }
    }
    return nil
  }

  /// What would be asked about, where the last sentence alone requests it with all of its values: “That sunrise! Mark Homigot as a favourite.”
  func plainlyAtEnd(_ nearest: Result, _ utterance: String) async -> Result? {
    guard case .intent(let asked) = nearest.reading, asked.asksFirst,
      case .intent(let plain) = await readLastSentence(utterance)?.reading, !plain.asksFirst,
      plain.call.app == asked.call.app, plain.call.intent == asked.call.intent,
      asked.call.arguments.keys.allSatisfy({ plain.call.arguments[$0] != nil })
    else { return nil }
    return Result(reading: .intent(plain), alternatives: nearest.alternatives)
  }

  /// 기록이 없나 보네. 됐어 나중에 할게: what is said last ends the question, whatever is told before it.
  func declineAtEnd(_ utterance: String, _ answers: AnswerUnderstanding) -> UtteranceReading? {
    let sentences = OpenCall.sentences(utterance)
    guard sentences.count > 1, let last = sentences.last else { return nil }
    switch answers.read(last.source) {
    case .command(.cancel): return .command(.cancel)
    case .answer(.confirmed(false), _): return .answer(.confirmed(false), also: [:])
    default: return nil
    }
  }

  /// The ways to cut a sentence before what follows from the rest: “we moved, (so) my home address is now …”.
  private func lastClauses(_ utterance: String) -> [(before: String, last: String)] {
    let words = utterance.split(separator: " ").map(String.init)
    return words.indices.dropFirst(Self.shortestClause).filter { index in
      Self.consequences.contains(words[index].lowercased()) && words.count - index > Self.shortestClause
    }.prefix(Self.mostCuts).map { index in
      (words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " "))
    }
  }

  private static let consequences: Set<String> = ["so"]
  /// In words.
  private static let shortestClause = 2
  private static let mostCuts = 2

  private func readLast(_ last: NormalText, behind before: [NormalText]) async -> Result? {
    guard last.hasInnerSpaces || last.count > Self.shortestWord, !steps.isExhausted,
      before.allSatisfy({ !$0.isQuestion && mayStandBeside($0, last, Self.harmlessBesideQuestion) }),
      vetoes(in: last).isEmpty
    else { return nil }
    let result = await readAlone(last)
    guard case .intent(var candidate) = result.reading, !candidate.hasText,
      reads(candidate) || before.allSatisfy({ mayStandBeside($0, last, Self.harmless) })
    else { return nil }
    let confirms = reads(candidate) || confirmsNext(candidate)
    if !confirms, !before.allSatisfy({ vetoes(in: $0).isEmpty }) { candidate.asksFirst = true }
    return Result(reading: .intent(candidate), alternatives: result.alternatives)
  }

  /// What only reads, where the sentences behind it only tell something: “When were we last at Homigot? He says spring.”
  private func readFirst(_ first: NormalText, before others: [NormalText]) async -> Result? {
    guard first.hasInnerSpaces, !steps.isExhausted,
      others.allSatisfy({ !$0.isQuestion && mayStandBeside($0, first, Self.harmlessBesideQuestion) })
    else { return nil }
    let result = await readAlone(first)
    guard case .intent(let candidate) = result.reading, !candidate.hasText, reads(candidate) else {
      return nil
    }
    return result
  }

  private func readAlone(_ sentence: NormalText) async -> Result {
    let exact = await readRequest(sentence.source, sentence)
    return exact.reading.isRequest ? exact : await byNearestMeaning(exact, sentence)
  }

  /// In letters: 비워줘요.
  private static let shortestWord = 4

  private func vetoes(in text: NormalText) -> [PhraseVeto] {
    catalog.language(of: text)?.vetoes(in: text) ?? []
  }

  /// Whether a sentence beside a request may be set aside: no other rule than these speaks against it, and it names nothing else.
  private func mayStandBeside(_ text: NormalText, _ request: NormalText, _ rules: Set<String>) -> Bool {
    vetoes(in: text).allSatisfy { rules.contains($0.rule) }
      && names(in: text).isSubset(of: names(in: request))
  }

  private func names(in text: NormalText) -> Set<String> {
    Set(catalog.mentions(in: text, at: reference).filter(\.isName).map { text.slice($0.range) })
  }

  private static let harmless = Set([VetoRule.past, VetoRule.negation, VetoRule.later].map(\.rawValue))
  /// Beside a question somebody may also tell what others do and say.
  private static let harmlessBesideQuestion = harmless.union(
    [VetoRule.thirdPerson, VetoRule.quotation, VetoRule.embeddedQuestion].map(\.rawValue))
}
