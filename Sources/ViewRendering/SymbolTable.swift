import Views

/// Symbols by their names, as one character each.
package struct SymbolTable: Sendable {
  package static let standard = SymbolTable()

  private let characters: [String: (drawn: String, ascii: String)]

  private init() {
    var characters: [String: (drawn: String, ascii: String)] = [:]
    for line in symbolLines.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count > 2 else { continue }
      for name in parts.dropFirst(2) { characters[name] = (parts[0], parts[1]) }
    }
    self.characters = characters
  }

  package var names: [String] { characters.keys.sorted() }

  /// The character of a symbol; of its plain form where that is all there is. Nil for others.
  package func character(_ name: String, usesASCII: Bool) -> String? {
    let plain = name.split(separator: ".").filter { !Self.variants.contains($0) }.joined(separator: ".")
    guard let known = characters[name] ?? characters[plain] else { return nil }
    return usesASCII ? known.ascii : known.drawn
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// The words of a name: `figure walk`.
  package static func spoken(_ name: String) -> String { name.replacing(".", with: " ").withoutControls }
}
