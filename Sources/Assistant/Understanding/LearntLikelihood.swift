import AppIntents
import Language
import Languages

/// What is learnt of requests beside the rules: whether they may be overruled, by a question or where a change can be taken back.
///
/// The levels were chosen on totals of the closed half of the spoken corpora, which nothing is learnt from: low ones at which no forbidden
/// sentence was carried out or opened, and at most one of a hundred asked about.
struct LearntLikelihood {
  /// Nil where nothing was learnt for the language.
  private let score: Float?
  /// Whether nothing that is learnt may make it a request: it may quote somebody, or it takes back what it says.
  private let isBarred: Bool
  private let isQuestion: Bool
  private let sure: Float

  init(of text: NormalText, _ language: any PhraseLanguage) {
    isBarred = text.source.contains { "\"“”".contains($0) } || language.retracts(text)
    // Also one in the middle.
    isQuestion = language.asksQuestion(text) || text.source.contains("?")
    let learnt = LearntRequest(language: language.tag)
    score = learnt?.score(of: text.source)
    let sureScore = learnt?.sureScore ?? .infinity
    sure = isQuestion ? max(sureScore, Self.sureQuestion) : sureScore
  }

  private func isAtLeast(_ level: Float) -> Bool { score.map { $0 >= level } ?? false }

  /// Whether it is worth a question though a rule speaks against it: stop pinging me about deliveries.
  var isSure: Bool { !isBarred && isAtLeast(sure) }

  /// Whether it need not begin or end as a plain request does, where no rule speaks against it. Where the rules see no request, it has to
  /// be more like one.
  func isPlain(besideRules rules: RequestLikelihood) -> Bool {
    !isBarred && !isQuestion && isAtLeast(rules == .likely ? Self.plain : Self.certain)
  }
}

extension LearntLikelihood {
  private static let plain: Float = 0.6
  /// “what changes if I move it to Busan?” names what it only asks about.
  private static let sureQuestion: Float = 1.3
  private static let certain: Float = 1.4
  private static let unlikely: Float = -0.8
  private static let even: Float = 0
  private static let lookUp: Float = 0.3

  /// Whether a question about what only reads is worth it where the rules see a story or a veto: it is more like a request than like a
  /// story. 음식 언제 온대? is, “the food takes ages at weekends” is not.
  var mayAskToRead: Bool { !isBarred && isAtLeast(Self.even) }

  /// Whether what only reads may be asked about though nothing is clear.
  var mayLookUp: Bool { !isBarred && isAtLeast(Self.lookUp) }

  /// The risks of what is asked about, whatever else would ask, where the rules see no request.
  func askedRisks(besideRules rules: RequestLikelihood) -> Set<IntentRisk> {
    guard rules != .likely, isSure, rules == .none || !isAtLeast(Self.certain) else { return [] }
    return [.changes, .costs]
  }

  /// What is taken from how near a sentence is to what asks no app for anything.
  var noneHandicap: Float {
    isBarred ? 0 : min(Self.largestHandicap, max(0, score ?? 0) * Self.handicap)
  }

  private static let handicap: Float = 0.25
  private static let largestHandicap: Float = 0.5

  /// How likely it is a request by both.
  func likelihood(besideRules rules: RequestLikelihood) -> RequestLikelihood {
    if isSure { return .likely }
    return rules == .likely && score.map { $0 <= Self.unlikely } ?? false ? .open : rules
  }
}
