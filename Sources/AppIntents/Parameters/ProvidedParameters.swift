public import Foundation

// Parameters of one type whose values an options provider offers.

extension IntentParameter where Value.ValueType == String {
  /// A text that is typed in a certain way on a phone.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), inputOptions: inputOptions))
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Yes or no under names of their own.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), displayName: displayName))
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// A number without a range.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), controlStyle: controlStyle))
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A number without a range.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), controlStyle: controlStyle))
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// A moment, or a part of one.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), dateKind: kind))
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// The parts of a moment that `kind` names.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), dateKind: kind))
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Somebody, by what is needed of them.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), personMode: mode))
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Money in one of the currencies.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    currencyCodes: [String], inclusiveRange: (Double, Double)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior,
        minimum: inclusiveRange?.0, maximum: inclusiveRange?.1, options: OptionsSource(optionsProvider),
        currencyCodes: currencyCodes))
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// A file of one of the types.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), fileTypes: supportedContentTypes))
  }
}

extension IntentParameter {
  /// A list of so many values.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), size: size))
  }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// A measurement. A bare number is of the unit.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description,
        defaultValue: defaultValue.map { Measurement(value: $0, unit: unit) },
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: supportsNegativeNumbers ? nil : 0, options: OptionsSource(optionsProvider), unit: unit))
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// A list of so many entities that `query` finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, query: query, size: size))
  }
}
