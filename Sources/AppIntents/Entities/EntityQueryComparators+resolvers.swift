// Resolvers make values of what is said for a comparison on a phone. Here no words lead to a comparison but `ContainsComparator`, which
// takes them as they are: the resolvers are not asked.

extension EqualToComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension NotEqualToComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension LessThanComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension LessThanOrEqualToComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension GreaterThanComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension GreaterThanOrEqualToComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension ContainsComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension HasPrefixComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}

extension HasSuffixComparator where Value: _IntentValue {
  public init<Specification: ResolverSpecification>(
    @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Specification,
    mappingTransform: @escaping @Sendable (Value) -> Mapping
  ) { self.init(mappingTransform: mappingTransform) }
}
