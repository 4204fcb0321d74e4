import JSONText
import Testing

@Suite struct JSONReadingTests {
  private func read(_ text: String) throws(JSONMistake) -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test("every kind of value is read")
  func kinds() throws {
    let json = try read(#" {"a": [1, -2.5e3, "b", true, false, null], "c": {}, "d": []} "#)
    let list = try json.list("a")
    #expect(list.map(\.integer) == [1, -2500, nil, nil, nil, nil])
    #expect(list.map(\.number) == [1, -2500, nil, nil, nil, nil])
    #expect(list.map(\.string) == [nil, nil, "b", nil, nil, nil])
    #expect(list.map(\.boolean) == [nil, nil, nil, true, false, nil])
    #expect(list.map(\.isNull) == [false, false, false, false, false, true])
    #expect(json["c"]?.object == [] && json["d"]?.array == [] && json["e"] == nil)
  }

  @Test("escaped characters are what they stand for, those outside the first plane too")
  func escapes() throws {
    #expect(
      try read(#""a\"\\\/\b\f\n\r\t\u00e9\uD83C\uDF57치\u0000""#).string == "a\"\\/\u{8}\u{C}\n\r\té🍗치\0")
  }

  @Test("what is found knows where it stood")
  func places() throws {
    let json = try read(#"{"가": [10, {"b": "c"}]}"#)
    #expect(json.object?.map(\.keyOffset) == [1])
    #expect(try json.list("가").map(\.offset) == [9, 13])
  }

  @Test(
    "what is no JSON is refused at the place where it ceases to be it",
    arguments: [
      ("", "the text is empty", 0), ("  ", "the text is empty", 2),
      ("{} x", "nothing may follow the end of the document", 3),
      ("nul", "a value must stand here", 0), ("+1", "a value must stand here", 0),
      ("01", "“01” is no number", 0),
      ("[1.]", "“1.” is no number", 1), ("[.5]", "a value must stand here", 1),
      ("1e", "“1e” is no number", 0),
      ("-", "“-” is no number", 0), ("--1", "“--1” is no number", 0), ("1.2.3", "“1.2.3” is no number", 0),
      ("[1 2]", "“,” or “]” is missing", 3), ("[1,]", "a value must stand here", 3),
      ("[", "the text ends here; something is missing", 1),
      ("{\"a\" 1}", "“:” is missing", 5), ("{\"a\":1,}", "a key in quotation marks must stand here", 7),
      ("{\"a\":1,\"a\":2}", "the key “a” stands here twice", 7),
      ("{a:1}", "a key in quotation marks must stand here", 1),
      ("\"a", "the text ends inside this text", 0),
      ("\"a\nb\"", "a text may not hold a line break or control character as it is", 2),
      ("\"\\x\"", "“\\x” means nothing", 1), ("\"\\u12g4\"", "four hexadecimal digits must follow “\\u”", 3),
      ("\"\\u+041\"", "four hexadecimal digits must follow “\\u”", 3),
      ("\"\\uD800\"", "half of a character stands alone", 1),
      ("\"\\uDC00\\uD800\"", "half of a character stands alone", 1),
    ])
  func mistakes(_ text: String, _ message: String, _ offset: Int) {
    let mistake = #expect(throws: JSONMistake.self) { try read(text) }
    #expect(mistake == JSONMistake(message, at: offset))
  }

  @Test("of objects with many keys none may stand there twice")
  func manyKeys() throws {
    let keys = (0..<40).map { "\"k\($0)\":\($0)" }
    #expect(try read("{\(keys.joined(separator: ","))}").object?.count == 40)
    for twice in [0, 15, 16, 39] {
      let mistake = #expect(throws: JSONMistake.self) {
        try read("{\((keys + [keys[twice]]).joined(separator: ","))}")
      }
      #expect(mistake?.message == "the key “k\(twice)” stands here twice")
    }
  }

  @Test("depth is bounded, so that no text can exhaust the stack")
  func depth() {
    #expect(throws: Never.self) {
      try read(String(repeating: "[", count: 63) + "1" + String(repeating: "]", count: 63))
    }
    let mistake = #expect(throws: JSONMistake.self) { try read(String(repeating: "[", count: 1_000_000)) }
    #expect(mistake == JSONMistake("this is nested more than 64 deep", at: 64))
  }

  @Test("what must be there is asked for by name, and what is wrong with it is said by name")
  func wanted() throws {
    let json = try read(#"{"a": "x", "n": 2, "t": true, "l": ["y"], "o": {"k": "v"}, "z": null, "f": 1.5}"#)
    #expect(
      try json.text("a") == "x" && json.integer("n") == 2 && json.boolean("t") && json.texts("l") == ["y"])
    #expect(
      try json.textIfGiven("z") == nil && json.textIfGiven("no") == nil && json.integerIfGiven("z") == nil)
    #expect(try json.textMembersIfGiven("o") == ["k": "v"] && json.numberIfGiven("f") == 1.5)
    #expect(throws: JSONMistake("“no” is missing", at: 0)) { try json.text("no") }
    #expect(throws: JSONMistake("“n” has a value of another type", at: 16)) { try json.text("n") }
    #expect(throws: JSONMistake("“f” has a value of another type", at: 75)) { try json.integer("f") }
    #expect(throws: JSONMistake("“z” has a value of another type", at: 64)) { try json.boolean("z") }
    #expect(throws: JSONMistake("“l” has a value of another type", at: 35)) {
      try json.textMembersIfGiven("l")
    }
  }

  @Test("a line that must be an object says so")
  func object() {
    func message(_ bytes: [UInt8]) -> String? {
      #expect(throws: JSONMistake.self) { try JSON(parsingObject: bytes, called: "line") }?.message
    }
    #expect(message(Array("[1]".utf8)) == "the line is no JSON object")
    #expect(message(Array("{".utf8)) == "the line is no JSON object: the line ends inside an object (byte 1)")
    #expect(message([0x22, 0xFF, 0x22]) == "the line is not UTF-8")
  }
}
