import Language

extension Explanation {
  /// The explanation for a person who writes phrases.
  public var text: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var lines = ["read      \(read)" + (result.text.isQuestion ? " ?" : "")]
    lines += result.vetoes.map { "veto      \($0.rule) at \($0.range.lowerBound)..<\($0.range.upperBound)" }
    if result.isTooLong { lines.append("too long  more than \(Matcher.utteranceLimit) characters; not read") }
    if result.isTooComplex {
      lines.append("too complex  it takes more than \(StepBudget.turnLimit) steps to read")
    }
    if let winner {
      lines += ["winner    \(name(winner.phrase))  \(winner.phrase.template)"] + details(winner.match)
    }
    for loser in losers.prefix(5) {
      lines.append("loses     \(name(loser.phrase))  \(loser.phrase.template)  cost \(loser.match.cost)")
    }
    for item in vetoed.prefix(5) {
      lines.append("vetoed    \(name(item.phrase))  \(item.phrase.template)  by \(item.vetoed.rule)")
    }
    for miss in nearMisses {
      lines.append("near miss \(miss.app).\(miss.intent)  \(miss.phrase)")
      lines.append("          parts at \(miss.at): \(miss.reason)")
    }
    if winner == nil, nearMisses.isEmpty, vetoed.isEmpty { lines.append("no phrase begins like this") }
    return lines
  }

  private func details(_ match: Match) -> [String] {
    var lines = match.slots.map { "  slot    \($0.name) = \($0.value.summary)  “\($0.said)”" }
    for item in match.costs {
      lines.append(
        "  cost    \(pad(item.amount))  \(item.what.meaning)" + (item.count > 1 ? " × \(item.count)" : ""))
    }
    lines.append("  total   \(pad(match.cost))  literal characters \(match.literalCount)")
    if let ending = match.ending {
      lines.append("  ending  \(ending)" + (match.asksFirst ? ", asks first" : ""))
    }
    return lines
  }

  private func name(_ phrase: Phrase) -> String { "\(phrase.app).\(phrase.intent) [\(phrase.language)]" }

  private func pad(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 4 - digits.count)) + digits
  }
}

extension SlotValue {
  /// The value in one line, for explanations.
  public var summary: String {
    switch self {
    case .names(let ids):
      ids.count == 1 ? ids[0] : "\(ids.count) things (\(ids.prefix(4).joined(separator: ", "))…)"
    case .text(let text): "text “\(text)”"
    case .number(let value):
      abs(value) < 1e15 && Double(Int(value)) == value ? String(Int(value)) : String(value)
    case .numberRange(let from, let through): "\(from)–\(through)"
    case .boolean(let value): String(value)
    case .date(let date, _): date.isoText
    case .duration(let duration, _): duration.text
    case .list(let members): "[" + members.map(\.value.summary).joined(separator: ", ") + "]"
    case .composite(let slots):
      "{" + slots.map { "\($0.name): \($0.value.summary)" + modifiers($0) }.joined(separator: ", ") + "}"
    }
  }

  private func modifiers(_ slot: SlotMatch) -> String {
    slot.modifiers.isEmpty ? "" : " (" + slot.modifiers.map(\.rawValue).sorted().joined(separator: ", ") + ")"
  }
}
