import AppIntents
import Language
import Matching

/// Reads how a sentence of any words edits an open list: 짜장면 하나만 볶음밥으로 바꿔 줘, skip the fries and add a milkshake.
///
/// What comes of it is shown in the next question before anything is done, so that nothing but the words around the names is
/// looked at. A name without such words edits nothing but the number of what is there.
struct ListEdit {
  let text: NormalText
  let mentions: [Mention]
  let language: any PhraseLanguage
  let thing: String
  let quantity: String?
  /// The names of the things.
  let names: DictionaryID

  /// A thing that the sentence names.
  private struct Named {
    var line: EditedList.Line
    var count: Int?
    var role: EditRole?
  }

  /// - Returns: nil where the sentence edits nothing.
  func edited(_ list: EditedList) -> EditedList? {
    let named = replacedFirst(named, in: list)
    guard named.allSatisfy({ $0.count.map(Self.counts.contains) ?? true }) else { return nil }
    guard !named.isEmpty else { return amount.flatMap { counted(list, $0) } }
    var edited = list
    let only = named.filter { $0.role == .only }
    if !only.isEmpty, !edited.keep(only: only.map(\.line)) { return nil }
    for one in named where one.role != .only {
      guard apply(one, to: &edited) else { return nil }
    }
    return edited.lines == list.lines ? nil : edited
  }

  /// A new list of the things that are named and wanted; nil where the sentence names no thing of the list.
  var new: EditedList? {
    let wanted = named.filter { $0.role != .remove && $0.role != .replaced }
    guard !wanted.isEmpty else { return nil }
    return EditedList(
      wanted.map { one in
        var line = one.line
        if let count = one.count { line.count = count }
        return line
      })
  }

  private func apply(_ one: Named, to list: inout EditedList) -> Bool {
    var line = one.line
    if let count = one.count { line.count = count }
    switch one.role {
    case .remove, .replaced: return list.remove(line, count: one.count)
    case .add:
      if list.replaceGone(with: line, count: one.count) { return true }
      list.add(line)
      return true
    case .replacing:
      let part = amount
      return list.replaceGone(with: line, count: one.count)
        || list.replace(with: line, count: one.count, part: part?.scope == .part ? part?.count : nil)
    case .only, nil:
      if list.replaceGone(with: line, count: one.count) { return true }
      return one.count.map { list.setCount($0, of: line) } ?? false
    }
  }

  private func counted(_ list: EditedList, _ amount: (count: Int, scope: EditScope?)) -> EditedList? {
    guard list.lines.count == 1 || amount.scope == .each, amount.scope != .part,
      Self.counts.contains(amount.count)
    else { return nil }
    var edited = list
    edited.setCountOfAll(amount.count)
    return edited
  }

  // MARK: What is named

  /// 짜장면 하나만 볶음밥으로: what stands before the thing that takes a place is what gives it.
  private func replacedFirst(_ named: [Named], in list: EditedList) -> [Named] {
    named.indices.map { index in
      var one = named[index]
      let next = index + 1 < named.count ? named[index + 1].role : nil
      if one.role == nil, next == .replacing, !list.indices(of: one.line).isEmpty { one.role = .replaced }
      return one
    }
  }

  private var named: [Named] {
    things.indices.map { index in
      let mention = things[index]
      let number = number(of: index)
      let count = number.flatMap { mentions[$0].wholeNumber }
      return Named(
        line: EditedList.Line(properties: [thing: argument(mention)], thing: thing, quantity: quantity),
        count: count,
        role: language.editRole(before: before(index), behind: behind(index)) ?? number.flatMap(added))
    }
  }

  /// The mentions that name a thing of the list.
  private var things: [Mention] {
    mentions.filter { mention in
      guard case .names(let ids) = mention.value else { return false }
      return ids[names] != nil
    }
  }

  private func argument(_ mention: Mention) -> IntentArgument {
    guard case .names(let ids) = mention.value else { return .text(text.spacedSlice(mention.range)) }
    return .entities(identifiers: ids[names] ?? [], said: text.spacedSlice(mention.range))
  }

  private func before(_ index: Int) -> String {
    let start = index == 0 ? 0 : things[index - 1].range.upperBound
    return numbered(start..<things[index].range.lowerBound)
  }

  private func behind(_ index: Int) -> String {
    let start = things[index].range.upperBound
    let end = index + 1 < things.count ? things[index + 1].range.lowerBound : text.count
    let isApart = start < text.count && text.spaceBefore[start]
    return (isApart ? " " : "") + numbered(start..<end)
  }

  private var leading: String { numbered(0..<(things.first?.range.lowerBound ?? text.count)) }

  /// The words of a range, with “#” for each number.
  private func numbered(_ range: Range<Int>) -> String {
    var (result, position) = ("", range.lowerBound)
    for mention in mentions where mention.isNumber && range.contains(mention.range.lowerBound) {
      result += text.spacedSlice(position..<mention.range.lowerBound)
      result += (text.spaceBefore[mention.range.lowerBound] ? " " : "") + "#"
      position = mention.range.upperBound
      if position < text.count, text.spaceBefore[position] { result += " " }
    }
    return result + text.spacedSlice(position..<range.upperBound)
  }

  // MARK: Numbers

  private var countsBehind: Bool { text.scalars.contains(where: Hangul.isSyllable) }

  /// The number that counts a thing: right behind it in Korean, right before it in English.
  private func number(of index: Int) -> Int? {
    let range = things[index].range
    return mentions.indices.first { number in
      guard mentions[number].isNumber else { return false }
      let counted = mentions[number].range
      let gap = countsBehind ? counted.lowerBound - range.upperBound : range.lowerBound - counted.upperBound
      return (0...(countsBehind ? Self.particles : Self.articles)).contains(gap)
    }
  }

  /// More of one thing is no edit: the sum of two edits stays far from what a number can hold.
  private static let counts = 1...9_999

  /// Room for particles, and for “more of those”: in letters.
  private static let particles = 4
  private static let articles = 11

  /// 두 개 더, 하나도: a number that says itself that it comes to what is there.
  private func added(_ index: Int) -> EditRole? {
    guard case .number(let number) = mentions[index].value else { return nil }
    return number.isMore || number.marks.contains(.also) ? .add : nil
  }

  /// The first number of words that name nothing, and how much of the list it counts.
  private var amount: (count: Int, scope: EditScope?)? {
    let end = things.first?.range.lowerBound ?? text.count
    guard let mention = mentions.first(where: { $0.isNumber && $0.range.upperBound <= end }),
      case .number(let number) = mention.value, let count = mention.wholeNumber
    else { return nil }
    return (count, language.editScope(around: leading) ?? (number.marks.contains(.each) ? .each : nil))
  }
}
