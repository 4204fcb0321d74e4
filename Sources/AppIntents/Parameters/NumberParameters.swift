extension IntentParameter where Value.ValueType == Int {
  /// A number in a range, both ends included. A number outside is asked for again, with the range.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .stepper, inclusiveRange: (Int, Int),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<Int>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: Double(inclusiveRange.0), maximum: Double(inclusiveRange.1), controlStyle: controlStyle
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  /// A number without a range.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<Int>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        controlStyle: controlStyle
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var controlStyle: IntentNumberControlStyle { settings.controlStyle ?? .stepper }
  public var inclusiveRange: (lowerBound: Int, upperBound: Int)? {
    settings.range.map { (Int(nearest: $0), Int(nearest: $1)) }
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A number in a range, both ends included. A number outside is asked for again, with the range.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .stepper, inclusiveRange: (Double, Double),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<Double>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        minimum: inclusiveRange.0, maximum: inclusiveRange.1, controlStyle: controlStyle
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  /// A number without a range.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider = NoOptionsProvider<Double>(),
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        controlStyle: controlStyle
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  public var controlStyle: IntentNumberControlStyle { settings.controlStyle ?? .stepper }
  public var inclusiveRange: (lowerBound: Double, upperBound: Double)? { settings.range }
}
