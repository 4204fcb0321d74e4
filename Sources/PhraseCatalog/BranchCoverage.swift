public import Language
public import Matching

/// Which branches of the phrases some sentences go through.
///
/// A branch is covered when a sentence was understood through it in the match that won. For each branch the
/// phrase is compiled as it is when that branch is taken; a sentence that the phrase won with goes through the
/// branch when it is read in the same way, with the same values and at the same cost, by what is left.
public struct BranchCoverage: Sendable {
  /// A sentence, and the intent that it is to reach.
  public struct Example: Hashable, Sendable {
    public var text: String
    public var app: String
    public var intent: String

    public init(_ text: String, app: String, intent: String) {
      self.text = text
      self.app = app
      self.intent = intent
    }
  }

  public struct Branch: Hashable, Sendable {
    public let branch: PhraseBranch
    /// Of the phrase's position; for a branch of a rule the first phrase that names the rule.
    public let phrase: Int
    /// Where it is written.
    public let origin: PhraseOrigin
    /// How many sentences went through it.
    public var count = 0
    /// A sentence that would.
    public var suggestion: String?
  }

  public private(set) var branches: [Branch] = []
  /// How many sentences each phrase won.
  public private(set) var wins: [Int]

  private let matcher: Matcher
  private let reference: DateReference

  /// - Parameters:
  ///   - rules: every file's, by its path; they tell where a rule is written.
  ///   - matcher: with the names that the sentences use.
  ///   - reference: what dates in the sentences count from.
  ///   - isMeasured: whether a phrase counts; sentences are read by all of them in any case.
  public init(
    of examples: [Example], rules: [String: [String: PhraseRule]], by matcher: Matcher,
    at reference: DateReference, _ isMeasured: (Phrase) -> Bool = { _ in true }
  ) throws(PhraseSetErrors) {
    self.matcher = matcher
    self.reference = reference
    let phrases = matcher.phrases.phrases
    wins = Array(repeating: 0, count: phrases.count)
    let parts = RestrictedPhrases(phrases, rules, isMeasured)
    branches = parts.branches
    for (phrase, won) in winners(examples).sorted(by: { $0.key < $1.key }) {
      try count(won, of: phrase, parts)
    }
    suggest(parts)
  }

  public var coveredCount: Int { branches.count { $0.count > 0 } }

  /// A sentence, and how the phrase that won read it.
  private struct Won {
    let text: String
    let match: Match
  }

  /// The sentences that each phrase won.
  private func winners(_ examples: [Example]) -> [Int: [Won]] {
    var winners: [Int: [Won]] = [:]
    for example in examples {
      let won = matcher.match(example.text, at: reference).matches.first { match in
        let phrase = matcher.phrases.phrases[match.phrase]
        return phrase.app == example.app && phrase.intent == example.intent
      }
      if let won { winners[won.phrase, default: []].append(Won(text: example.text, match: won)) }
    }
    return winners
  }

  /// Counts the branches of one phrase. A few of its parts are compiled at a time: those of all phrases together, which begin
  /// alike, would be too many.
  private mutating func count(_ won: [Won], of phrase: Int, _ parts: RestrictedPhrases)
    throws(PhraseSetErrors)
  {
    wins[phrase] += won.count
    for branch in parts.always[phrase] { branches[branch].count += won.count }
    let own = parts.parts(of: phrase)
    var covered: [Set<Int>] = Array(repeating: [], count: won.count)
    for first in stride(from: 0, to: own.count, by: Self.partsAtOnce) {
      let some = Array(own[first..<min(first + Self.partsAtOnce, own.count)])
      let restricted = try parts.matcher(of: some, like: matcher)
      for (index, example) in won.enumerated() {
        covered[index].formUnion(branches(of: some, through: example, restricted))
      }
    }
    for branch in covered.joined() where !parts.always[phrase].contains(branch) {
      branches[branch].count += 1
    }
  }

  private static let partsAtOnce = 8

  /// The branches that a sentence goes through: those of parts that read it as the phrase did.
  private func branches(of parts: [RestrictedPhrases.Part], through won: Won, _ restricted: Matcher)
    -> Set<Int>
  {
    // What the phrase took as it was said is no slip in its parts either.
    let found = restricted.match(won.text, at: reference, repairs: won.match.repair != nil)
    return found.matches.reduce(into: []) { covered, match in
      guard match.cost == won.match.cost, match.slots == won.match.slots else { return }
      covered.formUnion(parts[match.phrase].branches)
    }
  }

  private mutating func suggest(_ parts: RestrictedPhrases) {
    let samples = PhraseSamples(matcher)
    for index in branches.indices where branches[index].count == 0 {
      let phrase = parts.phrase(ofBranch: index) ?? matcher.phrases.phrases[branches[index].phrase]
      branches[index].suggestion = samples.sentences(of: phrase).first
    }
  }
}

/// The phrases, each as it is when one of its branches is taken.
private struct RestrictedPhrases {
  struct Part {
    let restricted: Phrase
    /// Positions of the branches that lead through it.
    var branches: Set<Int>
  }

  private let rules: [String: [String: PhraseRule]]
  private(set) var branches: [BranchCoverage.Branch] = []
  private var parts: [Part] = []
  /// By phrase, where its parts are.
  private var positionsOfParts: [[Int]]
  /// By phrase, the branches that every sentence goes through.
  private(set) var always: [Set<Int>]

  private struct BranchID: Hashable {
    /// Nil for a branch of a rule, which the phrases share.
    let phrase: Int?
    let app: String
    let language: String
    let ruleSource: String?
    let branch: PhraseBranch
  }

  private var positions: [BranchID: Int] = [:]

  init(
    _ phrases: [Phrase], _ rules: [String: [String: PhraseRule]], _ isMeasured: (Phrase) -> Bool
  ) {
    self.rules = rules
    always = Array(repeating: [], count: phrases.count)
    positionsOfParts = Array(repeating: [], count: phrases.count)
    for (index, phrase) in phrases.enumerated() where isMeasured(phrase) { add(phrase, at: index) }
  }

  private mutating func add(_ phrase: Phrase, at index: Int) {
    var known: [[BranchPath.Choice: BranchPath.Way]: Int] = [:]
    for path in phrase.branchPaths {
      let branch = position(of: path.branch, phrase, index)
      if path.ways.isEmpty {
        always[index].insert(branch)
      } else if let part = known[path.ways] {
        parts[part].branches.insert(branch)
      } else if let restricted = phrase.restricted(to: path) {
        known[path.ways] = parts.count
        positionsOfParts[index].append(parts.count)
        parts.append(Part(restricted: restricted, branches: [branch]))
      }
    }
  }

  private mutating func position(of branch: PhraseBranch, _ phrase: Phrase, _ index: Int) -> Int {
    let id = BranchID(
      phrase: branch.rule == nil ? index : nil, app: phrase.app, language: phrase.language,
      ruleSource: branch.rule.flatMap { phrase.rules[$0]?.source }, branch: branch)
    if let known = positions[id] { return known }
    positions[id] = branches.count
    branches.append(
      BranchCoverage.Branch(branch: branch, phrase: index, origin: origin(of: branch, phrase)))
    return branches.count - 1
  }

  private func origin(of branch: PhraseBranch, _ phrase: Phrase) -> PhraseOrigin {
    var origin = phrase.origin
    if let rule = branch.rule { origin = rules[phrase.origin.file]?[rule]?.origin ?? origin }
    if origin.column > 0 { origin.column += branch.range.lowerBound }
    return origin
  }

  func parts(of phrase: Int) -> [Part] { positionsOfParts[phrase].map { parts[$0] } }

  /// A matcher of the parts, over the same names. Each is an intent of its own, so that none hides another.
  func matcher(of parts: [Part], like matcher: Matcher) throws(PhraseSetErrors) -> Matcher {
    let phrases = parts.enumerated().map { index, part in
      var phrase = part.restricted
      phrase.intent = "\(index)"
      return phrase
    }
    return try matcher.reading(phrases)
  }

  /// A phrase that always goes through the branch; nil when its own does.
  func phrase(ofBranch branch: Int) -> Phrase? { parts.first { $0.branches.contains(branch) }?.restricted }
}
