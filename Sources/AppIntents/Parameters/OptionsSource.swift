/// The options of a parameter, from wherever its initialiser takes them.
struct OptionsSource: Sendable {
  struct Item: Sendable {
    var value: any Sendable
    var description: DisplayRepresentation?
  }

  var items: @Sendable () async throws -> [Item]
  var defaultResult: @Sendable () async throws -> (any Sendable)?

  init(_ provider: some DynamicOptionsProvider) {
    items = {
      try await DependencyMissing.check(provider)
      return Self.items(of: try await provider.results())
    }
    defaultResult = {
      try await DependencyMissing.check(provider)
      return await provider.defaultResult()?._present
    }
  }

  /// Nil when the provider is the one that offers nothing.
  static func offered<Provider: DynamicOptionsProvider>(by provider: Provider) -> OptionsSource? {
    Provider.self == NoOptionsProvider<Provider.Result.Result>.self ? nil : OptionsSource(provider)
  }

  static func items(of results: some ResultsCollection) -> [Item] {
    results._items.map { Item(value: $0.value, description: $0.description) }
  }
}
