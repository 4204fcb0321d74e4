import AppIntents
import FoodDelivery
import Foundation
import Landmarks

@testable import Rehearsal

/// The conversations of the sample apps, beside this folder.
enum Conversations {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conversations")

  static var apps: [AppDescriptor] {
    [IntentRuntime.describe(FoodDelivery.self), IntentRuntime.describe(Landmarks.self)]
  }

  static func suites() throws -> [Suite] { try SuiteFiles(at: [folder], apps: apps).suites }
}
