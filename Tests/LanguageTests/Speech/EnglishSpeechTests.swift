import EnglishLanguage
import Testing

struct EnglishSpeechTests {
  @Test("What is shown is spelled out", arguments: EnglishSpeechCorpus.pairs)
  func spells(displayed: String, spoken: String) {
    #expect(EnglishSpeech.spell(displayed) == spoken)
    #expect(EnglishSpeech.spell(spoken) == spoken)
  }

  @Test("Whatever comes in, no digit and no run of capitals comes out, and doing it twice is doing it once")
  func survivesAnything() {
    let pieces = Array("0159,.-/:~%()[] ABCDxyzpmst가·\n№₩$×①³😀“’'TNo".unicodeScalars)
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<4_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...16, using: &random) {
        text.append(pieces[Int.random(in: 0..<pieces.count, using: &random)])
      }
      let spoken = EnglishSpeech.spell(String(text))
      let scalars = Array(spoken.unicodeScalars)
      #expect(!scalars.contains { ("0"..."9").contains($0) }, "\(spoken)")
      let hasRun = zip(scalars, scalars.dropFirst()).contains { pair in
        ("A"..."Z").contains(pair.0) && ("A"..."Z").contains(pair.1)
      }
      #expect(!hasRun, "\(spoken)")
      #expect(EnglishSpeech.spell(spoken) == spoken, "\(String(text).debugDescription)")
    }
  }
}
