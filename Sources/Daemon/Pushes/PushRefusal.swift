import HTTPTypes

/// Why a push was not taken, as Apple's push service says it.
///
/// <https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns>
enum PushRefusal: String, Error {
  case badDeviceToken = "BadDeviceToken"
  case badExpirationDate = "BadExpirationDate"
  case badMessageID = "BadMessageId"
  case badPriority = "BadPriority"
  case internalServerError = "InternalServerError"
  case invalidPushType = "InvalidPushType"
  case payloadEmpty = "PayloadEmpty"
  case payloadTooLarge = "PayloadTooLarge"
  case tooManyRequests = "TooManyRequests"
  case unregistered = "Unregistered"
  /// Ours, as the two below: a phone drops what it cannot read, without a word.
  case badContentState = "BadContentState"
  case badEvent = "BadEvent"
  case badTimestamp = "BadTimestamp"

  var status: HTTPResponse.Status {
    switch self {
    case .unregistered: .gone
    case .payloadTooLarge: .contentTooLarge
    case .tooManyRequests: .tooManyRequests
    case .internalServerError: .internalServerError
    default: .badRequest
    }
  }
}
