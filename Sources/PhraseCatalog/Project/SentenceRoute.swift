public import Matching

/// Where one sentence goes among the shortcuts of a project.
public struct SentenceRoute: Encodable, Sendable, CustomStringConvertible {
  public enum Outcome: String, Encodable, Sendable {
    case matched
    /// Matched, but a slot holds words that no known value is.
    case unknownValue = "unknown_value"
    /// Another shortcut is as near.
    case ambiguous
    /// Understood, and a rule says that it must not be carried out.
    case vetoed
    case notUnderstood = "not_understood"
  }

  public struct Slot: Encodable, Sendable {
    public let text: String
    /// What the words are known as; nil when nothing knows them.
    public let value: String?
  }

  public struct RunnerUp: Encodable, Sendable {
    public let intent: String
    public let phrase: String
    public let cost: Int
  }

  /// From 1.
  public let line: Int
  public let text: String
  public let app: String?
  public let intent: String?
  /// The phrase as its table has it.
  public let phrase: String?
  public let language: String?
  public let slots: [String: Slot]
  public let cost: Int?
  public let askFirst: Bool
  public let runnerUp: RunnerUp?
  public let outcome: Outcome

  private enum CodingKeys: String, CodingKey {
    case line, text, app, intent, phrase, language, slots, cost, askFirst = "ask_first", runnerUp =
      "runner_up",
      outcome
  }

  /// Reads a sentence with the matcher of a project.
  ///
  ///     let route = SentenceRoute("한입에서 새 업무 채팅", line: 1, matcher: try project.matcher())
  public init(_ text: String, line: Int, matcher: Matcher) {
    let result = matcher.match(text)
    let phrases = matcher.phrases.phrases
    self.line = line
    self.text = text
    guard let match = result.matches.first ?? result.vetoed.first?.match else {
      (app, intent, phrase, language, cost, runnerUp) = (nil, nil, nil, nil, nil, nil)
      (slots, askFirst, outcome) = ([:], false, .notUnderstood)
      return
    }
    let winner = phrases[match.phrase]
    // A preset value is part of the shortcut: two of one intent are two.
    let other = result.matches.dropFirst().first {
      phrases[$0.phrase].intent != winner.intent || phrases[$0.phrase].shortcut != winner.shortcut
    }
    (app, intent, phrase, language) = (winner.app, winner.intent, winner.template.source, winner.language)
    slots = Dictionary(match.slots.map { ($0.name, Slot($0)) }, uniquingKeysWith: { first, _ in first })
    cost = match.cost
    askFirst = match.asksFirst
    runnerUp = other.map {
      RunnerUp(
        intent: phrases[$0.phrase].intent, phrase: phrases[$0.phrase].template.source, cost: $0.cost)
    }
    let isTie = other.map { $0.cost == match.cost && $0.literalCount == match.literalCount } ?? false
    outcome =
      result.matches.isEmpty
      ? .vetoed : isTie ? .ambiguous : match.textRanges.isEmpty ? .matched : .unknownValue
  }

  /// One line for people.
  public var description: String {
    guard let intent, let phrase, let cost else { return "\(line): “\(text)”: not understood" }
    let values = slots.sorted { $0.key < $1.key }.map { name, slot in
      slot.value == nil ? "\(name) = “\(slot.text)” (not known)" : "\(name) = \(slot.value ?? slot.text)"
    }
    let details = [values.joined(separator: ", "), "cost \(cost)"] + (askFirst ? ["asks first"] : [])
    let rival = runnerUp.map { "; next: \($0.intent) (cost \($0.cost))" } ?? ""
    let head = "\(line): “\(text)” → \(intent), “\(phrase)”"
    let state =
      outcome == .vetoed ? "must not be carried out" : outcome == .ambiguous ? "another is as near" : ""
    return "\(head): \((details + [state]).filter { !$0.isEmpty }.joined(separator: ", "))\(rival)"
  }
}

extension SentenceRoute.Slot {
  fileprivate init(_ slot: SlotMatch) {
    text = slot.said
    value =
      switch slot.value {
      case .names(let ids): ids.joined(separator: "|")
      case .text: nil
      default: slot.said
      }
  }
}
