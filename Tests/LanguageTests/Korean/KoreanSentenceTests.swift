import KoreanLanguage
import Language
import Languages
import Testing

struct KoreanSentenceTests {
  private func outcome(_ sentence: String) -> KoreanSentenceCorpus.Outcome {
    let reading = PredicateReader.read(NormalText(sentence))
    if reading.isForbidden { return .vetoed }
    guard reading.family != nil else { return .none }
    return reading.asksFirst ? .askFirst : .request
  }

  @Test(
    "Sentences are carried out, asked about, forbidden or left alone", arguments: KoreanSentenceCorpus.rows)
  func reads(expected: KoreanSentenceCorpus.Outcome, sentences: String) {
    for sentence in sentences.split(separator: "|").map(String.init) {
      #expect(outcome(sentence) == expected, "\(sentence)")
    }
  }

  @Test("The corpus is as large as it claims to be")
  func countsSentences() {
    let counts = Dictionary(grouping: KoreanSentenceCorpus.rows, by: \.outcome).mapValues { rows in
      rows.map { $0.sentences.split(separator: "|").count }.reduce(0, +)
    }
    #expect(counts.values.reduce(0, +) >= 500)
    #expect((counts[.vetoed] ?? 0) >= 140)
  }

  @Test("Names that look like rules are only names", arguments: TrapNouns.all)
  func sparesNames(name: String) {
    for frame in TrapNouns.innocentFrames {
      let sentence = frame.replacing("○", with: name)
      let reading = PredicateReader.read(NormalText(sentence))
      #expect(reading.vetoes.isEmpty, "\(sentence): \(reading.vetoes.map(\.rule))")
    }
    for frame in TrapNouns.requestFrames {
      #expect(outcome(frame.replacing("○", with: name)) == .request, "\(frame.replacing("○", with: name))")
    }
  }

  @Test("What must not be carried out is not, whatever it is about", arguments: TrapNouns.all)
  func forbidsWithNames(name: String) {
    for frame in TrapNouns.forbiddenFrames {
      #expect(outcome(frame.replacing("○", with: name)) == .vetoed, "\(frame.replacing("○", with: name))")
    }
  }

  @Test("No name is read as a number or an answer", arguments: TrapNouns.all)
  func readsNoNumber(name: String) {
    let text = NormalText(name)
    let readings = NumberReading.all(in: text.scalars, from: 0, spaceBefore: text.spaceBefore)
    #expect(!readings.contains { $0.end == text.count && !$0.isBare })
    #expect(AnswerReader.read(text, in: .confirm) == nil)
    #expect(AnswerReader.read(text, in: .value) == nil)
    #expect(AnswerReader.read(text, in: .choice([name, "물"])) == .choice([0], rest: nil))
    let counted = NormalText(name + " 두 개")
    let number = NumberReading.all(in: counted.scalars, from: text.count, spaceBefore: counted.spaceBefore)
      .first
    #expect(number?.value == 2)
  }

  @Test("A particle and a number are not looked for in a word that was typed apart")
  func respectsTypedSpaces() {
    let language = KoreanLanguage()
    func numbers(_ sentence: String, _ position: Int) -> [Int] {
      let text = NormalText(sentence)
      return language.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: position).map(\.end)
    }
    #expect(numbers("콜라 만두 개 시켜줘", 3) == [])
    #expect(numbers("콜라만 두 개 시켜줘", 3) == [5])
    #expect(numbers("콜라 만 두 개 시켜줘", 3) == [5])
    #expect(numbers("콜라만두개시켜줘", 3) == [5])
  }

  @Test(
    "A lone syllable is a number only as a word of its own behind what it says, never in front or in a word")
  func wantsEvidence() {
    let language = KoreanLanguage()
    func numbers(_ sentence: String) -> [Double] {
      let text = NormalText(sentence)
      return (0..<text.count).flatMap {
        language.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: $0).map(\.value.lowerBound)
      }
    }
    for sentence in [
      "탕수육 사줘", "탕수육사줘", "네 막국수 시켜줄래요", "이 보쌈 시켜줘", "이모 떡볶이 시켜줘", "장군이 보쌈 시켜", "오 교동통닭 좋다",
      "네 사주세요", "오",
    ] {
      #expect(numbers(sentence) == [], "\(sentence)")
    }
    #expect(numbers("볼륨 오") == [5])
    #expect(numbers("볼륨 오로 해줘") == [5])
    #expect(Set(numbers("탕수육 사 인분")) == [4])
    #expect(Set(numbers("피자 둘 시켜줘")) == [2])
  }

  @Test(
    "A question keeps its question word and changes its ending",
    arguments: [
      ("주문 어디쯤이야", "어디쯤이에요|어디쯤인가요|어디쯤이죠|어디쯤이니|어디쯤일까요|어디쯤입니까|어디쯤이지|어디쯤|어디쯤인지 알려 줘|어디쯤이세요|어디쯤이려나"),
      ("영업 언제까지야", "언제까지예요|언제까지인가요|언제까지죠|언제까지입니까|언제까지"), ("가게 어디야", "어디예요|어디인가요|어딘가요|어디죠|어딥니까|어디세요"),
      ("얼마정도야", "얼마정도예요|얼마 정도인가요|얼마정도죠"), ("몇 시쯤이야", "몇 시쯤이에요|몇시쯤인가요"),
    ])
  func widensQuestions(phrase: String, said: String) throws {
    let predicate = try #require(KoreanPredicate.analyse(phrase))
    for way in said.split(separator: "|").map(String.init) {
      #expect(predicate.ending(of: way) != nil, "\(way)")
    }
    #expect(predicate.ending(of: "어디쯤 왔어") == nil)
  }
}
