import Foundation

/// One line of the table: a median of ours, what it was measured beside in the same rounds, and the goal.
struct BenchmarkRow: Encodable {
  /// What has to hold.
  struct Goal: Encodable {
    enum Kind: String, Encodable {
      /// The peer takes at least so many times as long as we do.
      case peerAtLeast
      /// We take at most so many times as long as the peer does.
      case timesPeerAtMost
      /// Our own figure, in the row's unit.
      case atMost, atLeast
    }

    let kind: Kind
    let value: Double
  }

  let subject: String
  let what: String
  let unit: String
  let value: Double
  var peer: String?
  var peerValue: Double?
  /// The median over rounds of peer ÷ ours.
  var ratio: Double?
  var goal: Goal?

  /// Nil when there is no goal, or nothing to compare with.
  var holds: Bool? {
    switch goal?.kind {
    case nil: nil
    case .peerAtLeast: ratio.map { $0 >= goal?.value ?? 0 }
    case .timesPeerAtMost: ratio.map { 1 / $0 <= goal?.value ?? 0 }
    case .atMost: value <= goal?.value ?? 0
    case .atLeast: value >= goal?.value ?? 0
    }
  }

  private enum CodingKeys: CodingKey {
    case subject, what, unit, value, peer, peerValue, ratio, goal, holds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(subject, forKey: .subject)
    try container.encode(what, forKey: .what)
    try container.encode(unit, forKey: .unit)
    try container.encode(value, forKey: .value)
    try container.encodeIfPresent(peer, forKey: .peer)
    try container.encodeIfPresent(peerValue, forKey: .peerValue)
    try container.encodeIfPresent(ratio, forKey: .ratio)
    try container.encodeIfPresent(goal, forKey: .goal)
    try container.encodeIfPresent(holds, forKey: .holds)
  }

  // MARK: Text

  static let heading =
    "subject         ours               peer                                ratio  goal          holds  what"

  var line: String {
    let ours = Self.text(value, unit)
    let beside = peerValue.map { "\(Self.text($0, unit)) \(peer ?? "")" } ?? peer ?? ""
    let cells = [
      Self.padded(subject, 15), Self.padded(ours, 18), Self.padded(beside, 30), ratioText,
      Self.padded(goalText, 13),
      Self.padded(holds.map { $0 ? "yes" : "NO" } ?? "", 6), what,
    ]
    return cells.joined(separator: " ")
  }

  private var ratioText: String {
    Self.padded(ratio.map { Self.digits($0) + "×" } ?? "", 10, isRight: true) + " "
  }

  private var goalText: String {
    guard let goal else { return "" }
    return switch goal.kind {
    case .peerAtLeast: "≥ \(Self.digits(goal.value))×"
    case .timesPeerAtMost: "≤ \(Self.digits(goal.value))× peer"
    case .atMost: "≤ \(Self.text(goal.value, unit))"
    case .atLeast: "≥ \(Self.text(goal.value, unit))"
    }
  }

  private static func text(_ value: Double, _ unit: String) -> String { digits(value) + " " + unit }

  private static func digits(_ value: Double) -> String {
    String(format: abs(value) >= 100 ? "%.0f" : abs(value) >= 1 ? "%.1f" : "%.3f", value)
  }

  private static func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? padding + text : text + padding
  }
}
