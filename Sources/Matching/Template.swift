/// A phrase template as it was written: its source and the tree with a place for every part.
///
///     let template = try Template("[{restaurant}에서] {lines} <order>")
///     template.description == template.source  // always
public struct Template: Hashable, Sendable, CustomStringConvertible {
  /// Longest template of a phrase, in letters: several times the longest that anybody writes, with everything that may
  /// vary.
  public static let lengthLimit = 5_000

  public let source: String
  private let parsed: Node?

  /// The whole template.
  public var root: Node { parsed ?? Self.root(of: source) }

  /// Parses a template.
  ///
  /// - Throws: `TemplateError` with the place of the first mistake.
  public init(_ source: String) throws(TemplateError) {
    var parser = TemplateParser(source)
    self.source = source
    parsed = try parser.parse()
  }

  /// A template that was compiled before; its tree is made when somebody asks for it.
  init(compiled source: String) {
    self.source = source
    parsed = nil
  }

  private static func root(of source: String) -> Node {
    var parser = TemplateParser(source)
    let whole = 0..<source.unicodeScalars.count
    return (try? parser.parse()) ?? Node(kind: .text(source, written: source), range: whole)
  }

  public static func == (left: Template, right: Template) -> Bool { left.source == right.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// Prints the tree; the same text as `source`.
  public var description: String { root.description }

  /// A part of a template.
  public struct Node: Hashable, Sendable {
    public let kind: Kind
    /// Where it stands, in Unicode scalars of the source.
    public let range: Range<Int>
  }

  public indirect enum Kind: Hashable, Sendable {
    /// Text after unescaping, and as it was written.
    case text(String, written: String)
    case sequence([Node])
    /// `[…]`; the content is a sequence or alternatives.
    case optional(Node)
    /// `(…)`
    case group(Node)
    /// `a|b`
    case alternatives([Node])
    /// `a;b`
    case permutation([Node])
    case slot(Slot)
    case applicationName(written: String)
    case rule(String)
  }

  /// `{parameter}`, `{list:parameter}`, `{0..100,5:parameter}`, `{list:@capture}`, `${parameter}`, `\(\.$parameter)`.
  public struct Slot: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
      /// The parameter of that name; only if there is none, the list of that name.
      case parameter
      case list(String)
      case range(from: Int, through: Int, step: Int)
    }

    public let source: Source
    /// The parameter that receives the value.
    public let name: String
    /// A capture: its text is kept for the response only.
    public let isCapture: Bool
    public let written: String
  }
}

extension Template.Node: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .text(_, let written): written
    case .sequence(let nodes): nodes.map(\.description).joined()
    case .optional(let node): "[\(node)]"
    case .group(let node): "(\(node))"
    case .alternatives(let nodes): nodes.map(\.description).joined(separator: "|")
    case .permutation(let nodes): nodes.map(\.description).joined(separator: ";")
    case .slot(let slot): slot.written
    case .applicationName(let written): written
    case .rule(let name): "<\(name)>"
    }
  }
}
