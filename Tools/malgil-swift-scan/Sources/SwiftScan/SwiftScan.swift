import SwiftParser
import SwiftSyntax

/// Reads Swift sources for what they declare for App Intents.
///
/// Only the text is looked at: every branch of `#if` counts, comments do not, and code that does not compile here, or
/// at all, is read as far as it goes. A type is put together from all files that declare or extend it.
///
///     var scan = SwiftScan()
///     scan.read(source, file: "Sources/Shortcuts.swift")
///     scan.catalog.providers
public struct SwiftScan {
  private var types: [String: TypeFacts] = [:]
  private var order: [String] = []

  public init() {}

  /// Adds what one file declares.
  public mutating func read(_ source: String, file: String) {
    let tree = Parser.parse(source: source)
    let visitor = DeclarationVisitor(SourceLocationConverter(fileName: file, tree: tree), file: file)
    visitor.walk(tree)
    for (name, facts) in visitor.found { add(facts, to: name) }
  }

  private mutating func add(_ facts: TypeFacts, to name: String) {
    guard var known = types[name] else {
      types[name] = facts
      order.append(name)
      return
    }
    known.conformances.formUnion(facts.conformances)
    known.title = known.title ?? facts.title
    known.parameters += facts.parameters
    known.cases += facts.cases
    known.titles.merge(facts.titles) { $0 + $1 }
    known.shortcuts += facts.shortcuts
    known.searches = known.searches || facts.searches
    types[name] = known
  }

  /// Everything read so far, in the order in which types were met.
  public var catalog: SwiftCatalog {
    var catalog = SwiftCatalog()
    for name in order {
      guard let facts = types[name] else { continue }
      if facts.isProvider {
        catalog.providers.append(.init(name: name, shortcuts: facts.shortcuts, place: facts.place))
      }
      if facts.isIntent {
        catalog.intents.append(
          .init(name: name, title: facts.title, parameters: facts.parameters, place: facts.place))
      }
      if facts.isEntity { catalog.entities.append(.init(name: name, place: facts.place)) }
      if facts.isEnum {
        let cases = facts.cases.map { SwiftCatalog.EnumCase(name: $0, titles: facts.titles[$0] ?? []) }
        catalog.enums.append(.init(name: name, cases: cases, place: facts.place))
      }
      if facts.isQuery {
        catalog.queries.append(
          .init(
            name: name, conformances: facts.conformances.sorted(), searches: facts.searches,
            place: facts.place))
      }
    }
    return catalog
  }
}
