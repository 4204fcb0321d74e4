import AppIntents
import Language
import Matching

// Numbers that count what is wanted, and those that nothing takes.

extension MentionedValues {
  /// How many people there are, where nothing else is counted: 외도 표 찾아 줘 우리 두 명이야.
  func persons() -> (IntentArgument, Range<Int>)? {
    let found = text.scalars.indices.compactMap { start -> (Int, Range<Int>)? in
      guard start == 0 || text.spaceBefore[start] else { return nil }
      return language.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: start).lazy.compactMap {
        guard $0.counter.map(language.personCounters.contains) == true,
          $0.value.lowerBound == $0.value.upperBound,
          let count = Int(exactly: $0.value.lowerBound)
        else { return nil }
        return (count, start..<$0.end)
      }.first
    }
    return found.count == 1 ? (.integer(found[0].0), found[0].1) : nil
  }

  /// The only thing of a list with the only number of the sentence, which stands behind it and counts portions: tteokbokki from School
  /// Gate, two portions; 할머니가 육개장 드시고 싶대, 두 그릇만. Not “two bottles of water”, which counts something else.
  mutating func counted(_ member: IntentArgument, _ kind: ValueKind, _ range: Range<Int>) -> (
    IntentArgument, Range<Int>
  )? {
    guard case .composite(let composite) = kind, case .composite(var properties) = member,
      let quantity = composite.properties.first(where: { $0.kind.isWholeNumber }),
      properties[quantity.name] == nil
    else { return nil }
    let numbers = mentions.indices.filter { mentions[$0].isNumber && !used.contains($0) }
    guard numbers.count == 1, let number = numbers.first, case .number(let said) = mentions[number].value,
      let counter = said.counter, language.portionCounters.contains(counter),
      mentions[number].range.lowerBound >= range.upperBound, endsSaying(number),
      let count = mentions[number].wholeNumber
    else { return nil }
    used.insert(number)
    properties[quantity.name] = .integer(count)
    let counted = mentions[number].range
    return (
      .list([.composite(properties)]),
      min(range.lowerBound, counted.lowerBound)..<max(range.upperBound, counted.upperBound)
    )
  }

  /// Whether a number stands right behind a comma, a name or a wish, so that no clause around it says what else it counts: not “grandpa
  /// ate two bowls”, and not “two bowls of rice”.
  private func endsSaying(_ number: Int) -> Bool {
    let start = mentions[number].range.lowerBound
    guard start > 0 else { return false }
    let follows =
      text.scalars[start - 1] == "," || marked.contains { $0.frame.upperBound == start }
      || mentions.contains { $0.isName && $0.range.upperBound == start }
    return follows && !text.spacedSlice(mentions[number].range.upperBound..<text.count).hasPrefix("of ")
  }

  /// Names that only name again what another one says more exactly or counts: one pepperoni pizza, … and cut the pizza; fried chicken
  /// tonight, get me two fried chickens.
  var namedAgain: [Int] {
    mentions.indices.filter { index in
      guard case .names(let names) = mentions[index].value, !used.contains(index), !isCounted(index) else {
        return false
      }
      return mentions.indices.contains { other in
        guard other != index, case .names(let others) = mentions[other].value, !used.contains(other) else {
          return false
        }
        return others.contains { dictionary, ids in
          guard let own = names[dictionary], Set(ids).isSubset(of: own) else { return false }
          return ids.count < own.count || isCounted(other) || other < index
        }
      }
    }
  }

  /// Whether a number stands beside it.
  private func isCounted(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { mentions.indices.contains($0) && mentions[$0].isNumber }
  }

  /// 5531번 주문 취소해 줘: a long number that nothing takes may name the thing that is wanted, which must not be another one then.
  func lacksNumberedThing(_ parameters: [ParameterDescriptor], _ result: Result) -> Bool {
    parameters.contains { parameter in
      guard case .entity = parameter.kind else { return false }
      return result.arguments[parameter.name] == nil
    } && text.scalars.indices.contains(where: beginsLongNumber)
  }

  func numberedThing(_ parameters: [ParameterDescriptor], _ result: Result) -> NumberedThing? {
    let things = parameters.filter { $0.kind.isThing }
    guard things.count == 1, let thing = things.first, result.arguments[thing.name] == nil,
      !parameters.contains(where: { $0.kind.isCounted }),
      let start = text.scalars.indices.first(where: beginsLongNumber)
    else { return nil }
    let end = start + text.scalars[start...].prefix { ("0"..."9").contains($0) }.count
    return NumberedThing(slot: thing.name, said: text.slice(start..<end))
  }

  func beginsLongNumber(_ start: Int) -> Bool {
    let isTaken =
      used.contains { mentions[$0].range.contains(start) } || marked.contains { $0.frame.contains(start) }
      || prices.contains { $0.range.contains(start) }
      || mentions.contains { $0.isDate && $0.range.contains(start) }
    return !isTaken && (start == 0 || text.spaceBefore[start])
      && text.scalars[start...].prefix { ("0"..."9").contains($0) }.count >= Self.longNumber
  }

  /// Orders have numbers of four digits. 12시 and 30분 have two.
  private static let longNumber = 4

  var leavesAmount: Bool { leftNumbers.isEmpty ? saysLeftAmount : !countsOnlyOnes }

  /// The numbers that nothing takes.
  private var leftNumbers: [Int] {
    mentions.indices.filter {
      mentions[$0].isNumber && (!used.contains($0) && !standsForThing($0) || isForSomebody($0))
    }
  }

  /// two cokes and a burger, we are 4 kids; 4개 담아 사람이 넷이야: whether the numbers that nothing takes count people.
  var leavesOnlyPeople: Bool {
    !leftNumbers.isEmpty && leftNumbers.allSatisfy { countsPeople($0) && !isForSomebody($0) }
      && !saysLeftAmount
  }

  private func countsPeople(_ index: Int) -> Bool {
    let range = mentions[index].range
    if case .number(let said) = mentions[index].value,
      said.counter.map(language.personCounters.contains) == true
    {
      return true
    }
    let before = text.spacedSlice(0..<range.lowerBound).split(separator: " ").last.map(String.init)
    let behind = text.spacedSlice(range.upperBound..<text.count).split(separator: " ").prefix(3).map(
      String.init)
    return behind.contains(where: language.personCounters.contains)
      || language.personCounters.contains { $0.count > 1 && before?.hasPrefix($0) == true }
  }

  private var saysLeftAmount: Bool {
    text.scalars.indices.contains { start in
      guard start == 0 || text.spaceBefore[start], !mentions.contains(where: { $0.range.contains(start) }),
        !marked.contains(where: { $0.frame.contains(start) })
      else {
        return false
      }
      let end = (start + 1..<text.count).first { text.spaceBefore[$0] } ?? text.count
      let word = text.slice(start..<end).filter { $0 != "," }
      return language.saysAmount(word) || saysOneMore(word, before: end)
        || language.numbers(in: text.scalars, spaceBefore: text.spaceBefore, at: start).contains(
          where: \.countsThings)
    }
  }

  /// “a bibimbap for me and another for my husband”: one more of what was named.
  private func saysOneMore(_ word: String, before end: Int) -> Bool {
    language.saysOneMore(word) && !mentions.contains { $0.range.lowerBound == end }
  }

  /// send one to the house, 그거를 한 잔: a number that nothing takes is what is taken anyway, one of everything.
  private var countsOnlyOnes: Bool {
    mentions.indices.allSatisfy {
      !mentions[$0].isNumber || mentions[$0].wholeNumber == 1 && !isForSomebody($0)
    }
  }

  /// the large one: a number that stands for the thing, and counts nothing.
  private func standsForThing(_ index: Int) -> Bool {
    guard mentions[index].wholeNumber == 1, mentions[index].range.lowerBound > 0 else { return false }
    let before = text.spacedSlice(0..<mentions[index].range.lowerBound).split(separator: " ").map(String.init)
    return language.standsForThing(text.slice(mentions[index].range), behind: before)
  }

  /// 4 me: a digit that stands for a word.
  private func isForSomebody(_ index: Int) -> Bool {
    let rest = text.spacedSlice(mentions[index].range.upperBound..<text.count)
    return ["me", "us", "you", "him", "her", "them"].contains { rest == $0 || rest.hasPrefix($0 + " ") }
  }
}
