import Language

/// The variants of a Korean request, made with its predicate conjugated anew.
struct KoreanVariants {
  let sentence: MarkedSentence
  /// The words before the predicate, as they are written.
  private let lead: String
  /// The verb and, for a noun that names an action, the noun before it; nil if nothing is requested.
  private let verb: (noun: String, verb: KoreanVerb)?

  init(sentence: MarkedSentence) {
    self.sentence = sentence
    let predicate = KoreanPredicate.analyse(sentence.text)
    let lead = predicate.map { Self.lead(of: $0, in: sentence) } ?? ""
    let verb = predicate.flatMap(Self.verb)
    if let (helped, rest) = Self.helpedVerb(verb?.verb, behind: lead, in: sentence) {
      self.verb = ("", helped)
      self.lead = rest
    } else {
      self.verb = verb
      self.lead = lead
    }
  }

  func all(_ choice: inout SeededChoice) -> [SentenceVariant] {
    particles + endings + sentence.spacing(&choice) + filler + postposed(&choice) + layout
      + misspelled(&choice) + changed
  }

  /// The predicate's lead is in normal form; the same words in the sentence end where as many scalars without spaces have passed.
  private static func lead(of predicate: KoreanPredicate, in sentence: MarkedSentence) -> String {
    let normal = NormalText(sentence.text)
    let count = NormalText(predicate.lead).count
    return count < normal.count ? sentence.slice(0..<normal.origin[count]) : ""
  }

  private static func verb(of predicate: KoreanPredicate) -> (noun: String, verb: KoreanVerb)? {
    switch predicate.kind {
    case .request(let verb): ("", verb)
    case .verbalNoun(let noun): (noun, VerbalNounLexicon.lightVerbs(for: noun).first ?? VerbLexicon.make)
    default: nil
    }
  }

  /// 짜 줄래, 해 줘: behind the infinitive of a verb 주다 only asks for that verb. A value is no infinitive: 콜라 줘.
  private static func helpedVerb(
    _ verb: KoreanVerb?, behind lead: String, in sentence: MarkedSentence
  ) -> (verb: KoreanVerb, rest: String)? {
    guard verb == VerbLexicon.give, let word = lead.split(separator: " ").last,
      let end = lead.lastIndex(where: { $0 != " " })
    else { return nil }
    let written = lead[...end].unicodeScalars.count
    guard !sentence.values.contains(where: { $0.upperBound >= written && $0.lowerBound < written }),
      let helped = VerbRecovery.verbs(fromInfinitive: String(word)).first
    else { return nil }
    return (helped, String(lead[...end].dropLast(word.count)))
  }

  private func sentence(_ kind: SentenceVariant.Kind, _ predicate: String) -> SentenceVariant {
    SentenceVariant(kind, lead + predicate)
  }

  // MARK: Particles

  private var particles: [SentenceVariant] {
    sentence.values.flatMap { value -> [SentenceVariant] in
      let rest = value.upperBound..<sentence.wordEnd(from: value.upperBound)
      let behind = sentence.slice(rest)
      let noun = sentence.slice(value)
      if behind.isEmpty, rest.upperBound < sentence.scalars.count, !endsInNumber(noun), isObject(value) {
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

  /// Whether a value may be the object of what is requested: not the 경복궁 of 경복궁 붐비는지 알려줘 or 경복궁 사람 많아, nor the
  /// 콜라 of 콜라 가격 알려줘, nor the 내일 of 내일 거기 갈 예정이야 계획에 넣어줘.
  private func isObject(_ value: Range<Int>) -> Bool {
    guard let verb, !(verb.noun.isEmpty && hasObject(behind: value)) else { return false }
    return !words(from: value.upperBound).contains { word in
      Self.embedding.contains { word.hasSuffix($0) } || KoreanStatement.isFinal(String(word))
    }
  }

  /// Whether the word right before the verb is a noun that no value holds, without a particle or with 을 or 를.
  private func hasObject(behind value: Range<Int>) -> Bool {
    let end = lead.unicodeScalars.lastIndex { $0 != " " }.map {
      lead.unicodeScalars.distance(from: lead.startIndex, to: $0) + 1
    }
    guard let end, let word = words(from: value.upperBound).last else { return false }
    let start = end - word.unicodeScalars.count
    let isValue = sentence.values.contains { $0.overlaps(start..<end) }
    return start > value.upperBound && !isValue && !Self.otherParticles.contains { word.hasSuffix($0) }
  }

  /// Endings of words that are not the object.
  private static let otherParticles = [
    "에", "에서", "로", "에게", "한테", "께", "은", "는", "도", "만", "까지", "부터", "게", "히", "좀", "이", "가",
  ]

  /// The words of the lead that begin behind a place.
  private func words(from place: Int) -> [Substring] {
    let end = lead.unicodeScalars.count
    return place < end ? sentence.slice(place..<end).split(separator: " ") : []
  }

  /// How a clause ends that tells what is written down, looked for or asked.
  private static let embedding = ["다고", "라고", "는지", "은지", "한지", "걸로", "거로", "기로"]

  // MARK: Endings

  private var endings: [SentenceVariant] {
    guard let (noun, verb) = verb else { return [] }
    // 부탁해 주세요 asks to have somebody else asked.
    if noun == "부탁" { return ["부탁해요", "부탁드려요", "부탁드릴게요"].map { sentence(.politer, $0) } }
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

  /// 주문해, 켜, 갖다; nothing where 주다 itself is the verb.
  private func giving(_ noun: String, _ verb: KoreanVerb) -> String {
    noun + (verb.stem.hasSuffix("주") ? String(verb.stem.dropLast()) : verb.form(.infinitive))
  }

  private var filler: [SentenceVariant] {
    guard verb != nil, !sentence.text.contains("좀") else { return [] }
    guard !lead.isEmpty else { return [SentenceVariant(.fillerInserted, "좀 " + sentence.text)] }
    // The predicate may begin with the end of a value: in 월드컵로 1로 해줘, 좀 never stands before the number.
    let place = lead.unicodeScalars.count
    guard !sentence.values.contains(where: { $0.lowerBound < place && place < $0.upperBound }) else {
      return []
    }
    let rest = sentence.text.dropFirst(lead.count)
    let space = lead.hasSuffix(" ") ? "" : " "
    return [SentenceVariant(.fillerInserted, lead + space + "좀 " + rest)]
  }

  /// One value, with its particle and what describes it, behind everything: 주문해줘 치킨, 취소해줘 아까 시킨 치킨.
  private func postposed(_ choice: inout SeededChoice) -> [SentenceVariant] {
    guard verb != nil, let moved = choice.pick(sentence.values.compactMap(constituent)) else { return [] }
    let end = moved.upperBound < sentence.scalars.count ? moved.upperBound + 1 : moved.upperBound
    let rest = sentence.replacing(moved.lowerBound..<end, with: "")
    guard NormalText(rest).count > 0, end > moved.upperBound else { return [] }
    return [SentenceVariant(.argumentPostposed, rest + " " + sentence.slice(moved))]
  }

  /// What moves with a value. With a particle, or directly before the predicate, it is a constituent; otherwise it belongs
  /// to the noun behind it (피자 메뉴), and a modifier stays with its noun (아까 시킨 치킨, 부산에 있는 명소).
  private func constituent(of value: Range<Int>) -> Range<Int>? {
    guard value.lowerBound == 0 || sentence.scalars[value.lowerBound - 1] == " ",
      sentence.slice(value) != sentence.text
    else { return nil }
    let word = value.lowerBound..<sentence.wordEnd(from: value.upperBound)
    let particle = sentence.slice(value.upperBound..<word.upperBound)
    let following = words(from: word.upperBound)
    guard particle != "의", !particle.hasPrefix("이라"), !particle.hasPrefix("라는"),
      !following.contains(where: { word in Self.embedding.contains { word.hasSuffix($0) } })
    else { return nil }
    if let modifier = following.lastIndex(where: isModifier) {
      return following.indices.contains(modifier + 1)
        ? 0..<end(of: following[modifier + 1], from: word.upperBound) : nil
    }
    if isModified(value) { return 0..<word.upperBound }
    let isAlone = following.allSatisfy { isValue($0) || KoreanFiller.anywhere.contains(String($0)) }
    return particle.isEmpty && !isAlone ? nil : word
  }

  /// 시킨, 가까운 before a value.
  private func isModified(_ value: Range<Int>) -> Bool {
    sentence.slice(0..<value.lowerBound).split(separator: " ").last.map(isModifier) ?? false
  }

  private func isModifier(_ word: Substring) -> Bool { !isValue(word) && KoreanModifier.isModifier(word) }

  /// Where a word of `words(from:)` ends in the sentence.
  private func end(of word: Substring, from place: Int) -> Int {
    place + word.base.unicodeScalars.distance(from: word.base.startIndex, to: word.endIndex)
  }

  private func isValue(_ word: Substring) -> Bool {
    sentence.values.contains { sentence.slice($0).split(separator: " ").contains { word.hasPrefix($0) } }
  }

  // MARK: Slips

  /// Digits and punctuation lie on the same keys in both layouts; with a Latin letter it is no longer one slip.
  private var layout: [SentenceVariant] {
    let isTyped = sentence.scalars.allSatisfy { scalar in
      Hangul.isSyllable(scalar) || (scalar.isASCII && !scalar.properties.isAlphabetic)
    }
    guard isTyped, sentence.scalars.contains(where: Hangul.isSyllable) else { return [] }
    return [SentenceVariant(.otherLayout, KeyboardLayout.latin(fromKorean: sentence.text))]
  }

  /// One letter of a name replaced by one that sounds or lies near it. Short names are left alone: 피자 and 비자 are both words.
  private func misspelled(_ choice: inout SeededChoice) -> [SentenceVariant] {
    let slips = sentence.values.filter { $0.count > 2 }.flatMap { value in
      value.compactMap { place in
        slip(of: sentence.scalars[place]).flatMap { slip in
          // 치즈버가 is a shorter name with a particle.
          place == value.upperBound - 1 && Self.particles.contains(slip) ? nil : (place: place, slip: slip)
        }
      }
    }
    return choice.pick(slips).map {
      [SentenceVariant(.misspelled, sentence.replacing($0.place..<$0.place + 1, with: String($0.slip)))]
    } ?? []
  }

  /// The syllable with one letter wrong, or nil if none is likely.
  private func slip(of syllable: Unicode.Scalar) -> Unicode.Scalar? {
    guard var parts = Hangul.decompose(syllable) else { return nil }
    if let near = Self.nearVowels[Hangul.vowels[parts.vowel]], let index = Hangul.vowels.firstIndex(of: near)
    {
      parts.vowel = index
    } else if let near = Self.nearOnsets[Hangul.onsets[parts.onset]],
      let index = Hangul.onsets.firstIndex(of: near)
    {
      parts.onset = index
    } else {
      return nil
    }
    return parts.scalar
  }

  private static let particles: Set<Unicode.Scalar> = ["가", "이", "은", "는", "을", "를", "도", "만"]

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
      sentence(.past, form(.attributive) + " 적 있어?"), sentence(.past, form(.attributive) + " 거 맞아?"),
      sentence(.past, form(KoreanEnding(.stem, "던")) + " 중이었어"),
      sentence(.negation, negated(noun, verb, .attributive) + " 거 알려줘"),
      sentence(.howTo, form(.prospective) + " 때 뭐가 필요해?"),
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
    // 떼어 and 치워 may come from other stems, too.
    let forms = [word, noun + verb.form(.infinitive)]
    let isRemoving = Self.removing.contains { front in forms.contains { $0.hasPrefix(front) } }
    let opposite =
      Self.opposites[word] ?? Self.opposites[noun] ?? (isRemoving ? "추가하" : noun == "취소" ? "주문하" : "취소하")
    return sentence(.otherVerb, KoreanVerb(stem: opposite).form(.infinitive) + "줘")
  }

  /// Whatever means 취소해 줘 (일정 지워 줘, 찜 풀어 줘, 목록에서 제외해 줘) is not undone by it. The verbs of one meaning begin alike:
  /// 떼다, 떼어 내다; 거두다, 거둬들이다.
  private static let removing = [
    "지우", "풀", "해제", "없애", "제거", "떼", "날리", "비우", "비워", "거두", "거둬", "뽑", "그만", "제외", "꺼내", "덜", "걷", "솎",
    "치우",
    "치워", "탈락", "백지화", "포기", "물리", "물려",
  ]

  /// What undoes a thing, or does another.
  private static let opposites = [
    "무르": "주문하", "철회": "주문하", "되돌리": "주문하", "캔슬": "주문하", "중단": "주문하", "접": "주문하", "환불": "주문하",
    "켜": "끄", "끄": "켜", "열": "닫", "닫": "열", "올리": "내리", "내리": "올리", "추가": "삭제하", "삭제": "추가하", "담": "빼",
    "빼": "담",
    "보내": "지우", "알리": "지우", "보이": "지우", "시작": "중지하", "중지": "시작하", "틀": "끄",
    "살리": "삭제하", "살려주": "삭제하", "복구": "삭제하", "복원": "삭제하", "꺼내": "닫",
  ]
}
