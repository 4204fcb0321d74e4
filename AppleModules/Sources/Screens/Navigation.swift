public import AppIntents

// Containers of screens. In a snippet they show what they hold, one below the other.

public struct NavigationPath: Hashable, Sendable {
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }
  public mutating func append(_ value: some Hashable) { count += 1 }
  public mutating func removeLast(_ number: Int = 1) { count = max(0, count - number) }
}

public struct NavigationStack<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder root: () -> Content) { content = root() }
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Content) { content = root() }

  public var body: some View { content }
}

public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

public struct NavigationLink<Title: View>: View {
  private let title: Title

  public init(value: some Hashable, @ViewBuilder label: () -> Title) { title = label() }
  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> Title) { title = label() }

  public var body: some View { title }
}

public struct ScrollView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

public struct TabView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(selection: Binding<some Hashable>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// A field to type into on a phone; here its title.
public struct TextField: View {
  private let title: String

  public init(_ title: String, text: Binding<String>) { self.title = title }

  public var body: some View { Text(title) }
}

extension View {
  public func navigationTitle(_ title: String) -> some View { self }
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View { self }
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View { self }
  public func fullScreenCover(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View
  { self }
  public func alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)
    -> some View
  {
    self
  }
  public func searchable(text: Binding<String>) -> some View { self }

  public func environmentObject(_ object: some ObservableObject) -> some View { self }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func task(id: some Equatable, _ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping () -> Void) -> some View {
    self
  }
  public func onChange<Value: Equatable>(of value: Value, _ action: @escaping (Value, Value) -> Void)
    -> some View
  { self }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void)
    -> some View
  {
    self
  }
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<Element>(
    _ type: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }

  /// Runs when an intent leads to this view: here never, because no view is on a screen.
  public func onAppIntentExecution<Intent: AppIntent>(
    _ type: Intent.Type, perform action: @escaping (Intent) -> Void
  ) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
