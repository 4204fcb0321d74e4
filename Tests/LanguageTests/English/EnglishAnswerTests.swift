import Language
import Languages
import Testing

struct EnglishAnswerTests {
  @Test("An answer to a question of yes or no", arguments: EnglishAnswerCorpus.confirm)
  func readsConfirmations(reading: AnswerReading, sentences: [String]) {
    for sentence in sentences {
      #expect(AnswerReader.read(NormalText(sentence), in: .confirm) == reading, "\(sentence)")
    }
  }

  @Test("A choice by number, place or name", arguments: EnglishAnswerCorpus.choices)
  func readsChoices(indices: [Int], sentences: [String]) {
    for sentence in sentences {
      let reading = AnswerReader.read(NormalText(sentence), in: EnglishAnswerCorpus.dishes)
      #expect(reading == .choice(indices, rest: nil), "\(sentence)")
    }
  }

  @Test("Other answers to a list", arguments: EnglishAnswerCorpus.listed)
  func readsLists(reading: AnswerReading, sentences: [String]) {
    for sentence in sentences {
      #expect(
        AnswerReader.read(NormalText(sentence), in: EnglishAnswerCorpus.dishes) == reading, "\(sentence)")
    }
  }

  @Test("“both” is all of two")
  func readsBoth() {
    let two = AnswerContext.choice(["Cola", "Cider"])
    for sentence in ["both", "both of them", "give me both", "both please"] {
      #expect(AnswerReader.read(NormalText(sentence), in: two) == .all, "\(sentence)")
    }
  }

  @Test("A change of mind says to what", arguments: EnglishAnswerCorpus.corrections)
  func readsCorrections(rest: String, sentences: [String]) {
    for sentence in sentences {
      let text = NormalText(sentence)
      guard case .correction(let range?) = AnswerReader.read(text, in: .confirm) else {
        Issue.record("\(sentence)")
        continue
      }
      #expect(text.spacedSlice(range) == rest, "\(sentence)")
    }
  }

  @Test("What is no answer", arguments: EnglishAnswerCorpus.unread)
  func leavesOthers(sentence: String) {
    #expect(AnswerReader.read(NormalText(sentence), in: .confirm) == nil)
  }
}
