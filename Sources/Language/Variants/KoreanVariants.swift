/// The variants of a Korean request, made with its predicate conjugated anew.
struct KoreanVariants {
  let sentence: MarkedSentence
  private let predicate: KoreanPredicate?

  init(sentence: MarkedSentence) {
    self.sentence = sentence
    predicate = KoreanPredicate.analyse(sentence.text)
  }

  func all(_ choice: inout SeededChoice) -> [SentenceVariant] {
    particles + endings + sentence.spacing(&choice) + filler + postposed(&choice) + layout
      + misspelled(&choice) + changed
  }

  /// The words before the predicate, as they are written.
  private var lead: String {
    guard let predicate, let range = leadRange(of: predicate) else { return "" }
    return sentence.slice(0..<range)
  }

  /// The predicate's lead is in normal form; the same words in the sentence end where as many scalars without spaces have passed.
  private func leadRange(of predicate: KoreanPredicate) -> Int? {
    let normal = NormalText(sentence.text)
    let count = NormalText(predicate.lead).count
    return count < normal.count ? normal.origin[count] : nil
  }

  private func sentence(_ kind: SentenceVariant.Kind, _ predicate: String) -> SentenceVariant {
    SentenceVariant(kind, lead + predicate)
  }

  /// The verb and, for a noun that names an action, the noun before it.
  private var verb: (noun: String, verb: KoreanVerb)? {
    switch predicate?.kind {
    case .request(let verb): ("", verb)
    case .verbalNoun(let noun): (noun, VerbalNounLexicon.lightVerbs(for: noun).first ?? VerbLexicon.make)
    default: nil
    }
  }

  // MARK: Particles

  private var particles: [SentenceVariant] {
    sentence.values.flatMap { value -> [SentenceVariant] in
      let rest = value.upperBound..<sentence.wordEnd(from: value.upperBound)
      let behind = sentence.slice(rest)
      let noun = sentence.slice(value)
      if behind.isEmpty, rest.upperBound < sentence.scalars.count, !endsInNumber(noun) {
        let right = KoreanParticle.object.attached(to: noun)
        return right.hasSuffix(")")
          ? [] : [SentenceVariant(.particleAdded, sentence.replacing(value, with: right))]
      }
      guard behind == "을" || behind == "를" else { return [] }
      return [
        SentenceVariant(.particleRemoved, sentence.replacing(rest, with: "")),
        SentenceVariant(.particleWrong, sentence.replacing(rest, with: behind == "을" ? "를" : "을")),
      ]
    }
  }

  /// 두 마리 and 3 take no object particle in a request that names a thing before them.
  private func endsInNumber(_ value: String) -> Bool { KoreanNumber.read(value) != nil }

  // MARK: Endings

  private var endings: [SentenceVariant] {
    guard let (noun, verb) = verb else { return [] }
    let giving = giving(noun, verb)
    let space = giving.isEmpty ? "" : " "
    var variants = [
      sentence(.politer, giving + "주세요"), sentence(.politer, giving + space + "주시겠어요"),
      sentence(.endingSpaced, giving + space + "줘"), sentence(.endingJoined, giving + "줘"),
    ]
    if !noun.isEmpty {
      variants += [
        sentence(.verbRemoved, noun), sentence(.verbAdded, giving + " 줘"),
        sentence(.verbAdded, noun + " 부탁해요"),
        sentence(.verbAdded, KoreanParticle.object.attached(to: noun) + " 해줘"),
      ]
    }
    return variants
  }

  /// 주문해, 켜; nothing where 주다 itself is the verb.
  private func giving(_ noun: String, _ verb: KoreanVerb) -> String {
    verb == VerbLexicon.give ? noun : noun + verb.form(.infinitive)
  }

  private var filler: [SentenceVariant] {
    guard !lead.isEmpty else { return [SentenceVariant(.fillerInserted, "좀 " + sentence.text)] }
    let rest = sentence.text.dropFirst(lead.count)
    let space = lead.hasSuffix(" ") ? "" : " "
    return [SentenceVariant(.fillerInserted, lead + space + "좀 " + rest)]
  }

  /// One value, with its particle, behind everything: 주문해줘 치킨.
  private func postposed(_ choice: inout SeededChoice) -> [SentenceVariant] {
    let movable = sentence.values.filter { isWord($0) && sentence.slice($0) != sentence.text }
    guard verb != nil, let value = choice.pick(movable) else { return [] }
    let word = value.lowerBound..<sentence.wordEnd(from: value.upperBound)
    let end = word.upperBound < sentence.scalars.count ? word.upperBound + 1 : word.upperBound
    let rest = sentence.replacing(word.lowerBound..<end, with: "")
    guard NormalText(rest).count > 0, end > word.upperBound else { return [] }
    return [SentenceVariant(.argumentPostposed, rest + " " + sentence.slice(word))]
  }

  private func isWord(_ value: Range<Int>) -> Bool {
    value.lowerBound == 0 || sentence.scalars[value.lowerBound - 1] == " "
  }

  // MARK: Slips

  private var layout: [SentenceVariant] {
    guard sentence.scalars.allSatisfy({ Hangul.isSyllable($0) || $0 == " " }) else { return [] }
    return [SentenceVariant(.otherLayout, KeyboardLayout.latin(fromKorean: sentence.text))]
  }

  /// One letter of a name replaced by one that sounds or lies near it. Short names are left alone: 피자 and 비자 are both words.
  private func misspelled(_ choice: inout SeededChoice) -> [SentenceVariant] {
    let places = sentence.values.filter { $0.count > 2 }.flatMap(Array.init).filter {
      Hangul.isSyllable(sentence.scalars[$0])
    }
    guard let place = choice.pick(places), var parts = Hangul.decompose(sentence.scalars[place]) else {
      return []
    }
    let vowel = Hangul.vowels[parts.vowel]
    if let near = Self.nearVowels[vowel], let index = Hangul.vowels.firstIndex(of: near) {
      parts.vowel = index
    } else if let near = Self.nearOnsets[Hangul.onsets[parts.onset]],
      let index = Hangul.onsets.firstIndex(of: near)
    {
      parts.onset = index
    } else {
      return []
    }
    return [SentenceVariant(.misspelled, sentence.replacing(place..<place + 1, with: String(parts.scalar)))]
  }

  private static let nearVowels: [Unicode.Scalar: Unicode.Scalar] = [
    "ㅐ": "ㅔ", "ㅔ": "ㅐ", "ㅚ": "ㅙ", "ㅙ": "ㅚ", "ㅢ": "ㅣ", "ㅓ": "ㅏ", "ㅗ": "ㅓ", "ㅜ": "ㅠ", "ㅕ": "ㅛ",
  ]

  private static let nearOnsets: [Unicode.Scalar: Unicode.Scalar] = [
    "ㅋ": "ㄱ", "ㄱ": "ㅋ", "ㅊ": "ㅈ", "ㅈ": "ㅊ", "ㅌ": "ㄷ", "ㄷ": "ㅌ", "ㅍ": "ㅂ", "ㅂ": "ㅍ", "ㄲ": "ㄱ", "ㅃ": "ㅂ",
    "ㅉ": "ㅈ",
  ]

  // MARK: Changed meanings

  private var changed: [SentenceVariant] {
    guard let (noun, said) = verb else { return [] }
    // 보이다 alone is to be seen; what is asked for is 보여주다.
    let verb = said.stem == "보이" ? KoreanVerb(stem: "보여주") : said
    func form(_ ending: KoreanEnding) -> String { noun + verb.form(ending) }
    let stem = KoreanEnding(.stem, "지")
    // 콜라 주지 않을래? and 보여 주면 안 돼? ask for it.
    let isGiving = verb.stem.hasSuffix("주")
    let refused =
      isGiving
      ? [] : [sentence(.negation, form(stem) + " 않을래"), sentence(.prohibition, form(.conditional) + " 안 돼")]
    return refused + [
      sentence(.prohibition, form(stem) + " 마"), sentence(.prohibition, form(stem) + " 말아 줘"),
      sentence(.prohibition, form(stem) + " 마세요"),
      sentence(.negation, negated(noun, verb, .infinitive)),
      sentence(.past, form(KoreanEnding(.past, "어"))), sentence(.past, form(KoreanEnding(.past, "나요?"))),
      sentence(.howTo, form(.presentAttributive) + " 법 알려줘"),
      sentence(.howTo, form(KoreanEnding(.linking, "려면")) + " 어떻게 해?"),
      sentence(.hypothetical, form(.conditional) + " 어떻게 돼?"),
      sentence(.hypothetical, form(.conditional) + " 얼마야?"),
      sentence(.quotation, form(KoreanEnding(.linking, "라고")) + " 말해 줘"),
      SentenceVariant(.thirdPerson, "엄마가 " + lead + form(.prospective) + " 거야"),
      SentenceVariant(.later, "이따가 " + lead + form(KoreanEnding(.linking, "ㄹ게"))), otherVerb(noun, said),
    ]
  }

  /// 안 stands before the verb, behind the noun of a verb made with 하다.
  private func negated(_ noun: String, _ verb: KoreanVerb, _ ending: KoreanEnding) -> String {
    (noun.isEmpty ? "" : noun + " ") + "안 " + verb.form(ending)
  }

  private func otherVerb(_ noun: String, _ verb: KoreanVerb) -> SentenceVariant {
    let word = noun + verb.stem
    let opposite = Self.opposites[word] ?? Self.opposites[noun] ?? (noun == "취소" ? "주문하" : "취소하")
    return sentence(.otherVerb, KoreanVerb(stem: opposite).form(.infinitive) + "줘")
  }

  /// What undoes a thing, or does another.
  private static let opposites = [
    "켜": "끄", "끄": "켜", "열": "닫", "닫": "열", "올리": "내리", "내리": "올리", "추가": "삭제하", "삭제": "추가하", "담": "빼",
    "빼": "담",
    "보내": "지우", "알리": "지우", "보이": "지우", "시작": "중지하", "중지": "시작하", "틀": "끄",
  ]
}
