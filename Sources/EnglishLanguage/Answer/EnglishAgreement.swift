package import Language

/// English words that agree to an action, decline it, or add nothing. Parts have no spaces.
package struct EnglishAgreement {
  private let kinds: Set<ActionKind>
  private let verbs: Set<String>
  private let gerunds: Set<String>
  private let participles: [String]

  package init(kinds: Set<ActionKind>) {
    self.kinds = kinds
    let known = kinds.compactMap { Self.verbs[$0] }
    verbs = known.reduce(Self.anything) { $0.union($1) }
    participles = kinds.flatMap(\.participles)
    gerunds = Set(kinds.flatMap(\.gerunds))
  }

  package func sense(of part: String) -> Sense? {
    if EnglishAgreementWords.laughter.contains(part) { return .against }
    if verbs.contains(part) { return .action }
    if kinds.contains(.ordering), Self.callingOff.contains(part) { return .refusal }
    if EnglishAgreementWords.weak.contains(part) { return .weak }
    if EnglishAgreementWords.agreements.contains(part) { return .agreement }
    if EnglishAgreementWords.wishes.contains(part) { return [] }
    if EnglishAgreementWords.exclamations.contains(part) { return .exclaiming }
    if EnglishAgreementWords.fillers.contains(part) { return [] }
    if EnglishAgreementWords.beneficiaries.contains(part) { return .aside }
    if let side = EnglishReason.side(of: part), let sense = side.sense(for: kinds) {
      // I want it, by itself, may speak of anything.
      return sense == .action ? [.action, .pointing] : sense
    }
    if EnglishAgreementWords.denials.contains(part) || isDenied(part) { return .denial }
    return EnglishAgreementWords.keepers.contains(part) ? .keeping : nil
  }

  /// don't cancel, I don't want to order, I'm not cancelling, I don't want it cancelled.
  private func isDenied(_ part: String) -> Bool {
    if participles.contains(where: {
      part.hasSuffix($0) && Self.unwanted.contains(String(part.dropLast($0.count)))
    }) {
      return true
    }
    return EnglishAgreementWords.negators.contains { negator in
      guard part.hasPrefix(negator) else { return false }
      let rest = String(part.dropFirst(negator.count))
      return verbs.contains(rest) || gerunds.contains(rest)
    }
  }

  /// Where ordering is asked about: (yes) cancel it.
  private static let callingOff = set(
    "{please,just,do,}{cancel,scrap,bin,abort,calloff}{,it,that,this,theorder,myorder,thatorder,thisorder,thewholething,order}{,please}"
  )

  private static let unwanted = set(
    "{i,we}{don't,dont,donot,didn't,didnt}{want,need}{it,that,this,them,those,theorder,myorder}")

  package static func set(_ patterns: String) -> Set<String> {
    Set(patterns.split(whereSeparator: \.isWhitespace).flatMap { BraceExpansion.expand(String($0)) })
  }

  /// What asks to go on with anything.
  private static let anything = set(
    "proceed confirm continue {dothat,dothis} {,please}{doit,dothat} goahead{,with}{,it,that} makeithappen")

  private static let verbs = Dictionary(
    uniqueKeysWithValues: ActionKind.all.map { kind in
      // order away, cancel away
      let verbs = Set(kind.english.flatMap { verb in fronts.map { $0 + verb } + ends.map { verb + $0 } })
        .subtracting(nouns)
      return (kind, verbs.union(set(kind.spoken)).union(wishes(for: kind)))
    })

  /// do cancel, I'll cancel, cancel away, clear out.
  private static let fronts = set("{,do} {i,we}{'ll,ll,will,'mgoingto,'mgonna,mgonna,'lljust,'dbetter,shall}")
  /// That place, a good buy, takeaway: nouns by themselves.
  private static let nouns: Set<String> = ["takeaway", "takeout", "place", "buy"]
  private static let ends = ["away", "out", "itall", "allofit"]

  /// I want it cancelled, I'd like them removed.
  private static func wishes(for kind: ActionKind) -> [String] {
    let fronts = set("{have,get}{it,that,them,those,this}").union(
      set(
        "{i,we,}{want,need,'dlike,wouldlike,'dprefer}{it,that,this,them,those,theorder,myorder,mycart,everything}{,tobe,all}"
      ))
    return kind.participles.flatMap { participle in fronts.map { $0 + participle } }
  }
}
