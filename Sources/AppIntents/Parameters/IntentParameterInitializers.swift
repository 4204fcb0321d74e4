extension IntentParameter {
  /// A parameter of any type.
  ///
  /// - Parameters:
  ///   - title: What the value is called in questions: 가게, 수량.
  ///   - default: Taken when nothing was said; the parameter is then never asked for.
  ///   - requestValueDialog: The question for a missing value.
  ///   - requestDisambiguationDialog: The question when several things may be meant.
  ///   - inputConnectionBehavior: Whether the value of the intent before may become this one.
  ///   - isSensitive: The answer is kept out of history and transcripts. Ours, not Apple's.
  ///   - resolvers: Make values, before what the type does by itself is tried.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, isSensitive: Bool = false,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, isSensitive: isSensitive
      ).offering(nil, resolvers()))
  }

  /// A parameter with a list of so many values. Another number of them is asked for again.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, size: size
      ).offering(nil, resolvers()))
  }

  /// A parameter of any type whose values are offered by `optionsProvider`.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, isSensitive: Bool = false,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, isSensitive: isSensitive
      ).offering(.offered(by: optionsProvider), resolvers()))
  }

  /// A parameter with a list of so many values that `optionsProvider` offers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, size: size
      ).offering(.offered(by: optionsProvider), resolvers()))
  }
}

extension ValueSettings {
  /// The same settings with options and resolvers of the parameter's own.
  func offering(_ offered: OptionsSource?, _ resolvers: some ResolverSpecification) -> ValueSettings {
    var settings = self
    settings.options = offered ?? options
    settings.resolvers = Array(resolvers)
    return settings
  }
}
