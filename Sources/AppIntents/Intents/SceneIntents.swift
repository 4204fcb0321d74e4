/// Says that the intent leads to a scene of the app. A conversation has no scenes: the intent runs, and may show
/// its target in words.
///
/// On a phone the app moves to what the intent names; without a `perform` of its own an intent does nothing more.
public protocol TargetContentProvidingIntent: AppIntent {
  /// Names the content, for the app to choose a window by.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  public var contentIdentifier: String { Self.persistentIdentifier }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .empty }
}

/// An intent that is handed to a scene of an app that is written with UIKit.
public protocol UISceneAppIntent: TargetContentProvidingIntent {}

// An intent of two kinds has one `perform` by itself, not two.

extension TargetContentProvidingIntent where Self: OpenIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .empty }
}

extension URLRepresentableIntent {
  /// Opens the address that the intent stands for.
  public func perform() async throws -> IntentResultContainer<Never, OpenURLIntent, Never, Never> {
    IntentResultContainer(opensIntent: OpenURLIntent(try representedURL()))
  }
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// Opens the address of the target.
  public func perform() async throws -> IntentResultContainer<Never, OpenURLIntent, Never, Never> {
    IntentResultContainer(opensIntent: OpenURLIntent(try representedURL()))
  }
}

extension URLRepresentableIntent where Self: TargetContentProvidingIntent {
  public func perform() async throws -> IntentResultContainer<Never, OpenURLIntent, Never, Never> {
    IntentResultContainer(opensIntent: OpenURLIntent(try representedURL()))
  }
}

extension URLRepresentableIntent where Self: OpenIntent & TargetContentProvidingIntent {
  public func perform() async throws -> IntentResultContainer<Never, OpenURLIntent, Never, Never> {
    IntentResultContainer(opensIntent: OpenURLIntent(try representedURL()))
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The address of the target, unless the intent has one of its own.
  public static var urlRepresentation: URLRepresentation {
    URLRepresentation {
      try $0.target.representedURL()
    } read: { opened in
      Value.urlRepresentation.identifier(in: opened).map { ["target": $0] }
    }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The address of the target, unless the intent has one of its own.
  public static var urlRepresentation: URLRepresentation {
    URLRepresentation {
      try $0.target.representedURL()
    } read: { opened in
      let found = Value.allCases.first { (try? $0.representedURL()).map(opened.isSame) ?? false }
      return found.map { ["target": $0.rawText] }
    }
  }
}
