import Language
import Languages
import Testing

struct AnswerReaderTests {
  @Test("Words answer by themselves", arguments: AnswerCorpus.words)
  func readsWords(context: AnswerContext, reading: AnswerReading, said: String) {
    for text in said.split(separator: "|").map(String.init) {
      #expect(AnswerReader.read(NormalText(text), in: context) == reading, "\(text)")
    }
  }

  @Test("Options are chosen by number, place, name and part of a name", arguments: AnswerCorpus.choices)
  func readsChoices(context: AnswerContext, indices: [Int], said: String) {
    for text in said.split(separator: "|").map(String.init) {
      #expect(AnswerReader.read(NormalText(text), in: context) == .choice(indices, rest: nil), "\(text)")
    }
  }

  @Test("What is said beside a choice is handed on", arguments: AnswerCorpus.withRest)
  func keepsTheRest(context: AnswerContext, indices: [Int], said: String, rest: String) {
    let text = NormalText(said)
    guard case .choice(indices, let range?) = AnswerReader.read(text, in: context) else {
      Issue.record("\(said): \(String(describing: AnswerReader.read(text, in: context)))")
      return
    }
    #expect(text.slice(range) == rest)
  }

  @Test("A name that several options share is ambiguous", arguments: AnswerCorpus.ambiguous)
  func findsAmbiguity(context: AnswerContext, indices: [Int], said: String) {
    for text in said.split(separator: "|").map(String.init) {
      #expect(AnswerReader.read(NormalText(text), in: context) == .ambiguous(indices), "\(text)")
    }
  }

  @Test("A quality chooses by an order that the language does not know", arguments: AnswerCorpus.comparisons)
  func readsComparisons(comparison: OptionComparison, said: String) {
    for text in said.split(separator: "|").map(String.init) {
      let readings = [AnswerCorpus.menu, .value].map { AnswerReader.read(NormalText(text), in: $0) }
      #expect(
        readings == [.comparison(comparison, rest: nil), .comparison(comparison, rest: nil)], "\(text)")
    }
  }

  @Test("What is said beside a quality is handed on")
  func keepsTheRestOfComparisons() {
    let text = NormalText("제일 싼 걸로 두 개 주세요")
    let reading = AnswerReader.read(text, in: AnswerCorpus.menu)
    #expect(reading == .comparison(OptionComparison(.price, .least), rest: 5..<10))
    #expect(text.slice(5..<10) == "두개주세요")
  }

  @Test("Pointing words point", arguments: AnswerCorpus.pointing)
  func readsPointing(context: AnswerContext, option: PointedOption, said: String) {
    for text in said.split(separator: "|").map(String.init) {
      #expect(AnswerReader.read(NormalText(text), in: context) == .pointing(option), "\(text)")
    }
  }

  @Test("A correction says what it changes to", arguments: AnswerCorpus.corrections)
  func readsCorrections(context: AnswerContext, said: String, rest: String) {
    let text = NormalText(said)
    guard case .correction(let range?) = AnswerReader.read(text, in: context) else {
      Issue.record("\(said): \(String(describing: AnswerReader.read(text, in: context)))")
      return
    }
    #expect(text.slice(range) == rest)
  }

  @Test("No word of agreement agrees behind a question mark")
  func doubtsQuestions() {
    let words = AnswerCorpus.words.filter { $0.context == .confirm && $0.reading == .yes }.map(\.said)
    for word in words.flatMap({ $0.split(separator: "|") }) {
      #expect(AnswerReader.read(NormalText("\(word)?"), in: .confirm) != .yes, "\(word)?")
    }
  }

  @Test("Values and new requests are no answers from the lists", arguments: AnswerCorpus.none)
  func leavesOthers(context: AnswerContext, said: String) {
    #expect(AnswerReader.read(NormalText(said), in: context) == nil)
  }

  @Test("The name of the action agrees, and the other word declines")
  func readsActionWords() {
    let context = AnswerContext(.confirm, acceptWords: ["취소하기"], denyWords: ["그대로 두기"])
    for text in ["취소", "취소해줘", "취소하기", "네 취소해 주세요"] {
      #expect(AnswerReader.read(NormalText(text), in: context) == .yes, "\(text)")
    }
    #expect(AnswerReader.read(NormalText("그대로 둬"), in: context) == .no)
    #expect(AnswerReader.read(NormalText("취소해줘"), in: .confirm) == .cancel)
  }
}
