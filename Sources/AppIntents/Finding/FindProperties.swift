import Foundation

/// The properties of a property query by their names in code.
///
/// A key path does not tell its property's name and title: an entity of the query does. Without any entity nothing is known,
/// and nothing would be found.
struct FindProperties<Query: EntityPropertyQuery> {
  struct Property {
    var name: String
    var title: LocalizedStringResource?
    var path: any PartialKeyPath<Query.Entity> & Sendable
    var kind: ValueKind
    var comparators: [any FindComparator]
  }

  let properties: [Property]
  /// Those by which the query sorts.
  let orders: [(name: String, path: any PartialKeyPath<Query.Entity> & Sendable)]

  init?(of query: Query) async throws {
    let found = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    guard let sample = EntityAccess.entities(in: found).first as? Query.Entity else { return nil }
    let holders = NamedHolder.all(of: sample)
    func named(_ path: any PartialKeyPath<Query.Entity> & Sendable) -> NamedHolder? {
      guard let holder = sample[keyPath: path] as? any ValueHolder else { return nil }
      return holders.first { $0.holder === holder }
    }
    properties = Query.properties.properties.compactMap { property in
      named(property.path).map { Property($0, property) }
    }
    orders = Query.sortingOptions.properties.compactMap { path in named(path).map { ($0.name, path) } }
  }

  func property(_ name: String) throws -> Property {
    guard let property = properties.first(where: { $0.name == name }) else { throw FindMistake(said: name) }
    return property
  }
}

extension FindProperties.Property {
  fileprivate init(
    _ holder: NamedHolder, _ property: AnyEntityQueryProperty<Query.Entity, Query.ComparatorMappingType>
  ) {
    self.init(
      name: holder.name, title: holder.holder.settings.title, path: property.path,
      kind: holder.holder.shape.kind(holder.holder.settings),
      comparators: property.comparators.compactMap { $0 as? any FindComparator })
  }

  /// What the query makes of a condition.
  func mapped(_ condition: FindCriteria.Condition) async throws -> Query.ComparatorMappingType {
    guard let comparator = comparators.first(where: { type(of: $0).comparison == condition.comparison }),
      let shape = type(of: comparator).shape, condition.values.count == condition.comparison.valueCount
    else { throw FindMistake(said: "\(name) \(condition.comparison.rawValue)") }
    var values: [any Sendable] = []
    for text in condition.values { values.append(try await FindValue(text).read(as: shape)) }
    guard let mapped = comparator.mapped(values) as? Query.ComparatorMappingType else {
      throw FindMistake(said: condition.values.joined(separator: " .. "))
    }
    return mapped
  }
}

/// One value of written criteria.
private struct FindValue {
  private let text: String

  init(_ text: String) { self.text = text }

  func read(as shape: ValueShape) async throws -> any Sendable {
    switch shape {
    case .scalar(let type): if let value = scalar(type) { return value }
    case .enumeration(let type):
      if let value = type.orderedCases.first(where: { $0.rawText == text }) { return value }
    case .entity(let type):
      if let entity = try await EntityAccess.fetch(type, ids: [text]).first { return entity }
    case .composite, .list, .nothing: break
    }
    throw FindMistake(said: text)
  }

  private func scalar<Value: ScalarValue>(_ type: Value.Type) -> Value? {
    argument(type.kind(ValueSettings())).flatMap { type.value(of: $0, ValueSettings()) }
  }

  private func argument(_ kind: ValueKind) -> IntentArgument? {
    switch kind {
    case .integer: Int(text).map { .integer($0) }
    case .number, .measurement, .currency: Double(text).flatMap { .said($0) }
    case .boolean: Bool(text).map { .boolean($0) }
    case .date: (try? Date(text, strategy: .iso8601)).map { .date($0.timeIntervalSince1970) }
    case .duration: Double(text).map { .duration($0) }
    default: .text(text)
    }
  }
}
