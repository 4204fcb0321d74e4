extension IntentParameter {
  /// A parameter with a list whose number of values depends on the family of the widget that shows them.
  ///
  /// ```swift
  /// @Parameter(title: "가게", size: [.systemSmall: 1, .systemLarge: 4]) var restaurants: [Restaurant]
  /// ```
  ///
  /// A conversation has no widget: it takes as many as any of the families does.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
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
        connection: inputConnectionBehavior, size: .covering(size.values), familySizes: size
      ).offering(nil, resolvers()))
  }

  /// The same with values that `optionsProvider` offers.
  public convenience init<Provider: DynamicOptionsProvider, Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () -> Specification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, size: .covering(size.values), familySizes: size
      ).offering(.offered(by: optionsProvider), resolvers()))
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// The same with entities that `query` finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        connection: inputConnectionBehavior, query: query, size: .covering(size.values), familySizes: size))
  }
}

extension ValueSettings {
  /// How many elements a list may have: where there is a widget, as many as its family takes.
  var allowedSize: IntentCollectionSize? {
    IntentWidgetFamily.current.flatMap { familySizes[$0] } ?? size
  }
}

extension IntentCollectionSize {
  /// From the smallest of the sizes to the largest; nil when there are none.
  static func covering(_ sizes: some Collection<IntentCollectionSize>) -> IntentCollectionSize? {
    guard let least = sizes.map(\.min).min(), let most = sizes.map(\.max).max() else { return nil }
    return IntentCollectionSize(min: least, max: most)
  }
}
