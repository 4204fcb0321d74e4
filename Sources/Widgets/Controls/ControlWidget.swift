public import AppIntents

/// A button or a switch beside the widgets.
///
///     struct DeliveryNotificationControl: ControlWidget {
///       var body: some ControlWidgetConfiguration {
///         StaticControlConfiguration(kind: "DeliveryNotification", provider: NotificationProvider()) { isOn in
///           ControlWidgetToggle("배달 알림", isOn: isOn, action: SetDeliveryNotifications()) { isOn in
///             Label(isOn ? "켜짐" : "꺼짐", systemImage: isOn ? "bell.fill" : "bell.slash")
///           }
///         }
///         .displayName("배달 알림")
///       }
///     }
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()
  @MainActor var body: Body { get }
}

extension ControlWidget {
  @MainActor func _declare(in declarations: inout _WidgetDeclarations) {
    body._declare(in: &declarations)
  }
}

/// What a control is called and what it does.
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  @MainActor var body: Body { get }
  @MainActor func _declare(in declarations: inout _WidgetDeclarations)
}

extension ControlWidgetConfiguration {
  @MainActor public func _declare(in declarations: inout _WidgetDeclarations) {
    body._declare(in: &declarations)
  }
}

extension ControlWidgetConfiguration where Body == Never {
  public var body: Never {
    // Unreachable: configurations whose body is Never declare themselves.
    fatalError("\(Self.self) has no body")
  }
}

extension Never: ControlWidgetConfiguration {}

/// The current value of a control.
public protocol ControlValueProvider: SendableMetatype {
  associatedtype Value

  /// What is shown to somebody who chooses the control.
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// The current value of a control that a person can set.
public protocol AppIntentControlValueProvider: SendableMetatype {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value

  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that a person cannot set.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = Never

  private let declaration: ControlDeclaration

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    let content = Unchecked(content)
    declaration = ControlDeclaration(kind: kind, intent: nil) { _ in { content.value().content } }
  }

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    let (provider, content) = (Unchecked(provider), Unchecked(content))
    declaration = ControlDeclaration(kind: kind, intent: nil) { _ in
      let value = Unchecked(try await provider.value.currentValue())
      return { content.value(value.value).content }
    }
  }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    declarations.controls.append(declaration)
  }
}

/// A control that a person can set: the parameters of its intent are asked for like any intent's.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never

  private let declaration: ControlDeclaration

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    let content = Unchecked(content)
    declaration = ControlDeclaration(kind: kind, intent: intent) { values in
      guard let values = values as? Configuration else { throw ConfigurationMissing(kind: kind) }
      return { content.value(values).content }
    }
  }

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    let (provider, content) = (Unchecked(provider), Unchecked(content))
    declaration = ControlDeclaration(kind: kind, intent: Configuration.self) { values in
      guard let values = values as? Configuration else { throw ConfigurationMissing(kind: kind) }
      let value = Unchecked(try await provider.value.currentValue(configuration: values))
      return { content.value(value.value).content }
    }
  }

  public func _declare(in declarations: inout _WidgetDeclarations) {
    declarations.controls.append(declaration)
  }
}
