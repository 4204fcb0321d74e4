import Yams

/// Reads files of test sentences, in both of the layouts that Home Assistant's repository has had.
extension HassilFile {
  /// The sentences of one file.
  ///
  /// - Parameters:
  ///   - shared: the home that all files share; a file that describes its own has no use for it.
  ///   - intent: the intent whose folder the file is in; nil where each group names its own.
  mutating func tests(
    in shared: HassilHome?, intent: String? = nil, combination: String? = nil,
    _ schema: HassilSchema.Combination = .init()
  ) -> HassilTestFile {
    var file = HassilTestFile(path: source.path)
    guard let root = source.mapping() else { return file }
    file.home = intent == nil ? shared ?? HassilHome() : home(root, isShared: false)
    for node in sequence(root["tests"], "“tests:” must be a list of groups of sentences") {
      guard var group = group(node, intent: intent) else { continue }
      group.combination = combination
      if let domains = schema.inferredDomains, group.slots["domain"] == nil {
        group.slots["domain"] = domains
      }
      if schema.hasContextArea {
        group.context["area"] = .text(file.home.contextArea ?? "__context_area__")
        group.ignoredSlots = ["area"]
      }
      file.groups.append(group)
    }
    return file
  }

  private mutating func group(_ node: Node, intent: String?) -> HassilTestGroup? {
    let named = node.mapping?["intent"]
    guard let name = intent ?? named?.string ?? named?.mapping?["name"]?.string else {
      source.report(node, "“intent:” is missing; it names the intent that the sentences reach")
      return nil
    }
    let sentences = sequence(node.mapping?["sentences"], "“sentences:” must be a list of sentences")
    let utterances = sentences.compactMap { item in
      item.string.map { PhraseExample.Utterance(text: $0, origin: source.origin(item)) }
    }
    let (slots, context) = (
      node.mapping?["slots"] ?? named?.mapping?["slots"], named?.mapping?["context"]
    )
    return HassilTestGroup(
      sentences: utterances, intent: name,
      slots: values(slots, "“slots:” must be a mapping of slots to values"),
      context: values(context, "“context:” must be a mapping of keys to values"))
  }

  // MARK: Homes

  /// The home that all files of a language share.
  mutating func sharedHome() -> HassilHome {
    source.mapping().map { home($0, isShared: true) } ?? HassilHome()
  }

  /// - Parameter isShared: in such a file each text of a name is a value of its own, and areas have ids.
  private mutating func home(_ root: Node.Mapping, isShared: Bool) -> HassilHome {
    var home = HassilHome()
    var areaNames: [String: HassilValue] = [:]
    for node in sequence(root["areas"], "“areas:” must be a list of areas") {
      let entries = named(node, isShared: isShared, [:])
      if let id = node.mapping?["id"]?.string { areaNames[id] = entries.first?.value }
      if node.mapping?["context_area"]?.bool == true { home.contextArea = node.mapping?["name"]?.string }
      home.areas += entries
    }
    for node in sequence(root["floors"], "“floors:” must be a list of floors") {
      home.floors += named(node, isShared: isShared, [:])
    }
    for node in sequence(root["entities"], "“entities:” must be a list of things") {
      home.entities += named(node, isShared: isShared, context(of: node, areaNames, isShared: isShared))
    }
    return home
  }

  private mutating func context(of node: Node, _ areas: [String: HassilValue], isShared: Bool) -> [String:
    HassilValue]
  {
    let id = node.mapping?["id"]?.string
    let domain = node.mapping?["domain"]?.string ?? id?.split(separator: ".").first.map(String.init)
    guard let domain else {
      source.report(node, "“domain:” is missing, and so is an “id:” such as light.lamp")
      return [:]
    }
    guard isShared else { return ["domain": .text(domain)] }
    var context = attributes(node.mapping?["attributes"])
    context["domain"] = .text(domain)
    if let area = node.mapping?["area"]?.string, let name = areas[area] { context["area"] = name }
    return context
  }

  /// Attributes that are no values, such as a colour's parts by name, are nothing a template asks for.
  private mutating func attributes(_ node: Node?) -> [String: HassilValue] {
    var result: [String: HassilValue] = [:]
    for (key, node) in mapping(node, "“attributes:” must be a mapping of names to values") {
      result[key] = HassilValue(node)
    }
    return result
  }

  private mutating func named(_ node: Node, isShared: Bool, _ context: [String: HassilValue]) -> [HassilEntry]
  {
    guard let name = node.mapping?["name"], let text = name.string else {
      source.report(node, "“name:” is missing")
      return []
    }
    let value = isShared ? nil : HassilValue.text(text)
    guard let entry = entry(text, at: name, value: value, context) else { return [] }
    guard isShared else { return [entry] }
    return entry.said.map { HassilEntry(said: [$0], value: .text($0), context: context) }
  }
}
