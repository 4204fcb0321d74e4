import Language

@testable import Matching

/// What a phrase without widening means, written down as plainly as possible: every reading is tried.
///
/// Takes exponential time, so it is for short templates and short utterances only.
struct ReferenceMatcher {
  struct Slot: Hashable {
    var name: String
    var value: Value
    var range: Range<Int>
  }

  indirect enum Value: Hashable {
    case names([String])
    case list([Slot])
    case composite([Slot])

    /// How many names it holds.
    var nameCount: Int {
      switch self {
      case .names: 1
      case .list(let members), .composite(let members): members.reduce(0) { $0 + $1.value.nameCount }
      }
    }
  }

  struct Reading: Hashable {
    var slots: [Slot] = []
    /// Spaces that were typed inside names.
    var spacesInNames = 0

    /// As the documentation's table has it, the app's name being left out.
    var cost: Int { slots.reduce(0) { $0 + $1.value.nameCount } * 10 + spacesInNames + 1 }
  }

  /// The names of each slot, with the ids they stand for.
  let names: [String: [(name: String, ids: [String])]]
  /// Slots that take members of another slot with commas between them.
  var lists: [String: String] = [:]
  /// Slots that take a form with slots of its own.
  var composites: [String: PhraseNode] = [:]
  private var scalars: [Unicode.Scalar] = []
  private var spaceBefore: SpaceMarks = []

  init(
    names: [String: [(name: String, ids: [String])]], lists: [String: String] = [:],
    composites: [String: PhraseNode] = [:]
  ) {
    self.names = names
    self.lists = lists
    self.composites = composites
  }

  /// Every reading of the whole utterance.
  mutating func readings(of node: PhraseNode, in utterance: String) -> Set<Reading> {
    let normal = NormalText(utterance)
    guard !normal.isEmpty else { return [] }
    scalars = normal.scalars
    spaceBefore = normal.spaceBefore
    let ends = walk(node, from: 0, Reading())
    return Set(ends.filter { $0.position == scalars.count }.map(\.reading))
  }

  private struct Place: Hashable {
    var position: Int
    var reading: Reading
  }

  private func walk(_ node: PhraseNode, from position: Int, _ reading: Reading) -> Set<Place> {
    switch node {
    case .text(let text): return walk(Array(text.unicodeScalars), from: position, reading)
    case .slot(let name): return walk(slot: name, from: position, reading)
    case .alternatives(let nodes): return Set(nodes.flatMap { walk($0, from: position, reading) })
    case .sequence(let nodes): return walk(sequence: nodes, from: position, reading)
    case .permutation(let nodes): return walk(permutation: nodes, from: position, reading)
    default: return [Place(position: position, reading: reading)]
    }
  }

  private func walk(sequence nodes: [PhraseNode], from position: Int, _ reading: Reading) -> Set<Place> {
    nodes.reduce([Place(position: position, reading: reading)]) { places, node in
      Set(places.flatMap { walk(node, from: $0.position, $0.reading) })
    }
  }

  private func walk(permutation nodes: [PhraseNode], from position: Int, _ reading: Reading) -> Set<Place> {
    guard isWordEnd(position) else { return [] }
    guard !nodes.isEmpty else { return [Place(position: position, reading: reading)] }
    var found: Set<Place> = []
    for (index, first) in nodes.enumerated() {
      var rest = nodes
      rest.remove(at: index)
      for place in walk(first, from: position, reading) {
        found.formUnion(walk(permutation: rest, from: place.position, place.reading))
      }
    }
    return found
  }

  /// A space of the template holds where a word may end; all else has to be there letter by letter.
  private func walk(_ text: [Unicode.Scalar], from position: Int, _ reading: Reading) -> Set<Place> {
    var position = position
    for scalar in text {
      if scalar == " " {
        guard isWordEnd(position) else { return [] }
      } else {
        guard position < scalars.count, scalars[position] == scalar else { return [] }
        position += 1
      }
    }
    return [Place(position: position, reading: reading)]
  }

  private func walk(slot: String, from position: Int, _ reading: Reading) -> Set<Place> {
    Set(
      values(of: slot, from: position).map { value in
        var next = reading
        next.slots.append(Slot(name: slot, value: value.value, range: position..<value.end))
        next.spacesInNames += value.spaces
        return Place(position: value.end, reading: next)
      })
  }

  private struct Found: Hashable {
    var end: Int
    var value: Value
    var spaces: Int
  }

  private func values(of slot: String, from position: Int) -> Set<Found> {
    if let member = lists[slot] { return Set(members(of: member, from: position).map(\.list)) }
    if let form = composites[slot] {
      return Set(
        walk(form, from: position, Reading()).filter { $0.position > position }.map {
          Found(end: $0.position, value: .composite($0.reading.slots), spaces: $0.reading.spacesInNames)
        })
    }
    return names(of: slot, from: position)
  }

  private struct Members: Hashable {
    var members: [Slot]
    var end: Int
    var spaces: Int

    var list: Found { Found(end: end, value: .list(members), spaces: spaces) }
  }

  /// One member, or one and a comma and more.
  private func members(of slot: String, from position: Int) -> Set<Members> {
    var found: Set<Members> = []
    for first in values(of: slot, from: position) {
      let member = Slot(name: "member", value: first.value, range: position..<first.end)
      found.insert(Members(members: [member], end: first.end, spaces: first.spaces))
      guard first.end < scalars.count, scalars[first.end] == "," else { continue }
      for rest in members(of: slot, from: first.end + 1) {
        found.insert(
          Members(members: [member] + rest.members, end: rest.end, spaces: first.spaces + rest.spaces))
      }
    }
    return found
  }

  private func names(of slot: String, from position: Int) -> Set<Found> {
    guard isWordEnd(position) else { return [] }
    var found: Set<Found> = []
    for (name, ids) in names[slot] ?? [] {
      let letters = name.unicodeScalars.filter { $0 != " " }
      let end = position + letters.count
      guard end <= scalars.count, scalars[position..<end].elementsEqual(letters), isWordEnd(end) else {
        continue
      }
      let spaces = (position..<end).dropFirst().count { spaceBefore[$0] }
      found.insert(Found(end: end, value: .names(ids), spaces: spaces))
    }
    return found
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  private func isWordEnd(_ position: Int) -> Bool {
    guard position > 0, position < scalars.count, !spaceBefore[position] else { return true }
    return !(isLetter(scalars[position - 1]) && isLetter(scalars[position]))
  }
}
