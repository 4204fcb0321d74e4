import Language
import Languages
import Testing

@testable import Matching

@Suite("Damaged images are refused and never believed")
struct ImageDamageTests {
  private static let image = image(of: ["(a|나)[b] {x} (c;{y})", "가 {lines}", "{note} d <applicationName>"])

  private static func image(of templates: [String]) -> [UInt8] {
    let lines = SlotReader.list(
      .composite(
        forms: [.sequence([.slot("x"), .text(" "), .optional(.slot("y"))])], slots: RandomGrammar.parameters))
    let maker = TestPhrases(
      language: "ko", parameters: RandomGrammar.parameters.merging(["lines": lines, "note": .text]) { $1 })
    do {
      return try maker.set(templates).image(key: "k")
    } catch {
      preconditionFailure("the phrases of these tests do not compile:\n\(error)")
    }
  }

  private func read(_ bytes: [UInt8]) throws -> PhraseSet {
    try PhraseSet(image: CompiledFormatBytes(copying: bytes), key: "k", languages: PhraseLanguages.all)
  }

  @Test("Any flipped bit is noticed")
  func flippedBits() {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<1_500 {
      var bytes = Self.image
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      #expect(throws: CompiledFormatError.self, "a bit of byte \(place)") { try read(bytes) }
    }
  }

  @Test("Any flipped bit is noticed in bytes that are trusted, too")
  func flippedBitsOfTrusted() throws {
    final class Owner {}
    func read(_ bytes: [UInt8]) throws -> PhraseSet {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      memory.copyBytes(from: bytes)
      defer { memory.deallocate() }
      let image = CompiledFormatBytes(UnsafeRawBufferPointer(memory), owner: Owner(), isTrusted: true)
      return try PhraseSet(image: image, key: "k", languages: [])
    }
    #expect(try read(Self.image).kinds.count == 3)
    var generator = SeededGenerator(seed: 62)
    for _ in 0..<500 {
      var bytes = Self.image
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      #expect(throws: CompiledFormatError.self, "a bit of byte \(place)") { try read(bytes) }
    }
  }

  @Test("Any other length is noticed")
  func lengths() {
    for count in Array(0..<200) + [Self.image.count - 9, Self.image.count - 1] {
      #expect(throws: CompiledFormatError.self, "\(count) bytes") {
        try read(Array(Self.image.prefix(count)))
      }
    }
    #expect(throws: CompiledFormatError.truncated) { try read(Self.image + [0]) }
    #expect(throws: CompiledFormatError.foreign) { try read(Array("MALGIL".utf8)) }
    #expect(throws: CompiledFormatError.foreign) { try read(Array(repeating: 7, count: 4_096)) }
  }

  @Test("What an image says is checked even when its checksum holds", arguments: [71, 72, 73] as [UInt64])
  func forged(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var readable = 0
    for _ in 0..<1_200 {
      var bytes = Self.image
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        // The header is another test; the numbers behind it lead from table to table.
        let place = Int.random(in: CompiledFormatLayout.tableStart..<bytes.count, using: &generator)
        bytes[place] =
          [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)][
            Int.random(in: 0..<6, using: &generator)]
      }
      bytes.put(CompiledFormatLayout.checksum(of: bytes), at: 24)
      guard let set = try? read(bytes) else { continue }
      readable += 1
      use(set)
    }
    #expect(readable > 50, "too few forgeries are read for the test to say much")
  }

  /// Nothing of this may trap.
  private func use(_ set: PhraseSet) {
    let matcher = Matcher(phrases: set, dictionaries: RandomGrammar.dictionaries, applicationNames: [:])
    for sentence in ["a b a c b", "나 가 b c", "가 a b 나 가", "가나다 d", "각 각 각"] {
      for match in matcher.match(sentence).matches { #expect(set.phrases.indices.contains(match.phrase)) }
    }
    for number in set.kinds.indices { _ = set.words(of: number) }
    #expect(set.phrases.count == set.kinds.count)
  }

  @Test("Errors say what is wrong")
  func messages() {
    #expect(CompiledFormatError.foreign.description == "these are no compiled phrases")
    #expect(
      CompiledFormatError.otherFormat(found: 3, wanted: 2).description
        == "compiled phrases of format 3; this is format 2")
    #expect(CompiledFormatError.otherKey.description == "these phrases were compiled from something else")
    #expect(
      CompiledFormatError.truncated.description == "compiled phrases that do not have their whole length")
    #expect(CompiledFormatError.damaged("the states").description == "damaged compiled phrases: the states")
  }
}
