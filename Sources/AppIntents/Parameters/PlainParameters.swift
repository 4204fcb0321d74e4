public import Foundation

extension IntentParameter where Value.ValueType == String {
  /// A text. `inputOptions` say how it is typed on a phone.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<String>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        inputOptions: inputOptions
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var inputOptions: String.IntentInputOptions? { settings.inputOptions }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Yes or no under names of their own: 켜기 and 끄기.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<Bool>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior, displayName: displayName
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var displayName: Bool.IntentDisplayName? { settings.displayName }
}

extension IntentParameter where Value.ValueType == Date {
  /// A moment, or a part of one.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<Date>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior, dateKind: kind
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var dateKind: IntentDateKind { settings.dateKind ?? .dateTime }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// The parts of a moment that `kind` names.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<DateComponents>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior, dateKind: kind
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var dateKind: IntentDateKind { settings.dateKind ?? .dateTime }
}
