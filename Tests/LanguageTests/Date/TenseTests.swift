import EnglishLanguage
import KoreanLanguage
import Language
import Testing

/// A date in a sentence about the past is the last one, and otherwise the next one. It is Wednesday, 12 March 2025, 10:00.
struct TenseTests {
  static let korean: [(meaning: String, date: String, sentence: String)] = [
    ("2024-07-05", "7월 5일", "7월 5일에 경복궁 다녀왔다고 적어줘"),
    ("2024-07-05", "7월 5일", "7월 5일에 경복궁에 갔다 왔다고 적어줘"),
    ("2024-07-05", "7월 5일", "7월5일에경복궁다녀왔다고적어줘"),
    ("2024-07-05", "7월 5일", "7월 5일에 다녀온 거 적어줘"), ("2024-07-05", "7월 5일", "7월 5일에 방문한 곳 보여줘"),
    ("2024-12-24", "12월 24일", "12월 24일에 시킨 거 또 시켜줘"), ("2024-12-24", "12월 24일", "12월 24일에 뭐 먹었어?"),
    ("2025-03-08", "토요일", "토요일에 경복궁 다녀왔다고 적어줘"), ("2025-02-20", "20일", "20일에 갔던 곳 보여줘"),
    ("2024-10-03", "개천절", "개천절에 경복궁 다녀왔다고 적어줘"),
    ("2024-12-01/2025-01-01", "12월", "12월에 먹은 거 보여줘"), ("2025-03-11", "어제", "어제 다녀왔다고 적어줘"),
    ("2025-03-10", "10일", "10일에 갔다고 적어줘"),
    // Not past.
    ("2025-07-05", "7월 5일", "7월 5일에 경복궁 간다고 적어줘"), ("2025-07-05", "7월 5일", "7월 5일에 경복궁 가기로 했어"),
    ("2025-07-05", "7월 5일", "7월5일경복궁가기로했는데일정적어줘"),
    ("2025-07-05", "7월 5일", "7월 5일에 경복궁 가는 걸로 적어줘"), ("2025-07-05", "7월 5일", "7월 5일에 한옥마을 가겠다고 적어줘"),
    ("2025-07-05", "7월 5일", "7월 5일에 약속 있다고 적어줘"), ("2025-07-05", "7월 5일", "7월 5일에 산에 갔으면 좋겠어"),
    ("2025-03-15", "토요일", "토요일에 예약해줘"), ("2025-12-24", "12월 24일", "12월 24일 표 남았어"),
  ]

  static let english: [(meaning: String, date: String, sentence: String)] = [
    ("2024-07-05", "July 5", "note that I visited the palace on July 5"),
    ("2024-07-05", "July 5", "record that I was at the palace on July 5"),
    ("2025-03-08", "Saturday", "I went to the palace on Saturday"),
    ("2024-12-24", "December 24", "what I ordered on December 24"),
    ("2024-07-05", "July 5", "I have been to the palace on July 5"),
    // Not past.
    ("2025-07-05", "July 5", "plan a visit to the palace on July 5"),
    ("2025-07-05", "July 5", "I booked a table for July 5"),
    ("2025-07-05", "July 5", "I decided to go to the palace on July 5"),
    ("2025-07-05", "July 5", "show me what I planned and remind me on July 5"),
    ("2025-03-15", "Saturday", "order chicken on Saturday"),
  ]

  @Test("A Korean date looks where the verb behind it looks", arguments: korean)
  func readsKorean(meaning: String, date: String, sentence: String) {
    #expect(reading(date, in: sentence, KoreanLanguage()) == meaning, "\(sentence)")
  }

  @Test("An English date looks where the verb before it looks", arguments: english)
  func readsEnglish(meaning: String, date: String, sentence: String) {
    #expect(reading(date, in: sentence, EnglishLanguage()) == meaning, "\(sentence)")
  }

  /// The longest reading of exactly these words.
  private func reading(_ date: String, in sentence: String, _ language: some PhraseLanguage) -> String {
    let text = NormalText(sentence)
    let words = NormalText(date).scalars
    guard let start = text.scalars.indices.first(where: { text.scalars[$0...].starts(with: words) }) else {
      return "no date"
    }
    let readings = language.dates(
      in: text.scalars, spaceBefore: text.spaceBefore, at: start,
      from: DateReference(now: DateNotation.now, zone: DateNotation.zone))
    return DateNotation.text(readings.first { $0.end == start + words.count })
  }
}
