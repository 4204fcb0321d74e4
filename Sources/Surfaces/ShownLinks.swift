import ConversationProtocol
import JSONText
import Views

/// The addresses of what a caller is shown.
struct ShownLinks {
  /// What the whole of it opens; nil when it opens nothing.
  let whole: ViewLink?
  let links: [ViewLink]

  init(_ widget: WidgetReport) { self.init(widget.title, [widget.tree]) }

  /// The card comes first, then the places where there is little room.
  init(_ activity: LiveActivityReport) {
    let island = activity.island.sorted { $0.key < $1.key }.map(\.value)
    self.init(activity.title, [activity.tree] + island)
  }

  private init(_ title: String, _ trees: [JSON?]) {
    let trees = trees.compactMap { $0.flatMap { try? ViewTree(json: Data($0.line.utf8)) } }
    whole = trees.lazy.compactMap(\.url).first.map { ViewLink(title: title, url: $0) }
    links = trees.flatMap(\.links).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// - Parameter name: a link's number, title or address; nil: the whole.
  /// - Returns: nil for an address that is not shown now.
  /// - Throws: `SurfaceMistake.noLink`, and `notOpened` where the whole opens nothing.
  func link(called name: String?, on title: String) throws -> ViewLink? {
    guard let name else {
      guard let whole else { throw SurfaceMistake.notOpened(title) }
      return whole
    }
    if let number = Int(name), links.indices.contains(number - 1) { return links[number - 1] }
    let found = (links + [whole].compactMap(\.self)).first {
      $0.url == name || $0.title.lowercased() == name.lowercased()
    }
    guard found != nil || name.contains(":") else {
      throw SurfaceMistake.noLink(name, known: links.map(\.title))
    }
    return found
  }
}
