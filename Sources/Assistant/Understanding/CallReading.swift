import AppIntents
import ConversationProtocol
import Foundation
import JSONText
import Language
import Matching

/// Reads the values of a call: each in the JSON type of its parameter, or as words that would answer for it.
struct CallReading {
  private static let shortList = 1_000
  private let catalog: AppCatalog
  private let values: ValuePhrases?
  private let app: AppDescriptor?

  /// - Parameter app: by the name of its type.
  init(_ understanding: Understanding, app name: String?) {
    catalog = understanding.catalog
    let described = name.flatMap { understanding.catalog.app($0) }?.descriptor
    app = described
    values = described.map {
      ValuePhrases(
        understanding.catalog, app: $0, at: understanding.reference, steps: understanding.steps)
    }
  }

  /// The arguments by parameter. What cannot be read is left to the parameter, which asks for it.
  func arguments(_ given: [String: JSON], of intent: IntentDescriptor) -> [String: IntentArgument] {
    var arguments: [String: IntentArgument] = [:]
    for parameter in intent.parameters {
      arguments[parameter.name] = given[parameter.name].flatMap { argument($0, as: parameter.kind) }
    }
    return arguments
  }

  /// An answer that is written as programs write it, where words would not say it: a moment in ISO 8601.
  static func typed(_ text: String, for question: IntentQuestion) -> IntentArgument? {
    guard question.kind == .value, question.value == .date else { return nil }
    return moment(text)
  }

  private func argument(_ json: JSON, as kind: ValueKind) -> IntentArgument? {
    if case .list(let member) = kind { return list(json, of: member) }
    switch json.value {
    case .null: return nil
    case .string(let text): return text.isEmpty ? nil : self.text(text, as: kind)
    case .boolean(let value): return .boolean(value)
    case .number: return number(json, as: kind)
    case .array(let elements): return .list(elements.compactMap { argument($0, as: kind) })
    case .object(let members): return composite(members, as: kind)
    }
  }

  private func list(_ json: JSON, of member: ValueKind) -> IntentArgument? {
    if let elements = json.array { return .list(elements.compactMap { argument($0, as: member) }) }
    if let text = json.string, let value = values?.value(in: text, kind: .list(member), isKnown: true) {
      return value
    }
    return argument(json, as: member).map { .list([$0]) }
  }

  private func number(_ json: JSON, as kind: ValueKind) -> IntentArgument? {
    switch kind {
    case .integer: json.integer.map { .integer($0) } ?? json.number.flatMap { .said($0) }
    case .duration: json.number.map { .duration($0) }
    default: json.number.flatMap { .said($0) }
    }
  }

  private func composite(_ members: [JSON.Member], as kind: ValueKind) -> IntentArgument? {
    let properties = kind.composite?.properties ?? []
    var arguments: [String: IntentArgument] = [:]
    for member in members {
      guard let property = properties.first(where: { $0.name == member.key }) else { continue }
      arguments[member.key] = argument(member.value, as: property.kind)
    }
    return .composite(arguments)
  }

  /// Words, unless they are the identifier of a thing or the raw value of a case.
  private func text(_ text: String, as kind: ValueKind) -> IntentArgument {
    switch kind {
    case .entity(let type): if let entity = entity(text, type) { return entity }
    case .enumeration(let type): if let value = value(text, type) { return value }
    case .date: if let moment = Self.moment(text) { return moment }
    case .string, .url, .measurement, .person, .file, .currency: return .text(text)
    default: break
    }
    return values?.value(in: text, kind: kind) ?? .text(text)
  }

  private func entity(_ id: String, _ type: String) -> IntentArgument? {
    guard let app, let names = catalog.entityNames[SlotReaders.dictionary(type, of: app.name)]?.names,
      names.contains(id: id)
    else { return nil }
    // A long list is not looked through for words that nobody said.
    let entry = names.count <= Self.shortList ? names.entries.first { $0.id == id } : nil
    return .entities(identifiers: [id], said: entry?.names.first ?? id)
  }

  private func value(_ raw: String, _ type: String) -> IntentArgument? {
    let known = app?.enums.first { $0.name == type }?.cases.contains { $0.rawValue == raw }
    return known == true ? .cases([raw], said: raw) : nil
  }

  private static func moment(_ text: String) -> IntentArgument? {
    guard text.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true else {
      return nil
    }
    return (try? Date(text, strategy: .iso8601)).map { .date($0.timeIntervalSince1970) }
  }
}
