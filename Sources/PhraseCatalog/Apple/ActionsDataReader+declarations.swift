import JSONText

extension ActionsDataReader {
  /// What stands under `key` of the document, with its name and place: an object by names, or a list.
  func declarations<Declaration>(
    _ key: String, of root: JSON,
    _ make: (_ name: String, _ node: JSON, _ place: SwiftCatalog.Place) throws(PhraseFileError) -> Declaration
  ) throws(PhraseFileError) -> [Declaration] {
    guard let all = root.given(key) else { return [] }
    var declarations: [Declaration] = []
    if let members = all.object {
      try check(members.count, Self.declarationLimit, "“\(key)”", at: all.offset)
      for member in members {
        declarations.append(try make(member.key, member.value, place(member.keyOffset)))
      }
    } else {
      for node in try elements(all, key) {
        declarations.append(try make(try name(of: node), node, place(node.offset)))
      }
    }
    return declarations
  }

  private func name(of node: JSON) throws(PhraseFileError) -> String {
    let name = node["identifier"] ?? node["typeName"]
    guard let name = name?.string else {
      throw source.error("“identifier” is missing", at: node.offset)
    }
    return name
  }

  func intent(_ name: String, _ node: JSON, _ place: SwiftCatalog.Place) throws(PhraseFileError)
    -> SwiftCatalog.Intent
  {
    var parameters: [SwiftCatalog.Parameter] = []
    if let list = node.given("parameters") {
      for parameter in try elements(list, "parameters") { parameters.append(try self.parameter(parameter)) }
    }
    return .init(name: name, title: text(of: node["title"]), parameters: parameters, place: place)
  }

  private func parameter(_ node: JSON) throws(PhraseFileError) -> SwiftCatalog.Parameter {
    let name = try read { () throws(JSONMistake) in try node.text("name") }
    let type = ActionsDataType(node["valueType"])
    return .init(
      name: name, type: type.name, isOptional: node["isOptional"]?.boolean ?? false, isArray: type.isArray,
      isNameable: type.isNameable, place: place(node.offset))
  }

  func enumeration(_ name: String, _ node: JSON, _ place: SwiftCatalog.Place) throws(PhraseFileError)
    -> SwiftCatalog.Enumeration
  {
    var cases: [SwiftCatalog.EnumCase] = []
    if let list = node.given("cases") {
      for node in try elements(list, "cases") {
        cases.append(.init(name: try self.name(of: node), titles: titles(node["displayRepresentation"])))
      }
    }
    return .init(name: name, cases: cases, place: place)
  }

  private func titles(_ representation: JSON?) -> [String] {
    let synonyms = representation?["synonyms"]?.array ?? []
    return ([representation?["title"]] + synonyms).compactMap { text(of: $0) }
  }

  func query(_ name: String, _ node: JSON, _ place: SwiftCatalog.Place) throws(PhraseFileError)
    -> SwiftCatalog.Query
  {
    let searches = (node["capabilities"]?.integer ?? 0) & Self.searchesText != 0
    return .init(
      name: name, conformances: searches ? ["EntityStringQuery"] : [], searches: searches, place: place)
  }

  /// The bit of a query's `capabilities` that an `EntityStringQuery` has.
  private static let searchesText = 4
}

/// The type of a parameter, as a build product writes it: `{"entity": {"wrapper": {"typeName": "Soup"}}}`.
struct ActionsDataType {
  private(set) var name = "value of an unknown type"
  private(set) var isArray = false
  /// Nil where the type says nothing that is known.
  private(set) var isNameable: Bool?

  init(_ node: JSON?) {
    guard let member = node?.object?.first, let wrapper = member.value["wrapper"] else { return }
    switch member.key {
    case "entity", "linkEnumeration", "enum":
      name = wrapper["typeName"]?.string ?? wrapper["identifier"]?.string ?? name
      isNameable = true
    case "array":
      self = ActionsDataType(wrapper["memberValueType"])
      isArray = true
    case "primitive": set(wrapper, Self.primitives)
    case "intents": set(wrapper, Self.intents)
    case "measurement": (name, isNameable) = ("Measurement", false)
    default: break
    }
  }

  private mutating func set(_ wrapper: JSON, _ names: [Int: String]) {
    let number = wrapper["typeIdentifier"]?.integer ?? -1
    (name, isNameable) = (names[number] ?? "value of the system", false)
  }

  private static let primitives = [
    0: "String", 1: "Bool", 2: "Int", 7: "Double", 8: "Date", 9: "DateComponents", 11: "URL",
    12: "AttributedString",
  ]
  private static let intents = [3: "IntentPerson", 12: "IntentFile", 14: "IntentCurrencyAmount"]
}
