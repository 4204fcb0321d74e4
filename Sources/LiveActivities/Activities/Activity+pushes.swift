/// Updates from outside.
extension Activity {
  /// The token that a sender of updates needs; nil if only the app updates the activity.
  public var pushToken: Data? { latest.token.flatMap(ActivityToken.data) }

  /// The token, at once and whenever it is another one.
  public var pushTokenUpdates: PushTokenUpdates {
    ActivityUpdates(of: center) { [self] in activityState == .dismissed ? nil : pushToken }
  }

  /// Activities cannot be begun from outside here: there is no such token.
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: ActivityUpdates<Data> {
    ActivityUpdates(of: .current) { ([], true) }
  }
}

/// The right to update one activity: 256 random bits.
package enum ActivityToken {
  package static func random() -> String {
    var numbers = SystemRandomNumberGenerator()
    return (0..<32).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &numbers)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  static func data(_ token: String) -> Data? {
    let digits = token.compactMap(\.hexDigitValue)
    guard digits.count == 64, token.count == 64 else { return nil }
    return Data(stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
  }
}
