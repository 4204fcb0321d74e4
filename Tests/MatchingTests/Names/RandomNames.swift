@testable import Matching

/// Names as they occur, put together from few parts so that many are alike or the same.
struct RandomNames {
  static let parts = [
    "가", "각", "가나", "양념", "치킨", "떡볶이", "뽀끼", "닭", "깎아", "콜라", "ㅋㅋ", "ㄱ", "에", "애", "Cafe", "BHC", "café", "1",
    "'s",
    "(주)", "か", "👍", " ", "  ", "-", "!", "?", ".", "~", "Ｋ", "㈜", "좋아", "전화",
  ]

  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func name(upTo count: Int = 5) -> String {
    (0..<Int.random(in: 1...count, using: &generator)).map { _ in
      Self.parts.randomElement(using: &generator) ?? ""
    }.joined()
  }

  mutating func entries(_ count: Int) -> [NameDictionary.Entry] {
    (0..<count).map { index in
      NameDictionary.Entry(
        id: "\(number(below: 3) == 0 ? "é" : "n")\(index)", names: (0..<number(below: 4)).map { _ in name() })
    }
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
}
