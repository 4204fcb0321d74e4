import AppIntents
import FoodDelivery
import Foundation
import Landmarks

@testable import ConversationTesting

/// The conversations of the sample apps, beside this folder.
enum Conversations {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conversations")

  static var apps: [AppDescriptor] {
    [IntentRuntime.describe(FoodDelivery.self), IntentRuntime.describe(Landmarks.self)]
  }

  /// Without those of the board, which has an app of the assistant's own: the built tool holds them.
  static func suites() throws -> [Suite] {
    let folders = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent != "Board" }.sorted { $0.path < $1.path }
    return try SuiteFiles(at: folders, apps: apps).suites
  }
}
