import Language
import Testing

@testable import Matching

@Suite("Misspelt names are found by distance over jamo")
struct NameRepairTests {
  @Test("The search finds what comparing with every name finds", arguments: [101, 102, 103] as [UInt64])
  func againstNaive(_ seed: UInt64) {
    var random = RandomNames(seed: seed)
    for _ in 0..<25 {
      let dictionary = NameDictionary(random.entries(40), isRepairable: true)
      for _ in 0..<8 {
        let said = misspelt(random.name() + random.name(), &random)
        let text = MatchText(said)
        guard text.count > 0 else { continue }
        let start = random.number(below: text.count)
        var repair = NameRepair(dictionary, text, at: start)
        let found = repair.findings().map { finding in
          [finding.end, finding.distance] + finding.entries.map(Int.init)
        }
        #expect(found == naive(dictionary.entries, text, start), "\(said) from \(start)")
      }
    }
  }

  /// One name put in another's place, letters left out, doubled and exchanged.
  private func misspelt(_ name: String, _ random: inout RandomNames) -> String {
    var codes = JamoCode.encode(NormalText(name).scalars)
    for _ in 0..<random.number(below: 3) where codes.count > 1 {
      let place = random.number(below: codes.count - 1)
      switch random.number(below: 4) {
      case 0: codes.remove(at: place)
      case 1: codes.swapAt(place, place + 1)
      case 2: codes[place] = 0x80 + UInt8(random.number(below: 0x43))
      default: codes.insert(0x93 + UInt8(random.number(below: 21)), at: place)
      }
    }
    return JamoCode.decode(codes).map { String(String.UnicodeScalarView($0)) } ?? name
  }

  /// The end, the jamo that differ, then the entries, for each end.
  private func naive(_ entries: [NameDictionary.Entry], _ text: borrowing MatchText, _ start: Int) -> [[Int]]
  {
    let first = Int(text.starts[start])
    let said = Array(text.codes[first...].prefix(NameRepair.window))
    let costs = entries.enumerated().flatMap { index, entry in
      entry.names.map { name in
        let codes = JamoCode.encode(NormalText(name).scalars)
        return (
          entry: index, tolerance: 2 * NameRepair.tolerance(codes.count), costs: SlowDistance.row(codes, said)
        )
      }
    }
    return (start + 1...text.count).compactMap { end in
      let length = Int(text.starts[end]) - first
      let near = costs.filter {
        length < $0.costs.count && (1...max($0.tolerance, 1)).contains($0.costs[length])
      }
      .filter { $0.tolerance > 0 }
      guard let least = near.map({ $0.costs[length] }).min() else { return nil }
      return [end, (least + 1) / 2] + Set(near.filter { $0.costs[length] == least }.map(\.entry)).sorted()
    }
  }

  /// What is said, what is meant, and half letters between them; nil where nothing may be taken for it.
  static let slips: [(said: String, name: String, cost: Int?)] = [
    ("앙념치킨", "양념치킨", 2), ("양념치긴", "양념치킨", 1), ("양념치컨", "양념치킨", 2), ("양념칰인", "양념치킨", 1), ("양념칙인", "양념치킨", 4),
    ("양념치킨", "양념치킨", 0),
    ("떡뽀끼", "떡볶이", 2), ("떡뽁이", "떡볶이", 2), ("떡복이", "떡볶이", 1), ("떡볶기", "떡볶이", 2), ("김치찌게", "김치찌개", 1),
    ("육계장", "육개장", 2),
    ("핏자스쿨", "피자스쿨", 2), ("까까머리", "깎아머리", 1), ("바베큐치킨", "바비큐치킨", 2), ("순대국", "순댓국", 2), ("만두국", "만둣국", 2),
    ("아메리카노", "아메리카노", 0), ("아매리까노", "아메리카노", 2), ("아머리커너", "아메리카노", 6), ("chikcen", "chicken", 2),
  ]

  @Test("What sounds alike costs half", arguments: slips)
  func cost(_ slip: (said: String, name: String, cost: Int?)) {
    let codes = [slip.name, slip.said].map { JamoCode.encode(NormalText($0).scalars) }
    #expect(SlowDistance.row(codes[0], codes[1]).last == slip.cost)
    let cost = slip.cost ?? 0
    let dictionary = NameDictionary([slip.name])
    let isNear = cost <= 2 * NameRepair.tolerance(codes[0].count)
    #expect(dictionary.names(similarTo: slip.said).map(\.name) == (isNear ? [slip.name] : []))
  }

  static let dangerous = ["네 내", "응 음", "일 이", "일 칠", "삼 사", "세 셋", "빼 배", "천 전", "예 네", "두 구"]

  @Test("Short words are never taken for one another", arguments: dangerous)
  func short(_ words: String) {
    let pair = words.split(separator: " ").map(String.init)
    #expect(NameDictionary([pair[0]]).names(similarTo: pair[1]).isEmpty)
    #expect(NameDictionary([pair[1]]).names(similarTo: pair[0]).isEmpty)
  }

  @Test("Of several names the nearest is meant; of equally near ones all are")
  func nearest() {
    let names = NameDictionary(["김치찌개백반", "김치찌게빽판", "순두부찌개"])
    #expect(names.names(similarTo: "김치찌게백반").map(\.name) == ["김치찌개백반"])
    let both = NameDictionary(["간장게장", "간장세장"]).names(similarTo: "간장네장")
    #expect(both.map(\.ids) == [["간장게장", "간장세장"]])
  }

  @Test("A name is looked for in the next 64 jamo")
  func window() {
    let name = String(repeating: "가나다라", count: 10)
    #expect(
      NameDictionary([name]).names(similarTo: name.replacing("라가", with: "라거", maxReplacements: 1)).isEmpty)
    let shorter = String(repeating: "가나다라", count: 7)
    #expect(NameDictionary([shorter]).names(similarTo: "거" + shorter.dropFirst()).map(\.name) == [shorter])
  }
}

/// The distance as it is defined: the whole table, every cell.
enum SlowDistance {
  /// Half letters between a name and each beginning of what was said.
  static func row(_ name: [UInt8], _ said: [UInt8]) -> [Int] {
    var table = [[Int]](repeating: [Int](repeating: 0, count: said.count + 1), count: name.count + 1)
    for row in 0...name.count {
      for column in 0...said.count {
        var least = row == 0 && column == 0 ? 0 : Int.max
        if row > 0 { least = min(least, table[row - 1][column] + 2) }
        if column > 0 { least = min(least, table[row][column - 1] + 2) }
        if row > 0, column > 0 {
          least = min(least, table[row - 1][column - 1] + replacing(name[row - 1], said[column - 1]))
        }
        if row > 1, column > 1, name[row - 1] == said[column - 2], name[row - 2] == said[column - 1] {
          least = min(least, table[row - 2][column - 2] + 2)
        }
        if row > 1, column > 0, isMoved(name[row - 2], name[row - 1], to: said[column - 1]) {
          least = min(least, table[row - 2][column - 1] + 1)
        }
        if row > 0, column > 1, isMoved(said[column - 2], said[column - 1], to: name[row - 1]) {
          least = min(least, table[row - 1][column - 2] + 1)
        }
        table[row][column] = least
      }
    }
    return table[name.count]
  }

  /// Codes that sound alike, by a number for their sound.
  private static let sounds: [UInt8: Int] = {
    let groups = [
      "ㄱㄲㅋ", "ㄷㄸㅌ", "ㅂㅃㅍ", "ㅅㅆ", "ㅈㅉㅊ", "ㅐㅔ", "ㅒㅖ", "ㅙㅚㅞ", "ㅢㅣ", "-ㄱㄲㅋ", "-ㄷㅅㅆㅈㅊㅌㅎ", "-ㅂㅍㅄ", "-ㄴㄶ", "-ㄹㅀ",
    ]
    var result: [UInt8: Int] = [:]
    for (sound, group) in groups.enumerated() {
      for letter in group.unicodeScalars where letter != "-" {
        let syllable =
          group.hasPrefix("-")
          ? Hangul.Syllable(onset: "ㄱ", vowel: "ㅏ", coda: letter)
          : Hangul.isVowelLetter(letter)
            ? Hangul.Syllable(onset: "ㄱ", vowel: letter) : Hangul.Syllable(onset: letter, vowel: "ㅏ")
        let codes = JamoCode.encode([syllable?.scalar].compactMap(\.self))
        result[codes[group.hasPrefix("-") ? 2 : Hangul.isVowelLetter(letter) ? 1 : 0]] = sound
      }
    }
    return result
  }()

  private static func replacing(_ first: UInt8, _ second: UInt8) -> Int {
    if first == second { return 0 }
    guard let sound = sounds[first] else { return 2 }
    return sound == sounds[second] ? 1 : 2
  }

  /// A coda and the silent onset behind it are heard as one onset.
  private static func isMoved(_ coda: UInt8, _ next: UInt8, to onset: UInt8) -> Bool {
    guard JamoCode.isCoda(coda), next == JamoCode.encode(["아"])[0], (0x80...0x92).contains(onset) else {
      return false
    }
    return Hangul.codas[Int(coda) - 0xA8] == Hangul.onsets[Int(onset) - 0x80]
  }
}
