import EnglishLanguage
import KoreanLanguage
import Language
import Languages

/// What the language rules take for one whole text: an answer, a number, a date, what a sentence forbids.
struct LanguageBenchmark: Subject {
  let name = "language"
  static let rounds = 25
  static let repetitions = 50

  func rows(_ options: BenchmarkOptions) -> [BenchmarkRow] {
    [
      row("an answer to a question with options", answers),
      row("a Korean number", koreanNumbers), row("an English number", englishNumbers),
      row("a Korean date", dates("ko", koreanDates)), row("an English date", dates("en", englishDates)),
      row("what a Korean sentence forbids", vetoes("ko", koreanSentences)),
      row("what an English sentence forbids", vetoes("en", englishSentences)),
    ]
  }

  private typealias Work = () -> Int

  private var answers: (Work, Int) {
    let menu = AnswerContext.choice(["후라이드치킨", "양념치킨", "간장치킨", "반반치킨"])
    let texts = ["두 번째 걸로", "양념이요", "네 맞아요", "아니요 됐어요", "제일 마지막 거", "the second one", "콜라 하나 더"]
      .map { NormalText($0) }
    return ({ texts.reduce(0) { $0 + (AnswerReader.read($1, in: menu) == nil ? 0 : 1) } }, texts.count)
  }

  private var koreanNumbers: (Work, Int) {
    let texts = ["스물다섯", "이만 삼천오백", "2만 5천", "백이십", "열두 개", "1,234"]
    return ({ texts.reduce(0) { $0 + (KoreanNumber.read($1) == nil ? 0 : 1) } }, texts.count)
  }

  private var englishNumbers: (Work, Int) {
    let texts = ["twenty five", "one hundred and twenty", "two thousand three hundred", "a dozen", "1,234"]
    return ({ texts.reduce(0) { $0 + (EnglishNumber.read($1) == nil ? 0 : 1) } }, texts.count)
  }

  private let koreanDates = ["내일 오후 세 시", "다음 주 금요일 저녁 7시 반", "12월 25일", "30분 뒤", "모레 아침"]
  private let englishDates = [
    "tomorrow at 3 pm", "next friday evening at half past seven", "december 25", "in 30 minutes",
  ]

  private func dates(_ tag: String, _ texts: [String]) -> (Work, Int) {
    let noon = CivilMoment(CivilDate(dayNumber: 20_000), hour: 12)
    let reference = DateReference(now: noon, zone: .fixed(hours: 9))
    let normal = texts.map { NormalText($0) }
    guard let language = PhraseLanguages.named(tag) else { return ({ 0 }, 1) }
    let read = { (text: NormalText) in
      language.dates(in: text.scalars, spaceBefore: text.spaceBefore, at: 0, from: reference).count
    }
    return ({ normal.reduce(0) { $0 + read($1) } }, texts.count)
  }

  private let koreanSentences = [
    "치킨 두 마리 주문해 주세요", "치킨 주문하지 마", "한밤치킨에서 양념치킨 시켜줄래?", "내일 경복궁에 가면 뭐가 좋은지 알려줘", "어제 주문했어",
  ]
  private let englishSentences = [
    "please order two chickens from hanbam chicken", "don't order chicken", "how do I order a cola",
    "could you tell me where my order is", "I ordered it yesterday",
  ]

  private func vetoes(_ tag: String, _ sentences: [String]) -> (Work, Int) {
    let normal = sentences.map { NormalText($0) }
    guard let language = PhraseLanguages.named(tag) else { return ({ 0 }, 1) }
    return ({ normal.reduce(0) { $0 + language.vetoes(in: $1).count } }, sentences.count)
  }

  private func row(_ what: String, _ work: (run: Work, count: Int)) -> BenchmarkRow {
    let times = (0..<Self.rounds).map { _ in
      var sum = 0
      let time = Measuring.seconds { for _ in 0..<Self.repetitions { sum &+= work.run() } }
      precondition(sum > 0, "nothing is read: \(what)")
      return time
    }
    let each = Double(Self.repetitions * work.count)
    return BenchmarkRow(
      subject: name, what: "reading \(what)", unit: "µs", value: Measuring.median(times) * 1e6 / each)
  }
}
