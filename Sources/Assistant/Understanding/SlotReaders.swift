package import AppIntents
import Language
package import Matching

/// How the kinds of values of an app are read from words.
package struct SlotReaders {
  package let app: AppDescriptor
  package let language: String

  package init(app: AppDescriptor, language: String) {
    self.app = app
    self.language = language
  }

  /// The readers of an intent's parameters, by name.
  package func parameters(of intent: IntentDescriptor) -> [String: SlotReader] {
    Dictionary(
      intent.parameters.map { ($0.name, reader(of: $0.kind)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The dictionary of an entity or enum type.
  package func dictionary(_ type: String) -> DictionaryID { Self.dictionary(type, of: app.name) }

  /// The same, of the app of this name.
  package static func dictionary(_ type: String, of app: String) -> DictionaryID {
    DictionaryID("\(app).\(type)")
  }

  package func reader(of kind: ValueKind) -> SlotReader {
    switch kind {
    // A value out of range is read as well, so that it can be refused in words.
    case .integer, .number, .currency: .number(nil)
    case .boolean: .boolean
    case .date: .date
    case .duration: .duration
    case .string, .url, .measurement, .person, .file: .text
    case .enumeration(let name): .names(dictionary(name), acceptsOtherText: false)
    case .entity(let name): .names(dictionary(name), acceptsOtherText: isSearchable(name))
    case .composite(let composite): reader(of: composite)
    case .list(let member): .list(reader(of: member))
    }
  }

  private func isSearchable(_ entity: String) -> Bool {
    app.entities.first { $0.name == entity }?.isSearchable ?? false
  }

  private func reader(of composite: CompositeDescriptor) -> SlotReader {
    let namesThing = composite.properties.contains { $0.kind.isEntity }
    let slots = Dictionary(
      composite.properties.map { property in
        let isQuantity = namesThing && property.kind.isWhole
        return (property.name, isQuantity ? .quantity : reader(of: property.kind))
      }, uniquingKeysWith: { first, _ in first })
    let templates = composite.spokenForms[language] ?? composite.spokenForms[""] ?? []
    return .composite(forms: templates.compactMap { try? Template($0).formNode() }, slots: slots)
  }
}

extension ValueKind {
  fileprivate var isWhole: Bool {
    if case .integer = self { true } else { false }
  }

  fileprivate var isEntity: Bool {
    if case .entity = self { true } else { false }
  }
}
