/// Why a view did not come to a tree, and which view it was.
public struct ViewTreeError: Error, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    case tooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    case tooManyViews(limit: Int)
    case tooManyBytes(limit: Int)
    /// A type that is no view of this module says that its body is `Never`.
    case noBody
  }

  public let reason: Reason
  /// The types of the views from the outermost one to the one that went too far.
  public let path: [String]

  package init(reason: Reason, path: [String]) {
    self.reason = reason
    self.path = path
  }

  /// `PopularMenus › VStack › ForEach › Text`; the middle of a long path is left out.
  public var pathText: String {
    let shown = path.count > 12 ? path.prefix(6) + ["…"] + path.suffix(5) : path[...]
    return shown.joined(separator: " › ")
  }

  public var description: String { path.isEmpty ? reasonText : "\(pathText): \(reasonText)" }

  private var reasonText: String {
    switch reason {
    case .tooDeep(let limit): "The view is nested deeper than \(limit) levels."
    case .tooManyNodes(let limit): "The view shows more than \(limit) things."
    case .tooManyViews(let limit): "The view is made of more than \(limit) views."
    case .tooManyBytes(let limit): "The view takes more than \(limit) bytes."
    case .noBody: "The view has no body."
    }
  }
}
