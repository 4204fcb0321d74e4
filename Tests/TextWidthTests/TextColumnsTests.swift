import Testing
import TextWidth

@Suite struct TextColumnsTests {
  @Test(
    "Padding fills up to a column and never cuts",
    arguments: [("치킨", 6, "치킨  "), ("치킨", 4, "치킨"), ("치킨", 3, "치킨"), ("", 2, "  "), ("a", -1, "a")])
  func padding(text: String, columns: Int, padded: String) {
    #expect(text.padded(toColumns: columns) == padded)
  }

  @Test(
    "Truncating keeps whole characters and shows that something is missing",
    arguments: [
      ("후라이드치킨", 12, "후라이드치킨"), ("후라이드치킨", 11, "후라이드.."), ("후라이드치킨", 10, "후라이드.."),
      ("후라이드치킨", 2, ".."), ("후라이드치킨", 1, "."), ("후라이드치킨", 0, ""), ("후라이드치킨", -3, ""),
      ("👨‍👩‍👧‍👦가족세트", 6, "👨‍👩‍👧‍👦가.."),
    ])
  func truncating(text: String, columns: Int, truncated: String) {
    #expect(text.truncated(toColumns: columns) == truncated)
    #expect(text.truncated(toColumns: columns).displayWidth <= max(0, columns))
  }

  @Test(
    "Text is broken at spaces, and inside a word only if the word is too wide",
    arguments: [
      ("어느 가게로 할까요?", 80, ["어느 가게로 할까요?"]),
      ("어느 가게로 할까요?", 12, ["어느 가게로", "할까요?"]),
      ("어느 가게로 할까요?", 11, ["어느 가게로", "할까요?"]),
      ("어느 가게로 할까요?", 10, ["어느", "가게로", "할까요?"]),
      ("반반무많이주세요", 6, ["반반무", "많이주", "세요"]),
      ("첫째\n\n둘째", 80, ["첫째", "", "둘째"]),
      ("", 10, [""]),
      ("치킨", 1, ["치", "킨"]),
      ("   치킨주문", 6, ["   치", "킨주문"]),
    ])
  func wrapping(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(toColumns: columns) == lines)
  }

  @Test("Wrapping loses nothing but spaces", arguments: 2...40)
  func wrappingKeepsText(columns: Int) {
    let text = "한밤치킨에서 양념치킨 두 마리랑 콜라 1.25리터를 서울 마포구 월드컵로 1로 보내 드릴까요?"
    let lines = text.wrapped(toColumns: columns)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
  }
}
