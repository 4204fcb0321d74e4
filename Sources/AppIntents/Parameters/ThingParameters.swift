import Foundation

extension IntentParameter where Value.ValueType: AppEnum {
  /// An enum of which only `supportedValues` may be chosen.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType],
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, options: OptionsSource(SupportedValues(values: supportedValues))
      ).offering(nil, resolvers()))
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

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Somebody, by what is needed of them: with `.email` only an address is taken.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<IntentPerson>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, connection: inputConnectionBehavior,
        personMode: mode
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var parameterMode: IntentPerson.ParameterMode { settings.personMode ?? .contact }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Money in one of `currencyCodes`, the first of which is meant by a bare number.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    currencyCodes: [String], inclusiveRange: (Double, Double)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<IntentCurrencyAmount>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior, minimum: inclusiveRange?.0, maximum: inclusiveRange?.1,
        currencyCodes: currencyCodes
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var currencyCodes: [String] { settings.currencyCodes }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// A file of one of the types.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<IntentFile>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        fileTypes: supportedContentTypes
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  /// A file of one of the types, by identifier: `public.image`.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<IntentFile>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        fileTypes: supportedTypeIdentifiers.map { UTType(importedAs: $0) }
      ).offering(.offered(by: optionsProvider), resolvers()))
  }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// A measurement. A bare number is of the unit; with `supportsNegativeNumbers` false it is at least 0.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._Unit,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description,
        defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: supportsNegativeNumbers ? nil : 0, unit: defaultUnit
      ).offering(nil, resolvers()))
  }

  /// A measurement in one unit.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._Unit,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description,
        defaultValue: defaultValue.map { Measurement(value: $0, unit: unit) },
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: supportsNegativeNumbers ? nil : 0, unit: unit
      ).offering(nil, resolvers()))
  }

  /// A measurement, a bare number of which is of the unit, with values that `optionsProvider` offers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._Unit,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description,
        defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit) },
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: supportsNegativeNumbers ? nil : 0, unit: defaultUnit
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  /// A measurement in one unit, with values that `optionsProvider` offers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._Unit,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description,
        defaultValue: defaultValue.map { Measurement(value: $0, unit: unit) },
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: supportsNegativeNumbers ? nil : 0, unit: unit
      ).offering(.offered(by: optionsProvider), resolvers()))
  }
}
