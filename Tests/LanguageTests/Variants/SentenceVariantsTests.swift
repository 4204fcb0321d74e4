import KoreanLanguage
import Language
import Languages
import Testing

struct SentenceVariantsTests {
  struct Row: Sendable {
    var sentence: String
    var values: [Range<Int>]
    var language: String
    var expected: [(kind: SentenceVariant.Kind, text: String)]
  }

  static let rows: [Row] = [
    Row(
      sentence: "치킨 주문해줘", values: [0..<2], language: "ko",
      expected: [
        (.particleAdded, "치킨을 주문해줘"), (.politer, "치킨 주문해주세요"), (.endingSpaced, "치킨 주문해 줘"),
        (.verbRemoved, "치킨 주문"),
        (.verbAdded, "치킨 주문을 해줘"), (.verbAdded, "치킨 주문 부탁해요"), (.spaceRemoved, "치킨주문해줘"),
        (.fillerInserted, "치킨 좀 주문해줘"),
        (.argumentPostposed, "주문해줘 치킨"), (.otherLayout, "clzls wnansgownj"), (.prohibition, "치킨 주문하지 마"),
        (.prohibition, "치킨 주문하면 안 돼"), (.negation, "치킨 주문 안 해"), (.negation, "치킨 주문하지 않을래"),
        (.past, "치킨 주문했어"),
        (.howTo, "치킨 주문하는 법 알려줘"), (.howTo, "치킨 주문하려면 어떻게 해?"), (.hypothetical, "치킨 주문하면 얼마야?"),
        (.quotation, "치킨 주문하라고 말해 줘"), (.thirdPerson, "엄마가 치킨 주문할 거야"), (.later, "이따가 치킨 주문할게"),
        (.otherVerb, "치킨 취소해줘"),
      ]),
    Row(
      sentence: "양념치킨을 두 마리 시켜 줘", values: [0..<4, 6..<10], language: "ko",
      expected: [
        (.particleRemoved, "양념치킨 두 마리 시켜 줘"), (.particleWrong, "양념치킨를 두 마리 시켜 줘"),
        (.endingJoined, "양념치킨을 두 마리 시켜줘"),
        (.spacesRemoved, "양념치킨을두마리시켜줘"), (.prohibition, "양념치킨을 두 마리 시키지 마"), (.past, "양념치킨을 두 마리 시켰어"),
        (.later, "이따가 양념치킨을 두 마리 시킬게"),
      ]),
    Row(
      sentence: "거실 불 켜줘", values: [0..<4], language: "ko",
      expected: [
        (.particleAdded, "거실 불을 켜줘"), (.argumentPostposed, "켜줘 거실 불"), (.negation, "거실 불 안 켜"),
        (.otherVerb, "거실 불 꺼줘"),
      ]),
    Row(
      sentence: "여행 모음 복구해줘", values: [0..<2], language: "ko", expected: [(.otherVerb, "여행 모음 삭제해줘")]),
    Row(
      sentence: "음악 골라 줘", values: [0..<2], language: "ko",
      expected: [
        (.prohibition, "음악 고르지 마"), (.past, "음악 골랐어"), (.howTo, "음악 고르려면 어떻게 해?"), (.later, "이따가 음악 고를게"),
      ]),
    Row(
      sentence: "콜라 줘", values: [0..<2], language: "ko",
      expected: [
        (.particleAdded, "콜라를 줘"), (.politer, "콜라 주시겠어요"), (.fillerInserted, "콜라 좀 줘"), (.negation, "콜라 안 줘"),
      ]),
    Row(
      sentence: "콜라 장바구니에 넣어 줘", values: [0..<2], language: "ko",
      expected: [(.particleAdded, "콜라를 장바구니에 넣어 줘")]),
    Row(
      sentence: "메뉴 보여줘", values: [0..<2], language: "ko",
      expected: [(.prohibition, "메뉴 보여주지 마"), (.past, "메뉴 보여줬어")]),
    Row(
      sentence: "order two fried chickens", values: [6..<9, 10..<24], language: "en",
      expected: [
        (.politer, "please order two fried chickens"), (.politer, "could you order two fried chickens?"),
        (.prohibition, "don't order two fried chickens"), (.negation, "I won't order two fried chickens"),
        (.past, "did you order two fried chickens?"), (.howTo, "how do I order two fried chickens?"),
        (.quotation, "tell her to order two fried chickens"), (.later, "I'll order two fried chickens later"),
        (.otherVerb, "cancel two fried chickens"),
      ]),
    Row(
      sentence: "Please turn on the lamp", values: [19..<23], language: "en",
      expected: [
        (.particleRemoved, "Please turn on lamp"), (.politer, "turn on the lamp, please"),
        (.otherVerb, "turn off the lamp"),
        (.prohibition, "don't turn on the lamp"),
      ]),
    Row(
      sentence: "떡볶이 갖다 주세요", values: [0..<3], language: "ko",
      expected: [(.politer, "떡볶이 갖다주세요"), (.endingSpaced, "떡볶이 갖다 줘"), (.prohibition, "떡볶이 갖다주지 마")]),
    Row(
      sentence: "치킨 두 마리 부탁드려요", values: [0..<2, 3..<7], language: "ko",
      expected: [(.politer, "치킨 두 마리 부탁해요"), (.fillerInserted, "치킨 두 마리 좀 부탁드려요")]),
    Row(
      sentence: "여행 계획 짜 줄래?", values: [], language: "ko",
      expected: [(.fillerInserted, "여행 계획 좀 짜 줄래?"), (.prohibition, "여행 계획 짜지 마"), (.past, "여행 계획 짰어")]),
    Row(
      sentence: "2번 3개 담아 줘", values: [0..<2, 3..<5], language: "ko",
      expected: [(.otherLayout, "2qjs 3ro ekadk wnj")]),
    Row(
      sentence: "오늘 치킨 시켜줘", values: [3..<5], language: "ko", expected: [(.argumentPostposed, "오늘 시켜줘 치킨")]),
    Row(
      sentence: "얼른 치킨을 시켜줘", values: [3..<5], language: "ko",
      expected: [(.argumentPostposed, "얼른 시켜줘 치킨을")]),
    Row(
      sentence: "아까 시킨 치킨 취소해줘", values: [6..<8], language: "ko",
      expected: [(.argumentPostposed, "취소해줘 아까 시킨 치킨")]),
    Row(
      sentence: "어제 가던 식당 두 곳 보여줘", values: [6..<8], language: "ko",
      expected: [(.argumentPostposed, "두 곳 보여줘 어제 가던 식당")]),
    Row(
      sentence: "부산에 있는 명소 보여줘", values: [0..<2], language: "ko",
      expected: [(.argumentPostposed, "보여줘 부산에 있는 명소")]),
    Row(
      sentence: "치킨 시켜줘", values: [0..<2], language: "ko",
      expected: [
        (.past, "치킨 시킨 적 있어?"), (.past, "치킨 시킨 거 맞아?"), (.past, "치킨 시키던 중이었어"),
        (.negation, "치킨 안 시킨 거 알려줘"), (.howTo, "치킨 시킬 때 뭐가 필요해?"),
      ]),
    Row(sentence: "불국사 일정 지워줘", values: [0..<3], language: "ko", expected: [(.otherVerb, "불국사 일정 추가해줘")]),
    Row(
      sentence: "I'll have two chickens", values: [10..<22], language: "en",
      expected: [
        (.politer, "I'll have two chickens, please"), (.negation, "I don't want two chickens"),
        (.later, "I'll have two chickens later"),
      ]),
    Row(
      sentence: "cancel the last order, please", values: [], language: "en",
      expected: [(.politer, "please cancel the last order"), (.otherVerb, "order the last order")]),
    Row(
      sentence: "add cola", values: [4..<8], language: "en",
      expected: [(.particleAdded, "add the cola"), (.otherVerb, "remove cola")]),
  ]

  @Test("Variants are made of the words of the sentence", arguments: rows.indices)
  func makes(row: Int) {
    let row = Self.rows[row]
    let variants = SentenceVariants.all(of: row.sentence, values: row.values, language: row.language)
    for (kind, text) in row.expected {
      #expect(variants.contains { $0.kind == kind && $0.text == text }, "\(kind): \(text)")
    }
  }

  @Test(
    "No variant is the sentence itself, none is made twice, none has two spaces in a row",
    arguments: rows.indices)
  func makesEachOnce(row: Int) {
    let row = Self.rows[row]
    let texts = SentenceVariants.all(of: row.sentence, values: row.values, language: row.language).map(\.text)
    #expect(Set(texts).count == texts.count)
    #expect(!texts.contains(row.sentence))
    #expect(texts.allSatisfy { !$0.contains("  ") && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
  }

  static let unsaid: [(sentence: String, values: [Range<Int>], language: String, text: String)] = [
    ("떡볶이 갖다 주세요", [0..<3], "ko", "떡볶이 갖다줘주세요"), ("치킨 두 마리 부탁드려요", [0..<2], "ko", "치킨 두 마리 부탁해 주세요"),
    ("치킨 좀 빨리 시켜줘", [0..<2], "ko", "치킨 좀 빨리 좀 시켜줘"), ("치킨 두 마리", [0..<2], "ko", "치킨 두 좀 마리"),
    ("여행 계획 짜 줄래?", [], "ko", "여행 계획 짜 좀 줄래?"), ("부산을 기본 장소로 해줘", [0..<2], "ko", "부산을 기본 장소로를 해줘"),
    ("피자 메뉴 추천해줘", [0..<2], "ko", "메뉴 추천해줘 피자"), ("아까 시킨 치킨 취소해줘", [6..<8], "ko", "아까 시킨 취소해줘 치킨"),
    ("부산에 있는 명소 보여줘", [0..<2], "ko", "있는 명소 보여줘 부산에"), ("치킨 파는 데 찾아줘", [0..<2], "ko", "파는 데 찾아줘 치킨"),
    ("경복궁 사람 많아?", [0..<3], "ko", "경복궁을 사람 많아?"),
    ("경복궁 붐비는지 알려줘", [0..<3], "ko", "경복궁을 붐비는지 알려줘"), ("일정 지워줘", [], "ko", "일정 취소해줘"),
    ("한밤치킨 콜라 한 병 가격 알려 주세요", [0..<4, 5..<7, 8..<11], "ko", "한밤치킨을 콜라 한 병 가격 알려 주세요"),
    ("콜라 가격 알려 주세요", [0..<2], "ko", "콜라를 가격 알려 주세요"),
    ("where is my order", [], "en", "don't where is my order"),
    ("I'll have a cola", [10..<16], "en", "could you i'll have a cola?"),
    ("cancel the last order, please", [], "en", "cancel the last order,, please"),
  ]

  @Test("Nothing is made that nobody says, or that means something else than its kind", arguments: unsaid)
  func spares(sentence: String, values: [Range<Int>], language: String, text: String) {
    let made = (0..<8).flatMap {
      SentenceVariants.all(of: sentence, values: values, language: language, seed: UInt64($0))
    }
    #expect(!made.contains { $0.text == text })
  }

  @Test("A wrong letter at the end of a name makes no particle of it")
  func spellsNoParticle() {
    let made = (0..<64).flatMap {
      SentenceVariants.all(of: "치즈버거 주문해줘", values: [0..<4], language: "ko", seed: UInt64($0))
    }.filter { $0.kind == .misspelled }
    #expect(Set(made.map(\.text)).count > 1)
    #expect(!made.contains { $0.text.hasPrefix("치즈버가") })
  }

  @Test("The same seed gives the same variants, another one may give others")
  func isDeterministic() {
    let made = (0..<8).map { seed in
      SentenceVariants.all(
        of: "한밤치킨에서 양념치킨을 두 마리 시켜 줘", values: [0..<4, 7..<11], language: "ko", seed: UInt64(seed))
    }
    #expect(
      made[3]
        == SentenceVariants.all(
          of: "한밤치킨에서 양념치킨을 두 마리 시켜 줘", values: [0..<4, 7..<11], language: "ko", seed: 3))
    #expect(Set(made).count > 1)
  }

  @Test(
    "What changes the meaning is vetoed, what keeps it is not",
    arguments: [
      "치킨 주문해줘", "불고기 담아 줘", "회의실 예약해 줘", "음악 골라 줘", "고기 구워 줘", "창문 열어 줘", "이야기 들어 줘", "문 잠가 줘", "상자 옮겨 줘",
    ])
  func agreesWithTheReader(sentence: String) throws {
    let end = try #require(sentence.firstIndex(of: " "))
    let value = 0..<sentence[..<end].unicodeScalars.count
    for variant in SentenceVariants.all(of: sentence, values: [value], language: "ko")
    where !Self.isBeyondTheReader(variant.kind) && !Self.hasAnotherPredicate(variant.text) {
      let reading = PredicateReader.read(NormalText(variant.text))
      #expect(
        reading.isForbidden != variant.preservesMeaning, "\(variant.text): \(reading.vetoes.map(\.rule))")
    }
  }

  /// Kinds that a predicate alone cannot tell: which verb is meant, and what was typed on another layout.
  private static func isBeyondTheReader(_ kind: SentenceVariant.Kind) -> Bool {
    kind == .otherVerb || kind == .otherLayout
  }

  /// The verb only describes a noun: that nothing is requested is seen by the phrases, none of which says 있어 or 맞아 there.
  private static func hasAnotherPredicate(_ text: String) -> Bool {
    ["적 있어?", "거 맞아?", "중이었어", "거 알려줘", "때 뭐가 필요해?"].contains { text.hasSuffix($0) }
  }

  @Test(
    "What is no request has only the variants that need none",
    arguments: ["", "주문 상태", "배달 언제 와", "ㅋㅋㅋ", "!!!", "Spotify"])
  func makesNoRequestOfOthers(sentence: String) {
    let kinds = SentenceVariants.all(of: sentence, language: "ko").map(\.kind)
    #expect(!kinds.contains(.prohibition) && !kinds.contains(.past) && !kinds.contains(.politer))
  }

  @Test("Ranges outside the sentence and languages without rules are harmless")
  func survivesNonsense() {
    let wild = SentenceVariants.all(of: "치킨 주문해줘", values: [-3..<1, 2..<99, 3..<3], language: "ko")
    #expect(wild.allSatisfy { $0.kind != .particleAdded && $0.kind != .argumentPostposed })
    #expect(SentenceVariants.all(of: "Bestell Pizza", language: "de").isEmpty)
  }

  @Test("No filler is put inside a value that the predicate begins with")
  func keepsValue() {
    let sentence = "주소를 월드컵로 1로 해줘"
    let variants = SentenceVariants.all(of: sentence, values: [4..<10], language: "ko")
    #expect(!variants.contains { $0.kind == .fillerInserted })
  }
}
