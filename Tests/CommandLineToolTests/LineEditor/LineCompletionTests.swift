import Testing

@testable import CommandLineTool

@Suite struct LineCompletionTests {
  @Test(
    "The word is what stands between the last space and the cursor",
    arguments: [("", ""), ("치", "치"), ("두 번째 치ㅋ", "치ㅋ"), ("치킨 ", ""), ("치킨\t피", "피")])
  func word(text: String, word: String) {
    #expect(LineContext(textBeforeCursor: text).word == word)
  }

  private func step(_ typed: String, _ texts: String...) -> CompletionStep {
    let context = LineContext(textBeforeCursor: typed)
    return CompletionStep(texts.map { Completion($0, replacing: context.word) }, in: context)
  }

  @Test("One completion replaces what was typed, also when it was typed as bare consonants")
  func single() {
    #expect(step("치ㅋ", "치킨") == .replace(count: 2, text: "치킨"))
    #expect(step("두 번째 ㅊㅋ", "치킨") == .replace(count: 2, text: "치킨"))
    #expect(step("", "치킨") == .replace(count: 0, text: "치킨"))
  }

  @Test("Of several completions the common beginning is taken")
  func common() {
    #expect(step("치ㅋ", "치킨", "치킨무") == .replace(count: 2, text: "치킨"))
    #expect(step("/되", "/되돌리기", "/되돌리기전체") == .replace(count: 2, text: "/되돌리기"))
  }

  @Test("What was typed is never made shorter; then all are shown")
  func list() {
    #expect(step("ㅊㅋ", "치킨", "치커리") == .list(["치킨", "치커리"]))
    #expect(step("치", "치킨", "치즈돈가스") == .list(["치킨", "치즈돈가스"]))
    #expect(step("", "치킨", "피자") == .list(["치킨", "피자"]))
  }

  @Test("Nothing to offer does nothing, nor does what stands there already")
  func nothing() {
    #expect(step("없는말") == .nothing)
    #expect(step("치킨", "치킨") == .nothing)
  }

  @Test("Completions of different lengths of text are shown by their titles")
  func mixed() {
    let context = LineContext(textBeforeCursor: "치킨 주")
    let completions = [
      Completion("주문 취소", replacing: context.word, title: "주문 취소 (명령)"),
      Completion("치킨 주문해줘", replacing: context.textBeforeCursor),
    ]
    #expect(CompletionStep(completions, in: context) == .list(["주문 취소 (명령)", "치킨 주문해줘"]))
  }
}
