import Foundation

/// A tree, and what its buttons do.
@MainActor
package struct ResolvedView {
  package let tree: ViewTree
  /// By the identifiers that the tree's buttons and toggles hold.
  package let actions: [String: any Sendable]

  /// - Parameters:
  ///   - stack: How views stand under each other where `view` comes to several.
  ///   - identifyAction: Makes the identifier of the next button; they are numbered unless it is given.
  package init(
    _ view: some View, in environment: EnvironmentValues = EnvironmentValues(),
    limits: ViewTreeLimits = .standard, stacksViews stack: StackContent = StackContent(),
    identifyAction: (() -> String)? = nil
  ) throws {
    let resolver = ViewResolver(limits: limits, identifyAction: identifyAction)
    let roots = try resolver.nodes(of: view, in: environment)
    let root = roots.count == 1 ? roots[0] : ViewNode(.vstack(stack), children: roots)
    tree = ViewTree(
      locale: environment.locale.identifier(.bcp47), url: resolver.url, root: root,
      containerBackground: resolver.containerBackground)
    actions = resolver.actions
    guard try tree.json().count > limits.bytes else { return }
    throw try Self.overflow(of: view, in: environment, limits)
  }

  /// Which view was too many: the view is read once more, and every node is measured.
  private static func overflow<Content: View>(
    of view: Content, in environment: EnvironmentValues, _ limits: ViewTreeLimits
  ) throws -> ViewTreeError {
    _ = try ViewResolver(limits: limits, measuresNodes: true).nodes(of: view, in: environment)
    let name = String(describing: Content.self).prefix { $0 != "<" }
    return ViewTreeError(reason: .tooManyBytes(limit: limits.bytes), path: [String(name)])
  }
}

extension ViewTree {
  /// Reads a view in an environment.
  ///
  /// A view that exceeds the limits is refused with an error that names it, before anything of its size is made.
  /// What its buttons do is not kept: a press needs the surface on which the view stands.
  @MainActor
  public init(
    resolving view: some View, in environment: EnvironmentValues = EnvironmentValues(),
    limits: ViewTreeLimits = .standard
  ) throws {
    self = try ResolvedView(view, in: environment, limits: limits).tree
  }
}
