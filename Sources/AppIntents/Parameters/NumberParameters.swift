extension IntentParameter where Value.ValueType == Int {
  /// A number in a range, both ends included. A number outside is asked for again, with the range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior,
        range: (Double(inclusiveRange.0), Double(inclusiveRange.1))))
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior))
  }

  /// A number in a range with options from a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior,
        range: (Double(inclusiveRange.0), Double(inclusiveRange.1)), options: OptionsSource(optionsProvider)))
  }

  /// A number in a range, made by resolvers of its own.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification
  ) {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior,
        range: (Double(inclusiveRange.0), Double(inclusiveRange.1)), resolvers: Array(resolvers())))
  }

  public var controlStyle: IntentNumberControlStyle { settings.controlStyle ?? .stepper }
  public var inclusiveRange: (lowerBound: Int, upperBound: Int)? { settings.range.map { (Int($0), Int($1)) } }
}

extension IntentParameter where Value.ValueType == Double {
  /// A number in a range, both ends included. A number outside is asked for again, with the range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Double, Double), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior,
        range: inclusiveRange))
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior))
  }

  /// A number in a range with options from a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Double, Double), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: .number(
        title, description, `default`, controlStyle, requestValueDialog, inputConnectionBehavior,
        range: inclusiveRange, options: OptionsSource(optionsProvider)))
  }

  public var controlStyle: IntentNumberControlStyle { settings.controlStyle ?? .stepper }
  public var inclusiveRange: (lowerBound: Double, upperBound: Double)? { settings.range }
}

extension ValueSettings {
  fileprivate static func number(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: (any Sendable)?, _ style: IntentNumberControlStyle, _ dialog: IntentDialog?,
    _ connection: InputConnectionBehavior, range: (Double, Double)? = nil, options: OptionsSource? = nil,
    resolvers: [any Resolver] = []
  ) -> ValueSettings {
    ValueSettings(
      title: title, description: description, defaultValue: defaultValue, requestValueDialog: dialog,
      connection: connection, minimum: range?.0, maximum: range?.1, options: options, resolvers: resolvers,
      controlStyle: style)
  }
}
