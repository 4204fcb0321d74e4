import Language
import Testing

@testable import Matching

@Suite("Compiled names can be kept and read again")
struct NameImageTests {
  @Test("What is read again has the same entries and finds the same names")
  func roundTrip() throws {
    var random = RandomNames(seed: 81)
    for count in [0, 1, 2, 10, 100] {
      let entries = random.entries(count)
      let dictionary = NameDictionary(entries, isRepairable: count % 2 == 0)
      let again = try NameDictionary(bytes: dictionary.bytes)
      #expect(again.bytes == dictionary.bytes)
      #expect(again.isRepairable == dictionary.isRepairable)
      #expect(again.count == count)
      #expect(again.entries == entries.map(\.findable))
      for _ in 0..<50 {
        let text = MatchText(random.name())
        for position in 0..<text.count {
          let found = again.names(in: text, at: position).map { [$0.end] + $0.entries.map(Int.init) }
          #expect(
            found == dictionary.names(in: text, at: position).map { [$0.end] + $0.entries.map(Int.init) })
        }
      }
    }
  }

  @Test("Every identifier is found by its text, and no other")
  func identifiers() {
    var random = RandomNames(seed: 82)
    let entries = random.entries(50) + [.init(id: "n1", names: ["또"]), .init(id: "", names: [])]
    let table = NameDictionary(entries).layers[0].table
    for id in entries.map(\.id) + ["n", "n99", "z"] {
      #expect(table.entries(withIdentifier: id) == entries.indices.filter { entries[$0].id == id })
    }
  }

  @Test("An image that lies elsewhere is read where it is, and let go when nobody reads it any more")
  func mapped() throws {
    let released = Released()
    do {
      let memory = Memory(NameDictionary(["치킨", "피자"]).bytes, released)
      let dictionary = try NameDictionary(
        image: CompiledFormatBytes(UnsafeRawBufferPointer(memory.bytes), owner: memory), isVerified: false)
      let copy = dictionary
      #expect(copy.layers[0].table.image.bytes.baseAddress == UnsafeRawPointer(memory.bytes.baseAddress))
      #expect(copy.names(in: MatchText("피자"), at: 0).map(\.end) == [2])
      #expect(!released.isReleased)
    }
    #expect(released.isReleased)
  }

  private final class Released {
    var isReleased = false
  }

  private final class Memory {
    let bytes: UnsafeMutableRawBufferPointer
    private let released: Released

    init(_ bytes: [UInt8], _ released: Released) {
      self.bytes = .allocate(byteCount: bytes.count, alignment: 8)
      self.bytes.copyBytes(from: bytes)
      self.released = released
    }

    deinit {
      released.isReleased = true
      bytes.deallocate()
    }
  }

  static let bytes = NameDictionary(["치킨"]).bytes

  static let foreign: [([UInt8], String)] = [
    ([], "these are no compiled names"),
    (Array("PK\u{3}\u{4}".utf8) + bytes, "these are no compiled names"),
    (Array(bytes.prefix(63)), "these are no compiled names"),
    (changed(8, to: 2), "the names were compiled for version 2 of the format, not 1"),
    (Array(bytes.dropLast()), "the compiled names should be 87 bytes long and are 86"),
    (bytes + [0], "the compiled names should be 87 bytes long and are 88"),
    (changed(66, to: 0), "the compiled names are damaged"),
    (changed(86, to: 0), "the compiled names are damaged"),
    (changed(36, to: 200), "the compiled names are damaged"),
  ]

  private static func changed(_ index: Int, to byte: UInt8) -> [UInt8] {
    var result = bytes
    result[index] = byte
    return result
  }

  @Test("Bytes that are no compiled names are refused with the reason", arguments: foreign)
  func foreignBytes(_ bytes: [UInt8], _ message: String) {
    let error = #expect(throws: NameTableError.self) { try NameDictionary(bytes: bytes) }
    #expect(error?.description == message)
  }

  @Test("Damage is noticed; where nobody looks for it, it finds wrong names at worst", arguments: [83, 84])
  func damage(_ seed: UInt64) throws {
    var random = RandomNames(seed: seed)
    let good = NameDictionary(random.entries(40), isRepairable: true).bytes
    for round in 0..<1_500 {
      var bytes = good
      for _ in 0...random.number(below: 4) {
        bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
      }
      if random.number(below: 8) == 0 { bytes.removeLast(random.number(below: bytes.count)) }
      if bytes != good {
        // A change of the two bytes in the header that mean nothing is no damage.
        let isHeader = zip(bytes, good).enumerated().allSatisfy {
          $0.element.0 == $0.element.1 || $0.offset < 24
        }
        if !isHeader { #expect(throws: NameTableError.self) { try NameDictionary(bytes: bytes) } }
      }
      try use(CompiledFormatBytes(copying: bytes), random.name(), everything: round % 15 == 0)
    }
  }

  /// Uses an image of which only the header was looked at.
  private func use(_ image: CompiledFormatBytes, _ name: String, everything: Bool) throws {
    guard var dictionary = try? NameDictionary(image: image, isVerified: false), dictionary.count < 10_000
    else {
      return
    }
    let text = MatchText(name)
    for position in 0..<text.count {
      _ = dictionary.names(in: text, at: position).map { $0.entries.map(dictionary.id) }
    }
    guard everything else { return }
    _ = dictionary.names(withPrefix: name, limit: 5)
    _ = dictionary.names(matchingInitials: "ㄱ", limit: 5)
    _ = dictionary.names(similarTo: name)
    dictionary.remove(ids: ["n1", "n2"])
    dictionary.put([.init(id: "n3", names: [name])])
    _ = dictionary.compacted.entries
  }
}

extension NameDictionary.Entry {
  /// The entry without names that nothing can find.
  var findable: NameDictionary.Entry {
    NameDictionary.Entry(id: id, names: names.filter { !NormalText($0).isEmpty })
  }
}
