import AppIntents
import Foundation
import os

@MainActor
final class LibraryNavigator: NSObject {
  static let shared = LibraryNavigator()
  private let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "library", category: "navigation")
  var opened: [UUID] = []

  func handle(_ activity: NSUserActivity) -> Bool {
    switch activity.activityType {
    case NSUserActivityTypeBrowsingWeb:
      log.debug("page \(activity.webpageURL?.absoluteString ?? "-")")
      return true
    default:
      guard let id = activity.userInfo?["id"] as? String, let book = UUID(uuidString: id) else {
        log.error("no book in \(activity.activityType, privacy: .public)")
        return false
      }
      opened.append(book)
      return true
    }
  }
}

struct ContinueReading: AppIntent {
  static let title: LocalizedStringResource = "Continue Reading"
  static let openAppWhenRun: Bool = true

  @Parameter(title: "Book", requestDisambiguationDialog: IntentDialog("Which of them?")) var book: BookEntity

  @MainActor
  func perform() async throws -> some IntentResult {
    let activity = NSUserActivity(activityType: "com.example.library.reading")
    activity.title = book.title
    activity.addUserInfoEntries(from: ["id": book.id.uuidString])
    activity.isEligibleForPrediction = true
    activity.becomeCurrent()
    guard LibraryNavigator.shared.handle(activity) else { throw AppIntentError.Unrecoverable.entityNotFound }
    return .result()
  }
}

extension LocalizedStringResource {
  static let reading = LocalizedStringResource("reading", defaultValue: "Reading", table: "Intents")
}
