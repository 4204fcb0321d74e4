import EnglishLanguage
import Testing

struct EnglishDateTests {
  @Test("Every way to say a time means it", arguments: EnglishDateCorpus.all)
  func reads(row: EnglishDateCorpus.Row) {
    for way in row.ways.split(separator: "|").map(String.init) {
      let reading = EnglishDate.read(way, now: DateNotation.now, zone: DateNotation.zone)
      #expect(DateNotation.text(reading) == row.meaning, "\(way)")
    }
  }

  @Test("What is no time is none", arguments: EnglishDateCorpus.none)
  func refuses(text: String) {
    #expect(
      DateNotation.text(EnglishDate.read(text, now: DateNotation.now, zone: DateNotation.zone)) == "none",
      "\(text)")
  }
}
