import Language
import Testing

@testable import Matching

@Suite("A name is kept by what differs from the codes it is found by")
struct NameFormTests {
  static let names = [
    ("양념치킨", 0), ("양념 치킨", 1), ("Cafe", 1), ("Cafe Ole", 2), ("BHC", 3), ("더 Cafe", 1), ("치킨!", 2),
    (" 치킨", 1), ("치킨 ", 1),
  ]

  @Test("Spaces and capitals take a byte each, or one together", arguments: names)
  func length(_ name: String, _ length: Int) {
    #expect(NameForm.encode(name, over: NormalText(name).scalars).count == length)
  }

  static let written = [
    "양념치킨", " 양 념  치킨 ", "McDonald's 강남점", "Café", "ＡＢＣ 마트", "㈜한입", "①번 가게", "치킨~~!! ㅋㅋ", "ÉCOLE", "A  B",
    "a\u{301}b", "??",
    String(repeating: "가", count: 70) + " 나", String(repeating: "가", count: 62) + " B",
  ]

  @Test("Every name comes back as it was written", arguments: written)
  func roundTrip(_ name: String) {
    let key = NormalText(name).scalars
    let back = NameForm.decode(NameForm.encode(name, over: key), over: JamoCode.encode(key))
    #expect(Array(back.utf8) == Array(name.utf8))
  }

  @Test("Random names come back as they were written, and the quick way of reading them is right")
  func randomNames() {
    var random = RandomNames(seed: 71)
    var plain = 0
    for _ in 0..<3_000 {
      var name = random.name()
      let key = NormalText(name).scalars
      let codes = JamoCode.encode(key)
      #expect(NameForm.decode(NameForm.encode(name, over: key), over: codes) == name)
      var quick: [UInt8] = []
      var form: [UInt8] = []
      guard name.withUTF8({ NameForm.appendPlain($0, to: &quick, form: &form) }) else { continue }
      plain += 1
      #expect(quick == codes, "\(name)")
      #expect(Array(NameForm.decode(form, over: quick).utf8) == Array(name.utf8), "\(name)")
    }
    #expect(plain > 500)
  }

  @Test("Damaged forms give some name")
  func damage() {
    var generator = SeededGenerator(seed: 72)
    for _ in 0..<2_000 {
      let form = (0..<5).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let codes = (0..<5).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = NameForm.decode(form, over: codes)
    }
  }
}
