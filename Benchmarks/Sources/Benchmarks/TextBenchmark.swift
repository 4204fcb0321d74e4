import Language
import Matching

/// What every sentence costs before it is looked up: the normal form, and its code bytes.
struct TextBenchmark: Subject {
  let name = "text"
  static let rounds = 25
  static let repetitions = 200

  private static let sentences = [
    "한밤치킨에서 양념치킨 두 마리 시켜줘", "거실 조명을 50퍼센트로 낮춰 주세요", "내일 아침 일곱 시에 깨워줄래?",
    "turn on the lights in the living room, please", "set a timer for twenty five minutes",
    "엄마한테 “지금 가고 있어요”라고 문자 보내줘~ ㅎㅎ",
  ]

  func rows(_ options: BenchmarkOptions) -> [BenchmarkRow] {
    let bytes = Self.sentences.reduce(0) { $0 + $1.utf8.count } * Self.repetitions
    var (normal, whole): ([Double], [Double]) = ([], [])
    let memory = TextMemory()
    for _ in 0..<Self.rounds {
      normal.append(round { NormalText($0).count })
      whole.append(round { MatchText(NormalText($0), in: memory).count })
    }
    return [
      row("the normal form of a sentence", normal, bytes),
      row("the normal form and the code bytes of a sentence", whole, bytes),
    ]
  }

  private func round(_ work: (String) -> Int) -> Double {
    var sum = 0
    let time = Measuring.seconds {
      for _ in 0..<Self.repetitions {
        for sentence in Self.sentences { sum &+= work(sentence) }
      }
    }
    precondition(sum > 0)
    return time
  }

  private func row(_ what: String, _ times: [Double], _ bytes: Int) -> BenchmarkRow {
    BenchmarkRow(
      subject: name, what: what, unit: "ns/byte", value: Measuring.median(times) * 1e9 / Double(bytes))
  }
}
