public import AppIntents

// What people do with screens by hand. There are no hands on a snippet here but for its buttons and switches.

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { self }
  public func keyboardShortcut(_ key: Character) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  public func contentShape(_ shape: some Shape) -> some View { self }
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func listStyle(_ style: ListStyle) -> some View { self }
  public func tag(_ tag: some Hashable) -> some View { self }
  public func help(_ text: String) -> some View { self }
}

public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }

public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(name: "\(height)") }
  public static func fraction(_ part: Double) -> PresentationDetent { PresentationDetent(name: "\(part)") }
}

public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
public enum SensoryFeedback: Hashable, Sendable { case success, warning, error, selection, impact }
public enum ListStyle: Hashable, Sendable { case automatic, plain, grouped, inset, insetGrouped, sidebar }
