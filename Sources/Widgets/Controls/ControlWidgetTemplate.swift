public import AppIntents

/// A button or a switch of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  var body: Body { get }
  var _content: _ControlContent { get }
}

extension ControlWidgetTemplate {
  public var _content: _ControlContent { body._content }
  var content: ControlContent { _content.content }
}

extension ControlWidgetTemplate where Body == Never {
  public var body: Never {
    // Unreachable: templates whose body is Never have contents of their own.
    fatalError("\(Self.self) has no body")
  }
}

extension Never: ControlWidgetTemplate {}

/// What a template comes to.
public struct _ControlContent {
  var content: ControlContent
}

/// Makes the template of the one control in a block.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    changing { $0.style = { AnyView($0.tint(tint)) } }
  }

  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    changing { $0.isDisabled = $0.isDisabled || disabled }
  }

  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    changing { $0.isPrivate = sensitive }
  }

  private func changing(
    _ change: @escaping @MainActor (inout ControlContent) -> Void
  ) -> some ControlWidgetTemplate {
    ChangedTemplate(template: self, change: change)
  }
}

struct ChangedTemplate<Template: ControlWidgetTemplate>: ControlWidgetTemplate {
  typealias Body = Never

  let template: Template
  let change: @MainActor (inout ControlContent) -> Void

  var _content: _ControlContent {
    var content = template.content
    change(&content)
    return _ControlContent(content: content)
  }
}
