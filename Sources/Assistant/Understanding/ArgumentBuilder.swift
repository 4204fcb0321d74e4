package import AppIntents
import Language
package import Matching

/// Turns what the matcher read into arguments of an intent.
package struct ArgumentBuilder {
  package init() {}

  /// The arguments of a match by parameter name.
  package func arguments(_ slots: [SlotMatch], of parameters: [ParameterDescriptor]) -> [String:
    IntentArgument]
  {
    var arguments: [String: IntentArgument] = [:]
    for slot in slots {
      guard let kind = kind(of: slot.name, in: parameters) else { continue }
      arguments[slot.name] = argument(slot, as: kind)
    }
    return arguments
  }

  /// A dotted name, such as `lines.quantity`, is a property of a composite.
  private func kind(of name: String, in parameters: [ParameterDescriptor]) -> ValueKind? {
    let path = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let kind = parameters.first(where: { $0.name == path[0] })?.kind else { return nil }
    guard path.count == 2, let composite = kind.composite else { return kind }
    return self.kind(of: path[1], in: composite.properties)
  }

  package func argument(_ slot: SlotMatch, as kind: ValueKind) -> IntentArgument {
    switch slot.value {
    case .names(let ids): names(ids, slot, kind)
    case .text(let text): .text(text.withoutQuotationMarks)
    case .number(let number): self.number(number, kind) ?? .text(slot.said)
    // A quantity that is a range is no quantity; its words are handed on, and the parameter asks.
    case .numberRange: .text(slot.said)
    case .boolean(let value): .boolean(value)
    case .date(_, let seconds): .date(Double(seconds))
    case .duration(_, let seconds): .duration(Double(seconds))
    case .list(let members): list(members, kind)
    case .composite(let slots): composite(slots, kind)
    }
  }

  private func names(_ ids: [String], _ slot: SlotMatch, _ kind: ValueKind) -> IntentArgument {
    switch kind {
    case .entity: .entities(identifiers: ids, said: slot.said)
    case .enumeration: .cases(ids, said: slot.said)
    case .integer: ids.first.flatMap { Int($0) }.map { .integer($0) } ?? .text(slot.said)
    case .number, .duration: ids.first.flatMap { Double($0) }.flatMap { .said($0) } ?? .text(slot.said)
    // A list of the phrase file fills a text: what it stands for is the text.
    default: .text(ids.first ?? slot.said)
    }
  }

  /// Nil for what is no number.
  private func number(_ value: Double, _ kind: ValueKind) -> IntentArgument? {
    guard let argument = IntentArgument.said(value) else { return nil }
    guard case .integer = kind, case .number(let number) = argument else { return argument }
    return Int(exactly: number).map { .integer($0) } ?? argument
  }

  private func composite(_ slots: [SlotMatch], _ kind: ValueKind) -> IntentArgument {
    guard let composite = kind.composite else { return .composite([:]) }
    return .composite(arguments(slots, of: composite.properties))
  }

  /// 하나씩 at the end of a list holds for every member before it that has no quantity of its own.
  private func list(_ members: [SlotMatch], _ kind: ValueKind) -> IntentArgument {
    guard case .list(let memberKind) = kind else { return .list([]) }
    var arguments = members.map { argument($0, as: memberKind) }
    for (index, member) in members.enumerated() {
      guard case .composite(let slots) = member.value, case .composite(let own) = arguments[index] else {
        continue
      }
      for slot in slots where slot.modifiers.contains(.each) {
        for earlier in 0..<index {
          guard case .composite(var properties) = arguments[earlier], properties[slot.name] == nil else {
            continue
          }
          properties[slot.name] = own[slot.name]
          arguments[earlier] = .composite(properties)
        }
      }
    }
    return .list(arguments)
  }
}

extension ValueKind {
  /// The composite that this kind is, or is a list of.
  package var composite: CompositeDescriptor? {
    switch self {
    case .composite(let composite): composite
    case .list(let member): member.composite
    default: nil
    }
  }
}

extension String {
  /// What stands between the marks of a text that is quoted as a whole: 가지 마 of ‘가지 마’.
  fileprivate var withoutQuotationMarks: String {
    let scalars = unicodeScalars
    guard scalars.count > 2, let first = scalars.first, let last = scalars.last,
      QuotationMarks.closing(first) == last
    else { return self }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }
}
