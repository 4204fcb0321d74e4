public import Foundation

extension IntentParameter where Value.ValueType: AppEnum {
  /// An enum of which only `supportedValues` may be chosen.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior,
        options: OptionsSource(SupportedValues(values: supportedValues))))
  }
}

private struct SupportedValues<Value: AppEnum>: DynamicOptionsProvider {
  var values: [Value]

  func results() async throws -> [Value] { values }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// An entity that `query` finds, in place of the type's own query.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, query: query))
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Somebody, by what is needed of them: with `.email` only an address is taken.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior,
        personMode: mode))
  }

  public var parameterMode: IntentPerson.ParameterMode { settings.personMode ?? .contact }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Money in one of `currencyCodes`, the first of which is meant by a bare number.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    currencyCodes: [String], inclusiveRange: (Double, Double)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior, minimum: inclusiveRange?.0, maximum: inclusiveRange?.1,
        currencyCodes: currencyCodes))
  }

  public var currencyCodes: [String] { settings.currencyCodes }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// A file of one of the types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        fileTypes: supportedContentTypes))
  }

  /// A file of one of the types, by identifier: `public.image`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: `default`,
      supportedContentTypes: supportedTypeIdentifiers.map { UTType($0) },
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }
}

extension IntentParameter {
  /// A measurement. A bare number is of the unit; with `supportsNegativeNumbers` false it is at least 0.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType: _MeasurementValue, Value.ValueType._Unit == UnitType {
    self.init(
      settings: ValueSettings(
        title: title, description: description,
        defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: supportsNegativeNumbers ? nil : 0, unit: defaultUnit))
  }

  /// A measurement in one unit.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: UnitType, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType: _MeasurementValue, Value.ValueType._Unit == UnitType {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      defaultUnitAdjustForLocale: unitAdjustForLocale, supportsNegativeNumbers: supportsNegativeNumbers,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }
}
