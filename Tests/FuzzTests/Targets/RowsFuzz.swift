import Foundation
import GRDB

@testable import Assistant
@testable import Store

extension FuzzTarget {
  /// A row of the database is refused with a reason, or is a record; and so is the state of a conversation in it. Four bytes
  /// say what the columns hold, the rest is the state.
  static let rows = FuzzTarget(
    name: "rows", words: ["\"version\":", "\"turn\":", "\"frames\":", "null", "-1", "1e300"],
    seeds: { try states.map { [0, 0, 0, 0] + (try text(of: $0)) } + [[1, 2, 3, 4], [5, 6, 7, 8]] }
  ) { bytes in
    guard bytes.count >= 4 else { return }
    let state = String(decoding: bytes.dropFirst(4), as: UTF8.self)
    let row: Row = [
      "id": value(bytes[0], "s"), "version": value(bytes[1], 1), "owner": value(bytes[2], "me"),
      "updated": value(bytes[3], 1_795_168_800.25), "isParked": value(bytes[0] >> 4, true),
      "state": value(bytes[1] >> 4, state),
    ]
    do throws(DamagedRow) {
      let record = try SQLiteStore.record(row)
      _ = (record.version + 1, record.updated.ISO8601Format())
    } catch {
      try hold(!error.reason.isEmpty, "a row is refused without a reason")
    }
    guard let read = try? ConversationState(kept: state) else { return }
    let again = try ConversationState(kept: String(decoding: text(of: read), as: UTF8.self))
    try hold(again == read, "a state is another when it is kept again")
  }

  /// What a column of a damaged database may hold instead.
  private static func value(_ choice: UInt8, _ good: any DatabaseValueConvertible)
    -> any DatabaseValueConvertible
  {
    switch choice % 10 {
    case 1: DatabaseValue.null
    case 2: Int64.max
    case 3: Int64.min
    case 4: Double.infinity
    case 5: -1e300
    case 6: Data([0xFF, 0xFE])
    case 7: "\u{0}三"
    case 8: 1.5
    default: good
    }
  }

  private static func text(of state: ConversationState) throws -> [UInt8] {
    Array(try JSONEncoder().encode(state))
  }

  private static let states = [
    ConversationState(id: "s", language: "ko"), ConversationState(id: "t", language: "en", focus: "A"),
  ]
}
