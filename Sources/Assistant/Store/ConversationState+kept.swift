import Foundation
import JSONText

/// Why what was kept of a conversation cannot be gone on with.
package struct UnreadableState: Error {
  let reason: String
}

extension ConversationState {
  /// What was kept of a conversation.
  ///
  /// - Throws: `UnreadableState` for a text that is no JSON or was written by another version, and for numbers that no
  ///   conversation gets to: sums of them would end the process.
  package init(kept text: String) throws(UnreadableState) {
    do {
      let json = try JSON(parsing: Array(text.utf8), called: "state")
      guard json.numbersAreSmall else { throw UnreadableState(reason: "a number in it is out of range") }
      self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch let error as UnreadableState {
      throw error
    } catch {
      throw UnreadableState(reason: "the conversation was written by another version")
    }
    guard countsAreSound else { throw UnreadableState(reason: "a count in it is out of range") }
  }

  private var countsAreSound: Bool {
    let open = (frames + parked.map(\.frame)).flatMap { [$0.question, $0.asideQuestion].compactMap(\.self) }
    let isEmptyPlan = frames.contains { if case .confirmingPlan([]) = $0.stage { true } else { false } }
    return turn >= 0 && lastFrame >= 0 && !isEmptyPlan
      && open.allSatisfy {
        $0.page >= 0 && $0.page <= Self.largestPage && $0.attempt >= 0 && $0.silences >= 0
      }
  }

  private static let largestPage = 1_000_000
}

extension JSON {
  /// Whole numbers that a `Double` holds exactly are small enough for every sum that is made of them.
  fileprivate var numbersAreSmall: Bool {
    switch value {
    case .number: number.map { abs($0) <= 9_007_199_254_740_992 } ?? false
    case .array(let elements): elements.allSatisfy(\.numbersAreSmall)
    case .object(let members): members.allSatisfy(\.value.numbersAreSmall)
    case .string, .boolean, .null: true
    }
  }
}
