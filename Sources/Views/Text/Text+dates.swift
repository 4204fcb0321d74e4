public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Form: Hashable, Sendable { case date, time, ticking(TickContent.Style) }

    let form: Form

    public static let date = DateStyle(form: .date)
    public static let time = DateStyle(form: .time)
    public static let timer = DateStyle(form: .ticking(.timer))
    public static let relative = DateStyle(form: .ticking(.relative))
    public static let offset = DateStyle(form: .ticking(.offset))
  }

  /// A date. Times and days are written in the environment's language, calendar and time zone; the other styles stay
  /// dates, which the front end keeps up to date.
  public init(_ date: Date, style: DateStyle) {
    switch style.form {
    case .date: self.init(inEnvironment: { $0.written(date, date: .long, time: .omitted) })
    case .time: self.init(inEnvironment: { $0.written(date, date: .omitted, time: .shortened) })
    case .ticking(let style): self.init([TextPiece(.tick(TickContent(style, at: date)))])
    }
  }

  /// A clock between two dates.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let tick = TickContent(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init([TextPiece(.tick(tick))])
  }

  /// From when until when.
  public init(_ dates: ClosedRange<Date>) {
    self.init(inEnvironment: { environment in
      let ends = [dates.lowerBound, dates.upperBound]
      return ends.map { environment.written($0, date: .omitted, time: .shortened) }.joined(separator: " – ")
    })
  }

  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// A value as a format writes it in the environment's language.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init([TextPiece(.formatted(Formatted(input, format)))])
  }
}

/// A value with its format, which are only used together and where bodies are read.
struct Formatted: @unchecked Sendable {
  let write: (EnvironmentValues) -> String

  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    write = { environment in
      let local = format.locale(environment.locale)
      guard var dates = local as? Date.FormatStyle, let date = input as? Date else {
        return local.format(input)
      }
      (dates.timeZone, dates.calendar) = (environment.timeZone, environment.calendar)
      return dates.format(date.inCalendar)
    }
  }
}

extension EnvironmentValues {
  fileprivate func written(
    _ date: Date, date day: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    let style = Date.FormatStyle(
      date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    return style.format(date.inCalendar)
  }
}
