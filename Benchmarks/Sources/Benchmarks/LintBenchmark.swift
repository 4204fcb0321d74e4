import Foundation
import Matching
import PhraseCatalog

/// What the checks of phrases take: the search for sentences that two intents share, among a thousand phrases, and
/// Home Assistant's Korean and English sentences read, tested and checked.
struct LintBenchmark: Subject {
  let name = "lint"
  static let rounds = 3

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    try generated() + homeAssistant(options)
  }

  private func row(_ what: String, atMost goal: Double, _ work: () throws -> Void) rethrows -> BenchmarkRow {
    let times = try (0..<Self.rounds).map { _ in try Measuring.seconds(work) }
    return BenchmarkRow(
      subject: name, what: what, unit: "s", value: Measuring.median(times),
      goal: .init(kind: .atMost, value: goal))
  }

  // MARK: A thousand phrases

  private func generated() throws -> [BenchmarkRow] {
    let written = GeneratedPhrases(templates: 1_000, names: 1_000, sentences: 0)
    let sets = [
      ("as written", try checked(written.templates, "x", written.names)),
      ("Korean, widened", try checked(Self.korean, "ko", written.names)),
    ]
    return try sets.map { how, phrases in
      var pairs = 0
      var isComplete = false
      let row = try row("conflicts among 1,000 phrases with 1,000 names, \(how)", atMost: 5) {
        let overlaps = try PhraseOverlaps(phrases)
        (pairs, isComplete) = (overlaps.pairCount, overlaps.isComplete)
      }
      guard isComplete else {
        throw BenchmarkFailure("lint: \(how): not every pair was looked at, \(pairs) were")
      }
      return row
    }
  }

  /// Each template an intent of its own.
  private func checked(_ templates: [String], _ language: String, _ names: [String]) throws -> CheckedPhrases
  {
    let id = DictionaryID("generated.name")
    let phrases = try templates.enumerated().map { index, template in
      Phrase(
        app: "generated", intent: "Intent\(index)", language: language, template: try Template(template),
        parameters: ["name": .names(id, acceptsOtherText: false)], isExact: language == "x",
        origin: PhraseOrigin(file: "generated"))
    }
    return CheckedPhrases(
      app: "generated", language: language, phrases: phrases,
      dictionaries: [id: NameDictionary(names.map { .init(id: $0, names: [$0]) })])
  }

  /// Forty things, and what can be done to them.
  private static let korean: [String] = {
    let things = [
      "조명", "커튼", "창문", "현관문", "에어컨", "보일러", "세탁기", "청소기", "공기청정기", "가습기", "텔레비전", "스피커", "라디오", "냉장고",
      "오븐", "전기밥솥", "정수기", "비데", "콘센트", "멀티탭", "카메라", "초인종", "금고", "서랍", "선풍기", "난로", "온풍기", "건조기", "식기세척기",
      "블라인드", "환풍기", "수도", "가스 밸브", "스프링클러", "연못 펌프", "차고 문", "대문", "알람", "충전기", "프린터",
    ]
    let verbs = [
      "켜줘", "꺼줘", "열어줘", "닫아줘", "잠가줘", "고쳐줘", "바꿔줘", "옮겨줘", "찾아줘", "빌려줘", "팔아줘", "사줘", "씻어줘", "말려줘", "채워줘",
      "비워줘", "높여줘", "낮춰줘", "늘려줘", "줄여줘", "멈춰줘", "돌려줘", "꾸며줘", "덮어줘", "지켜줘",
    ]
    return things.flatMap { thing in verbs.map { "[{name}] \(thing) \($0)" } }
  }()

  // MARK: Home Assistant

  private func homeAssistant(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    guard let intents = options.intents else {
      skip("Home Assistant's sentences", because: "--intents does not say where they are")
      return []
    }
    let row = try row("Home Assistant's Korean and English: read, tested, conflicts", atMost: 2) {
      let folder = try HassilFolder(at: intents, languages: ["ko", "en"])
      for (tag, language) in folder.languages {
        _ = HassilReport(try HassilMatcher(language))
        let phrases = try HassilPhrases(language)
        _ = try ForeignPhraseChecks.findings(
          in: CheckedPhrases(
            app: "homeassistant", language: tag, phrases: phrases.phrases, dictionaries: phrases.dictionaries)
        )
      }
    }
    return [row]
  }
}
