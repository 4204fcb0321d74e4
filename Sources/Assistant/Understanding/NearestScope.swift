import AppIntents
import Language

/// What the nearest meaning may decide.
enum NearestScope {
  /// Without an obstacle, a phrase has decided.
  case nothing(NearestDecision.Obstacle?)
  /// Only a clear question to an app.
  ///
  /// - Parameter mayAsk: whether what is less clear may be asked about: the rule may speak of what stands beside it.
  case clearQuestion(NearestDecision.Obstacle, mayAsk: Bool)
  /// Only a clear question to another intent than this one's, or to the same one with names in place of a text.
  ///
  /// - Parameter mayDo: whether the sentence is a request that no rule speaks against, so that something may be done instead.
  case otherThan(Candidate, mayDo: Bool)
  /// Only a question about what only reads: a rule speaks against a part of the sentence, which may tell something.
  case readQuestion(NearestDecision.Obstacle)
  /// Also what is less clear, as a question; and a request.
  case request(RequestScope)

  /// The same, but that every change is asked about.
  var asking: NearestScope {
    guard case .request(var scope) = self else { return self }
    (scope.isPlain, scope.mayRun, scope.isLearnt, scope.isSurelyLearnt) = (false, false, false, false)
    return .request(scope)
  }

  /// The same for what a rule speaks against that may stand beside a request.
  var askingUnlessSurelyLearnt: NearestScope {
    guard case .request(var scope) = self, scope.isSurelyLearnt else { return askingAlways }
    (scope.isPlain, scope.mayRun, scope.isLearnt) = (false, false, false)
    return .request(scope)
  }

  /// The same for what a rule speaks against.
  var askingAlways: NearestScope {
    guard case .request(var scope) = asking else { return asking }
    (scope.askedRisks, scope.likelihoodByRules) = ([.changes, .costs], .none)
    return .request(scope)
  }

  var isReadQuestion: Bool {
    if case .readQuestion = self { true } else { false }
  }

  var isLikelyRequest: Bool {
    guard case .request(let scope) = self else { return false }
    return scope.likelihood == .likely
  }
}

/// How a sentence that no phrase takes may be a request.
struct RequestScope {
  var likelihood: RequestLikelihood
  /// How likely it is one by the rules alone.
  var likelihoodByRules = RequestLikelihood.likely
  /// Whether readings may be offered where nothing is clear.
  var mayOffer: Bool
  /// Whether what only reads may be asked about though the rules see no request.
  var mayAskToRead = false
  /// Whether it plainly asks for something, no rule speaks against any of it but that something has happened, and no word may reverse it.
  var isPlain: Bool
  /// Whether it probably asks for something, is no question, no rule speaks against any of it, and no word may reverse it.
  var mayRun: Bool
  /// Whether it is much like the requests that were learnt, and no rule speaks against any of it.
  var isLearnt = false
  /// Whether it is very much like the requests that were learnt, is no question, no word may reverse it, and the rules see a request and
  /// nothing against it but something past or negated beside it. The English rules see no request beside these, so that it asks there.
  var isSurelyLearnt = false
  /// The risks of what is asked about: the rules see no request, or speak against it. Not where they only see none and all else is certain.
  var askedRisks: Set<IntentRisk> = []
  /// Whether it takes something away.
  var takesAway: Bool
  /// Whether it is a question, or holds one.
  var holdsQuestion: Bool
}
