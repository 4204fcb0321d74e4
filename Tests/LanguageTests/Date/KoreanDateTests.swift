import KoreanLanguage
import Testing

struct KoreanDateTests {
  @Test("Every way to say a time means it", arguments: KoreanDateCorpus.all)
  func reads(row: KoreanDateCorpus.Row) {
    for way in row.ways.split(separator: "|").map(String.init) {
      let reading = KoreanDate.read(way, now: DateNotation.now, zone: DateNotation.zone)
      #expect(DateNotation.text(reading) == row.meaning, "\(way)")
    }
  }

  @Test("What is no time is none", arguments: KoreanDateCorpus.none)
  func refuses(text: String) {
    #expect(
      DateNotation.text(KoreanDate.read(text, now: DateNotation.now, zone: DateNotation.zone)) == "none",
      "\(text)")
  }
}
