import AppIntents
import KoreanLanguage
import Language

/// Texts of apps with the form of each particle that the word before it wants: 1043은(는) is 1043은.
///
/// Every text passes here on its way from an intent, so that whatever is shown, spoken, kept, sent as an event or read
/// an answer with has one form. What people said, and identifiers, stay as they are.
extension SpokenText {
  var particlesResolved: SpokenText {
    SpokenText(
      full: KoreanParticle.resolve(in: full), supporting: supporting.map { KoreanParticle.resolve(in: $0) })
  }
}

extension IntentQuestion {
  var particlesResolved: IntentQuestion {
    var question = self
    question.title = KoreanParticle.resolve(in: title)
    question.options = options.map(\.particlesResolved)
    question.cancelTitle = cancelTitle.map { KoreanParticle.resolve(in: $0) }
    question.dialog = dialog?.particlesResolved
    question.situation = situation.particlesResolved
    if case .refused(let text) = problem { question.problem = .refused(text.particlesResolved) }
    question.snippet = snippet.map { KoreanParticle.resolve(in: $0) }
    question.tree = tree?.changingTexts { KoreanParticle.resolve(in: $0) }
    question.confirmation?.accept = confirmation?.accept.map { KoreanParticle.resolve(in: $0) } ?? []
    question.confirmation?.deny = confirmation?.deny.map { KoreanParticle.resolve(in: $0) } ?? []
    return question
  }
}

extension IntentQuestion.Situation {
  fileprivate var particlesResolved: Self {
    guard case .ambiguous(let said, let owner) = self else { return self }
    return .ambiguous(said: said, owner: owner.map { KoreanParticle.resolve(in: $0) })
  }
}

extension IntentOption {
  fileprivate var particlesResolved: IntentOption {
    var option = self
    option.title = KoreanParticle.resolve(in: title)
    option.subtitle = subtitle.map { KoreanParticle.resolve(in: $0) }
    return option
  }
}

extension IntentOutcome {
  var particlesResolved: IntentOutcome {
    var outcome = self
    outcome.dialog = dialog?.particlesResolved
    outcome.snippet = snippet.map { KoreanParticle.resolve(in: $0) }
    outcome.tree = tree?.changingTexts { KoreanParticle.resolve(in: $0) }
    outcome.actions = actions?.map { action in
      SnippetAction(title: KoreanParticle.resolve(in: action.title), call: action.call)
    }
    outcome.value = value?.particlesResolved
    return outcome
  }
}

extension OutcomeValue {
  fileprivate var particlesResolved: OutcomeValue {
    OutcomeValue(
      id: id, text: KoreanParticle.resolve(in: text),
      entities: entities.map { entity in
        OutcomeEntity(type: entity.type, id: entity.id, title: KoreanParticle.resolve(in: entity.title))
      })
  }
}

extension IntentFailure {
  var particlesResolved: IntentFailure {
    var failure = self
    failure.message = message?.particlesResolved
    return failure
  }
}

extension IntentProgress {
  var particlesResolved: IntentProgress {
    IntentProgress(fraction: fraction, text: text.map { KoreanParticle.resolve(in: $0) })
  }
}
