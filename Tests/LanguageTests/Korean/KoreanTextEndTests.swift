import Testing

@testable import Language
@testable import KoreanLanguage

@Suite("Texts of the person's own are kept whole")
struct KoreanTextEndTests {
  @Test(
    "The rest of a typed word is no part of the text if it is the particle that the text asks for",
    arguments: ["해운대|를 기록", "가을|은 좋아", "여행|을 저장", "봄나들이|라는 모음", "바다|로 바꿔", "단풍|모음 만들어"])
  func ends(line: String) { #expect(isPossible(line)) }

  @Test(
    "A particle of the wrong form, an interjection and the last syllable of a noun belong to the text",
    arguments: [
      "가|을 모음", "노|을 모음", "마|을 보여줘", "마|을이라는 이름", "연|어 찾아줘", "복|어 파는 집", "봄나들|이라는 모음", "엄마랑 둘|이 모음",
      "떡볶|이라는 모음",
    ])
  func belongs(line: String) { #expect(!isPossible(line)) }

  private func isPossible(_ line: String) -> Bool {
    let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
    let text = NormalText(parts[0] + parts[1])
    let end = NormalText(parts[0]).count
    return KoreanTextEnd.isPossible(0..<end, in: text.scalars, text.spaceBefore)
  }
}

@Suite("Numbers that count things")
struct CountingThingsTests {
  @Test(
    "Digits, numerals and counters of things say how many",
    arguments: ["두 마리", "3인분", "하나 시켜줘", "2개", "다섯 그릇", "열두 접시", "하나 주세요", "세 개만", "2", "하나 원해요"])
  func counts(text: String) { #expect(counting(text).contains(true)) }

  @Test(
    "Times, lengths, floors, prices, ages and people do not",
    arguments: [
      "7시에", "7시 양념치킨", "20분 안에", "3층 사무실", "2002호로", "500ml", "1.5리터 콜라", "2만원어치", "30% 쿠폰", "27살 생일",
      "다섯 명이", "2002년 월드컵", "3단계 떡볶이",
    ])
  func measures(text: String) { #expect(!counting(text).contains(true)) }

  private func counting(_ text: String) -> [Bool] {
    let normal = NormalText(text)
    return KoreanLanguage().numbers(in: normal.scalars, spaceBefore: normal.spaceBefore, at: 0).map(
      \.countsThings)
  }
}
