public import AppIntents

/// Tells people on a phone what they can say. In a snippet here it is the name of the intent.
public struct SiriTipView<Intent: AppIntent>: View {
  private let title: LocalizedStringResource

  public init(intent: Intent, isVisible: Binding<Bool>? = nil) { title = Intent.title }

  public var body: some View { Text(String(localized: title)) }

  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> Self { self }
}

public struct SiriTipViewStyle: Hashable, Sendable {
  public static let automatic = SiriTipViewStyle()
  public static let dark = SiriTipViewStyle()
  public static let light = SiriTipViewStyle()
}

/// Opens the app's shortcuts on a phone. Here it shows nothing.
public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}

  public var body: some View { EmptyView() }

  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> Self { self }
}

public struct ShortcutsLinkStyle: Hashable, Sendable {
  public static let automatic = ShortcutsLinkStyle()
  public static let dark = ShortcutsLinkStyle()
  public static let light = ShortcutsLinkStyle()
}
