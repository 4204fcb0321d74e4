import Language
import Testing

@testable import Matching

@Suite("No text makes the matcher fail, and what it says of one holds")
struct MatcherFuzzTests {
  @Test("Random bytes are read, and read the same again")
  func randomBytes() {
    var generator = SeededGenerator(seed: 81)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      survive(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("Random rows of what makes sentences hard are read, and read the same again")
  func randomPieces() {
    var generator = SeededGenerator(seed: 82)
    let pieces =
      BoundTests.hostile + ["\u{1112}\u{1161}", "e\u{301}", "ﾋ", "\u{200B}", "“", "~ㅎㅎ", "\n", "👍🏽"]
    for _ in 0..<300 {
      let count = Int.random(in: 1...14, using: &generator)
      survive((0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined())
    }
  }

  @Test("Every sentence of the corpora, and what becomes of it by a few changes, is read the same again")
  func corpus() throws {
    var generator = SeededGenerator(seed: 83)
    let lines = try Corpus.lines(of: "orders.ko.txt") + Corpus.lines(of: "no-orders.ko.txt")
    #expect(lines.count >= 100)
    for line in lines {
      survive(line)
      survive(mutated(line, &generator))
    }
  }

  private func survive(_ sentence: String) {
    let result = BoundTests.matcher.match(sentence)
    let source = Array(result.text.source.unicodeScalars)
    for match in result.matches {
      #expect(match.cost == match.costs.reduce(0) { $0 + $1.amount }, "“\(sentence)”")
      #expect(match.textRanges.allSatisfy { $0.upperBound <= source.count }, "“\(sentence)”")
      for slot in match.slots where match.repair?.how != .keyboard {
        #expect(slot.range.upperBound <= source.count, "“\(sentence)”")
        #expect(slot.said == String(String.UnicodeScalarView(source[slot.range])), "“\(sentence)”")
      }
    }
    #expect(summary(BoundTests.matcher.match(sentence)) == summary(result), "“\(sentence)”")
  }

  private func summary(_ result: MatchResult) -> [String] {
    result.matches.map { "\($0.phrase) \($0.cost) \($0.slots) \($0.asksFirst)" }
      + result.vetoed.map { "\($0.match.phrase) \($0.rule) \($0.range)" }
  }

  private func mutated(_ line: String, _ generator: inout SeededGenerator) -> String {
    var scalars = Array(line.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !scalars.isEmpty {
      let place = Int.random(in: 0..<scalars.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert("안 ㅋ도,지마ㅏ1".unicodeScalars.randomElement(using: &generator) ?? " ", at: place)
      default: scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &generator))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
