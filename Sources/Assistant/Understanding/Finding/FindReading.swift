import AppIntents
import Language
import Matching

/// Makes the criteria of a sentence that finds things.
struct FindReading {
  private let sentences: FindSentences
  private let reference: DateReference
  /// Names that mean several kinds of thing, in normal form: 치킨 is a dish as well as what restaurants cook.
  private let ambiguous: Set<String>

  init(_ sentences: FindSentences, ambiguous: Set<String>, at reference: DateReference) {
    self.sentences = sentences
    self.ambiguous = ambiguous
    self.reference = reference
  }

  /// Nil for a sentence that compares and sorts nothing, or whose values the properties cannot have.
  func criteria(_ slots: [SlotMatch]) -> FindCriteria? {
    var criteria = FindCriteria()
    var isPlain = true
    for slot in slots {
      if slot.name == "limit" {
        guard let limit = limit(slot) else { return nil }
        criteria.limit = limit
      } else if slot.name.hasPrefix("o") {
        guard criteria.order == nil, let fixed = fixed(slot) else { return nil }
        criteria.order = fixed.order
        isPlain = false
      } else if case .list(let members) = slot.value {
        guard let conditions = conditions(members, &isPlain) else { return nil }
        criteria.conditions += conditions
      } else {
        guard !slot.name.hasPrefix("n") || !ambiguous.contains(NormalText(slot.said).text),
          let condition = condition([slot], &isPlain)
        else { return nil }
        criteria.conditions.append(condition)
      }
    }
    guard !isPlain, !isLatestAlone(criteria) else { return nil }
    // The best come first, and who wants more says how many.
    if criteria.order != nil, criteria.limit == nil { criteria.limit = Self.usualLimit }
    return criteria
  }

  private static let usualLimit = 10

  /// 최근 주문 보여줘 is about what has just been: the app's own intents know better what of it is wanted.
  private func isLatestAlone(_ criteria: FindCriteria) -> Bool {
    guard let order = criteria.order, criteria.conditions.isEmpty, criteria.limit == nil else { return false }
    return sentences.descriptor.properties.contains { $0.name == order.property && $0.kind == .date }
  }

  /// What words with a fixed meaning stand for.
  private func fixed(_ slot: SlotMatch) -> FindCriteria? {
    guard case .names(let ids) = slot.value, ids.count == 1 else { return nil }
    return try? FindCriteria(ids[0])
  }

  private func conditions(_ members: [SlotMatch], _ isPlain: inout Bool) -> [FindCriteria.Condition]? {
    var conditions: [FindCriteria.Condition] = []
    for member in members {
      guard case .composite(let slots) = member.value, let condition = condition(slots, &isPlain) else {
        return nil
      }
      conditions.append(condition)
    }
    return conditions
  }

  /// A name alone is no comparison: any sentence about things has some.
  private func condition(_ slots: [SlotMatch], _ isPlain: inout Bool) -> FindCriteria.Condition? {
    if let slot = slots.first(where: { $0.name == "b" }) {
      isPlain = false
      return fixed(slot)?.conditions.first
    }
    guard let first = slots.first(where: { $0.name.contains("x") }),
      let mark = first.name.firstIndex(of: "x"),
      let number = Int(first.name[first.name.index(after: mark)...])
    else { return nil }
    let option = sentences.options[number]
    isPlain = isPlain && option.property.isNamed && option.said == .equal
    return condition(option, first, slots.first { $0.name == "y\(number)" })
  }

  private func limit(_ slot: SlotMatch) -> Int? {
    guard case .number(let number) = slot.value, let limit = Int(exactly: number), limit > 0 else {
      return nil
    }
    return limit
  }

  private func condition(
    _ option: FindOption, _ first: SlotMatch, _ second: SlotMatch?
  ) -> FindCriteria.Condition? {
    let words = FindWords(sentences.descriptor, sentences.frame, language: sentences.language)
    guard option.saysTitle || words.fits((second ?? first).said, option.property) else { return nil }
    if option.said == .equal, option.property.comparisons.contains(.between), let span = span(first, option) {
      return FindCriteria.Condition(option.property.name, .between, span)
    }
    let values = [first, second].compactMap(\.self).compactMap { value($0, option) }
    guard values.count == option.used.valueCount else { return nil }
    return FindCriteria.Condition(option.property.name, option.used, values)
  }

  private func value(_ slot: SlotMatch, _ option: FindOption) -> String? {
    switch slot.value {
    case .names(let ids): ids.count == 1 ? ids[0] : nil
    case .number(let number): self.number(number, option)
    case .boolean(let value): "\(value)"
    case .text(let text): text
    case .date(let reading, let seconds): moment(reading, option.said, begin: seconds)
    case .duration(_, let seconds): "\(seconds)"
    case .numberRange, .list, .composite: nil
    }
  }

  private func number(_ number: Double, _ option: FindOption) -> String? {
    if let whole = Int(exactly: number) { return "\(whole + option.shift)" }
    if case .integer = option.property.kind { return nil }
    return "\(number)"
  }

  /// After a day is after its end, until a day is until its end.
  private func moment(_ reading: DateReading, _ said: FindComparison, begin: Int) -> String? {
    let isEnd = said == .greater || said == .atMost
    let seconds = isEnd ? end(reading).map { $0 - 1 } ?? begin : begin
    return reference.isoText(of: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// The ends of what is said as a span: a day, “between 10 and 20”; twice the same of one value that can only be compared so.
  private func span(_ slot: SlotMatch, _ option: FindOption) -> [String]? {
    switch slot.value {
    case .date(let reading, let begin):
      return end(reading).map { end in
        [begin, end - 1].map { reference.isoText(of: Date(timeIntervalSince1970: Double($0))) }
      }
    case .numberRange(let low, let high):
      let values = [low, high].compactMap { number($0, option) }
      return values.count == 2 ? values : nil
    case .number(let value) where option.used == .between: return number(value, option).map { [$0, $0] }
    default: return nil
    }
  }

  /// Where a day or span ends, in seconds since 1970; nil for an instant.
  private func end(_ reading: DateReading) -> Int? {
    switch reading.value {
    case .interval(let span): reference.secondsSince1970(of: span.upperBound)
    case .moment(let moment, .day):
      reference.secondsSince1970(of: moment) + 86_400
    case .moment, .duration, .recurrence: nil
    }
  }
}
