import AppIntents
import Language
import Matching

/// Values for an intent's parameters from what a sentence mentions, without its grammar.
///
/// Each mention goes to the first parameter that takes its kind; a number goes to the thing beside it.
struct MentionedValues {
  let app: String
  let mentions: [Mention]
  let text: NormalText
  private let reference: DateReference
  let language: any PhraseLanguage
  /// In Korean a number stands behind what it counts, in English before it.
  private let countsBehind: Bool
  /// Texts of the person's own, which the sentence marks as such.
  let marked: [MarkedText]
  /// Words that no example has.
  private let unknown: [Range<Int>]
  /// Whether a word stands in the name of something of the app.
  let isInName: (String) -> Bool
  /// Amounts of money.
  let prices: [SaidPrice]
  private var usedPrice: SaidPrice?
  /// Whether the intent has no other parameter, so that it only switches something.
  private var isOnlySwitch = false
  var used: Set<Int> = []
  /// How many things are named without how many of them.
  private var uncounted = 0
  /// The marked address that stands for a place, not for a text.
  var placed: MarkedText?

  init(
    _ mentions: [Mention], app: String, text: NormalText, _ language: any PhraseLanguage,
    marked: [MarkedText] = [], unknown: [Range<Int>] = [], prices: [SaidPrice] = [],
    isInName: @escaping (String) -> Bool = { _ in false }, at reference: DateReference
  ) {
    self.isInName = isInName
    self.prices = prices
    self.marked = marked
    self.unknown = unknown
    self.language = language
    self.reference = reference
    self.app = app
    self.mentions = mentions
    self.text = text
    countsBehind = text.scalars.contains(where: Hangul.isSyllable)
  }

  /// The values of an intent with these parameters.
  ///
  /// - Parameter takesNames: whether a name that no parameter takes may be the words of its only text: 보쌈 파는 집.
  mutating func values(for parameters: [ParameterDescriptor], takesNames: Bool = false) -> Result {
    (used, uncounted, usedPrice, placed) = ([], 0, nil, nil)
    isOnlySwitch = parameters.count == 1
    var result = Result()
    defer { used = [] }
    for parameter in parameters {
      guard let (argument, range) = argument(for: parameter.kind) else { continue }
      result.arguments[parameter.name] = argument
      result.said[parameter.name] = said(range)
    }
    if let (name, argument, range) = place(for: parameters, besides: result) {
      result.arguments[name] = argument
      result.said[name] = said(range)
    }
    if let (name, argument, range) = markedText(of: parameters) ?? (takesNames ? text(of: parameters) : nil) {
      result.arguments[name] = argument
      result.said[name] = said(range)
    }
    result.leavesText =
      marked.contains { !$0.kind.maySetAside && $0 != placed }
      && !parameters.contains { $0.kind.isText && result.arguments[$0.name]?.isText == true }
    result.leavesAmount =
      parameters.contains { $0.kind.isCounted && (result.arguments[$0.name] != nil || !$0.isOptional) }
      && leavesAmount || lacksNumberedThing(parameters, result)
    result.countsAll =
      uncounted == 0 && leavesOnlyPeople
      && parameters.contains { $0.kind.isCounted && result.arguments[$0.name] != nil }
    result.numberedThing = numberedThing(parameters, result)
    result.leavesLargeNumber =
      prices.contains { $0 != usedPrice } || text.scalars.indices.contains(where: beginsLongNumber)
    let others = mentions.indices.filter { !used.contains($0) && isAnotherTime(mentions[$0]) }
    result.leavesTime = !others.isEmpty
    result.leavesTimeOfRequest = others.contains { !isInStatement(mentions[$0]) }
    result.leavesOtherDay = others.contains { saysOtherDay(mentions[$0]) && !isInStatement(mentions[$0]) }
    for index in mentions.indices where mentions[index].isName {
      if used.contains(index) { result.takenNames += 1 } else { result.leftNames.append(mentions[index]) }
    }
    return result
  }

  /// The marked text for the only text of an intent. An address is a text that the intent needs, not one beside what it does.
  private func markedText(of parameters: [ParameterDescriptor]) -> (String, IntentArgument, Range<Int>)? {
    let takers = parameters.filter { $0.kind.isText }
    guard takers.count == 1, let parameter = takers.first, let text = onlyMarked else { return nil }
    let takesAddress = !parameters.contains { $0.kind.isCounted }
    guard text.kind != .address || takesAddress && !parameter.isOptional,
      text.kind != .name || !parameter.isOptional,
      text.kind != .exclusion || parameter.isOptional
    else { return nil }
    return (parameter.name, .text(original(text.range)), text.range)
  }

  /// What is left out is noted where nothing else is.
  private var onlyMarked: MarkedText? {
    let kept = marked.filter { !$0.kind.maySetAside && $0 != placed }
    let texts = kept.isEmpty ? marked.filter { $0.kind == .exclusion } : kept
    return texts.count == 1 ? texts.first : nil
  }

  /// As it was typed, with its capitals.
  func original(_ range: Range<Int>) -> String {
    let scalars = text.source.unicodeScalars
    let source = text.sourceRange(range)
    return String(
      String.UnicodeScalarView(
        scalars[
          scalars.index(
            scalars.startIndex, offsetBy: source.lowerBound)..<scalars.index(
              scalars.startIndex, offsetBy: source.upperBound)]))
  }

  private mutating func text(of parameters: [ParameterDescriptor]) -> (String, IntentArgument, Range<Int>)? {
    let texts = parameters.filter { $0.kind.isText }
    guard texts.count == 1, let parameter = texts.first else { return nil }
    guard let index = mentions.indices.first(where: { isNameHere($0) && !used.contains($0) }) else {
      return parameter.isOptional
        ? nil : (wordsOfName ?? unknownText).map { (parameter.name, .text(text.spacedSlice($0)), $0) }
    }
    used.insert(index)
    let range = mentions[index].range
    return (parameter.name, .text(text.spacedSlice(range)), range)
  }

  /// The only words of a sentence that no example has, without their particle: what is looked for.
  private var unknownText: Range<Int>? {
    guard let first = unknown.first, let last = unknown.last,
      zip(unknown, unknown.dropFirst()).allSatisfy({ $0.upperBound == $1.lowerBound })
    else { return nil }
    return first.lowerBound..<endWithoutParticle(last)
  }

  func endWithoutParticle(_ word: Range<Int>) -> Int {
    word.dropFirst(2).first {
      Hangul.isSyllable(text.scalars[$0])
        && language.joinsValue(at: $0, in: text.scalars, spaceBefore: text.spaceBefore)
    } ?? word.upperBound
  }

  private mutating func argument(for kind: ValueKind) -> (IntentArgument, Range<Int>)? {
    switch kind {
    case .entity, .enumeration: return named(kind).map { ($0.argument, mentions[$0.index].range) }
    case .list(let member): return list(of: member)
    case .date, .duration: return measured(kind)
    case .integer(let minimum, let maximum):
      if let found = limit(minimum, maximum) ?? measured(kind) { return found }
      // “With three kids, show me places without a fee”: the number of people is no amount of money.
      return maximum ?? 0 >= Self.smallestLimit
        ? onlyNumber(from: Self.smallestLimit) : onlyNumber() ?? persons()
    case .boolean: return switched()
    default: return nil
    }
  }

  /// The first thing of this kind that no other parameter has.
  private mutating func named(_ kind: ValueKind) -> (argument: IntentArgument, index: Int)? {
    for index in mentions.indices where !used.contains(index) {
      guard case .names(let names) = mentions[index].value, let argument = argument(kind, names, index) else {
        continue
      }
      used.insert(index)
      return (argument, index)
    }
    return nil
  }

  private func argument(_ kind: ValueKind, _ names: [DictionaryID: [String]], _ index: Int) -> IntentArgument?
  {
    let said = text.spacedSlice(mentions[index].range)
    switch kind {
    case .entity(let type):
      return names[SlotReaders.dictionary(type, of: app)].map { .entities(identifiers: $0, said: said) }
    case .enumeration(let type):
      return names[SlotReaders.dictionary(type, of: app)].map { .cases($0, said: said) }
    default: return nil
    }
  }

  private mutating func list(of member: ValueKind) -> (IntentArgument, Range<Int>)? {
    var members: [IntentArgument] = []
    var ranges: [Range<Int>] = []
    used.formUnion(namedAgain)
    while let (argument, range) = memberArgument(member) {
      members.append(argument)
      ranges.append(range)
    }
    guard let first = ranges.first, let last = ranges.last else { return nil }
    if members.count == 1, let counted = counted(members[0], member, first) { return counted }
    return (.list(members), first.lowerBound..<last.upperBound)
  }

  /// A thing, or a composite with a thing and how many of it.
  private mutating func memberArgument(_ kind: ValueKind) -> (IntentArgument, Range<Int>)? {
    guard case .composite(let composite) = kind else {
      return named(kind).map { ($0.argument, mentions[$0.index].range) }
    }
    guard let thing = composite.properties.first(where: \.kind.isThing), let found = named(thing.kind) else {
      return nil
    }
    let range = mentions[found.index].range
    guard let quantity = composite.properties.first(where: \.kind.isWholeNumber),
      let number = number(beside: found.index),
      let count = mentions[number].wholeNumber
    else {
      if !language.isSingled(behind: text.spacedSlice(0..<range.lowerBound)) { uncounted += 1 }
      return (.composite([thing.name: found.argument]), range)
    }
    used.insert(number)
    let counted = mentions[number].range
    return (
      .composite([thing.name: found.argument, quantity.name: .integer(count)]),
      min(range.lowerBound, counted.lowerBound)..<max(range.upperBound, counted.upperBound)
    )
  }

  /// The number that counts a thing: right beside it, on the side where the language counts, else on the other.
  private func number(beside thing: Int) -> Int? {
    let sides = countsBehind ? [thing + 1, thing - 1] : [thing - 1, thing + 1]
    return sides.first { index in
      guard mentions.indices.contains(index), !used.contains(index), case .number = mentions[index].value
      else {
        return false
      }
      // Where it could count the next thing as well, only the usual side counts.
      let isUsual = (index > thing) == countsBehind
      guard gap(index, thing) <= Self.widestGap else { return false }
      // “gizzards 1, draft beer 2”: a comma says what a number belongs to.
      let (isCut, isOtherCut) = (holdsComma(index, thing), holdsComma(index, index + (index - thing)))
      if isCut != isOtherCut, isBeside(index, another: thing) { return isOtherCut }
      return isUsual || !isBeside(index, another: thing)
    }
  }

  private func holdsComma(_ one: Int, _ other: Int) -> Bool {
    guard mentions.indices.contains(other) else { return false }
    let (first, second) = (mentions[min(one, other)].range, mentions[max(one, other)].range)
    return text.scalars[first.upperBound..<max(first.upperBound, second.lowerBound)].contains(",")
  }

  private func isBeside(_ number: Int, another thing: Int) -> Bool {
    let other = number + (number - thing)
    return mentions.indices.contains(other) && mentions[other].isName && gap(number, other) <= Self.widestGap
  }

  /// Room for a particle or “of”.
  private static let widestGap = 3

  private func gap(_ one: Int, _ other: Int) -> Int {
    let (first, second) = (mentions[min(one, other)].range, mentions[max(one, other)].range)
    return second.lowerBound - first.upperBound
  }

  private mutating func measured(_ kind: ValueKind) -> (IntentArgument, Range<Int>)? {
    for index in mentions.indices where !used.contains(index) {
      switch (mentions[index].value, kind) {
      case (.number(let number), .integer):
        // Without a counter it may count anything.
        guard number.counter != nil, let value = mentions[index].wholeNumber else { continue }
        used.insert(index)
        return (.integer(value), mentions[index].range)
      case (.date(let date), .date):
        guard let start = date.start else { continue }
        used.insert(index)
        return (.date(Double(reference.secondsSince1970(of: start))), mentions[index].range)
      case (.date(let date), .duration):
        guard let duration = date.duration else { continue }
        used.insert(index)
        return (.duration(Double(reference.seconds(of: duration))), mentions[index].range)
      default: continue
      }
    }
    return nil
  }

  /// The most that something may cost, for a number that may be as large as a price: 만 원 이하.
  private mutating func limit(_ minimum: Int?, _ maximum: Int?) -> (IntentArgument, Range<Int>)? {
    guard maximum ?? 0 >= Self.smallestLimit, prices.count == 1, let price = prices.first, price.isLimit,
      (minimum ?? 0)...(maximum ?? .max) ~= price.won
    else { return nil }
    usedPrice = price
    used.formUnion(mentions.indices.filter { mentions[$0].range.overlaps(price.range) })
    return (.integer(price.won), price.range)
  }

  /// In won. What may be no more than this counts things.
  private static let smallestLimit = 1_000

  /// The only number of the sentence, where nothing else takes it: two tickets.
  private mutating func onlyNumber(from smallest: Int = 0) -> (IntentArgument, Range<Int>)? {
    let numbers = mentions.indices.filter { index in
      mentions[index].wholeNumber != nil && !prices.contains { $0.range.overlaps(mentions[index].range) }
    }
    guard numbers.count == 1, let index = numbers.first, !used.contains(index),
      let value = mentions[index].wholeNumber, value >= smallest
    else { return nil }
    used.insert(index)
    return (.integer(value), mentions[index].range)
  }

  /// On or off, where the sentence says one of them and not the other.
  private func switched() -> (IntentArgument, Range<Int>)? {
    var found: (value: Bool, range: Range<Int>)?
    for start in text.scalars.indices where start == 0 || text.spaceBefore[start] {
      let end = (start + 1..<text.count).first { text.spaceBefore[$0] } ?? text.count
      guard let value = language.switching(text.slice(start..<end).filter { $0 != "," }) else { continue }
      if let found, found.value != value { return nil }
      found = (value, start..<end)
    }
    return found.map { (.boolean($0.value), $0.range) }
      ?? (isOnlySwitch ? language.wantsToBeTold(text).map { (.boolean($0), 0..<text.count) } : nil)
  }

  private func isAnotherTime(_ mention: Mention) -> Bool {
    guard case .date(let date) = mention.value, let start = date.start else { return false }
    if case .moment = date.value, date.saysTime { return start > reference.now }
    return start > reference.now && start.date != reference.now.date
  }

  private func saysOtherDay(_ mention: Mention) -> Bool {
    guard case .date(let date) = mention.value, let start = date.start else { return false }
    return date.saysDay && start.date != reference.now.date
  }

  /// Whether the clause in which a time is said only states something, as its last word says.
  private func isInStatement(_ mention: Mention) -> Bool {
    let words = text.spacedSlice(mention.range.lowerBound..<text.count).split(separator: " ").map(String.init)
    return (1..<max(1, words.count)).contains { language.statesBeforeRequest(Array(words[..<$0])) }
  }

  private func said(_ range: Range<Int>) -> SaidSlot {
    SaidSlot(
      text: text.spacedSlice(range),
      span: [text.origin[range.lowerBound], text.origin[range.upperBound - 1] + 1])
  }
}

extension ValueKind {
  var isThing: Bool {
    if case .entity = self { true } else { false }
  }

  /// A list of things with how many of each.
  var isCounted: Bool {
    guard case .list(.composite(let composite)) = self else { return false }
    return composite.properties.contains { $0.kind.isWholeNumber }
  }

  var isText: Bool {
    if case .string = self { true } else { false }
  }

  var isWholeNumber: Bool {
    if case .integer = self { true } else { false }
  }
}

extension IntentArgument {
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}
