/// One place in an app that a phone would not take.
package struct PlatformExtensionFinding: Hashable, Sendable, Codable {
  /// The name of the extension: `phrase-without-app-name`.
  package var name: String
  /// The type: an intent, a query, an enum.
  package var type: String
  /// What about it: the phrase, the case.
  package var detail: String

  package init(name: String, type: String, detail: String) {
    self.name = name
    self.type = type
    self.detail = detail
  }
}

extension PlatformExtension {
  /// Every place in an app where one of the rules that can be seen at run time is used.
  package static func findings(in app: any AssistantApp.Type) -> [PlatformExtensionFinding] {
    let inventory = AppInventory.of(app)
    let shortcuts = inventory.shortcuts.flatMap { Self.findings(in: $0) }
    let count = inventory.shortcuts.count
    let tooMany =
      count > 10
      ? [PlatformExtensionFinding(name: "more-than-ten-shortcuts", type: "\(app)", detail: "\(count)")]
      : []
    return shortcuts + tooMany + inventory.entities.flatMap { Self.findings(in: $0) }
      + inventory.enums.flatMap { Self.findings(in: $0) }
  }

  private static func findings(in shortcut: AppShortcut) -> [PlatformExtensionFinding] {
    let type = type(of: shortcut.intent)
    var findings: [PlatformExtensionFinding] = []
    func note(_ name: String, _ detail: String) {
      findings.append(
        PlatformExtensionFinding(name: name, type: type.persistentIdentifier, detail: detail))
    }
    if !type.isDiscoverable { note("hidden-intent-in-shortcut", shortcut.shortTitle.text(in: nil)) }
    let holders = NamedHolder.all(of: shortcut.intent)
    for phrase in shortcut.phrases {
      if !phrase.contains(.applicationName) { note("phrase-without-app-name", phrase.template) }
      let parameters = phrase.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
      if parameters.count > 1 { note("phrase-with-several-parameters", phrase.template) }
      let plain = holders.contains { parameters.contains($0.name) && !$0.holder.shape.isNamed }
      if plain { note("phrase-with-plain-parameter", phrase.template) }
    }
    return findings
  }

  private static func findings(in type: any AppEntity.Type) -> [PlatformExtensionFinding] {
    func searches<Query: EntityQuery>(_ query: Query.Type) -> Bool { Query.isSearchable }
    let query = Swift.type(of: type.defaultQuery)
    guard searches(query), !(query is any EntityStringQuery.Type) else { return [] }
    return [
      PlatformExtensionFinding(
        name: "search-without-conformance", type: "\(query)", detail: type.persistentIdentifier)
    ]
  }

  private static func findings(in type: any AppEnum.Type) -> [PlatformExtensionFinding] {
    func untitled<Enum: AppEnum>(_ type: Enum.Type) -> [String] {
      Enum.allCases.filter { Enum.caseDisplayRepresentations[$0] == nil }.map(\.rawText)
    }
    return untitled(type).map {
      PlatformExtensionFinding(name: "case-without-title", type: type.persistentIdentifier, detail: $0)
    }
  }
}

extension ValueShape {
  /// Whether the value is one of those that a phone can tell by name: entities and enums.
  fileprivate var isNamed: Bool {
    switch self {
    case .entity, .enumeration: true
    case .list(let element, _): element.isNamed
    case .scalar, .composite, .nothing: false
    }
  }
}
