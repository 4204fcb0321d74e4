/// What a view comes to in an environment: plain data, free of code, for front ends in any process or language.
///
///     let tree = try ViewTree(resolving: OrderCard(order), in: environment)
///     let text = TerminalRendering(width: 40).text(tree)
///
/// Texts are in one language. Dates that tick are dates with a style, so that a front end ticks without asking.
/// A button carries an identifier and a title; what it does stays in the process that resolved the view.
/// `Docs/Views.md` describes the JSON.
public struct ViewTree: Sendable, Hashable {
  public static let currentVersion = 1

  /// Newer versions add keys and kinds; a reader leaves out what it does not know.
  public var version = currentVersion
  /// The language of the texts, as a BCP 47 tag.
  public var locale: String
  /// What a press on the view opens, from `widgetURL(_:)`.
  public var url: String?
  public var root: ViewNode
  /// What lies behind everything, from `containerBackground(for:)`.
  public var containerBackground: ViewNode?

  public init(
    locale: String = "en", url: String? = nil, root: ViewNode, containerBackground: ViewNode? = nil
  ) {
    self.locale = locale
    self.url = url
    self.root = root
    self.containerBackground = containerBackground
  }
}

extension ViewTree: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case version, locale, url, root, containerBackground
  }
}

extension ViewTree {
  /// The same tree without what `privacySensitive()` marks: for front ends that others may see or hear.
  public func redactingPrivateContent() -> ViewTree {
    var tree = self
    // The address says what the view does.
    if root.privacySensitive == true { tree.url = nil }
    tree.root.redactPrivateContent()
    tree.containerBackground?.redactPrivateContent()
    return tree
  }
}
