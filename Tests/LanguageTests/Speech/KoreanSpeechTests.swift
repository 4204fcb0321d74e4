import KoreanLanguage
import Testing

struct KoreanSpeechTests {
  @Test("What is shown is spelled out", arguments: KoreanSpeechCorpus.pairs)
  func spells(displayed: String, spoken: String) {
    #expect(KoreanSpeech.spell(displayed) == spoken)
  }

  @Test("The corpus is as large as it claims to be")
  func countsTheCorpus() {
    #expect(Set(KoreanSpeechCorpus.pairs.map(\.displayed)).count >= 150)
  }

  @Test("Words that are already spoken stay as they are", arguments: KoreanSpeechCorpus.pairs.map(\.spoken))
  func isIdempotent(spoken: String) {
    #expect(KoreanSpeech.spell(spoken) == spoken)
  }

  @Test(
    "Text without anything to spell out is not touched",
    arguments: [
      "치킨 두 마리를 주문할까요?", "주문했어요.", "네, 취소했어요!", "Spotify 앱을 열까요?", "한입돈가스", "",
    ])
  func leavesPlainText(text: String) {
    #expect(KoreanSpeech.spell(text) == text)
  }

  @Test("A line of its own is a sentence of its own")
  func endsLines() {
    #expect(KoreanSpeech.spell("한밤치킨 · 2마리\n주문할까요?\n네") == "한밤치킨, 두 마리. 주문할까요? 네")
  }

  @Test("Decomposed and composed text sound alike")
  func composes() {
    let decomposed = "\u{110E}\u{1175}\u{110F}\u{1175}\u{11AB} 2\u{1106}\u{1161}\u{1105}\u{1175}"
    #expect(KoreanSpeech.spell(decomposed) == "치킨 두 마리")
  }

  @Test(
    "Every counter takes every number, and no digit is left", arguments: KoreanCounter.table.keys.sorted())
  func countsWithEverything(counter: String) {
    for number in [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 19, 20, 21, 24, 60, 99, 100, 101, 1_234, 20_000] {
      expectSpoken("\(number)\(counter)를")
      expectSpoken("\(number).5 \(counter)")
      expectSpoken("\(number)~\(number + 1)\(counter)")
    }
  }

  @Test("Whatever comes in, no digit and no run of capitals comes out, and doing it twice is doing it once")
  func survivesAnything() {
    let pieces = Array("0159,.-/:~%()[] ABCDxyz가나시원만천개반제번호·\n№₩$×①³ㅋ😀“’T".unicodeScalars)
    var random = SeededGenerator(seed: 20_261_120)
    for _ in 0..<4_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...16, using: &random) {
        text.append(pieces[Int.random(in: 0..<pieces.count, using: &random)])
      }
      expectSpoken(String(text))
    }
  }

  private func expectSpoken(_ displayed: String) {
    let spoken = KoreanSpeech.spell(displayed)
    let scalars = Array(spoken.unicodeScalars)
    #expect(!scalars.contains { ("0"..."9").contains($0) }, "\(displayed.debugDescription): \(spoken)")
    let hasRun = zip(scalars, scalars.dropFirst()).contains { pair in
      ("A"..."Z").contains(pair.0) && ("A"..."Z").contains(pair.1)
    }
    #expect(!hasRun, "\(displayed.debugDescription): \(spoken)")
    #expect(KoreanSpeech.spell(spoken) == spoken, "\(displayed.debugDescription)")
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
