import Language
import Testing

@testable import Matching

@Suite("What phrases become can be looked at")
struct PhraseDumpTests {
  private static let phrases = TestPhrases(
    rules: ["b": "(b|나)"], parameters: ["x": .names(DictionaryID("x"), acceptsOtherText: false)])

  @Test("A phrase as it is meant")
  func meaning() throws {
    let phrase = try Self.phrases.phrase("[a] <b> {x}")
    let dump = PhraseDump(try Self.phrases.set(["a"]))
    #expect(
      dump.meaning(of: phrase) == """
        [a] <b> {x}
        kind request
        one after another
          one of
            one after another
              “a”
            nothing
          one after another
            nothing
            end of a word
            nothing
          one of
            one after another
              “b”
            one after another
              “나”
          one after another
            nothing
            end of a word
            nothing
          {x}
        """)
  }

  @Test("Its automaton, letter by letter")
  func automaton() throws {
    let dump = PhraseDump(try Self.phrases.set(["a"]))
    #expect(
      dump.automaton(of: try Self.phrases.phrase("각 {x}")) == """
        automaton 0
          0: ㄱ- → 1
          1: -ㅏ- → 2
          2: -ㄱ → 3
          3: end of a word → 4
          4: {x} → 5
          5: accepts 0
        """)
  }

  @Test("A phrase that does not compile shows why")
  func mistakes() throws {
    let dump = PhraseDump(try Self.phrases.set(["a"]))
    let phrase = try Self.phrases.phrase("<c>")
    let text = "test.yaml:1:5: error: there is no rule “c” in this file or in _app.yaml\n    <c>\n    ^^^"
    #expect(dump.meaning(of: phrase) == text)
    #expect(dump.automaton(of: phrase) == text)
  }

  @Test("The parts of an image and their sizes")
  func image() throws {
    let lines = PhraseDump(try Self.phrases.set(["a", "나 {x}"])).image.split(separator: "\n")
    #expect(lines.first == "key         0")
    #expect(lines.last == "1 automata, 6 states, 2 arcs, 2 phrases")
    #expect(lines.count == ImageSection.allCases.count + 2)
  }
}
