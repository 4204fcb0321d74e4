import Foundation
import Testing

@testable import PhraseCatalog

@Suite("No file makes the reader fail in a way of its own")
struct PhraseFileFuzzTests {
  @Test("Random bytes and random changes of a good file are read, or refused with a place in the file")
  func randomBytes() {
    var generator = RepeatableGenerator(state: 71)
    for round in 0..<600 {
      var bytes = Array(PhraseFolderTests.order.utf8)
      if round % 3 == 0 {
        bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      } else {
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[place] = Array("[]{}()<>:-|>&*!%\"'#\n\t 가".utf8).randomElement(using: &generator) ?? 0
        }
      }
      survive(Data(bytes))
    }
  }

  static let nested = ["[", "{a: ", "- ", "? ", "[\n", "&a [", "- - "]

  @Test("Nesting without end is refused", arguments: nested)
  func nesting(_ piece: String) {
    let text = "intent: OrderFood\ntests:\n  - " + String(repeating: piece, count: 900_000 / piece.utf8.count)
    let reader = survive(Data(text.utf8))
    #expect(reader.errors.map(\.message) == ["this is nested too deeply"])
  }

  @Test("Values that double by reference are refused")
  func references() {
    let levels = (1...40).map { "    a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
    let text = "intent: OrderFood\ntests:\n- say: 주문\n  slots:\n    a0: &a0 치킨\n\(levels)\n"
    let reader = survive(Data(text.utf8))
    #expect(reader.errors.map(\.message) == ["references are not read; write the value itself"])
  }

  @discardableResult
  private func survive(_ data: Data) -> PhraseFileReader {
    var reader = PhraseFileReader(path: "fuzz.yaml", data: data)
    let file = reader.phraseFile(app: "Food", language: "ko")
    #expect(file != nil || !reader.errors.isEmpty)
    for error in reader.errors {
      #expect(!error.description.isEmpty)
      #expect(error.line >= 0 && error.column >= 0)
    }
    return reader
  }
}

/// Random numbers that are the same in every run.
struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
