import Foundation

/// Values as text, and as the arguments they could have come from.
struct ValueText {
  var language: String

  func text(of value: any Sendable) -> String {
    switch value {
    case let value as any DisplayRepresentable: value.displayRepresentation.title.text(in: language)
    case let value as [any Sendable]: value.map(text(of:)).joined(separator: ", ")
    case let value as Bool: Self.word(for: value).text(in: language)
    case let value as Date: value.formatted(.dateTime.locale(Locale(identifier: language)))
    case let value as Duration: value.formatted(Self.durations.locale(Locale(identifier: language)))
    default: String(describing: value)
    }
  }

  private static func word(for value: Bool) -> LocalizedStringResource {
    value
      ? LocalizedStringResource("네", translations: ["en": "yes"])
      : LocalizedStringResource("아니요", translations: ["en": "no"])
  }

  private static var durations: Duration.UnitsFormatStyle {
    .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide)
  }

  func argument(of value: any Sendable) -> IntentArgument {
    switch value {
    case let value as any TransientAppEntity: .composite(arguments(of: value))
    case let value as any AppEntity: .entities(identifiers: [value.identifierText], said: text(of: value))
    case let value as any AppEnum: .cases([value.rawText], said: text(of: value))
    case let value as [any Sendable]: .list(value.map(argument(of:)))
    case let value as Int: .integer(value)
    case let value as Double: .number(value)
    case let value as Bool: .boolean(value)
    case let value as Date: .date(value.timeIntervalSince1970)
    case let value as Duration: .duration(value / .seconds(1))
    case let value as URL: .text(value.absoluteString)
    default: .text(text(of: value))
    }
  }

  /// The parameters or properties that were set.
  func arguments(of owner: Any) -> [String: IntentArgument] {
    NamedHolder.all(of: owner).reduce(into: [:]) { arguments, named in
      arguments[named.name] = named.holder.assigned.map(argument(of:))
    }
  }
}
