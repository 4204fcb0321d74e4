@_exported public import Foundation
public import UIKit

/// An offer of an app over another one. Nothing is offered here.
@MainActor
public final class SKOverlay {
  public enum Position: Int, Sendable { case bottom, bottomRaised }

  open class Configuration {}

  public final class AppClipConfiguration: Configuration {
    public init(position: Position) {}
  }

  public final class AppConfiguration: Configuration {
    public init(appIdentifier: String, position: Position) {}
  }

  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func present(in scene: UIWindowScene) {}
  public static func dismiss(in scene: UIWindowScene) {}
}
