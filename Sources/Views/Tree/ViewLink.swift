/// A `Link` of a tree: what it is called, and what a press on it opens.
package struct ViewLink: Hashable, Sendable {
  package var title: String
  package var url: String

  package init(title: String, url: String) { (self.title, self.url) = (title, url) }
}

extension ViewTree {
  /// The links in the order in which they are shown, each once. A link is numbered by its place here, from 1.
  package var links: [ViewLink] {
    root.links.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ViewNode {
  fileprivate var links: [ViewLink] {
    guard case .link(let link) = content else { return nested.flatMap(\.links) }
    let title = accessibility?.label ?? children.flatMap(\.texts).joined(separator: " ")
    // One without an address is private to somebody else.
    return link.url.isEmpty ? [] : [ViewLink(title: title.isEmpty ? link.url : title, url: link.url)]
  }

  private var texts: [String] {
    if case .text(let text) = content { return [text.spans.compactMap(\.text).joined()] }
    return children.flatMap(\.texts)
  }
}
