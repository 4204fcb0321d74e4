public import AppIntents

/// A small place where an app shows something, again and again without being opened.
///
///     struct OrderStatusWidget: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "OrderStatus", provider: OrderStatusProvider()) { entry in
///           OrderStatusView(entry: entry)
///         }
///         .configurationDisplayName("주문 현황")
///         .supportedFamilies([.systemSmall, .systemMedium])
///       }
///     }
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()
  @MainActor var body: Body { get }
  /// Everything that it declares.
  @MainActor func _declare(in declarations: inout _WidgetDeclarations)
}

extension Widget {
  @MainActor public func _declare(in declarations: inout _WidgetDeclarations) {
    body._declare(in: &declarations)
  }
}

/// What a widget is called, what it shows and in which sizes.
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  @MainActor var body: Body { get }
  @MainActor func _declare(in declarations: inout _WidgetDeclarations)
}

extension WidgetConfiguration {
  @MainActor public func _declare(in declarations: inout _WidgetDeclarations) {
    body._declare(in: &declarations)
  }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never {
    // Unreachable: configurations whose body is Never declare themselves.
    fatalError("\(Self.self) has no body")
  }
}

extension Never: WidgetConfiguration {
  public func _declare(in declarations: inout _WidgetDeclarations) {}
}

/// A configuration of nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never

  public init() {}

  public func _declare(in declarations: inout _WidgetDeclarations) {}
}

/// Several widgets of an app.
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()
  @WidgetBundleBuilder @MainActor var body: Body { get }
}

/// An app that has widgets and controls. Ours, beside Apple's: a bundle that the assistant finds.
///
///     extension FoodDelivery: WidgetApp {
///       static var widgets: some Widget {
///         OrderStatusWidget()
///         QuickOrderControl()
///       }
///     }
public protocol WidgetApp: AssistantApp {
  associatedtype Widgets: Widget

  @WidgetBundleBuilder @MainActor static var widgets: Widgets { get }
}
