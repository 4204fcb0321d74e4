/// What the parts of an answer say.
package struct Sense: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let agreement = Sense(rawValue: 1)
  /// The action itself: 지워 주세요.
  package static let action = Sense(rawValue: 2)
  package static let denial = Sense(rawValue: 4)
  /// What there is stays as it is: 놔둬, keep it.
  package static let keeping = Sense(rawValue: 8)
  /// A reason against the action, which does not go with a yes: 배불러요 where ordering is asked about.
  package static let against = Sense(rawValue: 16)
  /// Which one is meant is left open: 그거 시켜 줘. Behind a word of agreement it is what was asked about.
  package static let pointing = Sense(rawValue: 32)

  /// ok, well: agrees where nothing declines.
  package static let weak = Sense(rawValue: 64)

  /// ok wow reacts to what was shown, and agrees to nothing.
  package static let exclaiming = Sense(rawValue: 128)

  /// A clause beside the answer, whose words are not all known. It agrees only with the action itself: 애들이
  /// 기다리니까 시켜 주세요.
  package static let aside = Sense(rawValue: 256)

  /// The action itself is denied in Korean: 안 시켜요. A word of agreement before it only answers, and does not take it back:
  /// 네 안 시켜요.
  package static let refusal: Sense = [.denial, Sense(rawValue: 512)]

  package var agrees: Bool {
    var says: Sense = contains(.pointing) ? .agreement : [.agreement, .action]
    if !contains(.exclaiming) { says.insert(.weak) }
    if contains(.aside), !contains(.action) { return false }
    return !isDisjoint(with: says) && isDisjoint(with: [.denial, .keeping, .against])
  }

  package var declines: Bool {
    if contains(.refusal), !contains(.action) { return true }
    return !isDisjoint(with: [.denial, .keeping]) && isDisjoint(with: [.agreement, .action])
  }
}

/// Whether a reason speaks for having a thing or against it: 배고파요, 배불러요.
package enum ReasonSide: Sendable {
  case wanting, unwanting
  /// 먹을래요, I want it: says by itself that the thing is wanted, or not.
  case asking, refusing
  /// It's expensive: speaks against any action by itself.
  case doubting
  /// 그만둘게요: whatever is asked about is not to be done.
  case declining
  /// 어쩔 수 없죠.
  case neutral

  /// What the reason says where actions of these kinds are asked about: hunger is for ordering and against cancelling.
  package func sense(for kinds: Set<ActionKind>) -> Sense? {
    let isOrdering = kinds.contains(.ordering)
    switch self {
    case .neutral: return []
    case .declining: return .denial
    case .doubting: return .against
    case .wanting: return kinds.isEmpty ? nil : isOrdering ? [] : .against
    case .unwanting: return kinds.isEmpty ? nil : isOrdering ? .against : .exclaiming
    case .asking: return kinds.isEmpty ? nil : isOrdering ? .action : .keeping
    case .refusing: return kinds.isEmpty || isOrdering ? .denial : .exclaiming
    }
  }
}
