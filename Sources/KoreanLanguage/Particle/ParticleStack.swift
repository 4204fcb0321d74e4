import Language

/// What a particle says about the noun before it.
public enum ParticleRole: String, Hashable, Sendable, CaseIterable {
  case subject, object, topic, with, or, direction
  /// 에: to or at a place or a time.
  case place
  /// 에서: at or from a place.
  case origin
  /// 에게, 한테, 께: to a person.
  case recipient
  /// 에게서, 한테서: from a person.
  case giver
  /// 의: of.
  case possessor
  /// 아/야: called by name.
  case vocative
  /// Only a marking or nothing: 만, 도, 요.
  case none
}

/// What 만, 도 and their like add to a noun. These are read, never skipped.
public struct ParticleMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// 만: exactly this, nothing else.
  public static let only = ParticleMarks(rawValue: 1 << 0)
  /// 도: in addition.
  public static let also = ParticleMarks(rawValue: 1 << 1)
  /// 씩: so much of each.
  public static let each = ParticleMarks(rawValue: 1 << 2)
  /// 부터: from here on.
  public static let from = ParticleMarks(rawValue: 1 << 3)
  /// 까지: up to here.
  public static let until = ParticleMarks(rawValue: 1 << 4)
  /// 밖에: nothing but.
  public static let nothingBut = ParticleMarks(rawValue: 1 << 5)
  /// 보다: compared with.
  public static let than = ParticleMarks(rawValue: 1 << 6)
  /// 마다: every.
  public static let every = ParticleMarks(rawValue: 1 << 7)
  /// 쯤, 정도: about.
  public static let about = ParticleMarks(rawValue: 1 << 8)
  /// 은/는 behind another particle.
  public static let topic = ParticleMarks(rawValue: 1 << 9)
  /// 요/이요 at the end.
  public static let polite = ParticleMarks(rawValue: 1 << 10)
}

/// One particle or several in a row, as they may end a noun: 에서는, 한테만, 으로요.
public struct ParticleStack: Hashable, Sendable {
  /// As written.
  public let spelling: String
  /// The case, or `.none`.
  public let role: ParticleRole
  /// What stands behind the case.
  public let marks: ParticleMarks
  /// The sounds after which this spelling is the right one. The wrong one is accepted too; the right one
  /// is only likelier.
  public let soundsBefore: Set<FinalSound>

  /// Whether the spelling is the right one behind a sound.
  public func agrees(with sound: FinalSound) -> Bool { soundsBefore.contains(sound) }

  /// Every stack that begins at a place in some scalars, longest first, with where it ends.
  public static func all(
    in scalars: [Unicode.Scalar], from start: Int
  ) -> [(stack: ParticleStack, end: Int)] {
    let most = min(longest, scalars.count - start)
    guard most > 0, starts.contains(scalars[start]) else { return [] }
    return stride(from: most, to: 0, by: -1).compactMap { length in
      let spelling = String(letters: scalars[start..<start + length])
      return table[spelling].map { ($0, start + length) }
    }
  }

  /// Every spelling with what it means.
  public static let table: [String: ParticleStack] = makeTable()

  private static let longest = table.keys.map(\.unicodeScalars.count).max() ?? 0
  private static let starts = Set(table.keys.compactMap(\.unicodeScalars.first))
}
