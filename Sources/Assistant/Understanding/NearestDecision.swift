import AppIntents
import NearestMeaning

/// What the nearest meaning of a sentence may do, and what keeps it from doing more.
package struct NearestDecision: Sendable {
  package enum Verdict: Sendable {
    /// The intent runs; one that costs asks for its own confirmation.
    case runs(Candidate)
    /// A question restates what was understood.
    case asks(Candidate)
    /// Two or three readings are offered, the nearest first.
    case offers([Candidate])
    case nothing(Obstacle)
  }

  /// Why the nearest meaning decides nothing.
  package enum Obstacle: Hashable, Sendable {
    /// A rule forbids, quotes or puts off what is said.
    case veto
    /// One thing is to take the place of another, which only a phrase can say.
    case replacement
    /// Something is to be taken away, which the nearest intent does not do.
    case opposite
    /// Nothing asks for something to be done.
    case noRequest
    /// A phrase took it, but for a name that may be one nobody knows.
    case unknownName
    /// The words are like no intent's examples, or like those of several.
    case unclear
    /// These words may name what is meant.
    case words([String])
    case amount
    case time
    /// A note, an address or a name is said that the intent has no place for.
    case text

    /// Whether a statement beside the request may be what stands in the way: a rule, a time or a number in it.
    var mayLieInStatement: Bool {
      switch self {
      case .veto, .noRequest, .unclear, .words, .amount, .time, .text: true
      case .replacement, .opposite, .unknownName: false
      }
    }

    /// Whether what only reads may be asked about nevertheless.
    var mayBeLookedUp: Bool {
      switch self {
      case .veto, .replacement, .noRequest, .unclear: true
      case .opposite, .unknownName, .words, .amount, .time, .text: false
      }
    }
  }

  /// Why a change is asked about before it is made.
  package enum Doubt: Hashable, Sendable {
    /// It costs something or cannot be taken back.
    case cannotBeUndone
    /// Nothing plainly asks for it, a rule or a question mark speaks against it, or a word may reverse it.
    case notPlain
    /// Other intents are too near.
    case notClear
    /// A time, a number, a note or a name has no place in it.
    case leavesValues
    /// These words are like no example.
    case words([String])
    /// A value is missing.
    case incomplete
    /// A name stands for several things.
    case severalThings
  }

  /// A thing that is clearly meant and is not there.
  package struct Missing: Sendable {
    package var candidate: Candidate
    package var slot: String
    package var said: String
  }

  package var verdict: Verdict
  /// What is not there, where nothing else keeps the nearest meaning from being used: there is no order 5531.
  package var missing: Missing?
  /// Why it asks, where it does.
  package var doubt: Doubt?
  /// The nearest intent, as `App.Intent`; nil where none was looked for.
  package var intent: String?
  package var evidence: NearestEvidence?
  /// The part of the sentence that was read, where the rest only tells something.
  package var readPart: String?
  /// Whether a phrase took it but for words that can be no name, so that nothing is to be looked for.
  package var isNameImplausible = false
  /// Whether it only asks where nothing is understood of the parts of the sentence.
  var isLastResort = false

  static func nothing(_ obstacle: Obstacle) -> NearestDecision {
    NearestDecision(verdict: .nothing(obstacle))
  }
}

/// How sure the nearest meaning is.
package struct NearestEvidence: Sendable {
  /// About 1 for a sentence like the intent's examples.
  package var score: Float
  /// How much nearer it is than the next; negative where another one is nearer.
  package var lead: Float
  /// The nearest other intent, as `App.Intent`, or `-` for sentences that ask no app for anything.
  package var next: String?
  /// How much of the lead is there only because the sentence is like the requests that were learnt.
  var learntLead: Float = 0
  /// Which part of the sentence's words the examples have, from 0 to 1.
  package var knownShare: Double

  /// Whether an intent that only reads, or that confirms everything itself, may be run without asking.
  var isClear: Bool { knownShare >= 0.3 && lead >= 0.5 && score >= 0.4 }

  /// The same for an intent that only reads, where no rule speaks against any of the sentence and no phrase took a part of it.
  var isClearToRead: Bool {
    isClear || knownShare >= 0.5 && lead >= 0.3 && score >= 0.6
      || knownShare >= 0.8 && lead >= 0.15 && score >= 1
  }

  /// The same where a phrase of another intent took a part for an unknown name.
  var isClearOfOther: Bool { isClearToRead && lead >= 0.3 }

  /// Whether an intent whose change costs nothing and can be taken back may be run without asking, where all that was said has its
  /// place.
  var isClearToChange: Bool { knownShare >= 0.6 && lead >= 0.6 && score >= 0.8 }

  /// The same for what is much like the requests that were learnt.
  var isClearAsLearnt: Bool { knownShare >= 0.6 && lead >= 0.25 && score >= 0.7 }

  /// The same for a request that is not plain: 담아 놓을게요, 계획 ㄱㄱ.
  var isSureToChange: Bool { knownShare >= 0.6 && lead >= 0.7 && score >= 1.2 }

  /// Whether nothing else can be meant, so that one of several things of a name may be taken.
  var isCertain: Bool { knownShare >= 0.6 && lead >= 0.8 && score >= 1.5 }

  /// Whether what costs and says for what is worth its confirmation without a word that asks for something: 짬뽕 셋, 집으로.
  var isSurelyWanted: Bool { knownShare >= 0.5 && lead >= 0.5 && score >= 1.2 }

  /// Whether it is worth a question where something would be done.
  var isLikelyWanted: Bool { knownShare >= 0.3 && lead >= 0.25 && score >= 0.2 }

  /// Whether it is worth a question.
  var isLikely: Bool { knownShare >= 0.3 && lead >= 0.15 && score >= 0.1 }

  /// Whether what only reads is worth a question though a rule speaks against a part of the sentence.
  var isWorthReading: Bool { knownShare >= 0.5 && lead >= 0.3 && score >= 0.6 }

  /// Whether what only reads, and is nearest, is worth a question where the sentence is like a request.
  var isWorthLookingUp: Bool {
    knownShare >= 0.3 && lead - learntLead >= -Self.behindToLookUp && score >= 0.5
  }

  private static let behindToLookUp: Float = 0.3

  /// Whether it is worth a place among others that are offered.
  var isPossible: Bool { knownShare >= 0.3 && lead - learntLead >= -Self.mostBehind && score >= 0 }

  /// The same without what is learnt of requests.
  var withoutLearnt: NearestEvidence {
    var result = self
    result.lead -= learntLead
    result.learntLead = 0
    return result
  }

  private static let mostBehind: Float = 0.25
}
