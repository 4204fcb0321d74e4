import Language
import Matching
import NearestMeaning
import Testing

struct MeaningModelTests {
  private static func masked(_ sentence: String, _ name: String) -> MaskedSentence {
    let text = NormalText(sentence)
    let start = text.scalars.firstRange(of: NormalText(name).scalars)?.lowerBound
    return MaskedSentence(text, masks: start.map { [$0..<$0 + NormalText(name).count: .name] } ?? [:])
  }

  private static let lessons: [(label: String, name: String, sentences: [String])] = [
    ("order", "양념치킨", ["양념치킨 시켜 줘", "양념치킨 하나 시켜 줘", "양념치킨 먹고 싶어 시켜 줘", "양념치킨 주문해 줘"]),
    ("price", "양념치킨", ["양념치킨 얼마야", "양념치킨 가격 알려 줘", "양념치킨 얼마나 해", "양념치킨 가격이 얼마야"]),
    ("visit", "경복궁", ["경복궁 다녀왔어 기록해 줘", "경복궁 갔다 왔어 적어 줘", "어제 경복궁 다녀온 거 기록해 줘", "경복궁 방문 적어 줘"]),
    (MeaningModel.none, "", ["오늘 날씨 어때", "날씨 알려 줘", "택시 불러 줘", "지금 택시 불러"]),
  ]

  private static let examples = lessons.flatMap { lesson in
    lesson.sentences.map { MeaningModel.Example(masked($0, lesson.name), label: lesson.label) }
  }

  @Test(
    "A sentence is nearest to the intent whose examples have its words, whatever it names",
    arguments: [
      ("짬뽕 두 그릇 시켜 주라", "짬뽕", "order"), ("짬뽕은 가격이 얼마나 하나", "짬뽕", "price"), ("불국사 다녀온 거 적어 놔", "불국사", "visit"),
      ("내일 날씨 어때", "", MeaningModel.none),
    ])
  func findsNearest(sentence: String, name: String, label: String) throws {
    let model = try #require(MeaningModel(learningFrom: Self.examples))
    let scores = model.scores(of: Self.masked(sentence, name))
    #expect(scores.first?.label == label, "\(scores)")
  }

  @Test("Of two intents with the same words, the one whose examples name things of that kind is nearer")
  func comparesKinds() throws {
    func sentence(_ text: String, _ name: String, _ kind: String) -> MaskedSentence {
      let text = NormalText(text)
      let start = text.scalars.firstRange(of: NormalText(name).scalars)?.lowerBound ?? 0
      return MaskedSentence(text, masks: [start..<start + NormalText(name).count: .name], kinds: [kind])
    }
    let examples = ["부탁해", "추가해 줘", "할래"].flatMap { words in
      [
        MeaningModel.Example(sentence("양념치킨 \(words)", "양념치킨", "dish"), label: "order"),
        MeaningModel.Example(sentence("경복궁 \(words)", "경복궁", "landmark"), label: "visit"),
      ]
    }
    let model = try #require(MeaningModel(learningFrom: examples))
    #expect(model.scores(of: sentence("짬뽕 부탁해", "짬뽕", "dish")).first?.label == "order")
    #expect(model.scores(of: sentence("불국사 부탁해", "불국사", "landmark")).first?.label == "visit")
  }

  @Test("The same examples give the same model, and its bytes give it again")
  func keeps() throws {
    let model = try #require(MeaningModel(learningFrom: Self.examples))
    #expect(MeaningModel(learningFrom: Self.examples) == model)
    #expect(MeaningModel(bytes: model.bytes) == model)
  }

  @Test("In which order the examples stand makes no difference")
  func learnsInItsOwnOrder() throws {
    let model = try #require(MeaningModel(learningFrom: Self.examples))
    #expect(MeaningModel(learningFrom: Self.examples.reversed()) == model)
  }

  @Test("No part of a model's bytes, and no model with a changed length, is read as one")
  func refusesDamage() throws {
    let bytes = try #require(MeaningModel(learningFrom: Self.examples)).bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(MeaningModel(bytes: bytes.prefix(count)) == nil)
    }
    for place in 0..<16 {
      var damaged = bytes
      damaged[place] ^= 0x55
      #expect(MeaningModel(bytes: damaged) == nil, "\(place)")
    }
    #expect(MeaningModel(bytes: bytes + [0]) == nil)
  }

  @Test("A sentence of other words is hardly known")
  func tellsWhatIsKnown() throws {
    let model = try #require(MeaningModel(learningFrom: Self.examples))
    #expect(model.knownShare(of: Self.masked("양념치킨 시켜 줘", "양념치킨")) > 0.8)
    #expect(model.knownShare(of: Self.masked("프랑스 혁명은 언제 일어났을까", "")) < 0.3)
    #expect(model.knownShare(of: Self.masked("", "")) == 0)
  }

  @Test("Without examples there is no model")
  func needsExamples() { #expect(MeaningModel(learningFrom: []) == nil) }
}
