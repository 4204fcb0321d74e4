import AppIntents
import Language
import Matching

/// The fixed words of a query: what its things are sorted by, and what they are or are not.
struct FindWords {
  private let descriptor: FindDescriptor
  private let frame: FindFrame
  private let language: String

  init(_ descriptor: FindDescriptor, _ frame: FindFrame, language: String) {
    self.descriptor = descriptor
    self.frame = frame
    self.language = language
  }

  /// What people call a property. What its measure is also called counts where no other property has the same measure.
  func titles(_ property: FindDescriptor.Property) -> [String] {
    let own = property.titles(language)
    guard let measure = property.isAmount ? frame.measure(own) : nil else { return own }
    let isOnly = !properties.contains { other in
      other.name != property.name && other.isAmount
        && frame.measure(other.titles(language))?.titles == measure.titles
    }
    return isOnly ? own + measure.otherTitles.filter { !own.contains($0) } : own
  }

  /// What one of the things is called, in the language's forms.
  var nouns: [String] { (descriptor.names[language] ?? descriptor.names[""] ?? []).flatMap(frame.nouns) }

  private var properties: [FindDescriptor.Property] { descriptor.properties }

  /// Words by `FindCriteria.text` of an order alone. Words that stand for two orders are left out.
  var orders: [NameDictionary.Entry] {
    let entries = properties.filter(\.isOrder).flatMap { property in
      [true, false].map { isDescending in
        let criteria = FindCriteria(order: FindCriteria.Order(property.name, isDescending: isDescending))
        return (id: criteria.text, names: words(property, isDescending: isDescending))
      }
    }
    return distinct(entries)
  }

  /// Words by `FindCriteria.text` of one condition.
  var booleans: [NameDictionary.Entry] {
    let entries = properties.filter { $0.kind == .boolean }.flatMap { property in
      [true, false].compactMap { holds -> (id: String, names: [String])? in
        guard let value = Self.value(property, holds: holds) else { return nil }
        let templates = frame.booleans[holds ? "=" : "!="] ?? []
        let names = templates.flatMap { template in
          titles(property).flatMap { BraceExpansion.expand(template.replacingOccurrences(of: "T", with: $0)) }
        }
        return (FindCriteria(conditions: [value]).text, names)
      }
    }
    return distinct(entries)
  }

  private static func value(_ property: FindDescriptor.Property, holds: Bool) -> FindCriteria.Condition? {
    if property.comparisons.contains(.equal) {
      return FindCriteria.Condition(property.name, .equal, ["\(holds)"])
    }
    guard property.comparisons.contains(.notEqual) else { return nil }
    return FindCriteria.Condition(property.name, .notEqual, ["\(!holds)"])
  }

  private func distinct(_ entries: [(id: String, names: [String])]) -> [NameDictionary.Entry] {
    let counts = Dictionary(entries.flatMap { Set($0.names) }.map { ($0, 1) }, uniquingKeysWith: +)
    return entries.map { entry in
      NameDictionary.Entry(id: entry.id, names: entry.names.filter { counts[$0] == 1 })
    }
  }

  private func words(_ property: FindDescriptor.Property, isDescending: Bool) -> [String] {
    let titles = titles(property)
    if case .date = property.kind {
      return expanded(isDescending ? frame.latest : frame.earliest, titles, own: [])
    }
    let measure = property.isAmount ? frame.measure(property.titles(language)) : nil
    let own = measure.map { isDescending ? $0.most : $0.least } ?? []
    return expanded(isDescending ? frame.most : frame.least, titles, own: own)
  }

  private func expanded(_ patterns: [String], _ titles: [String], own: [String]) -> [String] {
    patterns.flatMap { pattern -> [String] in
      let values = pattern.contains("+") ? own : pattern.contains("T") ? titles : [""]
      return values.flatMap { value in
        BraceExpansion.expand(
          pattern.replacingOccurrences(of: "T", with: value).replacingOccurrences(of: "+", with: value))
      }
    }
  }

  /// Whether its title may be left out of a condition: 4.5점 넘는. Not where several amounts could be meant and nothing tells which.
  func mayLeaveTitleOut(_ property: FindDescriptor.Property) -> Bool {
    switch property.kind {
    case .enumeration, .entity: true
    case .date: properties.count { $0.kind == .date } == 1
    case _ where property.isAmount:
      properties.count(where: \.isAmount) == 1 || frame.measure(property.titles(language)) != nil
    default: false
    }
  }

  /// Whether a value whose title was left out is one of this property: by its unit, or because nothing else has an amount.
  func fits(_ said: String, _ property: FindDescriptor.Property) -> Bool {
    guard property.isAmount else { return true }
    let units = frame.measure(property.titles(language))?.units ?? []
    let others = properties.filter { $0.isAmount && $0.name != property.name }
    if units.contains(where: { said.hasSuffix($0) }) {
      return !others.contains { other in
        (frame.measure(other.titles(language))?.units ?? []).contains { said.hasSuffix($0) }
      }
    }
    return others.isEmpty && !frame.measures.contains { $0.units.contains { said.hasSuffix($0) } }
  }
}
