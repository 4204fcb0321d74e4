import Language

/// How the tests write what was read: `2025-03-12`, `2025-03-12T15` (an hour), `2025-03-12T15:30`, `A/B`,
/// `PT1H`, a rule with its first time; before it the role, behind it `~` for approximate and `?` for
/// uncertain.
enum DateNotation {
  static func text(_ reading: DateReading?) -> String {
    guard let reading else { return "none" }
    let role = reading.role == .at ? "" : reading.role.rawValue + " "
    return role + text(reading.value) + (reading.isApproximate ? " ~" : "")
      + (reading.isUncertain ? " ?" : "")
  }

  private static func text(_ value: DateReading.Value) -> String {
    switch value {
    case .moment(let moment, let resolution): text(moment, resolution)
    case .interval(let range): span(range)
    case .duration(let duration): duration.text
    case .recurrence(let rule, let first):
      text(first, rule.secondOfDay == nil && rule.part == nil ? .day : .minute) + " " + rule.text
        + (rule.part.map { " " + $0.rawValue } ?? "") + (rule.count > 1 ? " ×\(rule.count)" : "")
    }
  }

  private static func span(_ range: Range<CivilMoment>) -> String {
    let isDays = range.lowerBound.secondOfDay == 0 && range.upperBound.secondOfDay == 0
    let resolution: DateResolution = isDays ? .day : .minute
    return text(range.lowerBound, resolution) + "/" + text(range.upperBound, resolution)
  }

  private static func text(_ moment: CivilMoment, _ resolution: DateResolution) -> String {
    let time = [moment.hour, moment.minute, moment.second].prefix(resolution.rawValue).map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    return CivilZone.text(of: moment.date) + (time.isEmpty ? "" : "T" + time.joined(separator: ":"))
  }

  /// What every reading of the tests counts from, a Wednesday: 12 March 2025, 10:00.
  static let now = moment(2025, 3, 12, 10)

  static let zone = CivilZone.fixed(hours: 9)

  static func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> CivilMoment
  {
    guard let date = CivilDate(year: year, month: month, day: day) else { preconditionFailure("no such day") }
    return CivilMoment(date, hour: hour, minute: minute)
  }
}
