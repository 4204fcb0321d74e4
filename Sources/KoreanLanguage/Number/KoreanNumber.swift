import Language

/// Reads whole texts as numbers and writes numbers as text.
///
/// ```swift
/// KoreanNumber.read("이만 삼천")            // 23000, .cardinal
/// KoreanNumber.counted(2, "마리")           // "두 마리"
/// KoreanNumber.money(38_000)                // "38,000원"
/// ```
public enum KoreanNumber {
  /// The number that a whole text is, with or without counter and politely or not (세 개요); nil if it is anything
  /// else.
  ///
  /// 이십이요 is 20 to 22 and uncertain: it is 이십 with 이요 or 이십이 with 요.
  public static func read(_ text: String) -> NumberReading? {
    let normal = NormalText(text)
    return NumberReading.all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore)
      .filter {
        $0.end == normal.count
          || !$0.isBare && politeEndings.contains($0.end..<normal.count, in: normal.scalars)
      }
      .min { ($0.counter == nil ? 1 : 0, $0.marks.rawValue) < ($1.counter == nil ? 1 : 0, $1.marks.rawValue) }
  }

  private static let politeEndings = EndingTable(["요", "이요", "이에요", "예요", "이예요", "에요", "입니다"])

  /// A whole number in Sino-Korean words, a space after each 만, 억, 조 and 경: 이만 삼천.
  public static func sino(_ number: Int) -> String {
    guard number != 0 else { return "영" }
    guard number > 0 else { return "마이너스 " + sino(magnitude: number.magnitude) }
    return sino(magnitude: number.magnitude)
  }

  private static func sino(magnitude: UInt) -> String {
    var words = ""
    var rest = magnitude
    for unit in ["", "만", "억", "조", "경"] where rest > 0 {
      let group = Int(rest % 10_000)
      rest /= 10_000
      if group == 0 { continue }
      // 만 itself is not 일만; 억 and above keep their 일.
      let said = group == 1 && unit == "만" && rest == 0 ? unit : self.words(ofGroup: group) + unit
      words = words.isEmpty ? said : "\(said) \(words)"
    }
    return words
  }

  private static func words(ofGroup group: Int) -> String {
    let digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    var result = ""
    for (place, name) in [(1_000, "천"), (100, "백"), (10, "십")] {
      let digit = group / place % 10
      if digit > 0 { result += (digit == 1 ? "" : digits[digit]) + name }
    }
    return result + digits[group % 10]
  }

  /// A number from 1 to 99 in native words, alone (스물하나) or as it stands before a counter (스물한); nil
  /// outside that range.
  public static func native(_ number: Int, beforeCounter: Bool = false) -> String? {
    guard (1...99).contains(number) else { return nil }
    if beforeCounter, number == 20 { return "스무" }
    let tens = NumeralTables.nativeTens.first { Int($0.value) == number / 10 * 10 }?.word ?? ""
    let table = beforeCounter && number % 10 < 5 ? NumeralTables.attributives : NumeralTables.nativeOnes
    return tens + (table.first { Int($0.value) == number % 10 }?.word ?? "")
  }

  /// A quantity as it is spoken: 두 마리, 이 인분, 백이십 개. Counters that take both series have native words up
  /// to 19.
  public static func counted(_ number: Int, _ counter: String) -> String {
    let limit =
      switch KoreanCounter.series(of: counter) {
      case .native: 99
      case .either: 19
      case .sino, nil: 0
      }
    let words = number <= limit ? native(number, beforeCounter: true) : nil
    return (words ?? sino(number)) + " " + counter
  }

  /// A quantity as it is shown: 2마리.
  public static func shown(_ number: Int, _ counter: String) -> String { grouped(number) + counter }

  /// Which one of several, as it is spoken: 첫 번째, 두 번째, 스물한 번째.
  public static func ordinal(_ number: Int) -> String {
    let words = number == 1 ? "첫" : native(number, beforeCounter: true)
    return (words ?? sino(number)) + " 번째"
  }

  /// An amount in won as it is shown: 38,000원.
  public static func money(_ won: Int) -> String { grouped(won) + "원" }

  /// An amount in won as it is spoken: 삼만 팔천 원.
  public static func spokenMoney(_ won: Int) -> String { sino(won) + " 원" }

  /// A number with commas between groups of three digits.
  public static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { result = "," + result }
      result = String(digit) + result
    }
    return number < 0 ? "-" + result : result
  }

  /// Several things in a row: A, B 그리고 C.
  public static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " 그리고 " + last
  }
}
