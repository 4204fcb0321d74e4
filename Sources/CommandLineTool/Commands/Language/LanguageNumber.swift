import ArgumentParser
import EnglishLanguage
import Foundation
import KoreanLanguage

/// `malgil language number TEXT`
struct LanguageNumber: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "number", abstract: HelpText.number)
  static let takesOneText = true

  @OptionGroup var options: GlobalOptions

  @Argument(help: "A number in Korean or English, with or without a counter.")
  var words: [String] = []

  struct Answer: LanguageAnswer {
    var value: Double
    var upper: Double?
    var kind: String
    var counter: String?
    var uncertain: Bool?

    var text: String {
      "\(Self.written(value))\(upper.map { ".." + Self.written($0) } ?? "")\t\(kind)"
    }

    /// Whole numbers without a point and never with an exponent.
    private static func written(_ value: Double) -> String {
      value.rounded() == value ? String(format: "%.0f", value) : "\(value)"
    }
  }

  func answer(to arguments: [String]) -> Answer? {
    if let reading = KoreanNumber.read(arguments[0]), (reading.upper ?? reading.value).isFinite {
      return Answer(
        value: reading.value, upper: reading.upper, kind: reading.kind.rawValue, counter: reading.counter,
        uncertain: reading.isUncertain ? true : nil)
    }
    return EnglishNumber.read(arguments[0]).flatMap { number in
      guard number.value.upperBound.isFinite else { return nil }
      let isRange = number.value.lowerBound != number.value.upperBound
      return Answer(
        value: number.value.lowerBound, upper: isRange ? number.value.upperBound : nil,
        kind: number.kind.rawValue,
        counter: number.counter)
    }
  }
}
