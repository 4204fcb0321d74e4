/// The part of an app that runs intents without the app's screens. Here an assistant loads the intents of all parts through
/// `AssistantApp`; an extension has nothing to start.
public protocol AppIntentsExtension {
  init()
}

extension AppIntentsExtension {
  /// What `@main` calls: ends at once.
  public static func main() {}
}
