import struct Foundation.Date
import struct Foundation.URL

/// Turns arguments into numbers, texts, dates: values that need no query.
struct ScalarReader {
  var settings: ValueSettings

  func read(_ argument: IntentArgument, as shape: ValueShape) -> Reading {
    let value: (any Sendable)? =
      switch shape {
      case .integer: integer(argument)
      case .number: number(argument)
      case .boolean: boolean(argument)
      case .string: argument.said
      case .date: date(argument)
      case .duration: duration(argument)
      case .url: URL(string: argument.said)
      case .enumeration, .entity, .composite, .list, .nothing: nil
      }
    guard let value else { return .refused(.unreadable(said: argument.said)) }
    return isInRange(value)
      ? .value(value) : .refused(.outOfRange(minimum: settings.minimum, maximum: settings.maximum))
  }

  private func isInRange(_ value: any Sendable) -> Bool {
    guard let number = (value as? Int).map(Double.init) ?? value as? Double else { return true }
    return number >= settings.minimum ?? -.infinity && number <= settings.maximum ?? .infinity
  }

  private func integer(_ argument: IntentArgument) -> Int? {
    switch argument {
    case .integer(let number): number
    case .number(let number): Int(exactly: number.rounded(.towardZero))
    case .text(let text): Int(text)
    default: nil
    }
  }

  private func number(_ argument: IntentArgument) -> Double? {
    switch argument {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .text(let text): Double(text)
    default: nil
    }
  }

  private func boolean(_ argument: IntentArgument) -> Bool? {
    switch argument {
    case .boolean(let value): value
    case .text(let text): Bool(text)
    default: nil
    }
  }

  private func date(_ argument: IntentArgument) -> Date? {
    if case .date(let seconds) = argument { Date(timeIntervalSince1970: seconds) } else { nil }
  }

  private func duration(_ argument: IntentArgument) -> Duration? {
    if case .duration(let seconds) = argument { .seconds(seconds) } else { nil }
  }
}
