import Foundation
package import Views

extension EnvironmentValues {
  /// The environment of a view that an app shows to a person.
  ///
  /// - Parameter language: A BCP 47 tag; nil for the language of the machine.
  package static func shown(in language: String?, timeZone: TimeZone) -> EnvironmentValues {
    var values = EnvironmentValues()
    if let language { values.locale = Locale(identifier: language) }
    values.timeZone = timeZone
    values.calendar.timeZone = timeZone
    values.calendar.locale = values.locale
    values.lookUpText = { LocalizationTables.app.template(for: $0) }
    return values
  }

  /// The environment of what is shown in the running conversation.
  static var ofConversation: EnvironmentValues {
    let host = IntentDialogScope.host
    return shown(in: host?.language, timeZone: host?.timeZone ?? .current)
  }
}

extension LocalizationTables {
  /// What the app's tables say for a text of a view.
  fileprivate func template(for text: TextLookup) -> String? {
    let resource = LocalizedStringResource(String.LocalizationValue(text.key), table: text.table)
    let arguments = text.numbers.map {
      String.LocalizationValue.Argument(placeholder: "%@", content: .text(""), quantity: $0)
    }
    for tag in LanguageTag.candidates(for: text.locale.identifier) {
      guard let format = format(for: resource, language: tag) else { continue }
      return InflectionMarks.applied(to: format.format(arguments, language: tag), in: tag)
    }
    return nil
  }
}
