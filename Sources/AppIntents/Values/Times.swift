public import Foundation

extension Date: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(Date.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .date }

  /// A moment, or words in ISO 8601: `2026-11-21T18:30:00Z`.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Date? {
    switch argument {
    case .date(let seconds): Date(timeIntervalSince1970: seconds)
    case .text(let text): try? Date(text, strategy: .iso8601)
    default: nil
    }
  }

  func text(in language: String) -> String { formatted(Date.FormatStyle.local(language)) }

  var argument: IntentArgument { .date(timeIntervalSince1970) }
}

extension Date.FormatStyle {
  /// In the language, by the local time of the person.
  fileprivate static func local(_ language: String) -> Date.FormatStyle {
    var style = Date.FormatStyle.dateTime.locale(Locale(identifier: language))
    style.timeZone = IntentContext.timeZone
    return style
  }
}

/// Which part of a moment a parameter is about.
public enum IntentDateKind: Hashable, Sendable {
  case date, time, dateTime
}

extension Date {
  public typealias IntentKind = IntentDateKind
}

extension DateComponents {
  public typealias IntentKind = IntentDateKind
}

extension DateComponents: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(DateComponents.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .date }

  /// The components that the parameter's kind asks for, in the calendar and time zone of the person.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> DateComponents? {
    guard let date = Date.value(of: argument, settings) else { return nil }
    return IntentContext.calendar.dateComponents(components(of: settings.dateKind ?? .dateTime), from: date)
  }

  private static func components(of kind: IntentDateKind) -> Set<Calendar.Component> {
    switch kind {
    case .date: [.year, .month, .day]
    case .time: [.hour, .minute, .second]
    case .dateTime: [.year, .month, .day, .hour, .minute, .second]
    }
  }

  func text(in language: String) -> String {
    guard let date = IntentContext.calendar.date(from: self) else { return "" }
    let style = Date.FormatStyle.local(language)
    return switch (year, hour) {
    case (nil, _): date.formatted(style.hour().minute())
    case (_, nil): date.formatted(style.year().month().day())
    default: date.formatted(style)
    }
  }

  var argument: IntentArgument {
    .date((IntentContext.calendar.date(from: self) ?? .distantPast).timeIntervalSince1970)
  }
}

extension Duration: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(Duration.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .duration }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Duration? {
    if case .duration(let seconds) = argument { .seconds(seconds) } else { nil }
  }

  func text(in language: String) -> String {
    let style = UnitsFormatStyle.units(allowed: [.days, .hours, .minutes, .seconds], width: .wide)
    return formatted(style.locale(Locale(identifier: language)))
  }

  var argument: IntentArgument { .duration(self / .seconds(1)) }
}
