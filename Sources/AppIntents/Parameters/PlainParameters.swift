public import Foundation

extension IntentParameter where Value.ValueType == String {
  /// A text. `inputOptions` say how it is typed on a phone.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        inputOptions: inputOptions))
  }

  public var inputOptions: String.IntentInputOptions? { settings.inputOptions }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Yes or no under names of their own: 켜기 and 끄기.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior, displayName: displayName)
    )
  }

  public var displayName: Bool.IntentDisplayName? { settings.displayName }
}

extension IntentParameter where Value.ValueType == Date {
  /// A moment, or a part of one.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(settings: .date(title, description, kind, requestValueDialog, inputConnectionBehavior))
  }

  public var dateKind: IntentDateKind { settings.dateKind ?? .dateTime }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// The parts of a moment that `kind` names.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(settings: .date(title, description, kind, requestValueDialog, inputConnectionBehavior))
  }

  public var dateKind: IntentDateKind { settings.dateKind ?? .dateTime }
}

extension ValueSettings {
  fileprivate static func date(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ kind: IntentDateKind,
    _ dialog: IntentDialog?, _ connection: InputConnectionBehavior
  ) -> ValueSettings {
    ValueSettings(
      title: title, description: description, requestValueDialog: dialog, connection: connection,
      dateKind: kind)
  }
}
