import Language
import Testing

struct NormalTextTests {
  @Test(
    "The normal form is composed, folded and free of decoration",
    arguments: [
      ("배민에서  치킨 두 마리 주문해줘", "배민에서 치킨 두 마리 주문해줘"),
      ("\u{110E}\u{1175}\u{110F}\u{1175}\u{11AB}", "치킨"),
      ("\u{CE58}\u{D0A4}\u{11AB}", "치킨"),
      ("ﾻￂﾤ", "칸"),
      ("ＢＨＣ　치킨", "bhc 치킨"),
      ("Cafe\u{301} 라떼", "café 라떼"),
      ("ÖFFNE Ä A\u{308} ДА", "öffne ä ä да"), ("Straße İ", "straße İ"),
      ("치\u{200B}킨\u{FEFF} 시\u{3164}켜줘", "치킨 시켜줘"),
      ("“치킨”과 ‘콜라’", "\"치킨\"과 '콜라'"),
      ("2～3개", "2~3개"), ("ΔΡΌΜΟΣ", "δρόμοσ"), ("δρόμος", "δρόμοσ"),
      ("두~세 개", "두~세 개"),
      ("①번이랑 ⑫번", "1번이랑 12번"),
      ("㈜말길", "(주)말길"),
      ("주문해줘~~ ㅋㅋㅋ", "주문해줘"),
      ("ㅋㅋ 치킨 ㅠㅠ 주문해줘!!", "치킨 주문해줘"),
      ("주문해줘ㅋㅋㅎㅎ", "주문해줘"),
      ("해줘ㅜ", "해줘"), ("해줘ㅓ", "해줘"), ("안녕~ 치킨 시켜줘~", "안녕 치킨 시켜줘"),
      ("치킨 시켜줘 🙏🙏", "치킨 시켜줘"),
      ("주문해줘. 두 마리", "주문해줘 두 마리"),
      ("음... 치킨", "음 치킨"),
      ("1.5리터", "1.5리터"), ("1, 3", "1, 3"),
      ("교촌!을 열어줘", "교촌!을 열어줘"),
    ])
  func normalizes(source: String, expected: String) {
    #expect(NormalText(source).spaced == expected)
  }

  @Test(
    "A search by onsets is no laughter",
    arguments: ["ㅊㅋ", "ㅋ", "ㅋㅋ", "ㅋㅋㅋ", "치ㅋ", "ㄱ촌", "ㅋㅊ", "ㅂㄷㅇㅁㅈ", "ㅇㅇ", "ㅇㅋㅋ 치킨"])
  func keepsLetters(source: String) {
    #expect(NormalText(source).spaced == source)
  }

  @Test(
    "A final question mark is remembered and removed",
    arguments: [
      ("주문해?", "주문해", true), ("주문해?!", "주문해", true), ("네？", "네", true), ("주문해!", "주문해", false),
      ("뭐? 치킨", "뭐?치킨", false), ("?", "?", true), ("...", "...", false), ("", "", false), ("👍", "👍", false),
    ])
  func remembersQuestions(source: String, text: String, isQuestion: Bool) {
    let normal = NormalText(source)
    #expect(normal.text == text)
    #expect(normal.isQuestion == isQuestion)
  }

  @Test("Spaces are remembered in front of each scalar, and the edges count as spaces")
  func remembersSpaces() {
    let normal = NormalText("치킨 두 마리")
    #expect(normal.text == "치킨두마리")
    #expect(normal.spaceBefore == [true, false, true, true, false, true])
  }

  @Test("A part of the normal form knows where it stood in the source")
  func mapsBack() {
    let normal = NormalText(" \u{110E}\u{1175}\u{110F}\u{1175}\u{11AB}  주문ㅋㅋ해줘")
    #expect(normal.text == "치킨주문해줘")
    #expect(normal.sourceRange(0..<2) == 1..<6)
    #expect(normal.sourceRange(2..<4) == 8..<10)
    #expect(normal.sourceRange(4..<6) == 12..<14)
    #expect(normal.sourceRange(2..<2) == 8..<8)
    #expect(normal.spacedSlice(0..<4) == "치킨 주문")
    #expect(normal.origin == [1, 3, 8, 9, 12, 13, 14])
  }

  @Test("Words that are moved to the end know where they were typed, and leave their punctuation")
  func movesToEnd() {
    let moved = NormalText("찾아줘? 치즈  메뉴").movingToEnd(4)
    #expect(moved.spaced == "치즈 메뉴 찾아줘")
    #expect(moved.isQuestion)
    #expect(moved.sourceRange(0..<4) == 5..<11)
    #expect(moved.sourceRange(4..<7) == 0..<3)
    #expect(moved.sourceRange(2..<6) == 0..<11)
  }

  @Test("U+11A7 is no coda, and letters left alone are written as letters")
  func leavesStrayLettersAlone() {
    #expect(NormalText("가\u{11A7}나").scalars.count == 3)
    #expect(NormalText("\u{110E}\u{110F}").text == "ㅊㅋ")
    #expect(NormalText("\u{1161} 나").text == "ㅏ나")
  }

  @Test("A long text of any sort keeps every scalar that is not dropped")
  func survivesGarbage() {
    let text = String(repeating: "치\u{301}~ ㅋ!\u{200B} ", count: 20_000)
    let normal = NormalText(text)
    #expect(normal.scalars.count + 1 == normal.origin.count)
    #expect(normal.scalars.count + 1 == normal.spaceBefore.count)
    #expect(normal.text == String(repeating: "치\u{301}ㅋ", count: 20_000))
  }
}
