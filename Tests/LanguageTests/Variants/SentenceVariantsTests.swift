import Language
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
    where !Self.isBeyondTheReader(variant.kind) {
      let reading = PredicateReader.read(NormalText(variant.text))
      #expect(
        reading.isForbidden != variant.preservesMeaning, "\(variant.text): \(reading.vetoes.map(\.rule))")
    }
  }

  /// Kinds that a predicate alone cannot tell: which verb is meant, and what was typed on another layout.
  private static func isBeyondTheReader(_ kind: SentenceVariant.Kind) -> Bool {
    kind == .otherVerb || kind == .otherLayout
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
}
