public import AppIntents

extension WidgetConfiguration {
  /// What the widget is called where somebody chooses it.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(name))
  }

  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changing { $0.name = name }
  }

  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringResource) -> some WidgetConfiguration {
    configurationDisplayName(Text(name))
  }

  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    configurationDisplayName(Text(name))
  }

  /// What the widget shows, in a sentence.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.details = description }
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// The sizes in which it can be shown; all of them unless said.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }

  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasContentMargins = false }
  }

  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.isBackgroundRemovable = isRemovable }
  }

  /// There is one place for widgets here, and every widget may stand there.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Whether a person is asked for the values as soon as the widget is placed.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changing { $0.promptsForConfiguration = true }
  }

  private func changing(
    _ change: @escaping @MainActor (inout WidgetDeclaration) -> Void
  ) -> some WidgetConfiguration {
    ChangedConfiguration(content: self, change: change)
  }
}

/// A place of a phone where widgets stand.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

struct ChangedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout WidgetDeclaration) -> Void

  func _declare(in declarations: inout _WidgetDeclarations) {
    let count = declarations.widgets.count
    content._declare(in: &declarations)
    for index in declarations.widgets.indices.dropFirst(count) { change(&declarations.widgets[index]) }
  }
}
