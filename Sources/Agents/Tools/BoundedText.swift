import JSONText
import Language

/// What apps say is data. It reaches an agent without characters that steer, and not without end.
extension String {
  /// Of one text, in characters.
  private static let longest = 4_000

  var forAgents: String {
    let text = withoutSteering
    return text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
  }
}

extension JSON {
  private static let mostElements = 200

  /// The same with each text made so, and with the first elements of long lists.
  var forAgents: JSON {
    switch value {
    case .string(let text): .text(text.forAgents)
    case .array(let elements): .list(elements.prefix(Self.mostElements).map(\.forAgents))
    case .object(let members):
      JSON(.object(members.prefix(Self.mostElements).map { Member($0.key.forAgents, $0.value.forAgents) }))
    case .number, .boolean, .null: self
    }
  }
}
