import Foundation

/// The parts of an address; those that are values are escaped.
struct AddressParts<Owner>: Sendable {
  private struct Part: Sendable {
    /// The same in every address; nil for a value.
    var literal: String?
    var text: @Sendable (Owner) -> String
    /// What the value is called; nil for one that cannot be read from an address.
    var name: @Sendable (Owner?) -> String? = { _ in nil }
  }

  private var parts: [Part] = []

  init() {}

  init(_ address: String) { append(address) }

  mutating func append(_ literal: String) { parts.append(Part(literal: literal) { _ in literal }) }

  mutating func append(
    called name: @escaping @Sendable (Owner?) -> String? = { _ in nil },
    _ text: @escaping @Sendable (Owner) -> String
  ) {
    parts.append(Part(text: text, name: name))
  }

  func url(for owner: Owner) throws -> URL {
    guard let url = URL(string: parts.map { $0.text(owner) }.joined()) else {
      throw AppIntentError.Unrecoverable.unknown
    }
    return url
  }

  static func text(of value: (any Sendable)?) -> String {
    switch value {
    case nil: ""
    case let entity as any AppEntity: escaped(entity.identifierText)
    case let value as any AppEnum: escaped(value.rawText)
    case let value?: escaped(ValueText(language: "").text(of: value))
    }
  }

  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "/")))
      ?? text
  }
}

extension AddressParts {
  /// The values in an address that has the same literals, by name.
  ///
  /// - Parameter owner: knows what its values are called.
  /// - Returns: nil for another address, and for one with a value that cannot be read.
  func values(in opened: OpenedAddress, of owner: Owner? = nil) -> [String: String]? {
    var rest = Substring(opened.text)
    var values: [String: String] = [:]
    for (index, part) in parts.enumerated() {
      if let literal = part.literal {
        let wanted = index == 0 ? opened.comparable(literal) : literal
        guard rest.hasPrefix(wanted) else { return nil }
        rest = rest.dropFirst(wanted.count)
      } else {
        let value = rest.prefix { !"/?#&".contains($0) }
        guard let name = part.name(owner), !value.isEmpty, let text = value.removingPercentEncoding else {
          return nil
        }
        values[name] = text
        rest = rest.dropFirst(value.count)
      }
    }
    return rest.isEmpty ? values : nil
  }
}
