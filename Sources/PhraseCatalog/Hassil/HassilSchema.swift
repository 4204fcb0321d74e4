import Yams

/// What `intents.yaml` says about the combinations of slots that an intent may have.
struct HassilSchema {
  struct Combination {
    /// The area comes from the context: where the speaker is.
    var hasContextArea = false
    /// Domains that the words of a sentence may stand for, one of which its slot `domain` has.
    var inferredDomains: HassilValue?
    /// Domains by the name of their group.
    var domainGroups: [String: HassilValue] = [:]
  }

  private(set) var combinations: [String: [String: Combination]] = [:]

  subscript(intent: String, combination: String) -> Combination {
    combinations[intent]?[combination] ?? Combination()
  }

  init() {}

  init(_ file: inout HassilFile) {
    guard let root = file.source.mapping() else { return }
    for (intent, node) in root {
      guard let name = intent.string else { continue }
      let found = file.mapping(
        node.mapping?["slot_combinations"], "“slot_combinations:” must be a mapping of names to combinations")
      for (combination, node) in found {
        combinations[name, default: [:]][combination] = Self.combination(node, &file)
      }
    }
  }

  private static func combination(_ node: Node, _ file: inout HassilFile) -> Combination {
    let groups = file.values(
      node.mapping?["name_domain_groups"], "“name_domain_groups:” must be a mapping of names to domains")
    let inferred = file.mapping(
      node.mapping?["inferred_domains"], "“inferred_domains:” must be a mapping of importance to domains")
    let domains = inferred.compactMap { HassilValue($0.1) }.flatMap { value in
      if case .list(let domains) = value { domains } else { [value] }
    }
    return Combination(
      hasContextArea: node.mapping?["context_area"]?.bool ?? false,
      inferredDomains: domains.isEmpty ? nil : .list(domains), domainGroups: groups)
  }
}
