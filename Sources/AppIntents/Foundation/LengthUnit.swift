/// A unit of time in the text of a length.
enum LengthUnit: CaseIterable, Sendable {
  case year, month, week, day, hour, minute, second

  /// The units of a formatter; where it names none, all but weeks.
  static func chosen(from units: NSCalendar.Unit) -> [LengthUnit] {
    let chosen = allCases.filter { units.contains($0.calendarUnit) }
    return chosen.isEmpty ? allCases.filter { $0 != .week } : chosen
  }

  private var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit and how many seconds it has; nil for months and years, which have no fixed number.
  var duration: (Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  /// Years and months, which Foundation has no words for here.
  func words(_ count: Int, in locale: Locale) -> String {
    let isKorean = locale.language.languageCode == .korean
    switch self {
    case .year: return isKorean ? "\(count)년" : count == 1 ? "1 year" : "\(count) years"
    case .month: return isKorean ? "\(count)개월" : count == 1 ? "1 month" : "\(count) months"
    default: return "\(count)"
    }
  }
}

/// So many of a unit.
struct LengthPart: Sendable {
  var unit: LengthUnit
  var count: Int

  func text(_ style: DateComponentsFormatter.UnitsStyle, in locale: Locale) -> String {
    guard let (unit, seconds) = unit.duration else { return unit.words(count, in: locale) }
    let (length, isTooLong) = count.multipliedReportingOverflow(by: seconds)
    guard !isTooLong else { return String(count) }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .abbreviated, .brief: .narrow
      case .positional, .short: .abbreviated
      }
    return Duration.seconds(length).formatted(.units(allowed: [unit], width: width).locale(locale))
  }

  /// `1:05:00`. The first number is as it is, the others have two digits.
  static func positional(_ parts: [LengthPart]) -> String {
    let rest = parts.dropFirst().map { $0.count < 10 && $0.count >= 0 ? "0\($0.count)" : "\($0.count)" }
    return (parts.prefix(1).map { "\($0.count)" } + rest).joined(separator: ":")
  }

  static func joined(
    _ texts: [String], _ style: DateComponentsFormatter.UnitsStyle, in locale: Locale
  ) -> String {
    let hasCommas = [.full, .spellOut, .short].contains(style) && locale.language.languageCode != .korean
    return texts.joined(separator: hasCommas ? ", " : " ")
  }
}
