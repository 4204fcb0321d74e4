import Testing

@testable import Language

@Suite("A plain text is brought into the normal form in one pass")
struct PlainTextTests {
  @Test("One pass gives what the steps one after another give", arguments: [81, 82, 83] as [UInt64])
  func agreement(_ seed: UInt64) {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33) % UInt64(count))
    }
    let letters = Array("치킨각힣abZ09  .!?,;:~^“’ㅋㅠㅏ-/()…é👍\n".unicodeScalars)
    let tails = ["ㅋㅋ", "ㅎㅎㅎ", "ㅠㅠ", "ㅜㅜ", "ㅋ", "ㅏ", "~", "!", "?", " ", "...", "”"]
    var plainCount = 0
    for _ in 0..<3_000 {
      // Rare letters would make every text one that is not plain.
      let pool = random(3) == 0 ? letters.count : 22
      let scalars = (0..<random(random(3) == 0 ? 40 : 12)).map { _ in letters[random(pool)] }
      let tail = (0..<max(0, random(8) - 4)).map { _ in tails[random(tails.count)] }.joined()
      let text = String(String.UnicodeScalarView(scalars)) + tail
      if PlainText.normal(of: text) != nil { plainCount += 1 }
      #expect(NormalText(text) == NormalText(decorated: text), "“\(text)”")
    }
    #expect(plainCount > 500, "too few texts are plain for the comparison to say much")
  }

  @Test(
    "Ordinary sentences are plain",
    arguments: [
      "치킨 두 마리 주문해줘", "Order 2 pizzas, please!", "몇 시야??", "3.5점",
      "엄마한테 “지금 가”라고 보내줘~ ㅎㅎ", "Don’t stop! ㅋㅋㅋ", "추천해줘ㅠㅠ", "정말?? ㅋㅋ ㅎㅎ!",
    ])
  func ordinary(_ text: String) { #expect(PlainText.normal(of: text) != nil) }

  @Test(
    "Words of any length between spaces, signs and Hangul are plain, and read the same",
    arguments: [
      "turn on the lights in the living room, please",
      "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii",
      "extraordinarilylongwords", "eighteen  letters", "well-known things at 3.5 percent", "abcdefgh",
      "abcdefgh i",
      "turn 거실 on", "abcdefg거실", "don't say \"maybe\" again, will you?", "  spaces before wordsofeight",
      "z{|}z @`ab",
    ])
  func words(_ text: String) {
    #expect(NormalText(text) == NormalText(decorated: text))
    #expect(PlainText.normal(of: text) != nil)
  }

  @Test(
    "What may be decoration is not",
    arguments: [
      "", "?!", "ㅋㅋ 네", "2~3개", "네. 응", "네!! 응", "e\u{301}", "네\n", "치ㅋ", "ㅋㅋ", "네ㅋㅋㅎㅎ", "네ㅜ",
      "ㅋㅋ!", "네 ㅊㅋㅋ",
    ])
  func decorated(_ text: String) { #expect(PlainText.normal(of: text) == nil) }

  @Test(
    "A text of any length marks the same spaces",
    arguments: [6, 7, 8, 62, 63, 64, 65, 127, 128, 129, 191, 192, 300])
  func lengths(_ count: Int) {
    for letter in ["a", "치"] {
      let text = String(
        String(repeating: "\(letter)\(letter) \(letter) ", count: count / 3 + 1).prefix(count * 2))
      #expect(NormalText(text) == NormalText(decorated: text))
      #expect(PlainText.normal(of: text) != nil)
    }
  }

  @Test("no scalar becomes more scalars than it has bytes, for which there is room")
  func room() {
    for value in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      #expect(CodePointFolding.fold(text).count <= text.utf8.count, "U+\(String(value, radix: 16))")
    }
  }
}
