public import JSONText

/// Why something that was asked for is not done: the `error` of a turn, of a line of the control socket and of an HTTP
/// reply, and what is thrown on the way there.
///
///     throw AssistantFailure(.notFound, "there is no conversation “s_1”")
///
/// The text is for people and may change; programs go by the code.
public struct AssistantFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Every reason that there is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    // MARK: What was asked
    /// The request cannot be read, or asks for something that there is not.
    case badRequest = "bad_request"
    case tooLarge = "too_large"
    /// There is no such conversation, or it is somebody else's.
    case notFound = "not_found"
    case notPermitted = "not_permitted"

    // MARK: The state of things
    /// Nothing was asked that was answered, or nothing can be taken back.
    case conflict
    /// Somebody else went on with the conversation meanwhile.
    case superseded
    /// The same request is being carried out at this moment.
    case inProgress = "in_progress"
    /// Too much is at work already, another process holds the database, or an app is busy.
    case busy
    case unavailable
    /// Phrase files with mistakes.
    case badData = "bad_data"
    case configuration
    case internalError = "internal"

    // MARK: HTTP alone
    case unauthorized, timeout, misdirected
    case methodNotAllowed = "method_not_allowed"
    case lengthRequired = "length_required"
    case unsupportedType = "unsupported_type"
    case notAcceptable = "not_acceptable"
    case tooMany = "too_many"

    // MARK: What was said
    case noIntentMatch = "no_intent_match"
    /// A rule forbids it: 주문하지 마.
    case vetoed
    case noValidTargets = "no_valid_targets"
    case tooLong = "too_long"
    case tooComplex = "too_complex"

    // MARK: What an intent ran into
    case failedToHandle = "failed_to_handle"
    case offline, incomplete
    case notAllowed = "not_allowed"
    case accountRequired = "account_required"
    case permissionRequired = "permission_required"
    case authenticationRequired = "authentication_required"
    case timedOut = "timed_out"
  }

  public var code: Code
  /// A sentence for people.
  public var message: String
  /// The same request may have another reply later.
  public var isRetryable: Bool
  /// The rule that forbade it.
  public var rule: String?
  /// Where in what was said the rule found its reason.
  public var span: [Int]?

  /// - Parameter isRetryable: nil: as it is with this code at a door.
  public init(
    _ code: Code, _ message: String, isRetryable: Bool? = nil, rule: String? = nil, span: [Int]? = nil
  ) {
    self.code = code
    self.message = message
    self.isRetryable = isRetryable ?? code.passes
    self.rule = rule
    self.span = span
  }

  public var description: String { message }

  /// The same request is being taken at this moment. Its reply is there when it is made again later.
  public static func inProgress(_ request: String) -> AssistantFailure {
    AssistantFailure(.inProgress, "the request “\(request)” is being carried out; ask again for its reply")
  }
}

extension AssistantFailure.Code {
  /// It is over after a while.
  fileprivate var passes: Bool {
    switch self {
    case .busy, .unavailable, .superseded, .inProgress, .tooMany, .timeout: true
    default: false
    }
  }
}

extension AssistantFailure: JSONConvertible {
  public var jsonValue: JSON {
    JSON([
      "code": .text(code.rawValue), "message": .text(message), "retryable": .boolean(isRetryable),
      "rule": rule.map { .text($0) }, "span": span.map { .list($0.map { .integer($0) }) },
    ])
  }

  public init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      try json.readName("code"), try json.text("message"), isRetryable: try json.boolean("retryable"),
      rule: try json.textIfGiven("rule"), span: try json.integersIfGiven("span"))
  }
}
