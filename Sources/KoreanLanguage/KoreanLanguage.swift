public import Language

/// Korean, as phrases need it.
public struct KoreanLanguage: PhraseLanguage {
  public let tag = "ko"
  public let sample = "내일 두 개 주문해 줘"
  public let sampleValues = SampleValues(
    quantity: "두 개", date: "내일 오후 3시", duration: "30분", text: "가나다")

  public init() {}

  public func meaning(of phrase: PhraseNode) -> ExpandedPhrase { KoreanPhraseMeaning.meaning(of: phrase) }

  public func meaning(ofNominal form: PhraseNode) -> ExpandedPhrase {
    KoreanPhraseMeaning.meaning(ofNominal: form)
  }

  public var listJoiner: ExpandedPhrase {
    let words = ["이랑", "랑", "하고", "과", "와", "그리고", ",", "및", "에다가", "에다", "에", "이랑은"]
    let joiner = PhraseNode.optional(.alternatives(words.map { .text($0) }))
    return ExpandedPhrase(
      kind: .noun, node: .sequence([joiner, .grammar(KoreanFiller.gap)]), grammars: KoreanFiller.grammars)
  }

  /// Read as a whole, also behind these: a name with its particle, anywhere; without one, only at the start
  /// or end of the sentence and beside a space.
  public func applicationNames(
    at range: Range<Int>, in text: NormalText
  ) -> [(range: Range<Int>, isMarked: Bool)] {
    var names: [(range: Range<Int>, isMarked: Bool)] = []
    // 한입배달주문취소해줘: where nothing is spaced, a name may open the sentence.
    let opensUnspaced = range.lowerBound == 0 && !text.hasInnerSpaces && range.upperBound < text.scalars.count
    if let object = openedName(range, in: text) { return [(object, true)] }
    let rest = text.scalars[range.upperBound...]
    for particle in Self.applicationParticles where rest.starts(with: particle) {
      let end = range.upperBound + particle.count
      // 한입에서 is a name with its particle; in 한입에 the rest of a word may follow, so a space has to.
      if particle.count > 1 || end == text.scalars.count || text.spaceBefore[end] {
        return [(range.lowerBound..<end, true)]
      }
      // 한입에새메뉴추가해줘, but 한입에어컨켜줘.
      if opensUnspaced { names.append((range.lowerBound..<end, true)) }
    }
    let isAtEdge = range.lowerBound == 0 || range.upperBound == text.scalars.count
    let isSpaced =
      (range.lowerBound == 0 || text.spaceBefore[range.lowerBound])
      && (range.upperBound == text.scalars.count || text.spaceBefore[range.upperBound])
    if isAtEdge && isSpaced || opensUnspaced { names.append((range, false)) }
    return names
  }

  /// 여행수첩을 열어 주세요: the name of an app is an object only of what is done to a whole app.
  private func openedName(_ range: Range<Int>, in text: NormalText) -> Range<Int>? {
    let place = range.upperBound + 1
    guard place < text.count, "을를".unicodeScalars.contains(text.scalars[place - 1]) else { return nil }
    let end = SentenceClosers.end(of: text)
    let isOpened = place < end && Self.opening.contains(place..<end, in: text.scalars)
    return isOpened ? range.lowerBound..<place : nil
  }

  private static let opening = PredicateTable([
    "열어줘", "켜줘", "실행해줘", "시작해줘", "띄워줘", "닫아줘", "종료해줘", "꺼줘",
  ])

  private static let applicationParticles = [
    "에서는", "에서", "에선", "으로", "에게", "한테", "에다", "로", "에", "아", "야", ",",
  ].map { Array($0.unicodeScalars) }

  public func mayEndText(_ range: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    KoreanTextEnd.isPossible(range, in: scalars, spaceBefore)
  }

  public func joinsValue(at start: Int, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    KoreanTextEnd.joins(at: start, in: scalars, spaceBefore)
  }

  public func isParticle(behind name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks)
    -> Bool
  {
    KoreanTextEnd.isParticle(behind: name, in: scalars, spaceBefore)
  }

  public func isDescribed(_ name: Range<Int>, in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks) -> Bool {
    KoreanTextEnd.isDescribed(name, in: scalars, spaceBefore)
  }

  public func statements(in words: [String]) -> [Range<Int>] { KoreanStatement.ranges(in: words) }

  public func tellsSomething(_ words: String) -> Bool {
    let words = words.split(separator: " ").map(String.init)
    return !statements(in: words + ["해", "줘"]).isEmpty
      || words.contains(where: KoreanNameWords.isNever)
  }

  public func statesBeforeRequest(_ words: [String]) -> Bool { !statements(in: words + ["해 줘"]).isEmpty }

  public func saysAhead(_ words: String) -> Bool {
    ["다음", "담주", "담달", "내일", "낼", "모레", "글피", "내년", "내달", "내주", "오는", "돌아오는", "이따", "뒤", "후"]
      .contains { words.contains($0) }
  }

  public func likelyStatements(in words: [String]) -> [Range<Int>] { KoreanStatement.likelyRanges(in: words) }

  public func companions(in words: [String]) -> [Range<Int>] { KoreanCompanions.ranges(in: words) }

  public func isNative(_ name: String) -> Bool { name.unicodeScalars.contains(where: Hangul.isSyllable) }

  public func joining(_ ending: String, to value: String) -> String {
    Self.varying.contains(ending) ? KoreanParticle.attach(ending, to: value) : value + ending
  }

  /// Particles whose form depends on the last sound before them.
  private static let varying: Set<String> = ["을", "를", "이", "가", "은", "는", "와", "과", "으로", "로", "이랑", "랑"]

  public func claims(_ text: NormalText) -> Bool {
    text.scalars.contains { ("a"..."z").contains($0) } && text.scalars.contains(where: Hangul.isSyllable)
      && PredicateReader.read(text).family != nil
  }

  public func variants(of sentence: MarkedSentence, _ choice: inout SeededChoice) -> [SentenceVariant] {
    KoreanVariants(sentence: sentence).all(&choice)
  }

  public func vetoes(in text: NormalText) -> [PhraseVeto] {
    PredicateReader.read(text).vetoes.filter { !KoreanVetoException.holds(for: $0.rule, in: text) }.map {
      PhraseVeto(rule: $0.rule.rawValue, range: $0.range, onlyAsksFirst: $0.rule.onlyAsksFirst)
    }
  }

  public func frontedRequest(in text: NormalText) -> Int? { FrontedRequest(in: text)?.length }

  public func saysAmount(_ word: String) -> Bool {
    Self.amounts.contains(word) || word.hasSuffix("씩") || Self.leavingOut.contains(word)
  }

  /// (콜라는) 빼고: none of it.
  private static let leavingOut: Set<String> = [
    "빼", "빼고", "빼고요", "빼구", "빼줘", "빼줘요", "빼주세요", "빼주시고", "빼서", "없이", "제외하고", "제외해줘", "제외해주세요",
  ]

  private static let amounts: Set<String> = [
    "하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "한두", "두어", "서너", "두세", "여러", "각각", "각", "둘다",
    "반", "절반", "한", "두", "세", "네", "석", "넉", "배", "인분",
  ]

  public func replaces(_ text: NormalText) -> Bool {
    let words = text.spaced.split(separator: " ")
    // 고민하지 말고 시켜 줘: nothing is replaced. “시켜 줘” 하지 말고 takes it back.
    return words.indices.contains { index in
      words[index] == "대신"
        || words[index] == "말고" && !(index > 0 && words[index - 1].hasSuffix("지") && words[index - 1] != "하지")
    }
  }

  public func requestsPlainly(_ text: NormalText) -> Bool { KoreanRequest(text: text, values: []).isPlain }

  public func wishes(_ text: NormalText, ending: String) -> Bool {
    let isProposal = text.text.last(where: \.isLetter) == "자"
    return ending == "R\(EndingFamily.r9.rawValue)" || ending == "R\(EndingFamily.r11.rawValue)" && isProposal
  }

  public func reverses(_ text: NormalText) -> Bool {
    text.spaced.split(separator: " ").contains { word in Self.reversing.contains(where: word.hasPrefix) }
  }

  public func takesAway(_ text: NormalText) -> Bool { KoreanRemoval.holds(for: text) }

  private static let reversing = ["해제", "해지", "잘못", "실수", "되돌", "원래대로", "원상"]

  public func switching(_ word: String) -> Bool? {
    if Self.ons.contains(where: word.hasPrefix) { return true }
    return Self.offs.contains(where: word.hasPrefix) ? false : nil
  }

  private static let ons = ["켜", "켤", "켰으면", "온으로", "받을", "받고"]
  private static let offs = ["꺼", "끄", "끌", "오프", "안오게", "그만", "받지", "무음", "차단"]

  public func wantsToBeTold(_ text: NormalText) -> Bool? { KoreanTelling.isWanted(in: text) }

  public func requestLikelihood(of text: NormalText, values: [Range<Int>]) -> RequestLikelihood {
    KoreanRequest(text: text, values: values).likelihood
  }

  public func retracts(_ text: NormalText) -> Bool { KoreanRetraction.takesBack(text) }

  public func asksQuestion(_ text: NormalText) -> Bool {
    text.isQuestion || ["까", "까요"].contains(where: text.text.hasSuffix)
  }

  public func destination(in text: NormalText) -> Range<Int>? { KoreanDestination.range(in: text) }
  public func namesAddress(_ title: String) -> Bool { title.contains("주소") }

  public var personCounters: Set<String> { ["명", "사람", "인", "식구", "인원", "일행", "손님"] }
  public var portionCounters: Set<String> { ["그릇", "인분", "접시", "판", "잔"] }

  public func markedTexts(in text: NormalText) -> [MarkedText] {
    let notes = KoreanNote.all(in: text)
    return KoreanAddress.all(in: text).filter { address in
      !notes.contains { $0.frame.overlaps(address.range) }
    } + notes
  }

  public func prices(in text: NormalText) -> [SaidPrice] { KoreanPrice.all(in: text) }

  static func vetoRules(in text: NormalText) -> Set<String> {
    Set(PredicateReader.read(text).vetoes.map(\.rule.rawValue))
  }

  public func numbers(in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int)
    -> [PhraseNumber]
  {
    guard position < scalars.count else { return [] }
    if let written = WrittenQuantity.read(scalars, spaceBefore, at: position) {
      return [PhraseNumber(end: written.end, value: Double(written.value)...Double(written.value))]
    }
    if scalars[position] == "각" { return numbersOfEach(in: scalars, spaceBefore, at: position) }
    return plainNumbers(in: scalars, spaceBefore, at: position)
  }

  /// 각각 두 그릇, 각 3개: so many of each.
  private func numbersOfEach(in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, at position: Int)
    -> [PhraseNumber]
  {
    guard position == 0 || spaceBefore[position] else { return [] }
    let end = scalars.end(of: "각각", at: position) ?? position + 1
    return plainNumbers(in: scalars, spaceBefore, at: end).map { number in
      var number = number
      number.marks = [.each] + number.marks.filter { $0 != .each }
      return number
    }
  }

  private func plainNumbers(in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks, at position: Int)
    -> [PhraseNumber]
  {
    guard position < scalars.count, NumberBeginnings.mayBegin(scalars[position]),
      !isBehindParticleOnly(position, scalars, spaceBefore)
    else { return [] }
    let readings = NumberReading.all(in: scalars, from: position, spaceBefore: spaceBefore)
    // 7 of 7시 counts nothing either.
    let measures = readings.contains {
      KoreanCounter.measures($0) && KoreanCounter.isWhole($0, in: scalars, spaceBefore)
    }
    return readings.compactMap { reading in
      // 2번 names one of several and is never a quantity; 두 번째 is a place in a list.
      guard reading.kind != .label, reading.kind != .ordinal, !isAllOfThem(reading, in: scalars, spaceBefore),
        LoneNumeral.isEvident(reading, in: scalars, at: position, spaceBefore: spaceBefore)
      else { return nil }
      let modifiers = [(NumberMarks.only, PhraseMark.only), (.also, .also), (.each, .each)]
      var number = PhraseNumber(
        end: reading.end, value: reading.possibleValues,
        counter: reading.counter, marks: modifiers.filter { reading.marks.contains($0.0) }.map(\.1),
        isAmbiguous: reading.isBare, isCounterUnusual: reading.isUnusualCounter,
        countsThings: !KoreanCounter.measures(reading) && !(measures && reading.counter == nil))
      number.isMore = reading.marks.contains(.more)
      return number
    }
  }

  /// 둘 다, 셋 다: what was named, not how many of it.
  private func isAllOfThem(_ number: NumberReading, in scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks)
    -> Bool
  {
    guard number.counter == nil, number.end < scalars.count, scalars[number.end] == "다",
      ["둘", "셋", "넷"].contains(String(letters: scalars[..<number.end].suffix(1)))
    else { return false }
    return number.end + 1 == scalars.count || spaceBefore[number.end + 1]
  }

  public func dates(
    in scalars: [Unicode.Scalar], spaceBefore: SpaceMarks, at position: Int, from reference: DateReference
  ) -> [DateReading] {
    if KoreanAuxiliary.isTimeLike(at: position, in: scalars, spaceBefore) { return [] }
    func read(_ reference: DateReference) -> [DateReading] {
      KoreanDate.all(in: scalars, from: position, spaceBefore: spaceBefore, reference: reference)
    }
    let readings = read(reference)
    guard let end = readings.first(where: { $0.start.map { $0 > reference.now } ?? false })?.end,
      KoreanTense.isPast(behind: end, in: scalars, spaceBefore: spaceBefore)
    else { return readings }
    return reference.lookingBack(readings, read: read)
  }

  public func words(for moment: CivilMoment, _ resolution: DateResolution, now: CivilMoment) -> String {
    KoreanDate.write(moment, resolution, now: now)
  }

  public func words(for duration: CivilDuration) -> String { KoreanDate.write(duration) }

  /// 콜라 만두 개: a particle is written with the word before it, so a typed word that begins like one (만두) is not
  /// a particle and a number. 콜라만두개 may be.
  private func isBehindParticleOnly(_ position: Int, _ scalars: [Unicode.Scalar], _ spaceBefore: SpaceMarks)
    -> Bool
  {
    guard position > 1, position < spaceBefore.count, !spaceBefore[position], spaceBefore[position - 1] else {
      return false
    }
    return "만도을를은는이가".unicodeScalars.contains(scalars[position - 1])
  }

  public let answerFrame = AnswerFrame(
    place: "[에서|으로|한테]", after: " [(바꿔줘|변경해줘|해줘|추가해줘|줘|부탁해)]")

  public var findFrame: FindFrame? { KoreanFind.frame }

  public var conversation: ConversationWords { KoreanConversation.words }

  public func request(joinedBy word: String) -> String? {
    guard word.hasSuffix("고"), word.count > 1, let verb = KoreanVerb(dictionaryForm: word.dropLast() + "다")
    else {
      return nil
    }
    return verb.form(.infinitive) + " 줘"
  }

  public var answerWords: [String: AnswerMeaning] { KoreanAnswers.words }

  public let booleanWords = KoreanLanguage.words(
    on: ["켜", "켜줘", "켜주세요", "켜기", "켬", "켜는걸로", "온", "네", "예", "응", "참", "사용", "활성"],
    off: ["꺼", "꺼줘", "꺼주세요", "끄기", "끔", "끄는걸로", "오프", "아니", "아니요", "아니오", "거짓", "사용안함", "비활성"])

  static func words(on: [String], off: [String]) -> [String: Bool] {
    Dictionary((on.map { ($0, true) } + off.map { ($0, false) }), uniquingKeysWith: { first, _ in first })
  }

  public let pointingWords: Set<String> = [
    "그거", "그것", "이거", "이것", "저거", "저것", "그걸", "이걸", "저걸", "그걸로", "이걸로", "같은거", "같은것", "같은걸로", "똑같은거",
    "똑같은걸로", "늘먹던거", "늘먹던걸로", "다른거", "다른것", "다른걸로", "아무거나", "아무거", "뭐든지", "뭐", "뭐좀", "거", "것", "안", "못", "그만",
    "아니", "말고", "빼고", "더", "하나더",
    "둘더", "한개더", "두개더", "한번더", "다시", "또",
  ]
}
