import EnglishLanguage
import KoreanLanguage
public import Language

/// Reads a whole utterance as the answer to a question.
///
/// ```swift
/// let menu = AnswerContext.choice(["후라이드", "양념치킨", "간장치킨"])
/// AnswerReader.read(NormalText("두 번째 걸로"), in: menu)   // .choice([1], rest: nil)
/// AnswerReader.read(NormalText("네?"), in: .confirm)        // .repeatQuestion
/// AnswerReader.read(NormalText("아니 세 마리"), in: .confirm) // .correction(rest: 2..<5)
/// ```
///
/// Precedence: an option's exact name, a repeated question, cancelling, correcting, no, choosing, yes. Of
/// two opposite words the second wins if it says something; else the answer is `.unclear`.
public struct AnswerReader {
  private let text: NormalText
  private let context: AnswerContext
  private let steps: StepBudget?
  private let accepting: PredicateTable<Void>?
  private let denying: PredicateTable<Void>?
  private let names: [OptionNames]
  /// The whole, and the whole without openers and closers (음 …, … 고마워).
  private let strippedRanges: [Range<Int>]

  /// The reading, or nil if the utterance is no answer from the closed lists: then it may still be a
  /// value or a new request.
  ///
  /// - Parameter steps: each part of the text that is tried takes one, and another for each name of an option that
  ///   it is compared with. Nothing is read when they are used up. Nil where nobody counts.
  public static func read(
    _ text: NormalText, in context: AnswerContext, steps: StepBudget? = nil
  ) -> AnswerReading? {
    guard !text.isEmpty, text.count <= longestAnswer, steps?.isExhausted != true else { return nil }
    let reader = AnswerReader(text, context, steps)
    let reading = reader.reading ?? reader.repaired
    if context.prompt == .confirm, text.isQuestion, reading == .cancel || reading == .no { return .unclear }
    guard reading == .yes, AgreementDoubt.holds(for: text) else { return reading }
    return AgreementDoubt.isOnlySlight(text) && reader.isLikelyDespiteDoubt ? .yes : .unclear
  }

  /// A text of more letters tells a story and is no answer.
  private static let longestAnswer = 200

  private init(_ text: NormalText, _ context: AnswerContext, _ steps: StepBudget?) {
    self.text = text
    self.context = context
    self.steps = steps
    accepting = Self.predicates(context.acceptWords, in: text)
    denying = Self.predicates(context.denyWords, in: text)
    names = context.options.map { OptionNames($0) }
    steps?.spend(text.count + names.count)
    strippedRanges = AnswerEdges(text: text, optionCount: context.options.count).ranges
  }

  /// Those of the words that the text may say. Every form of a verb has the same first consonant (듣기, 들어), so most
  /// texts say none, and nothing needs to be conjugated.
  private static func predicates(_ words: [String], in text: NormalText) -> PredicateTable<Void>? {
    let onset = { (scalar: Unicode.Scalar) in Hangul.decompose(scalar)?.onset }
    let possible = words.filter { word in
      guard let first = NormalText(word).scalars.first else { return false }
      return text.scalars.indices.contains { index in
        let begins = text.spaceBefore[index] || text.scalars[index - 1] == ","
        let scalar = text.scalars[index]
        return begins && (scalar == first || onset(scalar) != nil && onset(scalar) == onset(first))
      }
    }
    return possible.isEmpty ? nil : PredicateTable(possible)
  }

  private var reading: AnswerReading? {
    if let index = exactOption { return .choice([index], rest: nil) }
    if text.isQuestion, Self.askedBack.contains(text.text) { return .repeatQuestion }
    for range in strippedRanges {
      if let word = word(range) { return word }
    }
    if let denial = deniedAction { return denial }
    // 아니 취소해: leaves, which says more than no.
    if let agreement { return agreement == .no && twoClauses == .cancel ? .cancel : agreement }
    if let comparison = comparison(needsClear: true) { return comparison }
    if let change = replacement { return change }
    if let rest = EnglishCorrection.rest(in: text), word(rest) == nil {
      return choice(in: rest) ?? .correction(rest: rest)
    }
    if let likely { return likely }
    if let clauses = twoClauses { return clauses }
    if let exactly = restated { return exactly }
    for range in strippedRanges.reversed() {
      if let choice = choice(in: range) { return choice }
    }
    return changed ?? comparison(needsClear: false)
  }

  /// The kinds of what is asked about.
  private var actions: Set<ActionKind> { ActionKind.all(named: context.acceptWords + context.actionNames) }

  /// 네 지워 주세요: several words that agree, or decline, and nothing else.
  private var agreement: AnswerReading? { agreement(\.reading) }

  /// 오늘은 요리할 기운도 없다 그냥 질러: what is much like answers that agree, or decline, and asks for no change.
  private var likely: AnswerReading? { changed == nil ? agreement(\.likelyReading) : nil }

  /// Whether an answer whose end is in doubt is much like those that agree.
  private var isLikelyDespiteDoubt: Bool {
    context.prompt == .confirm && grammar.story.isLikelyDespiteDoubt
  }

  private var grammar: AgreementGrammar {
    AgreementGrammar(
      text: text, accepting: accepting, kinds: actions, shown: context.shown, otherNames: context.otherNames)
  }

  private func agreement(_ read: (AgreementGrammar) -> AnswerReading?) -> AnswerReading? {
    guard context.prompt == .confirm else { return nil }
    steps?.spend(text.count)
    let reading = read(grammar)
    return reading == .yes && isMoreThanAsked ? .unclear : reading
  }

  /// 전부 다 지워줘, where one thing is to be deleted.
  private var isMoreThanAsked: Bool {
    context.isAboutOne && !actions.isDisjoint(with: [.deleting, .cancelling]) && SeveralWords.isSaid(by: text)
  }

  /// 제일 싼 거: where something is to be chosen.
  private func comparison(needsClear: Bool) -> AnswerReading? {
    guard context.prompt != .confirm, context.prompt != .offer else { return nil }
    let reader = ComparisonReader(text: text)
    return strippedRanges.lazy.compactMap { reader.read($0, needsClear: needsClear) }.first
  }

  /// 주문하지 마, 결제 안 할래: the whole answer forbids what was asked about. What forbids cancelling is unclear
  /// where nothing was to be cancelled.
  private var deniedAction: AnswerReading? {
    guard context.prompt == .confirm || context.prompt == .offer else { return nil }
    let reading = PredicateReader.read(text)
    guard let predicate = reading.predicate, !text.isQuestion, text.count <= Self.longestDenial,
      strippedRanges.contains(where: {
        $0.lowerBound >= predicate.lowerBound - 1 && $0.upperBound == predicate.upperBound
      }),
      reading.vetoes.contains(where: { $0.rule == .prohibition || $0.rule == .negation }),
      !reading.vetoes.contains(where: { $0.rule == .doubleNegative || $0.rule == .past })
    else { return nil }
    let cancels = text.text.hasPrefix("취소") && !actions.contains(.cancelling)
    return cancels ? .unclear : .no
  }

  /// A sentence longer than this forbids something of its own.
  private static let longestDenial = 14

  private static let askedBack: Set<String> = [
    "네", "예", "응", "어", "뭐", "뭐요", "뭐라고", "네네", "에", "엥", "잉", "왜", "what", "huh", "sorry",
  ]

  private var exactOption: Int? {
    let matches = names.indices.filter { names[$0].contains(text.scalars[...]) }
    return matches.count == 1 ? matches[0] : nil
  }

  // MARK: Words

  /// What a part means by itself.
  private func word(_ range: Range<Int>) -> AnswerReading? {
    steps?.spend()
    if KoreanAgreement.isNoun(text.slice(range)) { return nil }
    // 보내기 agrees however it is said: 보내, 보내 줘.
    if range.count > 1, accepting?.contains(range, in: text.scalars) ?? false { return .yes }
    if range.count > 1, denying?.contains(range, in: text.scalars) ?? false { return .no }
    return meaning(range).flatMap(answer)
  }

  private func meaning(_ range: Range<Int>) -> AnswerMeaning? {
    let vocabulary = AnswerVocabulary.all
    if let meaning = vocabulary.meaning(of: range, in: text.scalars) { return meaning }
    // 네네네, 아니아니: a short word said again and again.
    let start = range.lowerBound
    for length in 1...3 where range.count > length && range.count.isMultiple(of: length) {
      guard range.count / length <= 5,
        range.allSatisfy({ text.scalars[$0] == text.scalars[start + ($0 - start) % length] })
      else { continue }
      if let meaning = vocabulary.word(start..<start + length, in: text.scalars) { return meaning }
    }
    return nil
  }

  private func answer(_ meaning: AnswerMeaning) -> AnswerReading? {
    let isConfirm = context.prompt == .confirm
    let isOffer = context.prompt == .offer
    switch meaning {
    case .yes: return .yes
    case .no: return .no
    // 취소해 줘 agrees where cancelling is asked about; 취소 alone leaves, as everywhere.
    case .cancel:
      let agrees = isConfirm && !Self.leaving.contains(text.text) && actions.contains(.cancelling)
      return agrees && agreement == .yes ? .yes : .cancel
    case .correction: return .correction(rest: nil)
    case .repeatQuestion: return .repeatQuestion
    case .help: return .help
    case .back: return .back
    case .startOver: return .startOver
    // Asked whether to do it, to skip it is not to do it.
    case .skip: return isConfirm ? .no : .skip
    case .more: return .more
    case .undo: return .undo
    case .wait: return .wait
    case .dontKnow: return .dontKnow
    case .any: return .any
    case .all: return .all
    case .noneOfThese: return isConfirm || isOffer ? .no : .noneOfThese
    case .fine: return isConfirm ? .yes : .no
    case .enough: return isConfirm ? .unclear : .no
    case .goAhead: return isConfirm || isOffer ? .yes : nil
    // 보내 줘 does not agree to emptying.
    case .giving:
      let kinds = actions
      return (isConfirm || isOffer) && (kinds.isEmpty || kinds.contains(.ordering)) ? .yes : nil
    // 시켜 줘 does not agree to cancelling.
    case .ordering:
      let kinds = actions
      return (isConfirm || isOffer) && (kinds.isEmpty || kinds.contains(.ordering)) ? .yes : nil
    case .thisOne: return isConfirm || isOffer ? .yes : .pointing(.this)
    case .thatOne: return isConfirm || isOffer ? .yes : .pointing(.that)
    // 지워 agrees where deleting is asked about.
    case .drop: return isConfirm ? (agreement == .yes ? .yes : .cancel) : nil
    case .finished: return isOffer ? .no : .cancel
    case .noMore: return isOffer && !text.isQuestion ? .no : .more
    case .allOf(let count): return all(of: count)
    case .pointing(let option): return isConfirm || isOffer ? nil : .pointing(option)
    }
  }

  private static let leaving: Set<String> = ["취소", "취소요", "취소이요", "cancel"]

  /// 둘 다 is everything only where there are two.
  private func all(of count: Int) -> AnswerReading {
    guard !context.options.isEmpty, context.options.count != count else { return .all }
    return .ambiguous(Array(context.options.indices))
  }

  private func isBoundary(_ index: Int) -> Bool {
    text.spaceBefore[index] || text.scalars[index] == ","
  }

  // MARK: Two clauses

  /// 네 근데 두 개로, 아니 취소해, 네 맞아요: a short answer and something after it.
  private var twoClauses: AnswerReading? {
    for end in (1..<text.count).reversed() where isBoundary(end) {
      guard let first = word(0..<end), first == .yes || first == .no || first == .correction(rest: nil),
        !startsNumber(beyond: end)
      else { continue }
      let rest = afterConnective(end)
      guard !rest.isEmpty else { return first }
      return combined(first, rest, hasConnective: rest.lowerBound > end + (text.scalars[end] == "," ? 1 : 0))
    }
    return attachedDenial
  }

  /// 네 번째, 네 마리: the first word is part of a number.
  private func startsNumber(beyond end: Int) -> Bool {
    NumberReading.all(in: text.scalars, from: 0, spaceBefore: text.spaceBefore).contains {
      $0.end > end && !$0.isBare && text.spaceBefore[$0.end]
    }
  }

  private func combined(_ first: AnswerReading, _ rest: Range<Int>, hasConnective: Bool) -> AnswerReading {
    // 아니 괜찮아, 아니요 됐어요: what could be either way declines behind a no.
    if first == .no, let meaning = meaning(rest), meaning == .fine || meaning == .enough {
      return .no
    }
    if let second = word(rest) ?? clauses(in: rest) {
      let isOpposite = (first == .yes && second == .no) || (first == .no && second == .yes)
      return isOpposite ? .unclear : second
    }
    if !hasConnective || first == .no, let choice = choice(in: rest) { return choice }
    return .correction(rest: rest)
  }

  private func clauses(in rest: Range<Int>) -> AnswerReading? {
    guard rest.count > 1 else { return nil }
    let words = (rest.lowerBound + 1..<rest.upperBound).filter(isBoundary)
    for end in words {
      if let first = word(rest.lowerBound..<end), let second = word(afterConnective(end)), first == second {
        return first
      }
    }
    return nil
  }

  /// Without 근데, 그런데, 그거 말고 and their like.
  private func afterConnective(_ start: Int) -> Range<Int> {
    var start = start
    if start < text.count, text.scalars[start] == "," { start += 1 }
    // 그거 말고 is one, 그거면 돼 is none.
    let connective = Self.connectives.all(in: text.scalars, at: start).first {
      $0.end < text.count && isBoundary($0.end)
    }
    return (connective?.end ?? start)..<text.count
  }

  private static let connectives = WordTable(
    "근데 그런데 그리고 하지만 대신 그거말고 그거 참 그게아니라 그게아니고 but actually justmakeit makeit and")

  /// 아니세마리: a denial with the new value attached.
  private var attachedDenial: AnswerReading? {
    guard !text.hasInnerSpaces else { return nil }
    for word in ["아니아니", "아니요", "아니", "아뇨"] {
      guard let start = text.scalars.end(of: word, at: 0) else { continue }
      let readings = NumberReading.all(in: text.scalars, from: start)
      if readings.contains(where: { $0.end == text.count || !$0.isBare }) {
        return .correction(rest: start..<text.count)
      }
    }
    return nil
  }

  // MARK: Changes

  /// N 말고 M, N 아니고 M, N 빼고: what counts is behind it.
  private var replacement: AnswerReading? {
    if let choice = ChoiceReader(text: text, options: context.options, names: names, steps: steps).exclusion {
      return choice
    }
    for joiner in ["말고", "아니고", "아니라"] {
      for place in (1..<max(1, text.count)).reversed()
      where place > joiner.count && text.scalars.ends(with: joiner, at: place) {
        guard text.spaceBefore[place] || !text.hasInnerSpaces || joiner != "말고", text.scalars[place] != "기"
        else { continue }
        let rest = place..<text.count
        if word(rest) != nil { continue }
        return choice(in: rest) ?? .correction(rest: rest)
      }
    }
    return nil
  }

  /// 두 개로 바꿔 줘, 수량은 두 개로: only where something can be changed.
  private var changed: AnswerReading? {
    guard context.prompt == .confirm else { return nil }
    let start = (1..<max(1, text.count)).first { Self.changing.contains($0..<text.count, in: text.scalars) }
    return start.map { .correction(rest: 0..<$0) }
  }

  private static let changing = PredicateTable(["바꿔줘", "변경해줘", "수정해줘", "고쳐줘", "정정해줘"])

  /// 정확히는 두 개: takes the place of what was said.
  private var restated: AnswerReading? {
    guard let end = Self.restatements.longest(in: text.scalars, at: 0)?.end, end < text.count, isBoundary(end)
    else { return nil }
    let rest = end + (text.scalars[end] == "," ? 1 : 0)..<text.count
    return rest.isEmpty ? nil : choice(in: rest) ?? .correction(rest: rest)
  }

  private static let restatements = WordTable("정확히는 정확히말하면 그게아니라 내말은 제말은 다시말하면")

  private func choice(in range: Range<Int>) -> AnswerReading? {
    guard !context.options.isEmpty else { return nil }
    return ChoiceReader(text: text, options: context.options, names: names, steps: steps).read(range)
  }

  // MARK: Keyboard

  /// The same keys in the other layout: sp → 네, ㅗ디ㅔ → help.
  private var repaired: AnswerReading? {
    let original = text.source
    let isLatin = text.scalars.allSatisfy { $0.isASCII }
    let other =
      isLatin ? KeyboardLayout.korean(fromLatin: original) : KeyboardLayout.latin(fromKorean: original)
    // “why” would be 조 and a lone ㅛ: words of the other layout are whole syllables, or consonants (ㅇㅇ).
    let hasLoneVowel = other.unicodeScalars.contains { ("ㅏ"..."ㅣ").contains($0) }
    guard other != original, text.count > 1, !hasLoneVowel else { return nil }
    let reader = AnswerReader(NormalText(other), context, steps)
    return reader.strippedRanges.lazy.compactMap { reader.word($0) }.first
  }
}
