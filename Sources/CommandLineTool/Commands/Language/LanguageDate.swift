import ArgumentParser
import EnglishLanguage
import Foundation
import KoreanLanguage
import Language

/// `malgil language date TEXT`
struct LanguageDate: LanguageVerb {
  static let configuration = CommandConfiguration(
    commandName: "date", abstract: HelpText.date,
    discussion: """
      Counted from --now, else from the clock. The time zone is TZ, else the offset of --now. A span is written A/B, without its end.
      """)
  static let takesOneText = true

  @OptionGroup var options: GlobalOptions

  @Argument(help: "A date, a time, a span, a length or a recurrence in Korean or English.")
  var words: [String] = []

  struct Answer: LanguageAnswer {
    var text: String
    var role: String
    var approximate: Bool
    var uncertain: Bool
  }

  func answer(to arguments: [String]) throws -> Answer? {
    let (moment, zone) = try options.civilMoment()
    guard
      let reading = KoreanDate.read(arguments[0], now: moment, zone: zone)
        ?? EnglishDate.read(arguments[0], now: moment, zone: zone)
    else { return nil }
    return Answer(
      text: reading.text(in: zone), role: reading.role.rawValue, approximate: reading.isApproximate,
      uncertain: reading.isUncertain)
  }
}

extension GlobalOptions {
  /// The moment that dates are counted from, and the time zone they are in.
  func civilMoment() throws -> (moment: CivilMoment, zone: CivilZone) {
    let now = try clock()()
    let timeZone = timeZone(environment: ToolSetup.current.environment)
    let zone = CivilZone { timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    return (zone.moment(at: Int(now.timeIntervalSince1970)), zone)
  }
}
