import Hosting
import JSONText
import Language
import Matching

/// Completions of names of entities, also by their onsets (초성), and of sentences.
struct NameCompletions {
  /// As many as MCP allows.
  private static let most = 100
  private let server: AgentServer

  init(_ server: AgentServer) { self.server = server }

  /// - Throws: `RPCFailure` for what cannot be completed.
  func result(_ parameters: JSON) throws(RPCFailure) -> JSON {
    guard let reference = parameters["ref"], let argument = parameters["argument"] else {
      throw .invalid("“ref” or “argument” is missing")
    }
    let typed = try argument.parameter("value")
    let name = try argument.parameter("name")
    let values = try self.values(typed, name, reference)
    return JSON([
      "completion": JSON([
        "values": .texts(values.prefix(Self.most).map(\.forAgents)),
        "hasMore": .boolean(values.count > Self.most),
      ])
    ])
  }

  private func values(_ typed: String, _ argument: String, _ reference: JSON) throws(RPCFailure) -> [String] {
    switch (try reference.parameter("type"), argument) {
    case ("ref/prompt", "sentence"):
      let wanted = NormalText(typed).text
      return PhrasePrompts(server).sentences(try reference.parameter("name"), limit: 1_000).filter {
        NormalText($0).text.hasPrefix(wanted)
      }
    case ("ref/resource", "name"): return try names(typed, at: try reference.parameter("uri"))
    default: throw .invalid("this is not completed")
    }
  }

  private func names(_ typed: String, at template: String) throws(RPCFailure) -> [String] {
    let address = EntityAddress(template.replacing("/{name}", with: ""))
    guard let address, let names = EntityResources(server).names(address.app, address.type) else {
      throw .invalid("there is no such template")
    }
    // More than a name has letters is none.
    guard typed.utf8.count <= 1_024 else { return [] }
    let found =
      names.names(withPrefix: typed, limit: Self.most + 1)
      + names.names(matchingInitials: typed, limit: Self.most + 1)
    var seen: Set<String> = []
    return found.map(\.name).filter { seen.insert($0).inserted }
  }
}
