import Language
import Testing

struct HangulTests {
  @Test("Every syllable comes apart and goes together again")
  func roundTrips() throws {
    for value in UInt32(0xAC00)...0xD7A3 {
      let scalar = try #require(Unicode.Scalar(value))
      let parts = try #require(Hangul.decompose(scalar))
      #expect(parts.scalar == scalar)
    }
    #expect(Hangul.decompose("ㅋ") == nil)
    #expect(Hangul.decompose("a") == nil)
  }

  @Test("Letters that cannot stand in their place make no syllable")
  func refusesImpossibleSyllables() {
    #expect(Hangul.Syllable(onset: "ㄱ", vowel: "ㅏ", coda: "ㄸ") == nil)
    #expect(Hangul.Syllable(onset: "ㄳ", vowel: "ㅏ") == nil)
    #expect(Hangul.Syllable(onset: "ㄱ", vowel: "ㅏ", coda: "ㅄ")?.scalar == "값")
  }

  @Test("The final consonant of a syllable", arguments: [("킨", "ㄴ"), ("물", "ㄹ"), ("값", "ㅄ")])
  func findsCodas(syllable: Unicode.Scalar, coda: Unicode.Scalar) {
    #expect(Hangul.finalConsonant(of: syllable) == coda)
    #expect(Hangul.finalConsonant(of: "자") == nil)
  }

  @Test(
    "The onsets of a text",
    arguments: [("교촌치킨", "ㄱㅊㅊㅋ"), ("까까 머리", "ㄲㄲ ㅁㄹ"), ("BHC 치킨", "BHC ㅊㅋ"), ("", "")])
  func readsOnsets(text: String, onsets: String) {
    #expect(Hangul.initials(of: text) == onsets)
  }
}

struct KeyboardLayoutTests {
  @Test(
    "Latin keys read as Hangul and back",
    arguments: [
      ("clzls wnansgownj", "치킨 주문해줘"), ("clzls", "치킨"), ("qoals", "배민"), ("sp", "네"), ("dksldy", "아니요"),
      ("cnlth", "취소"), ("rkqt", "값"), ("rkqtdl", "값이"), ("rhkwk", "과자"), ("Qkfflwhk", "빨리좌"),
      ("dlfrdj", "읽어"),
      ("ekfrrhrl", "닭고기"), ("dd", "ㅇㅇ"), ("ㅁ1", "ㅁ1"),
    ])
  func readsKeys(keys: String, hangul: String) {
    #expect(KeyboardLayout.korean(fromLatin: keys) == hangul)
    if keys.unicodeScalars.allSatisfy(\.isASCII) { #expect(KeyboardLayout.latin(fromKorean: hangul) == keys) }
  }

  @Test(
    "Hangul typed for English",
    arguments: [("ㅗ디ㅔ", "help"), ("ㅊ뭋디", "cancel"), ("ㅛㄷㄴ", "yes"), ("ㅜㅐ", "no")])
  func readsEnglish(hangul: String, english: String) {
    #expect(KeyboardLayout.latin(fromKorean: hangul) == english)
  }

  @Test("Shifted keys without a letter of their own read as unshifted, and a stray key leaves a stray letter")
  func readsShiftedAndStray() {
    #expect(KeyboardLayout.korean(fromLatin: "CLZLS") == "치킨")
    #expect(KeyboardLayout.korean(fromLatin: "wnansgowrnj") == "주문햊궈")
  }

  @Test("Keystrokes split what is typed with two keys")
  func countsStrokes() {
    #expect(String(String.UnicodeScalarView(KeyboardLayout.strokes(of: "과값"))) == "ㄱㅗㅏㄱㅏㅂㅅ")
  }
}

struct JamoCodeTests {
  @Test(
    "Text comes back from its codes",
    arguments: ["치킨 2마리", "각가값", "ㅊㅋ", "café", "漢字", "😀!", "", "bhc·kfc"])
  func decodes(text: String) {
    let scalars = Array(text.unicodeScalars)
    #expect(JamoCode.decode(JamoCode.encode(scalars)) == scalars)
  }

  @Test("Starts say where the code of each scalar begins", arguments: ["치킨 2마리", "각가값", "漢字é", "😀!", ""])
  func starts(text: String) {
    let scalars = Array(text.unicodeScalars)
    var starts = [Int32](repeating: -1, count: scalars.count + 1)
    var codes = [UInt8](repeating: 0, count: scalars.count * JamoCode.longestCode)
    let count = starts.withUnsafeMutableBufferPointer { starts in
      codes.withUnsafeMutableBufferPointer { JamoCode.encode(scalars, into: $0, starts: starts) }
    }
    #expect(Array(codes[..<count]) == JamoCode.encode(scalars))
    for (index, scalar) in scalars.enumerated() {
      #expect(Array(codes[Int(starts[index])..<Int(starts[index + 1])]) == JamoCode.encode([scalar]))
    }
  }

  @Test("An open syllable is a prefix of a closed one, and nothing else is a prefix of anything")
  func isPrefixDecodable() {
    let texts = ["가", "각", "ㄱ", "é", "漢", "😀", "a"]
    for first in texts {
      for second in texts where first != second {
        let isPrefix = JamoCode.encode(second.unicodeScalars).starts(
          with: JamoCode.encode(first.unicodeScalars))
        #expect(isPrefix == (first == "가" && second == "각"), "\(first) \(second)")
      }
    }
  }

  @Test(
    "Bytes that are no complete code are refused",
    arguments: [
      [0x80], [0x93], [0xA8], [0x80, 0xA8], [0xF4, 0xD3], [0xC3], [0xF4, 0xDD, 0xD8, 0xD0, 0xD0],
    ])
  func refusesBrokenCodes(codes: [UInt8]) {
    #expect(JamoCode.decode(codes) == nil)
  }

  @Test("Codes are one byte a letter")
  func isCompact() {
    #expect(JamoCode.encode("칸a".unicodeScalars) == [0x8F, 0x93, 0xAB, 0x61])
  }
}
