import Testing

@testable import PhraseCatalog

struct PhraseCheckTests {
  @Test func `a phrase that another one stands for is reported, the later one`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘", "{dish} 주문해 주세요", "{dish} {count} 주문해줘")
    #expect(
      try phrases.findings(.alreadyCovered) == [
        "Food.yaml:2:1: error: “{dish} 주문해줘” stands for “{dish} 주문해 주세요” already"
      ])
  }

  @Test func `a phrase that several others together stand for is reported`() throws {
    var phrases = CheckedSentences("x")
    try phrases.add("Go", "go up", "go down", "go (up|down)", isExact: true)
    #expect(
      try phrases.findings(.alreadyCovered) == [
        "Food.yaml:3:1: error: the other phrases of Go together say all of “go (up|down)” already"
      ])
  }

  @Test func `a phrase that only makes its sentences cheaper is noted`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "[{place}에서] {lines} 주문해줘", "{lines} {place}에서 주문해줘")
    #expect(
      try phrases.findings(.alreadyCovered) == [
        "Food.yaml:2:1: note: “[{place}에서] {lines} 주문해줘” stands for “{lines} {place}에서 주문해줘” already; "
          + "this only makes it cheaper by 6"
      ])
  }

  @Test func `a file may say what an App Shortcut has to say`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "주문해줘", shortcut: 0)
    try phrases.add("Order", "(주문해줘|시켜줘)")
    #expect(try phrases.findings(.alreadyCovered) == [])
  }

  @Test func `what a file says that an App Shortcut says already is noted`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘", shortcut: 0)
    try phrases.add("Order", "{dish} 주문해 주세요", "{dish} 먹을래")
    #expect(
      try phrases.findings(.alreadyCovered) == [
        "Food.yaml:2:1: note: “{dish} 주문해줘” stands for “{dish} 주문해 주세요” already"
      ])
  }

  @Test func `two App Shortcuts may say the same with other values, one may not say it twice`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Open", "메뉴 열어줘", shortcut: 0)
    try phrases.add("Open", "메뉴 열어 주세요", shortcut: 1)
    try phrases.add("Open", "메뉴 열어 줄래", shortcut: 1)
    try phrases.add("Open", "화면 열어줘")
    #expect(
      try phrases.findings(.alreadyCovered) == [
        "Food.yaml:3:1: error: “메뉴 열어 주세요” stands for “메뉴 열어 줄래” already"
      ])
  }

  @Test func `the same words for another parameter are no duplicate`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} 주문해줘", "{place} 주문해줘")
    #expect(try phrases.findings(.alreadyCovered) == [])
  }

  @Test func `an alternative that changes nothing is reported, the later one`() throws {
    var phrases = CheckedSentences()
    try phrases.add("Order", "{dish} (주문해줘|주문해 주세요|사줘)")
    #expect(
      try phrases.findings(.idleAlternative) == [
        "Food.yaml:1:14: warning: “주문해 주세요” changes nothing here: the rest of the phrase stands for it"
      ])
  }

  @Test func `a part that only saves a filler is not reported`() throws {
    var phrases = CheckedSentences("en")
    try phrases.add("Order", "[please] order {dish}", "(kindly|quickly) show {dish}")
    #expect(try phrases.findings(.idleAlternative) == [])
  }

  @Test func `a phrase is held against the commands of its language, and reported once`() throws {
    var phrases = CheckedSentences()
    phrases.commands = nil
    try phrases.add("Cancel", "취소해줘")
    try phrases.add("Order", "{dish} 주문해줘")
    #expect(
      try phrases.findings(.globalCommand) == [
        "Food.yaml:1:1: warning: “취소” is a command that works everywhere; here it is also Cancel"
      ])
  }

  @Test func `a phrase that is a command everywhere is reported`() throws {
    var phrases = CheckedSentences()
    phrases.commands = ["취소", "도움말"]
    try phrases.add("Cancel", "취소")
    #expect(
      try phrases.findings(.globalCommand) == [
        "Food.yaml:1:1: warning: “취소” is a command that works everywhere; here it is also Cancel"
      ])
  }

  @Test func `words of a phrase that are a name are noted`() throws {
    var phrases = CheckedSentences(dishes: ["음성", "새 음식"])
    try phrases.add("Voice", "새 음성 채팅 시작해줘", "새 음식 보여줘")
    #expect(
      try phrases.findings(.literalName) == [
        "Food.yaml:1:1: note: “음성” is also the name of a Dish",
        "Food.yaml:2:1: note: “새 음식” is also the name of a Dish",
      ])
  }

  @Test func `a phrase of one syllable or two letters is very short`() throws {
    var phrases = CheckedSentences()
    try phrases.add("On", "켜", "켜줘", "{dish}")
    #expect(
      try phrases.findings(.veryShort) == [
        "Food.yaml:1:1: note: “켜” is very short; it is easily said or heard by chance"
      ])
    var english = CheckedSentences("en")
    try english.add("On", "on", "off now")
    #expect(try english.findings(.veryShort).count == 1)
  }

  @Test func `text in parts is noted once for a file, with what to write`() {
    let findings = ComposedTextCheck.findings(
      in: "intent: A\n  - \u{1112}\u{1161}\u{11AB}\n  - 한\n  - e\u{301}\n", file: "A.yaml")
    #expect(findings.map(\.message) == ["2 lines are not in composed form (NFC)"])
    #expect(findings.map { [$0.line, $0.column] } == [[2, 5]])
    #expect(findings.map(\.fix) == ["- 한"])
  }
}
