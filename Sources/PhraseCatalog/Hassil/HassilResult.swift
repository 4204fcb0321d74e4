public import Matching

/// What a sentence was understood as.
public struct HassilResult: Sendable {
  public let intent: String
  /// The combination of slots, in the layout that has them.
  public let combination: String?
  /// The key of the answer; nil for the default one.
  public let response: String?
  public let slots: [String: HassilValue]
  /// Text that is for the answer only, by name.
  public let captures: [String: String]
  /// Where the template was written.
  public let origin: PhraseOrigin
  /// The match behind it; its ranges are in the sentence as it was prepared for matching.
  public let match: Match

  /// Characters of the longest thing named; nil when none is.
  let nameLength: Int?
  /// Characters of each free text.
  let textLengths: [Int]

  /// The order in which hassil prefers.
  func isBetter(than other: Self) -> Bool {
    if nameLength != other.nameLength { return (nameLength ?? -1) > (other.nameLength ?? -1) }
    if textLengths.count != other.textLengths.count { return textLengths.count < other.textLengths.count }
    if match.literalCount != other.match.literalCount { return match.literalCount > other.match.literalCount }
    let (text, otherText) = (textLengths.reduce(0, +), other.textLengths.reduce(0, +))
    return text != otherText ? text < otherText : intent < other.intent
  }
}

/// A match on its way to a result: slots with their values, before the context is looked at.
struct HassilReading {
  private let match: Match
  private let block: HassilBlock
  private let origin: PhraseOrigin
  private var slots: [String: HassilValue] = [:]
  private var captures: [String: String] = [:]
  private var context: [String: HassilValue] = [:]
  private var nameLength: Int?
  private var textLengths: [Int] = []

  /// Nil when a number is none that its range has, or a word is missing that the block requires.
  init?(
    _ match: Match, _ text: HassilText, _ block: HassilBlock, _ templates: HassilMatcher.Templates,
    _ home: [String: HassilEntry]
  ) {
    self.match = match
    self.block = block
    origin = templates.phrases.phrases[match.phrase].origin
    guard block.requiredKeywords.isEmpty || text.saysOne(of: block.requiredKeywords) else { return nil }
    guard !match.slots.isEmpty else { return }
    let sources = templates.phrases.sources[match.phrase]
    for slot in match.slots {
      let said = text.said(slot.range)
      if case .text = slot.value { textLengths.append(said.count) }
      guard let value = value(of: slot, said, sources, templates, home) else { return nil }
      if sources.captures.contains(slot.name) {
        captures[slot.name] = said
        continue
      }
      slots[slot.name] = value
      if slot.name == "name", case .names = slot.value { nameLength = said.count }
    }
  }

  private mutating func value(
    of slot: SlotMatch, _ said: String, _ sources: HassilSlots, _ templates: HassilMatcher.Templates,
    _ home: [String: HassilEntry]
  ) -> HassilValue? {
    switch slot.value {
    case .names(let ids):
      guard let entry = ids.lazy.compactMap({ templates.phrases.entries[$0] ?? home[$0] }).first else {
        return nil
      }
      if context.isEmpty {
        context = entry.context
      } else {
        context.merge(entry.context) { _, later in later }
      }
      return entry.value
    case .number(let number):
      return sources.value(of: number, said: said, slot: slot.name).map { .number($0) }
    case .text: return .text(said)
    case .boolean(let isTrue): return .boolean(isTrue)
    case .numberRange, .date, .duration, .list, .composite: return nil
    }
  }

  /// The result in a context; nil when the block's conditions do not hold in it.
  consuming func result(_ outer: [String: HassilValue]) -> HassilResult? {
    func known(_ key: String) -> HassilValue? { context[key] ?? outer[key] }
    guard block.excludes.allSatisfy({ key, unwanted in known(key).map { !unwanted.allows($0) } ?? true })
    else { return nil }
    var all = block.slots
    for (key, requirement) in block.requires {
      guard let value = known(key), value != .nothing, requirement.allows(value) else { return nil }
      if let slot = requirement.slot, all[slot] == nil { all[slot] = value }
    }
    if all.isEmpty { all = slots } else { all.merge(slots) { _, said in said } }
    return HassilResult(
      intent: block.intent, combination: block.combination, response: block.response, slots: all,
      captures: captures, origin: origin, match: match, nameLength: nameLength, textLengths: textLengths)
  }
}
