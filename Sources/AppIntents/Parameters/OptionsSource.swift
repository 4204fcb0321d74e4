/// The options of a parameter, from wherever its initialiser takes them.
struct OptionsSource: Sendable {
  struct Item: Sendable {
    var value: any Sendable
    var description: DisplayRepresentation?
    /// The title of its section.
    var section: LocalizedStringResource?
  }

  /// Options with what is asked above them.
  struct Offer: Sendable {
    var items: [Item]
    var prompt: LocalizedStringResource?

    /// A label that is a question is asked. Any other one is the title of the options that have none of their own.
    init(_ results: some ResultsCollection) {
      let label = results.promptLabel
      let isQuestion = label.map { String(localized: $0).hasSuffix("?") } ?? false
      prompt = isQuestion ? label : nil
      items = OptionsSource.items(of: results).map { item in
        var item = item
        if !isQuestion { item.section = item.section ?? label }
        return item
      }
    }
  }

  var offer: @Sendable () async throws -> Offer
  var defaultResult: @Sendable () async throws -> (any Sendable)?

  init(_ provider: some DynamicOptionsProvider) {
    offer = {
      try await DependencyMissing.check(provider)
      return Offer(try await provider.results())
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
    if let sections = results as? any SectionedResults { return sections.sectionedItems }
    return results._items.map { Item(value: $0.value, description: $0.description) }
  }
}

/// A list whose options stand in sections.
protocol SectionedResults {
  var sectionedItems: [OptionsSource.Item] { get }
}

extension IntentItemCollection: SectionedResults {
  var sectionedItems: [OptionsSource.Item] {
    sections.flatMap { section in
      section.items.map {
        OptionsSource.Item(value: $0.value, description: $0.description, section: section.description?.title)
      }
    }
  }
}
