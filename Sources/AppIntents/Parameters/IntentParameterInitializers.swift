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
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, isSensitive: Bool = false
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, isSensitive: isSensitive))
  }

  /// A parameter whose values are offered by `optionsProvider`.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, options: OptionsSource(optionsProvider)))
  }

  /// A parameter whose values are made by `resolvers`, before those that its type has by itself.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        resolvers: Array(resolvers())))
  }

  /// A parameter with options from a provider and resolvers of its own.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, connection: inputConnectionBehavior,
        options: OptionsSource(optionsProvider), resolvers: Array(resolvers())))
  }

  /// A parameter with a list of so many values. Another number of them is asked for again.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, size: size))
  }
}
