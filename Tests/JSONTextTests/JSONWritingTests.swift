import Foundation
import JSONText
import Testing

@Suite struct JSONWritingTests {
  @Test("one line, keys sorted, no spaces, slashes as they are")
  func line() {
    let json = JSON([
      "b": .texts(["a/b", "치킨"]), "a": .integer(3), "absent": nil, "c": .null, "B": .boolean(true),
      "o": JSON(["y": .number(0.5), "x": .number(-2)]), "e": .list([]),
    ])
    #expect(json.line == #"{"B":true,"a":3,"b":["a/b","치킨"],"c":null,"e":[],"o":{"x":-2,"y":0.5}}"#)
  }

  @Test("what would end a text or a line is escaped")
  func escaped() {
    #expect(
      JSON.text("\"\\\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é🍗\u{2028}").line == #""\"\\\b\f\n\r\t\u0001\u001f"#
        + "\u{7F}é🍗\u{2028}\"")
  }

  @Test("JSON has no number that is none")
  func numbers() {
    #expect(
      JSON.list([.number(.nan), .number(.infinity), .number(nil), .number(1e300), .number(0.1)]).line
        == "[null,null,null,1e+300,0.1]")
  }

  @Test("what is written is read back as it was, by Foundation too", arguments: 1...40)
  func readBack(_ seed: Int) throws {
    var random = Numbers(state: UInt64(seed))
    for _ in 1...50 {
      let json = random.json(depth: 4)
      #expect(try JSON(parsing: json.lineBytes) == json)
      #expect(try JSON(parsing: JSONEncoder().encode(json).map(\.self)).line == json.line)
      #expect(try JSONDecoder().decode(JSON.self, from: Data(json.lineBytes)).line == json.line)
    }
  }

  @Test("any bytes are a value or a mistake in them", arguments: 1...20)
  func anything(_ seed: Int) {
    var random = Numbers(state: UInt64(seed))
    for _ in 1...300 {
      var bytes = random.json(depth: 3).lineBytes
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        if random.below(2) == 0, bytes.count > 1 {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8(random.below(256))
        }
      }
      do {
        let json = try JSON(parsing: bytes)
        #expect(try JSON(parsing: json.lineBytes).line == json.line)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}

/// The same numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func text() -> String {
    let letters = ["a", "치", "\"", "\\", "\n", "\u{1}", "🍗", "/", " ", "é", "\u{2028}", "ㅋ"]
    return (0..<below(6)).map { _ in letters[below(letters.count)] }.joined()
  }

  mutating func json(depth: Int) -> JSON {
    switch below(depth > 0 ? 7 : 5) {
    case 0: return .text(text())
    case 1: return .integer(below(2_000_001) - 1_000_000)
    case 2: return .number(Double(below(1_000)) / 8)
    case 3: return .boolean(below(2) == 0)
    case 4: return .null
    case 5: return .list((0..<below(4)).map { _ in json(depth: depth - 1) })
    default:
      let keys = Set((0..<below(5)).map { _ in text() }).sorted()
      return JSON(.object(keys.map { JSON.Member($0, json(depth: depth - 1)) }))
    }
  }
}
