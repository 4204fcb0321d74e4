import Language

@testable import Matching

/// What a phrase without widening means, written down as plainly as possible: every reading is tried.
///
/// Takes exponential time, so it is for short templates and short utterances only.
struct ReferenceMatcher {
  struct Slot: Hashable {
    var name: String
    var ids: [String]
    var range: Range<Int>
  }

  struct Reading: Hashable {
    var slots: [Slot] = []
    /// Spaces that were typed inside names.
    var spacesInNames = 0

    /// As the documentation's table has it, the app's name being left out.
    var cost: Int { slots.count * 10 + spacesInNames + 1 }
  }

  /// The names of each slot, with the ids they stand for.
  let names: [String: [(name: String, ids: [String])]]
  private var scalars: [Unicode.Scalar] = []
  private var spaceBefore: [Bool] = []

  init(names: [String: [(name: String, ids: [String])]]) { self.names = names }

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
    guard isWordEnd(position) else { return [] }
    var places: Set<Place> = []
    for (name, ids) in names[slot] ?? [] {
      let letters = name.unicodeScalars.filter { $0 != " " }
      let end = position + letters.count
      guard end <= scalars.count, scalars[position..<end].elementsEqual(letters), isWordEnd(end) else {
        continue
      }
      var next = reading
      next.slots.append(Slot(name: slot, ids: ids, range: position..<end))
      next.spacesInNames += (position..<end).dropFirst().count { spaceBefore[$0] }
      places.insert(Place(position: end, reading: next))
    }
    return places
  }

  private func isWordEnd(_ position: Int) -> Bool {
    guard position > 0, position < scalars.count, !spaceBefore[position] else { return true }
    return !(scalars[position - 1].isASCII && scalars[position].isASCII)
  }
}
