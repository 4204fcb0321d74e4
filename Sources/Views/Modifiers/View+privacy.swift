public import Foundation

extension View {
  /// The view is left out where others may see or hear it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.looks.isPrivate = sensitive }
      .changingNodes { node, _, _ in node.privacySensitive = sensitive ? true : nil }
  }

  /// Leaves the contents out for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the contents whatever views around it say.
  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

  /// Whether contents are stale is for the surface to say.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension View {
  public func id(_ id: some Hashable) -> some View {
    let name = String(describing: id)
    return changingNodes { node, resolver, environment in
      guard !environment.isRedacted else { return }
      node.id = try resolver.text(name)
    }
  }

  /// What a press on the whole widget opens.
  public func widgetURL(_ url: URL?) -> some View {
    WidgetLink(content: self, url: url)
  }

  /// Whether the view has the accent colour where a widget has one colour only.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
}

struct WidgetLink<Content: View>: View, PrimitiveView, TransparentView {
  typealias Body = Never

  let content: Content
  let url: URL?

  func nodes(in resolver: ViewResolver, _ environment: EnvironmentValues) throws -> [ViewNode] {
    let nodes = try resolver.nodes(of: content, in: environment)
    try resolver.open(url?.absoluteString)
    return nodes
  }
}

/// Trees do not move: how contents change is left to the front end.
public struct ContentTransition: Sendable {
  public static let identity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let opacity = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
  public static func numericText(value: Double) -> ContentTransition { identity }
}

/// Trees do not move: how views come and go is left to the front end.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
}
