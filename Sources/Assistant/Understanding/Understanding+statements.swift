import AppIntents
import Language
import Matching
import NearestMeaning

// A statement beside a request: 7시에 회의니까 김치찌개 시켜 줘.

extension Understanding {
  /// What is read of the request when a statement before or behind it is set aside, if it is understood then; the same
  /// where a text of the person's own had taken the statement in.
  func settingStatementsAside(_ result: Result, _ utterance: String) async -> Result {
    switch result.reading {
    case .unknown, .notFound: break
    case .intent(let candidate) where candidate.hasText: break
    default: return result
    }
    var missing: Result?
    for sentence in sentencesWithoutStatements(utterance) {
      let shorter = await readIntent(sentence)
      if isUnknown(result), missing == nil, isNumberMissing(shorter) { missing = shorter }
      guard case .intent(let candidate) = shorter.reading, !candidate.hasText || isUnknown(result),
        !namesMissingThing(of: candidate, utterance, sentence)
      else { continue }
      return shorter
    }
    return missing ?? result
  }

  /// 5531번 주문 취소해 주세요 (잘못 눌렀어요): there is no such number, whatever is said beside it.
  private func isNumberMissing(_ result: Result) -> Bool {
    guard case .notFound(_, _, let said) = result.reading else { return false }
    return said.prefix { $0.isASCII && $0.isNumber }.count >= 4
  }

  /// 여행 계획 추가해줘 내일 경복궁에 갈 예정이야: what is left lacks what it is about, and the statement names something.
  private func namesMissingThing(of candidate: Candidate, _ whole: String, _ rest: String) -> Bool {
    guard catalog.intent(candidate.call)?.lacksThing(in: candidate.call) == true else { return false }
    let names = [whole, rest].map {
      catalog.mentions(in: NormalText($0), at: reference).count(where: \.isName)
    }
    return names[0] > names[1]
  }

  private func isUnknown(_ result: Result) -> Bool {
    if case .intent = result.reading { return false }
    return true
  }

  /// What is asked for where the whole sentence decides nothing and a part of it probably only tells something. It becomes a
  /// question, unless it only reads and the whole sentence is nearest to the same intent.
  func besideStatements(_ text: NormalText, _ nearest: String?) async -> NearestDecision? {
    for sentence in sentencesWithoutStatements(text.source, alsoLikely: true).prefix(Self.mostStatements) {
      let rest = NormalText(sentence)
      if let exact = await namingIntent(sentence, of: text), mayAsk(exact, rest, of: text) {
        return asked(exact, nil, sentence, nearest)
      }
      for decision in [nearestDecision(.unknown, rest), namedBefore(rest, text)] {
        switch decision?.verdict {
        case .asks(let candidate), .runs(let candidate):
          guard mayAsk(candidate, rest, of: text) else { continue }
          return asked(withNotes(candidate, rest, text), decision, sentence, nearest)
        case .offers, .nothing, nil: continue
        }
      }
    }
    return nil
  }

  /// 호미곶 다녀왔는데 기록해 줄래? 30분쯤 있었어: how long it took and what is noted may be said beside the request.
  private func withNotes(_ candidate: Candidate, _ rest: NormalText, _ text: NormalText) -> Candidate {
    guard let intent = catalog.intent(candidate.call), intent.risk == .changes,
      intent.parameters.contains(where: { $0.kind.holdsNote && candidate.call.arguments[$0.name] == nil })
    else { return candidate }
    var fuller = candidate
    switch nearestDecision(.unknown, text, judged: rest)?.verdict {
    case .asks(let whole) where whole.call.intent == candidate.call.intent,
      .runs(let whole) where whole.call.intent == candidate.call.intent:
      for (name, argument) in whole.call.arguments
      where candidate.call.arguments[name] == nil && argument.isNote {
        fuller.call.arguments[name] = argument
        fuller.said[name] = whole.said[name]
      }
    default: break
    }
    return fuller
  }

  private static let mostStatements = 4

  /// What is carried out of a sentence that is clearly near to an intent: a phrase takes what is left of it beside a statement,
  /// with everything that was understood of the whole, and no rule speaks against any of it. “We've no time for it, so remove
  /// Hallasan from the Jeju collection”.
  func besideStatement(_ nearest: Candidate, _ text: NormalText) async -> NearestDecision? {
    guard let language = catalog.language(of: text), language.vetoes(in: text).isEmpty else { return nil }
    for sentence in sentencesWithoutStatements(text.source, alsoLikely: true).prefix(Self.mostStatements) {
      var exact = await plainIntent(sentence)
      if exact.map({ $0.asksFirst || !holdsAll($0, of: nearest) }) ?? true {
        exact = await withAntecedent(sentence, of: text)
      }
      guard let exact,
        exact.call.intent == nearest.call.intent,
        exact.call.app == nearest.call.app, mayAsk(exact, NormalText(sentence), of: text),
        holdsAll(exact, of: nearest)
      else { continue }
      return NearestDecision(verdict: .runs(exact), readPart: Self.joined(sentence))
    }
    return nil
  }

  /// What a phrase takes of a sentence; where it lacks what it is about, with what the words beside it name.
  private func namingIntent(_ sentence: String, of text: NormalText) async -> Candidate? {
    let exact = await plainIntent(sentence)
    guard let exact, catalog.intent(exact.call)?.lacksThing(in: exact.call) == false else {
      return await withAntecedent(sentence, of: text) ?? exact
    }
    return exact
  }

  private func holdsAll(_ exact: Candidate, of nearest: Candidate) -> Bool {
    nearest.call.arguments.keys.allSatisfy { exact.call.arguments[$0] != nil }
  }

  private static func joined(_ sentence: String) -> String {
    sentence.split(separator: " ").joined(separator: " ")
  }

  /// Whether what is left requests plainly, where something would be done: not “delete them, is it?”.
  private func mayAsk(_ candidate: Candidate, _ rest: NormalText, of whole: NormalText) -> Bool {
    guard let intent = catalog.intent(candidate.call), intent.risk != .reads else { return true }
    guard let language = catalog.language(of: rest), !whole.isQuestion || rest.isQuestion else {
      return false
    }
    let values = catalog.mentions(in: rest, at: reference).map(\.range)
    return language.requestLikelihood(of: rest, values: values) == .likely
  }

  func plainIntent(_ sentence: String) async -> Candidate? {
    guard case .intent(let candidate) = await readIntent(sentence).reading, !candidate.hasText else {
      return nil
    }
    return candidate
  }

  /// 호미곶은 이제 질렸어 목록에서 빼 줘: what the request is about is named in the statement.
  private func namedBefore(_ rest: NormalText, _ text: NormalText) -> NearestDecision? {
    guard !catalog.mentions(in: rest, at: reference).contains(where: \.isName) else { return nil }
    return nearestDecision(.unknown, text, judged: rest)
  }

  private func asked(
    _ candidate: Candidate, _ decision: NearestDecision?, _ sentence: String, _ nearest: String?
  ) -> NearestDecision {
    var candidate = candidate
    let label = MeaningModel.label(app: candidate.call.app, intent: candidate.call.intent)
    candidate.asksFirst =
      !confirmsNext(candidate)
      && (catalog.intent(candidate.call)?.risk != .reads || nearest.map { $0 != label } ?? false)
    return NearestDecision(
      verdict: candidate.asksFirst ? .asks(candidate) : .runs(candidate), intent: decision?.intent,
      evidence: decision?.evidence,
      readPart: Self.joined(sentence))
  }

  /// The sentence without its companions, its colons and its statements. They become spaces, so that places in the sentence stay what they
  /// were.
  ///
  /// - Parameter alsoLikely: whether clauses are set aside, too, that only probably state something.
  func sentencesWithoutStatements(_ utterance: String, alsoLikely: Bool = false) -> [String] {
    let words = utterance.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let languages = catalog.matcher.phrases.languages
    let unaccompanied = words.blanking(languages.flatMap { $0.companions(in: words) }).withoutColons
    let ranges =
      languages.flatMap { $0.statements(in: unaccompanied) }
      + (alsoLikely ? languages.flatMap { $0.likelyStatements(in: unaccompanied) } : [])
    let shorter = ranges.uniqued.map { unaccompanied.blanking([$0]) }
    return ((unaccompanied == words ? [] : [unaccompanied]) + shorter).map { $0.joined(separator: " ") }
  }
}

extension [String] {
  /// “cart: one latte”: a colon behind a word says that the thing follows.
  fileprivate var withoutColons: [String] {
    map { word in
      guard word.hasSuffix(":"), word.dropLast().last?.isLetter ?? false else { return word }
      return word.dropLast() + " "
    }
  }

  /// The words with spaces in place of those in ranges.
  fileprivate func blanking(_ ranges: [Range<Int>]) -> [String] {
    indices.map { index in
      guard ranges.contains(where: { $0.contains(index) }) else { return self[index] }
      return String(repeating: " ", count: self[index].unicodeScalars.count)
    }
  }
}

extension [Range<Int>] {
  fileprivate var uniqued: [Range<Int>] {
    var seen: Set<Range<Int>> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ValueKind {
  fileprivate var holdsNote: Bool {
    switch self {
    case .duration, .string: true
    default: false
    }
  }
}

extension IntentArgument {
  /// Whether it only says more about what is done: how long it took, what is noted.
  fileprivate var isNote: Bool {
    switch self {
    case .duration, .text: true
    default: false
    }
  }
}
