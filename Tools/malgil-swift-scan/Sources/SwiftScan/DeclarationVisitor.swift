import SwiftSyntax

/// Collects types, their conformances and what stands in them.
final class DeclarationVisitor: SyntaxVisitor {
  private(set) var found: [(String, TypeFacts)] = []
  private let converter: SourceLocationConverter
  private let file: String
  /// The types around what is visited: positions in `found`.
  private var open: [Int] = []

  init(_ converter: SourceLocationConverter, file: String) {
    self.converter = converter
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func place(_ node: some SyntaxProtocol) -> SwiftCatalog.Place {
    let location = node.startLocation(converter: converter)
    return SwiftCatalog.Place(file: file, line: location.line, column: location.column)
  }

  private func begin(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
    _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    var facts = TypeFacts(place: place(node))
    facts.conformances = Set(inheritance?.inheritedTypes.flatMap { Self.names(of: $0.type) } ?? [])
    for attribute in attributes {
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { continue }
      facts.conformances.insert(name + "()")
    }
    open.append(found.count)
    found.append((name, facts))
    return .visitChildren
  }

  /// `A & B` is two; `Module.A` is A; `@unchecked A` is A.
  private static func names(of type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(of: $0.type) }
    }
    if let member = type.as(MemberTypeSyntax.self) { return [member.name.text] }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(of: attributed.baseType) }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
    return []
  }

  private func end() { open.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node.attributes, node.name)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node.attributes, node.name)
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node.attributes, node.name)
  }
  override func visitPost(_ node: ActorDeclSyntax) { end() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node.attributes, node.name)
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.names(of: node.extendedType).last ?? node.extendedType.trimmedDescription
    return begin(name, node.inheritanceClause, node.attributes, node.extendedType)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last { found[type].1.cases.append(node.name.text.trimmingBackticks) }
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    else { return .visitChildren }
    if node.attributes.contains(where: { Self.isParameter($0) }),
      let annotation = binding.typeAnnotation?.type
    {
      found[type].1.parameters.append(parameter(name, annotation, binding.pattern))
    }
    if name == "title", found[type].1.title == nil { found[type].1.title = binding.firstLiteral }
    if name == "caseDisplayRepresentations" {
      let titles = CaseTitles(viewMode: .sourceAccurate)
      titles.walk(binding)
      found[type].1.titles.merge(titles.found) { $0 + $1 }
    }
    return .visitChildren
  }

  private static func isParameter(_ attribute: AttributeListSyntax.Element) -> Bool {
    let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    return name == "Parameter" || name == "IntentParameter" || name == "AppIntents.Parameter"
  }

  private func parameter(_ name: String, _ type: TypeSyntax, _ node: some SyntaxProtocol)
    -> SwiftCatalog.Parameter
  {
    var (type, isOptional, isArray) = (type, false, false)
    if let optional = type.as(OptionalTypeSyntax.self) { (type, isOptional) = (optional.wrappedType, true) }
    if let array = type.as(ArrayTypeSyntax.self) { (type, isArray) = (array.element, true) }
    return SwiftCatalog.Parameter(
      name: name, type: type.trimmedDescription, isOptional: isOptional, isArray: isArray, place: place(node))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last, node.name.text == "entities",
      let first = node.signature.parameterClause.parameters.first, first.firstName.text == "matching",
      first.type.trimmedDescription == "String"
    {
      found[type].1.searches = true
    }
    return .visitChildren
  }

  // MARK: Shortcuts

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last,
      node.calledExpression.trimmedDescription.split(separator: ".").last == "AppShortcut",
      let shortcut = shortcut(node)
    else { return .visitChildren }
    found[type].1.shortcuts.append(shortcut)
    return .skipChildren
  }

  private func shortcut(_ call: FunctionCallExprSyntax) -> SwiftCatalog.Shortcut? {
    guard let intent = call.argument("intent"),
      let phrases = call.argument("phrases")?.as(ArrayExprSyntax.self)
    else { return nil }
    let called = intent.as(FunctionCallExprSyntax.self)?.calledExpression ?? intent
    let name = called.trimmedDescription.split(separator: "(").first?.split(separator: ".").filter {
      $0 != "init"
    }.last
    return SwiftCatalog.Shortcut(
      intent: name.map(String.init) ?? "",
      phrases: phrases.elements.compactMap { element in
        element.expression.as(StringLiteralExprSyntax.self).map {
          SwiftCatalog.Phrase(text: $0.phrase, place: place($0))
        }
      }, shortTitle: call.argument("shortTitle")?.firstLiteral, place: place(call))
  }
}

/// Titles and synonyms of `caseDisplayRepresentations`.
private final class CaseTitles: SyntaxVisitor {
  private(set) var found: [String: [String]] = [:]

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.key.as(MemberAccessExprSyntax.self)?.declName.baseName.text.trimmingBackticks else {
      return .visitChildren
    }
    if let title = node.value.as(StringLiteralExprSyntax.self) {
      found[name] = [title.phrase]
    } else if let call = node.value.as(FunctionCallExprSyntax.self) {
      let synonyms = call.argument("synonyms")?.as(ArrayExprSyntax.self)?.elements.compactMap {
        $0.expression.firstLiteral
      }
      found[name] = [call.argument("title")?.firstLiteral].compactMap(\.self) + (synonyms ?? [])
    }
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}

extension SyntaxProtocol {
  /// The first text in it: `"A"` of `LocalizedStringResource("A", table: "T")`.
  var firstLiteral: String? {
    if let literal = self.as(StringLiteralExprSyntax.self) { return literal.phrase }
    for child in children(viewMode: .sourceAccurate) {
      if let literal = child.firstLiteral { return literal }
    }
    return nil
  }
}

extension String {
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
