import AppIntents
import AppKit
import Contacts
import UIKit

struct SendMessage: AppIntent {
  static let title: LocalizedStringResource = "Send Message"

  @Parameter(title: "To", mode: .emailOrPhone) var recipient: IntentPerson
  @Parameter(title: "Text", requestValueDialog: "What shall I write?") var text: String
  @Parameter(title: "Attachment") var attachment: IntentFile?
  @Parameter(title: "Chat") var chat: EntityIdentifier?

  static var parameterSummary: some ParameterSummary {
    When(\.$text, .hasNoValue) {
      Summary("Write to \(\.$recipient)")
    } otherwise: {
      Summary("Write \(\.$text) to \(\.$recipient)") { \.$attachment }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let handle = recipient.handle else { throw $recipient.needsValueError("To whom?") }
    if text.count > 500 {
      try await requestConfirmation(
        conditions: .lowConfidenceSource, actionName: .send, dialog: "Send a long text?")
    }
    switch handle.value {
    case .emailAddress(let address): UIPasteboard.general.string = address
    case .phoneNumber(let number): await UIApplication.shared.open(URL(string: "tel:\(number)")!)
    case .applicationDefined: break
    @unknown default: break
    }
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
    return .result(dialog: "Sent to \(recipient.name.displayString).")
  }
}

enum ChatError: LocalizedError {
  case offline

  var errorDescription: String? { String(localized: "chat.offline", defaultValue: "You are offline.") }
}
